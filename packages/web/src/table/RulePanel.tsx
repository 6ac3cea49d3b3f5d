/** A rule in our own words, its family, and a search through the book: what a number of a rule opens. */
import { type ReactNode, useEffect, useId, useState } from 'preact/compat'
import type { GameBoard, RuleSection } from '../boards/board.ts'
import { ButtonLink, link, useApp } from '../shell/context.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { RuleText } from './RuleText.tsx'
import { above, below, searched, sectionOf } from './rulebook.ts'
import { useRulebook } from './useRulebook.ts'

interface RulePanelProps {
  readonly game: string
  readonly board: GameBoard
  /** The rule to be opened; undefined when the panel is shut. */
  readonly rule: string | undefined
  onClose(): void
}
export default function RulePanel({ game, board, rule, onClose }: RulePanelProps): ReactNode {
  const { t, locale } = useApp()
  const book = useRulebook(board, locale, rule !== undefined)
  const [path, setPath] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (rule === undefined) return
    setPath([rule])
    setTyped('')
  }, [rule])
  const asked = path.at(-1) ?? rule ?? ''
  const section = book ? sectionOf(book, asked) : undefined
  const found = book ? searched(book, typed).slice(0, 12) : []
  const search = useId()
  const go = (id: string) => {
    setTyped('')
    setPath([...path, id])
  }
  return (
    <Dialog
      open={rule !== undefined}
      title={section ? `${section.id} ${section.title}` : t('rulebook.rule', { rule: asked })}
      onClose={onClose}
      wide
      actions={
        <>
          {path.length > 1 && (
            <button type="button" className="button" onClick={() => setPath(path.slice(0, -1))}>
              {t('rulebook.back')}
            </button>
          )}
          <ButtonLink icon="book" href={link.rules(game, section?.id)}>
            {t('rulebook.book')}
          </ButtonLink>
        </>
      }
    >
      {book === undefined && <p className="soft">{t('app.loading')}</p>}
      {book && section && (
        <>
          <Family sections={above(book, section.id)} label={t('rulebook.above')} go={go} />
          {section.id !== asked && <p className="soft small">{t('rulebook.nearest', { rule: asked })}</p>}
          <RuleText section={section} book={book} to={(id, text) => <RuleLink id={id} text={text} go={go} />} />
          <Family sections={below(book, section.id)} label={t('rulebook.below')} go={go} titled />
          <Family
            sections={section.see.flatMap((id) => book.find((one) => one.id === id) ?? [])}
            label={t('rulebook.see')}
            go={go}
            titled
          />
        </>
      )}
      {book !== undefined && !section && <p>{t('rulebook.none', { rule: asked })}</p>}
      {book && (
        <div className="rulebook-search">
          <label htmlFor={search}>{t('rulebook.search')}</label>
          <input id={search} type="search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          {typed.trim() !== '' && (
            <p className="small soft" role="status">
              {t('rulebook.found', { count: searched(book, typed).length })}
            </p>
          )}
          <Sections className="rulebook-found" sections={found} go={go} />
        </div>
      )}
    </Dialog>
  )
}

function RuleLink({ id, text, go }: { id: string; text: string; go: (id: string) => void }): ReactNode {
  return (
    <button type="button" className="inline-link" onClick={() => go(id)}>
      {text}
    </button>
  )
}

interface FamilyProps extends Omit<SectionsProps, 'className'> {
  readonly label: string
  readonly titled?: boolean
}
function Family({ sections, label, titled, go }: FamilyProps): ReactNode {
  if (sections.length === 0) return null
  return (
    <nav aria-label={label} className={titled ? 'family' : 'family family-path'}>
      {titled && <h3 className="family-title">{label}</h3>}
      <Sections sections={sections} go={go} />
    </nav>
  )
}

interface SectionsProps {
  readonly sections: readonly RuleSection[]
  readonly className?: string
  go(id: string): void
}
const Sections = ({ sections, className, go }: SectionsProps): ReactNode => (
  <ul className={className}>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <button type="button" className="rulebook-link" onClick={() => go(id)}>
          <span className="rule-number">{id}</span> {title}
        </button>
      </li>
    ))}
  </ul>
)
