/** Answers that were not offered: each is refused, and changes nothing. */
import type { Option } from '../ask.ts'
import type { Game, State } from '../game.ts'
import { pickOne, type Random } from '../random.ts'
import { Refused, wrongDraw } from '../refused.ts'
import type { Input } from '../saved.ts'
import type { Table } from '../table.ts'
import { canonical } from './data.ts'
import { differsFor, fingerprint } from './same.ts'
import type { Start } from './start.ts'
import { Found, randomInput, walk } from './walk.ts'

/** How many wrong answers are tried in one position. */
const AT_ONCE = 12
/** Anything a file or the wire could hold. */
const FOREIGN: readonly unknown[] = [null, true, 0, -1, 1.5, 1e300, '', 'x', '__proto__', [], [1], {}, [[]], { a: 1 }]

export interface Mutated {
  readonly problems: string[]
  readonly refused: number
}

/** Tries `count` wrong answers in positions of random games. */
export function mutations<S extends State>(game: Game<S>, starts: readonly Start[], count: number): Mutated {
  let refused = 0
  const problems: string[] = []
  const enough = () => refused >= count
  for (let round = 0; !enough() && problems.length === 0; round++) {
    const start = starts[round % starts.length] as Start
    const seed = start.seed + 7919 * Math.floor(round / starts.length)
    /** Options of this game, to be given where they do not belong. */
    const others: Option[] = [{ do: 'nothing' }]
    const visit = ({ table, random }: { table: Table<S>; random: Random }): void => {
      if (random.below(2) === 0) refused += tryWrong(table, others, random)
      for (const { options } of table.decisions) others[random.below(60)] ??= pickOne(options, random)
    }
    problems.push(...walk(game, { ...start, seed }, visit, { until: enough }))
  }
  return { problems, refused }
}

function tryWrong<S extends State>(table: Table<S>, others: readonly Option[], random: Random): number {
  const before = fingerprint(table)
  const fork = table.fork()
  let refused = 0
  for (let i = 0; i < AT_ONCE; i++) {
    const [input, revision] = wrong(table, others, random)
    if (isLegal(table, input, revision)) continue
    refuse(table, input, revision)
    refused += 1
  }
  if (fingerprint(table) !== before) throw new Found('a refused answer changed the position')
  for (const role of table.game.roles) {
    const problem = differsFor(fork, table, role, 'no log')
    if (problem && !problem.startsWith(`${role}.canUndo`)) throw new Found(`a refused answer changed what ${problem}`)
  }
  return refused
}

function refuse<S extends State>(table: Table<S>, input: unknown, revision: number | undefined): void {
  const what = `${JSON.stringify(input)}${revision === undefined ? '' : ` for revision ${revision}`}`
  try {
    table.answer(input as Input, revision)
  } catch (error) {
    if (error instanceof Refused) return
    throw new Found(`not refused, but a crash: ${what}: ${error}`)
  }
  throw new Found(`accepted, and was not offered: ${what}`)
}

/** Does it happen to be a right answer? Judged here anew, by content. */
function isLegal<S extends State>(table: Table<S>, input: unknown, revision: number | undefined): boolean {
  if (typeof input !== 'object' || input === null) return false
  if ('chance' in input) return table.chance !== undefined && wrongDraw(table.chance, input.chance) === undefined
  const { role, option } = input as { role?: unknown; option?: unknown }
  const ask = table.decisions.find((one) => one.role === role)
  if (!ask || (revision !== undefined && revision !== table.revision(ask.role))) return false
  const text = canonical(option)
  return ask.options.some((one) => canonical(one) === text)
}

/** A legal answer with something wrong in it. */
function wrong<S extends State>(
  table: Table<S>,
  others: readonly Option[],
  random: Random,
): readonly [input: unknown, revision?: number] {
  const right = randomInput(table, random)
  const { roles } = table.game
  if (random.below(8) === 0 || !right) return [pickOne([...FOREIGN, { chance: [1] }, { role: roles[0] }], random)]
  if ('chance' in right) return [wrongDrawn(table, right.chance as readonly unknown[], roles, others, random)]
  const { role, option } = right
  switch (random.below(6)) {
    case 0:
      return [{ role: pickOne([...roles, 'spectator', 'open', 'nobody', '__proto__', null, 7, {}], random), option }]
    case 1:
      return [right, pickOne([-1, table.revision(role) - 1, table.revision(role) + 1, Number.NaN], random)]
    case 2:
      return [{ role, option: pickOne(others.filter(Boolean), random) }]
    case 3:
      return [{ role, option: pickOne(FOREIGN, random) }]
    case 4:
      return [{ chance: pickOne([[1], [], ['x'], option, null], random) }]
    default:
      return [{ role, option: bent(option, random) }]
  }
}

/** An option with a field changed, left out or added. */
function bent(option: Option, random: Random): unknown {
  const field = pickOne(Object.keys(option), random)
  const value = option[field]
  const { [field]: _, ...without } = option
  const changes: unknown[] = [
    without,
    { ...option, more: 1 },
    { ...option, [field]: `${value}x` },
    { ...option, [field]: typeof value === 'number' ? value + 1 : value?.toUpperCase() },
    { ...option, [field]: typeof value === 'number' ? String(value) : 0 },
    { ...option, [field]: pickOne(FOREIGN, random) },
    { ...without, [`${field}x`]: value },
    [option],
    value,
  ]
  return pickOne(changes, random)
}

function wrongDrawn<S extends State>(
  { chance }: Table<S>,
  drawn: readonly unknown[],
  roles: readonly string[],
  others: readonly Option[],
  random: Random,
): unknown {
  const at = random.below(drawn.length || 1)
  const bad: unknown[] = [0, -1, 1.5, chance?.draw === 'dice' ? chance.sides + 1 : 'x', '1', null, [1], {}]
  const changes: unknown[] = [
    { chance: drawn.toSpliced(at, 1) },
    { chance: [...drawn, ...drawn, 1] },
    { chance: drawn.toSpliced(at, 1, pickOne(bad, random)) },
    { chance: pickOne(FOREIGN, random) },
    { role: pickOne(roles, random), option: pickOne(others.filter(Boolean), random) },
    { chance: drawn.toSpliced(at, 1, drawn[random.below(drawn.length || 1)]).concat(drawn[0]) },
  ]
  return pickOne(changes, random)
}
