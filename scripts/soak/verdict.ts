/** What of a soak must not be: the exit code says so, and a line each. */
export interface Wanted {
  readonly kills: number
  /** Parts for which there was no time on this machine: what they did must be right, but need not be all. */
  readonly cut?: readonly string[]
}
/** Milliseconds until a killed house is back; MB that memory may grow by. */
const [BACK, GROWN] = [5000, 64]
const NEVER = ['lost', 'doubled', 'wronglyRefused', 'serverErrors', 'leaks', 'differ', 'changed'] as const

export function faultsIn(found: Readonly<Record<string, unknown>>, { kills, cut = [] }: Wanted): readonly string[] {
  const number = (name: string): number | undefined => (typeof found[name] === 'number' ? found[name] : undefined)
  const faults = NEVER.filter((name) => number(name)).map((name) => `${name}: ${number(name)}`)
  if (number('races') !== number('acceptedOnce'))
    faults.push(`races: ${number('races')}, accepted once: ${number('acceptedOnce')}`)
  const { back, grown, made } = { back: number('back'), grown: number('grown'), made: number('kills') }
  if (back !== undefined && back > BACK) faults.push(`back: ${back} ms, at most ${BACK}`)
  if (grown !== undefined && grown > GROWN) faults.push(`memory: ${grown} MB more, at most ${GROWN}`)
  const least = cut.some((part) => part.includes('kills')) ? 1 : 0.75 * kills
  if (made !== undefined && made < least) faults.push(`kills: ${made} of ${kills}`)
  return faults
}
