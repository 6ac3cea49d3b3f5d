/** What the dice would bring, before one chooses: beside the choices, or of the one that is held. */
import { type Message, type Option, sameOption } from '@carillon/kernel'
import type { OptionOdds, Said } from '@carillon/protocol'
import { type ReactNode, useEffect, useRef } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { labelFor } from './listed.ts'
import { OddsCompared, OddsInFull } from './OddsFigures.tsx'
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
  /** How often it was asked for: then it is told even if nothing hangs on dice. */
  readonly asked: number
  ask(option?: Option): Promise<Said<'odds'>>
  tell(text: string): void
}
export function OddsCard(props: OddsCardProps): ReactNode {
  const { about, view, asks, pending, marked, first, board, say, asked, ask, tell } = props
  const { t } = useApp()
  const all = useOdds(pending ? undefined : about, undefined, ask)
  const known = all?.odds.find(({ option }) => marked && sameOption(option, marked))
  // Where options are not told side by side, that which is looked at is asked about alone.
  const alone =
    pending ?? (all?.final && all.odds.length === 0 ? (marked ?? (asked > 0 ? first : undefined)) : undefined)
  const one = useOdds(alone ? about : undefined, alone, ask)
  const [only] = all?.odds.length === 1 ? all.odds : []
  const found = pending ? one?.odds[0] : (known ?? one?.odds[0] ?? only)
  // On the way from one choice to the next the last one stays: what comes and goes moves what stands around it.
  const last = useRef<{ readonly about: string; readonly odds: OptionOdds }>(undefined)
  if (found && !pending) last.current = { about, odds: found }
  const full =
    found ?? (!pending && last.current?.about === about && all?.odds.length === 0 ? last.current.odds : undefined)
  const { final } = (alone ? one : all) ?? { final: false }
  const label = (option: Option) => labelFor(board, option, view, say, asks)

  const box = useRef<HTMLElement>(null)
  const is = full !== undefined || (all !== undefined && all.odds.length > 0)
  const none = asked > 0 && final && !is
  useEffect(() => {
    if (asked === 0) return
    if (none) tell(t('table.odds.none'))
    else box.current?.focus()
  }, [asked, none, tell, t])
  if (none) return <p className="odds small soft">{t('table.odds.none')}</p>
  if (!is) return null
  const told = full?.odds ?? all?.odds[0]?.odds
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be longer than its place, and is scrolled with the keys.
    <section ref={box} className="odds" aria-label={t('table.odds')} aria-busy={!final} tabIndex={0}>
      <p className="odds-title">{full ? t('table.odds.of', { choice: label(full.option) }) : t('table.odds')}</p>
      {full ? (
        <OddsInFull odds={full.odds} say={say} />
      ) : (
        <OddsCompared all={all?.odds ?? []} say={say} label={({ option }) => label(option)} />
      )}
      {told && (
        <p className="odds-how">
          {told.exact ? t('table.odds.exact', { count: told.futures }) : t('table.odds.drawn', { count: told.futures })}
        </p>
      )}
    </section>
  )
}
