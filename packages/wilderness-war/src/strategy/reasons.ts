/** What a plan is for, in words: by the group of inputs that speaks most for it. */
import { type Side, SPACE } from '../data/map.ts'
import { type Message, say, spaceName } from '../messages.ts'
import { hasFortification } from '../rules/02-map.ts'
import { enemyOf, type State } from '../state.ts'
import { PLACES } from './outlooks.ts'

/** By group, which is what stands before the dot of an input; none for what no action changes. */
export const REASONS = {
  points: say('aim.points'),
  conquests: say('aim.conquests'),
  time: say('aim.time'),
  war: say('aim.war'),
  army: say('aim.army'),
  walls: say('aim.walls'),
  sieges: say('aim.sieges'),
  goals: say('aim.goals'),
  raiders: say('aim.raiders'),
  cares: say('aim.cares'),
  enemies: say('aim.enemies'),
  strongholds: say('aim.strongholds'),
  besieged: say('aim.besieged'),
  threats: say('aim.threats'),
  frontier: say('aim.frontier'),
  openings: say('aim.openings'),
  hand: say('aim.hand'),
  battle: say('aim.battle'),
  assault: say('aim.assault'),
  action: say('aim.action'),
  scenario: undefined,
} as const satisfies Readonly<Record<string, Message | undefined>>
type Place = (typeof PLACES)[number]
export type Group = keyof typeof REASONS | Place
const UNTOLD: readonly Group[] = ['time', 'hand', 'action', 'scenario']
/** What happens on the board for all to see. */
export const TELLS: readonly Group[] = [...PLACES, ...(Object.keys(REASONS) as Group[])].filter(
  (group) => !UNTOLD.includes(group),
)

const isPlace = (group: Group): group is Place => (PLACES as readonly string[]).includes(group)
/** A place is guarded by who has its walls, and wanted by the other. */
export function reasonFor(g: State, side: Side, group: Group): Message | undefined {
  if (!isPlace(group)) return REASONS[group]
  const space = SPACE[group]
  const names = { space: spaceName(space) }
  return isOf(g, enemyOf(side), space) ? say('aim.take', names) : say('aim.guard', names)
}
const isOf = (g: State, side: Side, space: number): boolean =>
  hasFortification(g, side, space) ||
  (space === SPACE.niagara && g.niagara === side) ||
  (space === SPACE['ohio-forks'] && g.ohioForks === side)
