/** Player aids: one of the game's tables and lists at a time, or all that one searches for. */
import type { Aid, Viewer } from '@carillon/kernel'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { AidSheet } from './AidSheet.tsx'
import { foundIn } from './aid-search.ts'
import { RuleButton } from './RuleButton.tsx'
import { Tabs } from './Tabs.tsx'

interface AidsProps {
  readonly open: boolean
  onClose(): void
  readonly game: string
  readonly board: GameBoard
  readonly view: unknown
  readonly seat: Viewer
  readonly say: Say
}
/** The one that was open last, by game. */
const last = new Map<string, string>()

export default function Aids({ open, onClose, ...table }: AidsProps): ReactNode {
  const { t } = useApp()
  return (
    <Dialog open={open} title={t('aids.title')} onClose={onClose} wide>
      {open && <Sheets {...table} />}
    </Dialog>
  )
}

type MakeAids = (view: unknown, seat: Viewer) => readonly Aid[]
function useAids(board: GameBoard): MakeAids | 'failed' | undefined {
  const [make, set] = useState<MakeAids | 'failed'>()
  useEffect(() => {
    let wanted = true
    board.aids?.().then(
      (loaded) => wanted && set(() => loaded),
      () => wanted && set('failed'),
    )
    return () => {
      wanted = false
    }
  }, [board])
  return make
}

function Sheets({ game, board, view, seat, say }: Omit<AidsProps, 'open' | 'onClose'>): ReactNode {
  const { t } = useApp()
  const make = useAids(board)
  const aids = useMemo(() => (typeof make === 'function' ? make(view, seat) : []), [make, view, seat])
  const [chosen, choose] = useState(() => last.get(game))
  const [typed, type] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const field = useId()
  const current = aids.find(({ id }) => id === chosen) ?? aids[0]
  const found = useMemo(() => foundIn(aids, typed, say), [aids, typed, say])
  const shown = current?.id
  // Whoever opened it by a key goes on by keys.
  useEffect(() => {
    if (shown) box.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [shown])
  const show = (id: string) => {
    last.set(game, id)
    choose(id)
    type('')
  }
  const key = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    const aid = aids[Number(event.key) - 1]
    if (aid) show(aid.id)
    else if (event.key === '/') document.getElementById(field)?.focus()
    else return
    event.preventDefault()
  }
  const hasKeys = globalThis.matchMedia?.('(pointer: fine)').matches
  if (make === 'failed') return <p>{t('refused.failed')}</p>
  if (!current) return <p className="soft">{t('app.loading')}</p>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that go to an aid, besides its tab.
    <div ref={box} className="aids" onKeyDown={key}>
      <div className="aids-search">
        <label htmlFor={field}>{t('aids.search')}</label>
        <input id={field} type="search" value={typed} onInput={(event) => type(event.currentTarget.value)} />
        <p className="small soft" role="status">
          {found ? t('aids.found', { count: found.count }) : hasKeys && t('aids.keys', { last: aids.length })}
        </p>
      </div>
      {found ? (
        found.aids.map((aid) => <OneAid key={aid.id} {...{ aid, board, view, say }} titled />)
      ) : (
        <Tabs
          label={t('aids.title')}
          tabs={aids.map((aid, n) => ({
            id: aid.id,
            title: hasKeys ? `${n + 1} ${say(aid.title)}` : say(aid.title),
            body: aid === current ? <OneAid {...{ aid, board, view, say }} /> : null,
          }))}
          open={current.id}
          onOpen={show}
        />
      )}
    </div>
  )
}

interface OneAidProps {
  readonly aid: Aid
  readonly board: GameBoard
  readonly view: unknown
  readonly say: Say
  readonly titled?: boolean
}
function OneAid({ aid, board, view, say, titled = false }: OneAidProps): ReactNode {
  const { t } = useApp()
  return (
    <section>
      {titled && <h3>{say(aid.title)}</h3>}
      {aid.tables.map((table) => (
        <AidSheet key={say(table.title)} {...{ table, board, view, say }} />
      ))}
      <p className="small soft">
        {t('aids.rules')}{' '}
        {aid.rules.map((rule) => (
          <RuleButton key={rule} rule={rule} />
        ))}
      </p>
    </section>
  )
}
