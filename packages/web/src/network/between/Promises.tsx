/** What holds at this table, in words: how the dice are made and how far that has come, how time is counted, who sees what. */
import { liarIn, type Role, roundName, type Share, SPECTATOR } from '@carillon/kernel'
import type { Company, Scene } from '@carillon/protocol'
import { type ReactNode, useId } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { type App, useApp } from '../../shell/app.tsx'
import { sideName } from '../../table/people.ts'
import { keptList } from '../dice.ts'
import { clockText } from '../lobby/GameRow.tsx'
import { lengthOf } from './time.ts'

interface PromisesProps {
  readonly scene: Scene
  readonly company: Company
  readonly say: Say
}
export function Promises({ scene, company, say }: PromisesProps): ReactNode {
  const { t, locale } = useApp()
  const id = useId()
  const lines = [
    ...diceText(scene, say, t, keptList(scene.id) !== undefined),
    ...timeText(company, t, locale),
    t('promise.back'),
    t('promise.secret'),
    ...(company.delay !== undefined && scene.seat !== SPECTATOR ? [t('promise.delay', { count: company.delay })] : []),
  ]
  return (
    <section className="between-part" aria-labelledby={id}>
      <h3 id={id}>{t('promise.title')}</h3>
      <ul className="promises">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

const listed = (roles: readonly Role[], say: Say): string => roles.map((role) => sideName(say, role)).join(', ')

/** The list of promises as it stands. `kept`: this browser has it, as it was before anything was shown. */
export function diceText(
  { id, fairness, company, observation }: Pick<Scene, 'id' | 'fairness' | 'company' | 'observation'>,
  say: Say,
  t: App['t'],
  kept: boolean,
): readonly string[] {
  if (!fairness) return [t('promise.dice.none')]
  const seats = company?.dice
  const over = company?.ended !== undefined || observation.outcome !== undefined
  const { anew = 0 } = company ?? {}
  const after = [
    ...(anew > 0 ? [t('promise.dice.anew', { count: anew })] : []),
    t(over ? 'promise.dice.over' : 'promise.dice.later'),
  ]
  if (!seats) return [t('promise.dice.house'), ...after]
  const missing = seats.filter(({ commitment }) => commitment === undefined).map(({ role }) => role)
  if (missing.length > 0)
    return [t('promise.dice.all'), t('promise.dice.missing', { sides: listed(missing, say) }), ...after]
  const hidden = seats.filter(({ share }) => share === undefined).map(({ role }) => role)
  const sides = listed(
    seats.map(({ role }) => role),
    say,
  )
  const fixed = t(kept ? 'promise.dice.kept' : 'promise.dice.fixed', { sides })
  // Nobody's word is taken for it: what was shown is compared here.
  const liar = liarIn(fairness.commitment, { table: roundName(id, anew), seats: seats as readonly Share[] })
  if (liar !== undefined) return [t('promise.dice.all'), fixed, t('dice.fair.liar', { side: sideName(say, liar) })]
  const shown = hidden.length > 0 ? t('promise.dice.hidden', { sides: listed(hidden, say) }) : t('promise.dice.shown')
  return [t('promise.dice.all'), fixed, shown, ...after]
}

function timeText({ clock }: Pick<Company, 'clock'>, t: App['t'], locale: App['locale']): readonly string[] {
  if (!clock) return [t('promise.clock.none')]
  const { rules } = clock
  return [
    t('promise.clock', { clock: clockText(rules, t) }),
    t(rules.flag === 'auto' ? 'promise.flag.auto' : 'promise.flag.claim'),
    ...(rules.weekends === undefined ? [] : [t('promise.weekends', { zone: rules.weekends })]),
    ...(rules.vacation ? [t('promise.vacation', { time: lengthOf(rules.vacation, locale) })] : []),
    t('promise.outage'),
  ]
}
