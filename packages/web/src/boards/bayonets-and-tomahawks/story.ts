/** 13 A battle as the log tells it: what was rolled, who was hurt, how it ended. */
import {
  type Face,
  type Faction,
  oneOf,
  read,
  type Space,
  tellers,
  type UnitId,
  type UnitType,
} from '@carillon/bayonets-and-tomahawks/page'
import { idOf, type LogLine, type Message } from '@carillon/kernel'
import { type Draft, type Part, partsFrom } from '../theatre/fight-log.ts'

/** A roll of one unit type, or of the Militia, with what came of it. */
export interface Shot {
  readonly faction: Faction
  readonly type: UnitType | 'militia'
  readonly faces: readonly Face[]
  /** Units that were hurt by it. */
  readonly hurt: readonly UnitId[]
  readonly lines: readonly LogLine[]
}
export interface Story {
  readonly space: Space
  readonly attacker: Faction
  readonly defender: Faction
  readonly marks: Readonly<Record<Faction, number>>
  /** 13.3.2 Why a side did not begin at 0. */
  readonly penalties: Readonly<Record<Faction, readonly Message[]>>
  /** What was done before the dice: events, Emergency Artillery, combined units. */
  readonly before: readonly LogLine[]
  readonly shots: readonly Shot[]
  readonly reduced: readonly UnitId[]
  readonly lost: readonly UnitId[]
  /** 13.6 Who has won, and what followed. */
  readonly winner?: Faction
  readonly after: readonly LogLine[]
  /** The line of the log after the last of it. */
  readonly until: number
}
type StoryDraft = Draft<Story>
/** A face that is rerolled is the first of its kind left. */
function reroll({ shots }: StoryDraft, from: Face, to: Face): void {
  const shot = shots.at(-1)
  const at = shot?.faces.indexOf(from) ?? -1
  if (shot && at >= 0) shots[shots.length - 1] = { ...shot, faces: shot.faces.with(at, to) }
}
function roll(story: StoryDraft, faction: Faction, type: Shot['type'], faces: readonly Face[]): void {
  story.shots.push({ faction, type, faces, hurt: [], lines: [] })
}
function hurt({ shots }: StoryDraft, unit: UnitId): void {
  const shot = shots.at(-1)
  if (shot) shots[shots.length - 1] = { ...shot, hurt: [...shot.hurt, unit] }
}
function begin(story: StoryDraft, side: Faction, mark: number, reasons: readonly Message[]): void {
  story.marks = { ...story.marks, [side]: mark }
  story.penalties = { ...story.penalties, [side]: reasons }
}
const early = (_args: unknown, story: StoryDraft, line: LogLine): unknown => story.before.push(line)
const stays = (): void => undefined
const tellerOf = tellers<[story: StoryDraft, line: LogLine], unknown>({
  'log.track': ({ faction, mark }, story) => begin(story, idOf(faction), mark, []),
  'log.track_because': ({ faction, mark, reasons }, story) => begin(story, idOf(faction), mark, reasons),
  'log.battle_event': early,
  'log.emergency': early,
  'log.combined': early,
  'log.militia': stays,
  'log.leads': stays,
  'log.rolls': ({ faction, type, faces }, story) => roll(story, idOf(faction), idOf(type), faces.map(idOf)),
  'log.militia_rolls': ({ faction, faces }, story) => roll(story, idOf(faction), 'militia', faces.map(idOf)),
  'log.reroll': ({ from, to }, story) => reroll(story, idOf(from), idOf(to)),
  'log.casualty': stays,
  'log.no_hit': stays,
  'log.militia_removed': stays,
  'log.slips': stays,
  'log.mark': ({ faction, mark }, story) => {
    story.marks = { ...story.marks, [idOf(faction)]: mark }
  },
  'log.reduced': ({ unit }, story) => {
    story.reduced.push(idOf(unit))
    hurt(story, idOf(unit))
  },
  'log.eliminated': ({ unit }, story) => {
    story.lost.push(idOf(unit))
    hurt(story, idOf(unit))
  },
  'log.won': ({ faction }, story) => {
    story.winner = idOf(faction)
  },
})
/** What may follow the end of a battle, before anything else. */
const isAfter = oneOf(
  'log.won',
  'log.rout',
  'log.held',
  'log.deserts',
  'log.retreat',
  'log.retreat_overwhelm',
  'log.fort_removed',
  'log.fort_replaced',
  'log.eliminated',
)

/** The battles that the log tells of, in their order. */
export const battlesIn = (log: readonly LogLine[]): readonly Story[] =>
  partsFrom(log, oneOf('log.battle')).flatMap((part) => storyOf(part) ?? [])

function storyOf({ start, lines: [first, ...lines] }: Part): Story | undefined {
  const begun = first && read(first, 'log.battle')
  if (!begun) return undefined
  const story: StoryDraft = {
    space: idOf(begun.space),
    attacker: idOf(begun.attacker),
    defender: idOf(begun.defender),
    marks: { british: 0, french: 0 },
    penalties: { british: [], french: [] },
    before: [],
    shots: [],
    reduced: [],
    lost: [],
    after: [],
    until: start + 1,
  }
  for (const [i, line] of lines.entries()) {
    if (story.winner && !isAfter(line)) break
    const teller = tellerOf(line)
    teller?.(story, line)
    if (teller || story.winner) story.until = start + i + 2
    if (story.winner) story.after.push(line)
    else if (teller) keep(story, line)
  }
  return story
}
function keep({ shots }: StoryDraft, line: LogLine): void {
  const shot = shots.at(-1)
  if (shot) shots[shots.length - 1] = { ...shot, lines: [...shot.lines, line] }
}
