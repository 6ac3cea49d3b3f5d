/** 7 to 10 Battles, sieges, assaults and raids as the log tells them. */
import { idOf, type LogLine, type Name } from '@carillon/kernel'
import {
  argsOf,
  oneOf,
  type Piece,
  pieceCalled,
  rowOf,
  type Side,
  type SpaceId,
  type TextOf,
  tellers,
} from '@carillon/wilderness-war/page'
import { type Draft, type Part, partsFrom } from '../theatre/fight-log.ts'

/** What changes a roll. */
export type Reason = TextOf<'drm'>
/** A roll on a table. */
export interface Roll {
  readonly die: number
  readonly drm: number
  readonly reasons: readonly Reason[]
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
type StoryDraft = Draft<Story>

export const ruleOf = (reason: Reason): string => argsOf(reason).rule
function rollOf(die: number, reasons: readonly Reason[]): Roll {
  const drm = reasons.reduce((sum, reason) => sum + argsOf(reason).points, 0)
  return { die, drm, reasons, row: rowOf(die + drm) }
}
const pieceIn = (name: Name<'piece'>): Piece => pieceCalled(idOf(name))

// --- how it begins -----------------------------------------------------------------------------------------------

type Begun = Pick<StoryDraft, 'kind' | 'space'> & Partial<StoryDraft>
interface RaidTold {
  readonly space: Name<'space', SpaceId>
  readonly pieces: readonly Name<'piece'>[]
  readonly die: number
  readonly hard: number
  readonly reasons: readonly Reason[]
}
const raid = ({ space, pieces, die, hard, reasons }: RaidTold, success: boolean): Begun => ({
  kind: 'raid',
  space: idOf(space),
  roll: rollOf(die, reasons),
  hard: hard > 0,
  success,
  raiders: pieces.map(pieceIn),
})
const begins = tellers<[], Begun>({
  'log.battle': ({ space, attacker }) => ({ kind: 'battle', space: idOf(space), attacker: idOf(attacker) }),
  'log.assault': ({ space, side }) => ({ kind: 'assault', space: idOf(space), attacker: idOf(side) }),
  'log.siege_roll': ({ space, die, reasons }) => ({
    kind: 'siege',
    space: idOf(space),
    roll: rollOf(die, reasons),
    over: true,
  }),
  'log.surrender': ({ space }) => ({ kind: 'siege', space: idOf(space), over: true }),
  'log.raid_succeeds': (told) => raid(told, true),
  'log.raid_fails': (told) => raid(told, false),
})

// --- how it goes on ----------------------------------------------------------------------------------------------

const says = (): void => undefined
interface FireTold {
  readonly side: Name<'side', Side>
  readonly strength: number
  readonly column: number
  readonly die: number
  readonly result: number
  readonly reasons?: readonly Reason[]
}
function fires({ side, strength, column, die, result, reasons = [] }: FireTold, story: StoryDraft): void {
  story.shots.push({ ...rollOf(die, reasons), side: idOf(side), strength, column, result })
}
function wins({ side }: { readonly side: Name<'side', Side> }, story: StoryDraft): void {
  story.winner = idOf(side)
}
function falls({ piece }: { readonly piece: Name<'piece'> }, story: StoryDraft): void {
  story.lost.push(pieceIn(piece))
}
const tellerOf = tellers<[story: StoryDraft], unknown>({
  'log.join': says,
  'log.militia': says,
  'log.fieldworks': says,
  'log.ambush': says,
  'log.ambush_both': says,
  'log.fire': fires,
  'log.fire_modified': fires,
  'log.assault_fire': fires,
  'log.reduced': ({ piece }, story) => story.reduced.push(pieceIn(piece)),
  'log.eliminated': falls,
  'log.killed': falls,
  'log.leader_dies': ({ piece, die }, story) => {
    falls({ piece }, story)
    story.checks.push([pieceIn(piece), die])
  },
  'log.leader_lives': ({ piece, die }, story) => story.checks.push([pieceIn(piece), die]),
  'log.battle_won': wins,
  'log.captured': wins,
  'log.assault_fails': (_args, story) => {
    story.winner = story.attacker === 'british' ? 'french' : 'british'
  },
})
/** What may follow before something else begins. */
const isAfter = oneOf(
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
  'log.leader_dies',
)
/** The line that says who has won a battle. */
export const isEnd = oneOf('log.battle_won')

/** The fights that the log tells of, in their order. */
export const fightsIn = (log: readonly LogLine[]): readonly Story[] =>
  partsFrom(log, (line) => begins(line) !== undefined).flatMap((part) => storyOf(part) ?? [])

function storyOf({ start, lines: [first, ...lines] }: Part): Story | undefined {
  const begun = first && begins(first)?.()
  if (!begun) return undefined
  const { kind } = begun
  const story: StoryDraft = {
    shots: [],
    hard: false,
    success: false,
    raiders: [],
    reduced: [],
    lost: [],
    checks: [],
    over: false,
    lines: [first],
    until: start + 1,
    ...begun,
  }
  for (const [i, line] of lines.entries()) {
    const teller = tellerOf(line)
    if (!isAfter(line) && (!teller || story.winner)) {
      // A card that was played, or a commander named, is no end of it.
      if (story.winner || kind === 'raid' || kind === 'siege') break
      continue
    }
    teller?.(story)
    story.lines.push(line)
    story.until = start + i + 2
  }
  story.over ||= story.winner !== undefined || kind === 'raid'
  return story
}
