/** The whole rulebook of a game in our own words, searchable; every section has its address. */
import '../styles/table.css'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'preact/compat'
import type { RuleSection } from '../boards/board.ts'
import { link, Notice, Screen, useAbout, useApp, useWords } from '../shell/context.tsx'
import { Failed } from './Failed.tsx'
import { RuleText } from './RuleText.tsx'
import { depthOf, searched, sectionOf } from './rulebook.ts'
import { useGameBoard } from './useGameBoard.ts'
import { useRulebook } from './useRulebook.ts'

interface RulesScreenProps {
  readonly game: string
  readonly section?: string | undefined
}
export default function RulesScreen({ game, section }: RulesScreenProps): ReactNode {
  const { t, locale } = useApp()
  const about = useAbout(game)
  const say = useWords(about)
  const board = useGameBoard(game)
  const book = useRulebook(board instanceof Error ? undefined : board, locale)
  if (board instanceof Error) return <Failed error={board} />
  const title = about ? t('rulebook.book.of', { game: say({ key: 'game.name' }) }) : t('rulebook.book')
  return (
    <Screen title={title} kind="wide" lead={t('rulebook.book.lead')}>
      {book === undefined && <p className="soft">{t('app.loading')}</p>}
      {book === null && <Notice>{t('rulebook.book.none')}</Notice>}
      {book && <Book game={game} book={book} section={section} />}
    </Screen>
  )
}

const anchorOf = (id: string): string => `rule-${id}`

interface BookProps {
  readonly game: string
  readonly book: readonly RuleSection[]
  readonly section: string | undefined
}
function Book({ game, book, section }: BookProps): ReactNode {
  const { t } = useApp()
  const [typed, setTyped] = useState('')
  const search = useId()
  const wanted = section === undefined ? undefined : sectionOf(book, section)
  useEffect(() => {
    if (!wanted) return
    setTyped('')
    const found = document.getElementById(anchorOf(wanted.id))
    found?.scrollIntoView({ block: 'start' })
    found?.querySelector<HTMLElement>('h2, h3, h4')?.focus({ preventScroll: true })
  }, [wanted])
  const shown = useMemo(() => (typed.trim() === '' ? book : searched(book, typed)), [book, typed])
  return (
    <div className="rules">
      <nav className="rules-contents" aria-label={t('rulebook.contents')}>
        <div className="rulebook-search">
          <label htmlFor={search}>{t('rulebook.search')}</label>
          <input id={search} type="search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          <p className="small soft" role="status">
            {typed.trim() !== '' && t('rulebook.found', { count: shown.length })}
          </p>
        </div>
        <ol>
          {shown
            .filter(({ id }) => typed.trim() !== '' || depthOf(id) <= 2)
            .map(({ id, title }) => (
              <li key={id} data-depth={depthOf(id)}>
                <a href={link.rules(game, id)} aria-current={id === wanted?.id ? 'location' : undefined}>
                  <span className="rule-number">{id}</span> {title}
                </a>
              </li>
            ))}
        </ol>
      </nav>
      <div className="rules-text">
        {shown.map((one) => (
          <Section key={one.id} game={game} section={one} book={book} />
        ))}
      </div>
    </div>
  )
}

function Section({ game, section, book }: { game: string; section: RuleSection; book: BookProps['book'] }): ReactNode {
  const { t } = useApp()
  const { id, title, see } = section
  const Heading = `h${Math.min(4, depthOf(id) + 1)}` as 'h2' | 'h3' | 'h4'
  return (
    <article id={anchorOf(id)} className="rules-section" data-depth={depthOf(id)}>
      <Heading tabIndex={-1}>
        <a className="rule-number" href={link.rules(game, id)} aria-label={t('rulebook.rule', { rule: id })}>
          {id}
        </a>{' '}
        {title}
      </Heading>
      <RuleText section={section} book={book} to={(to, text) => <a href={link.rules(game, to)}>{text}</a>} />
      {see.length > 0 && (
        <p className="small soft">
          {t('rulebook.see_also')}{' '}
          {see.map((other, i) => (
            <span key={other}>
              {i > 0 && ', '}
              <a href={link.rules(game, other)}>{other}</a>
            </span>
          ))}
        </p>
      )}
    </article>
  )
}
