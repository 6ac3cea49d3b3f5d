/** What the dice would bring, before one chooses: beside the choices, or of the one that is held. */
import { type Message, type Option, sameOption } from '@carillon/kernel'
import { isWayOut } from '@carillon/kernel/catalogue'
import type { OptionOdds, Said } from '@carillon/protocol'
import { type ReactNode, useEffect, useRef, useState } from 'preact/compat'
import type { GameBoard, Goal, Say } from '../boards/board.ts'
import { type App, useApp } from '../shell/context.tsx'
import { keepText, readText } from '../shell/settings.ts'
import { OddsCompared, OddsInFull, OddsInLine } from './OddsFigures.tsx'
import { labelFor } from './option-list.ts'
import { useOdds } from './useOdds.ts'

interface OddsCardProps {
  /** Names the decision. */
  readonly about: string
  readonly view: unknown
  /** What is asked. */
  readonly asks: Message | undefined
  /** What is held, or must be chosen: it is told of alone. */
  readonly pending: Option | undefined
  /** The option under pointer or focus. */
  readonly marked: Option | undefined
  /** What stands first in the list: where choices are much alike, who asks is told of this one. */
  readonly first: Option | undefined
  readonly board: GameBoard
  readonly say: Say
  /** A way that one points at. */
  readonly walk?: Goal | undefined
  /** How often it was asked for: then it is told even if nothing hangs on dice. */
  readonly asked: number
  /** One line, until one points at a choice or opens it. */
  readonly folds?: boolean
  ask(option?: Option, walk?: Goal): Promise<Said<'odds'>>
  tell(text: string): void
}
const KEY = 'carillon.odds'
/** What is held stands above, with all that it does: its last click would not name it. */
export const titleOf = (t: App['t'], choice: string | undefined, pending: Option | undefined): string =>
  choice !== undefined && !pending ? t('table.odds.of', { choice }) : t('table.odds')

export function OddsCard(props: OddsCardProps): ReactNode {
  const { about, view, asks, pending, marked, first, board, say, walk, asked, folds = false, ask, tell } = props
  const { t } = useApp()
  const all = useOdds(pending ? undefined : about, undefined, ask)
  const known = all?.odds.find(({ option }) => marked && sameOption(option, marked))
  // Where options are not told side by side, that which is looked at is asked about alone.
  const alone =
    pending ?? (all?.final && all.odds.length === 0 ? (marked ?? (asked > 0 ? first : undefined)) : undefined)
  const one = useOdds(alone ? about : undefined, alone, ask)
  const way = useOdds(walk && `${about} ${JSON.stringify(walk)}`, undefined, () => ask(undefined, walk))
  const [gone] = way?.odds ?? []
  // Who ends the matter need not be told what comes then, unless he points at it or asks.
  const told = all?.odds.filter(({ option }) => asked > 0 || !isWayOut(option)) ?? []
  const [only] = told.length === 1 ? told : []
  const [wanted, want] = useState(() => readText(KEY) === 'open')
  const open = !folds || wanted || asked > 0
  const found = pending ? one?.odds[0] : (gone ?? known ?? one?.odds[0] ?? only)
  // On the way from one choice to the next the last one stays: what comes and goes moves what stands around it.
  const last = useRef<{ readonly about: string; readonly odds: OptionOdds }>(undefined)
  if (found && !pending) last.current = { about, odds: found }
  const before = !pending && last.current?.about === about && (!open || all?.odds.length === 0)
  const full = found ?? (before ? last.current?.odds : undefined)
  const { final } = (alone ? one : all) ?? { final: false }
  const label = (option: Option) =>
    walk && option === gone?.option ? say({ key: `space.${walk.to}` }) : labelFor(board, option, view, say, asks)

  const box = useRef<HTMLDivElement>(null)
  const is = found !== undefined || (full !== undefined && open) || told.length > 0
  const none = asked > 0 && final && !is
  useEffect(() => {
    if (asked === 0) return
    if (none) tell(t('table.odds.none'))
    else box.current?.focus()
  }, [asked, none, tell, t])
  if (none) return <p className="odds small soft">{t('table.odds.none')}</p>
  if (!is) return null
  const shown = full?.odds ?? all?.odds[0]?.odds
  const turn = () => {
    want(!open)
    keepText(KEY, open ? 'folded' : 'open')
  }
  return (
    <section
      className="odds"
      data-folds={folds || undefined}
      data-shown={open ? 'open' : (gone ?? (marked && found)) ? 'pointed' : 'folded'}
      aria-label={t('table.odds')}
      aria-busy={!final}
    >
      {folds && (
        <button type="button" className="odds-fold" aria-expanded={open} onClick={turn}>
          <span>{t('table.odds')}</span>
          {!open && <OddsInLine all={found ? [found] : told} say={say} label={({ option }) => label(option)} />}
        </button>
      )}
      {/* It may be longer than its place, and is scrolled with the keys. */}
      <div ref={box} className="odds-full" tabIndex={open ? 0 : -1}>
        {(full || !folds) && <p className="odds-title">{titleOf(t, full && label(full.option), pending)}</p>}
        {full ? (
          <OddsInFull odds={full.odds} say={say} />
        ) : (
          <OddsCompared all={all?.odds ?? []} say={say} label={({ option }) => label(option)} />
        )}
        {shown && (
          <p className="odds-how">
            {t(shown.exact ? 'table.odds.exact' : 'table.odds.drawn', { count: shown.futures })}
          </p>
        )}
      </div>
    </section>
  )
}
