/** What a plan is for, in words: by the group of inputs that speaks most for it. */
import type { Message } from '@carillon/kernel'
import { type Faction, type Space, spaceOf } from '../data/map.ts'
import { say, spaceName } from '../messages.ts'
import { holderIn } from '../occupancy.ts'
import type { State } from '../state.ts'

/** 2.1.9 The Victory Spaces that most is fought about: each is a group of its own. */
export const PLACES = [
  'louisbourg',
  'quebec',
  'montreal',
  'halifax',
  'ticonderoga',
  'lake-george',
  'albany',
  'oswego',
  'niagara',
  'forks-of-the-ohio',
] as const satisfies readonly Space[]
type Place = (typeof PLACES)[number]

/** By group, which is what stands before the dot of an input; none for what no action changes. */
export const REASONS = {
  track: say('aim.track'),
  bonus: say('aim.bonus'),
  raid: say('aim.raid'),
  battles: say('aim.battles'),
  units: say('aim.units'),
  sea: say('aim.sea'),
  supply: say('aim.supply'),
  held: say('aim.held'),
  forts: say('aim.forts'),
  approach: say('aim.approach'),
  danger: say('aim.danger'),
  roads: say('aim.roads'),
  nations: say('aim.nations'),
  acadia: say('aim.acadia'),
  'saint-lawrence': say('aim.saint-lawrence'),
  hudson: say('aim.hudson'),
  lakes: say('aim.lakes'),
  ohio: say('aim.ohio'),
  time: say('aim.time'),
  scenario: undefined,
  cards: say('aim.cards'),
  turn: say('aim.turn'),
  aps: say('aim.aps'),
} as const satisfies Readonly<Record<string, Message | undefined>>
export type Group = keyof typeof REASONS | Place
const UNTOLD: readonly Group[] = ['time', 'scenario', 'cards', 'turn', 'aps']
/** What happens on the board for all to see. */
export const TELLS: readonly Group[] = [...PLACES, ...(Object.keys(REASONS) as Group[])].filter(
  (group) => !UNTOLD.includes(group),
)
/** What the judge is told, by name. */
export type Input = `${Group}.${string}`
/** Inputs of one group. */
export const of = (group: Group, details: readonly string[]): readonly Input[] =>
  details.map((detail): Input => `${group}.${detail}`)

const isPlace = (group: Group): group is Place => (PLACES as readonly string[]).includes(group)
/** A place is guarded by who holds it, and wanted by the other. */
export function reasonFor(g: State, f: Faction, group: Group): Message | undefined {
  if (!isPlace(group)) return REASONS[group]
  const space = spaceName(group)
  return holderIn(g, spaceOf(group).n) === f ? say('aim.guard', { space }) : say('aim.take', { space })
}
