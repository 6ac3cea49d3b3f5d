/** Answers that were not offered: each is refused, and changes nothing. */
import type { Option, Role } from '../ask.ts'
import { short } from '../excerpt.ts'
import type { Game, State } from '../game.ts'
import { pickOne, type Random } from '../random.ts'
import { Refused, wrongDraw } from '../refused.ts'
import type { Input } from '../saved.ts'
import type { Table } from '../table.ts'
import { canonical } from './data.ts'
import { differsFor, fingerprint } from './same.ts'
import type { Start } from './start.ts'
import { Found, randomInput, type Walker, walk } from './walk.ts'

/** How many wrong answers are tried in one position. */
const AT_ONCE = 12
/** Anything a file or the wire could hold, also what makes trouble for those who write it down. */
const DEEP: unknown = JSON.parse(`${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`)
const LONG = 'x'.repeat(100_000)
const FOREIGN: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e300, '', 'x', '__proto__', [], [1], {}, [[]], { a: 1 }],
  ...[DEEP, LONG, [LONG, 1], { toString: 1 }, { toJSON: 1 }],
]
/** Letters of a refusal. */
const MOST = 200

export interface Mutated {
  readonly problems: string[]
  readonly refused: number
}

/** Tries `count` wrong answers in positions of random games. */
export function mutations<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  count: number,
  walker: Walker<S> = randomInput,
): Mutated {
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
    problems.push(...walk(game, { ...start, seed }, visit, { walker, until: enough }))
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
    refuse(() => table.answer(input as Input, revision as number), `${short(input)} for revision ${short(revision)}`)
    refused += 1
  }
  const [role, revision] = [pickOne(FOREIGN, random), pickOne(FOREIGN, random)]
  refuse(() => table.undo(role as Role), `taking back by ${short(role)}`)
  const [own] = table.game.roles
  if (own) refuse(() => table.undo(own, revision as number), `taking back at revision ${short(revision)}`)
  if (fingerprint(table) !== before) throw new Found('a refused answer changed the position')
  for (const role of table.game.roles) {
    const problem = differsFor(fork, table, role, 'no log')
    if (problem && !problem.startsWith(`${role}.canUndo`)) throw new Found(`a refused answer changed what ${problem}`)
  }
  return refused
}

function refuse(act: () => void, what: string): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof Refused)) throw new Found(`not refused, but a crash: ${what}: ${error}`)
    if (error.message.length > MOST) throw new Found(`refused with ${error.message.length} letters: ${what}`)
    return
  }
  throw new Found(`accepted, and was not offered: ${what}`)
}

/** Does it happen to be a right answer? Judged here anew, by content. */
function isLegal<S extends State>(table: Table<S>, input: unknown, revision: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  if ('chance' in input) return table.chance !== undefined && wrongDraw(table.chance, input.chance) === undefined
  const { role, option } = input as { role?: unknown; option?: unknown }
  const ask = table.decisions.find((one) => one.role === role)
  if (!ask || (revision !== undefined && revision !== table.revision(ask.role))) return false
  // No option has anything inside.
  if (typeof option !== 'object' || option === null) return false
  if (Object.values(option).some((value) => typeof value === 'object')) return false
  const text = canonical(option)
  return ask.options.some((one) => canonical(one) === text)
}

/** A legal answer with something wrong in it. */
function wrong<S extends State>(
  table: Table<S>,
  others: readonly Option[],
  random: Random,
): readonly [input: unknown, revision?: unknown] {
  const right = randomInput(table, random)
  const { roles } = table.game
  if (random.below(8) === 0 || !right) return [pickOne([...FOREIGN, { chance: [1] }, { role: roles[0] }], random)]
  if ('chance' in right) return [wrongDrawn(table, right.chance as readonly unknown[], roles, others, random)]
  const { role, option } = right
  switch (random.below(6)) {
    case 0:
      return [{ role: pickOne([...roles, 'spectator', 'open', 'nobody', ...FOREIGN], random), option }]
    case 1:
      return [
        right,
        pickOne([-1, table.revision(role) - 1, table.revision(role) + 1, Number.NaN, null, '1', DEEP], random),
      ]
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
  const bad: unknown[] = [...FOREIGN, chance?.draw === 'dice' ? chance.sides + 1 : 'x', '1']
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
