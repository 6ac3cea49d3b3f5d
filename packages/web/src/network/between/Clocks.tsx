/** The clocks of all seats, above the question. */
import type { ClockView, Scene } from '@carillon/protocol'
import { type ReactNode, useEffect, useRef, useState } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { useApp } from '../../shell/context.tsx'
import { sideName } from '../../table/people.ts'
import { sideColour } from '../../table/sides.ts'
import { dateOf, figures, lagOfHouse, lengthOf, type Reading, readingOf } from './time.ts'

const [TICK, SLOW, LOW] = [1000, 20_000, 60_000]

/** What time it is at the house; anew as often as a clock of this kind wants it, or somebody who waits without one. */
export function useHouseTime(clock: ClockView | undefined, waits = false): number {
  const [lag, setLag] = useState(0)
  const [now, set] = useState(() => Date.now())
  const wanted = clock !== undefined || waits
  useEffect(() => {
    if (wanted) void lagOfHouse().then(setLag)
  }, [wanted])
  const often = clock?.rules.kind === 'live' && clock.running.length > 0 ? TICK : SLOW
  useEffect(() => {
    if (!wanted) return
    set(Date.now())
    const timer = setInterval(() => set(Date.now()), often)
    return () => clearInterval(timer)
  }, [wanted, often])
  return now + lag
}

interface ClocksProps {
  readonly clock: ClockView
  readonly now: number
  readonly seat: Scene['seat']
  readonly say: Say
}
export function Clocks({ clock, now, seat, say }: ClocksProps): ReactNode {
  const { t, locale, announceNow } = useApp()
  const own = readingOf(clock, seat, now)
  const low = own.running && clock.rules.kind === 'live' && own.left <= LOW
  // Where it must be claimed the game goes on, and one may still play.
  const out = own.running && own.left <= 0 && clock.rules.flag === 'claim' && !clock.paused
  const told = useRef(false)
  // Once a turn, not every second.
  useEffect(() => {
    if (low && !told.current) announceNow(t('between.clock.low'))
    told.current = low
  }, [low, announceNow, t])
  useEffect(() => {
    if (out) announceNow(t('between.clock.out'))
  }, [out, announceNow, t])
  const shown = ({ left, due, away }: Reading): string => {
    if (away !== undefined) return t('between.clock.away', { until: dateOf(away, locale) })
    if (clock.rules.kind === 'live') return figures(left)
    return due === undefined ? lengthOf(left, locale, 'narrow') : t('between.clock.by', { until: dateOf(due, locale) })
  }
  const worded = ({ left, due, running }: Reading): string =>
    [
      clock.rules.kind === 'days' && due !== undefined
        ? t('between.clock.by', { until: dateOf(due, locale) })
        : t('between.clock.left', { time: lengthOf(left, locale) }),
      ...(running ? [t('between.clock.running')] : []),
      ...(clock.paused ? [t('between.clock.paused')] : []),
    ].join(', ')
  return (
    <>
      <ul className="clocks" aria-label={t('between.clocks')} data-paused={clock.paused || undefined}>
        {Object.keys(clock.left).map((role) => {
          const reading = readingOf(clock, role, now)
          return (
            <li
              key={role}
              className="clock"
              style={sideColour(role)}
              data-running={reading.running || undefined}
              data-low={(reading.running && clock.rules.kind === 'live' && reading.left <= LOW) || undefined}
            >
              <span className="clock-name">
                <span className="clock-mark" aria-hidden="true">
                  {clock.paused ? '‖' : reading.running ? '▸' : ''}
                </span>
                {sideName(say, role)}
              </span>
              <span className="clock-time" aria-hidden="true">
                {shown(reading)}
              </span>
              <span className="unseen">{worded(reading)}</span>
            </li>
          )
        })}
      </ul>
      {out && (
        <p className="table-word" data-problem>
          {t('between.clock.out')}
        </p>
      )}
    </>
  )
}
