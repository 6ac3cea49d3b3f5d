/** 13 A battle as the log tells it: what was rolled, who was hurt, how it ended. */
import type { Face, Faction, Space, UnitId, UnitType } from '@carillon/bayonets-and-tomahawks/facts'
import type { LogLine, Message } from '@carillon/kernel'
import { idOf, idsOf, listOf, numberOf, type Part, partsFrom } from '../theatre/told.ts'

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
type Told = { -readonly [K in keyof Story]: Story[K] extends readonly (infer T)[] ? T[] : Story[K] }
type Teller = (story: Told, args: NonNullable<Message['args']>, line: LogLine) => void

const factionIn = (name: unknown): Faction => idOf(name as Message) as Faction
/** A face that is rerolled is the first of its kind left. */
function reroll({ shots }: Told, from: string, to: string): void {
  const shot = shots.at(-1)
  const at = shot?.faces.indexOf(from as Face) ?? -1
  if (shot && at >= 0) shots[shots.length - 1] = { ...shot, faces: shot.faces.with(at, to as Face) }
}
function roll(story: Told, faction: Faction, type: Shot['type'], faces: readonly string[]): void {
  story.shots.push({ faction, type, faces: faces as Face[], hurt: [], lines: [] })
}
function hurt({ shots }: Told, unit: UnitId): void {
  const shot = shots.at(-1)
  if (shot) shots[shots.length - 1] = { ...shot, hurt: [...shot.hurt, unit] }
}
function begin(story: Told, { faction, mark, reasons }: NonNullable<Message['args']>): void {
  const side = factionIn(faction)
  story.marks = { ...story.marks, [side]: numberOf(mark) }
  story.penalties = { ...story.penalties, [side]: listOf(reasons) }
}
const early: Teller = (story, _args, line) => story.before.push(line)
const stays: Teller = () => undefined
const TELLERS: Readonly<Record<string, Teller>> = {
  'log.track': begin,
  'log.track_because': begin,
  'log.battle_event': early,
  'log.emergency': early,
  'log.combined': early,
  'log.militia': stays,
  'log.leads': stays,
  'log.rolls': (story, { faction, type, faces }) =>
    roll(story, factionIn(faction), idOf(type) as UnitType, idsOf(faces)),
  'log.militia_rolls': (story, { faction, faces }) => roll(story, factionIn(faction), 'militia', idsOf(faces)),
  'log.reroll': (story, { from, to }) => reroll(story, idOf(from), idOf(to)),
  'log.casualty': stays,
  'log.no_hit': stays,
  'log.militia_removed': stays,
  'log.slips': stays,
  'log.mark': (story, { faction, mark }) => {
    story.marks = { ...story.marks, [factionIn(faction)]: numberOf(mark) }
  },
  'log.reduced': (story, { unit }) => {
    story.reduced.push(idOf(unit) as UnitId)
    hurt(story, idOf(unit) as UnitId)
  },
  'log.eliminated': (story, { unit }) => {
    story.lost.push(idOf(unit) as UnitId)
    hurt(story, idOf(unit) as UnitId)
  },
  'log.won': (story, { faction }) => {
    story.winner = factionIn(faction)
  },
}
/** What may follow the end of a battle, before anything else. */
const AFTER: ReadonlySet<string> = new Set([
  'log.won',
  'log.rout',
  'log.held',
  'log.deserts',
  'log.retreat',
  'log.retreat_overwhelm',
  'log.fort_removed',
  'log.fort_replaced',
  'log.eliminated',
])

/** The battles that the log tells of, in their order. */
export const battlesIn = (log: readonly LogLine[]): readonly Story[] =>
  partsFrom(log, ({ text }) => text.key === 'log.battle').map(storyOf)

function storyOf({ start, lines: [first, ...lines] }: Part): Story {
  const { space, attacker, defender } = first?.text.args ?? {}
  const story: Told = {
    space: idOf(space) as Space,
    attacker: factionIn(attacker),
    defender: factionIn(defender),
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
    const { key, args = {} } = line.text
    if (story.winner && !AFTER.has(key)) break
    TELLERS[key]?.(story, args, line)
    if (key in TELLERS || story.winner) story.until = start + i + 2
    if (story.winner) story.after.push(line)
    else keep(story, line)
  }
  return story
}
function keep({ shots }: Told, line: LogLine): void {
  const shot = shots.at(-1)
  if (shot && line.text.key in TELLERS) shots[shots.length - 1] = { ...shot, lines: [...shot.lines, line] }
}
