/** 7 to 10 Battles, sieges, assaults and raids as the log tells them. */
import type { LogLine, Message } from '@carillon/kernel'
import { columnOf, type Piece, pieceCalled, rowOf, type Side, type SpaceId } from '@carillon/wilderness-war/facts'
import { idOf, listOf, numberOf, type Part, partsFrom } from '../theatre/told.ts'

/** A roll on a table. */
export interface Roll {
  readonly die: number
  readonly drm: number
  readonly reasons: readonly Message[]
  /** Of the table. */
  readonly row: number
}
/** 7.6, 9.13 */
export interface Shot extends Roll {
  readonly side: Side
  readonly strength: number
  readonly column: number
  readonly result: number
}
export type Kind = 'battle' | 'assault' | 'siege' | 'raid'
export interface Story {
  readonly kind: Kind
  readonly space: SpaceId
  /** Who attacks or assaults. */
  readonly attacker?: Side
  readonly shots: readonly Shot[]
  /** 8.231, 10.3 */
  readonly roll?: Roll
  /** 10.3 On the hard column. */
  readonly hard: boolean
  readonly success: boolean
  /** 10 Who raids. */
  readonly raiders: readonly Piece[]
  readonly reduced: readonly Piece[]
  readonly lost: readonly Piece[]
  /** 7.7 Leaders in danger, and their dice. */
  readonly checks: readonly (readonly [piece: Piece, die: number])[]
  readonly winner?: Side
  /** It is over. */
  readonly over: boolean
  readonly lines: readonly LogLine[]
  /** The line of the log after the last of it. */
  readonly until: number
}
type Told = { -readonly [K in keyof Story]: Story[K] extends readonly (infer T)[] ? T[] : Story[K] }
type Args = NonNullable<Message['args']>

/** What a reason adds to the roll, and its rule. */
const REASONS: Readonly<Record<string, readonly [points: number, rule: string]>> = {
  'drm.auxiliaries': [-1, '7.52'],
  'drm.regulars': [-1, '7.53'],
  'drm.landing': [-1, '7.54'],
  'drm.stockade': [-1, '7.54'],
  'drm.fieldworks': [0, '7.55'],
  'drm.ambush': [0, '7.56'],
  'drm.coehorns': [2, '8.231'],
  'drm.coehorns_enemy': [-2, '8.231'],
  'drm.louisbourg': [-1, '8.231'],
  'drm.rangers': [1, '10.3'],
  'drm.militia': [-1, '10.3'],
}
const pointsOf = ({ key, args = {} }: Message): number => {
  if (key === 'drm.tactics') return numberOf(args.tactics)
  return key === 'drm.tactics_enemy' ? -numberOf(args.tactics) : (REASONS[key]?.[0] ?? 0)
}
export const ruleOf = ({ key }: Message): string => REASONS[key]?.[1] ?? '7.51'

function rollIn({ die, reasons }: Args): Roll {
  const found = listOf(reasons)
  const drm = found.reduce((sum, reason) => sum + pointsOf(reason), 0)
  return { die: numberOf(die), drm, reasons: found, row: rowOf(numberOf(die) + drm) }
}
function shotIn(args: Args, shift: number): Shot {
  const roll = rollIn(args)
  const strength = numberOf(args.strength)
  const side = idOf(args.side) as Side
  return { ...roll, side, strength, column: columnOf(strength, shift), result: numberOf(args.result) }
}
const pieceIn = (name: unknown): Piece => pieceCalled(idOf(name as Message))

const KINDS: Readonly<Record<string, Kind>> = {
  'log.battle': 'battle',
  'log.assault': 'assault',
  'log.siege_roll': 'siege',
  'log.surrender': 'siege',
  'log.raid_succeeds': 'raid',
  'log.raid_fails': 'raid',
}
type Teller = (story: Told, args: Args, line: LogLine) => void
const says: Teller = () => undefined
const fires: Teller = (story, args) => {
  const works = listOf(args.reasons).some(({ key }) => key === 'drm.fieldworks')
  const uphill = story.kind === 'assault' && idOf(args.side) === story.attacker
  story.shots.push(shotIn(args, works || uphill ? -1 : 0))
}
const wins: Teller = (story, { side }) => {
  story.winner = idOf(side) as Side
}
const falls: Teller = (story, { piece }, { rule }) => {
  story.lost.push(pieceIn(piece))
  if (rule === '7.7' || rule === '10.32') story.checks.push([pieceIn(piece), 1])
}
const TELLERS: Readonly<Record<string, Teller>> = {
  'log.join': says,
  'log.militia': says,
  'log.fieldworks': says,
  'log.ambush': says,
  'log.ambush_both': says,
  'log.fire': fires,
  'log.fire_modified': fires,
  'log.assault_fire': fires,
  'log.reduced': (story, { piece }) => story.reduced.push(pieceIn(piece)),
  'log.eliminated': falls,
  'log.killed': falls,
  'log.leader_lives': (story, { piece, die }) => story.checks.push([pieceIn(piece), numberOf(die)]),
  'log.battle_won': wins,
  'log.captured': wins,
  'log.assault_fails': (story) => {
    story.winner = story.attacker === 'british' ? 'french' : 'british'
  },
}
/** What may follow before something else begins. */
const AFTER: ReadonlySet<string> = new Set([
  'log.vp',
  'log.overrun',
  'log.militia_home',
  'log.fieldworks_removed',
  'log.destroyed',
  'log.retreat',
  'log.retreat_inside',
  'log.back_inside',
  'log.leader_retreats',
  'log.leader_inside',
  'log.siege_begins',
  'log.siege_lifted',
  'log.surrendered',
  'log.raided',
  'log.raided_before',
  'log.stockade_burnt',
  'log.goes_home',
  'log.battle_won',
  'log.captured',
  'log.assault_fails',
  'log.eliminated',
  'log.killed',
])

/** The fights that the log tells of, in their order. */
export const fightsIn = (log: readonly LogLine[]): readonly Story[] =>
  partsFrom(log, ({ text }) => text.key in KINDS).map(storyOf)

function storyOf({ start, lines: part }: Part): Story {
  const [first, ...lines] = part as [LogLine, ...LogLine[]]
  const { key: begins, args: given = {} } = first.text
  const kind = KINDS[begins] as Kind
  const attacker = idOf(given.attacker ?? given.side) as Side
  const story: Told = {
    kind,
    space: idOf(given.space) as SpaceId,
    ...(attacker && { attacker }),
    shots: [],
    ...(given.die !== undefined && { roll: rollIn(given) }),
    hard: numberOf(given.hard) > 0,
    success: begins === 'log.raid_succeeds',
    raiders: listOf(given.pieces).map(pieceIn),
    reduced: [],
    lost: [],
    checks: [],
    over: kind === 'siege',
    lines: [first],
    until: start + 1,
  }
  for (const [i, line] of lines.entries()) {
    const { key, args = {} } = line.text
    const told = TELLERS[key]
    if (!AFTER.has(key) && (!told || story.winner)) {
      // A card that was played, or a commander named, is no end of it.
      if (story.winner || kind === 'raid' || kind === 'siege') break
      continue
    }
    told?.(story, args, line)
    story.lines.push(line)
    story.until = start + i + 2
  }
  story.over ||= story.winner !== undefined || kind === 'raid'
  return story
}
