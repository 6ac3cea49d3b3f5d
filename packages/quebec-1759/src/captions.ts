/** What only the board in the browser says. Names of things, and messages without arguments, come along. */
import type { Message } from '@carillon/kernel'
import type { River, Zone } from './data/map.ts'
import type { Column, Side, UnitFacts, UnitId } from './data/units.ts'
import { atText, say } from './messages.ts'
import { columnName, sideName, spaceName, unitName, wayName } from './names.ts'
import type { Way } from './state.ts'

export { columnName, say as gameText, sideName, spaceName, unitName, wayName }

type Kind = UnitFacts['kind'] | 'quebec' | 'montreal'
const KINDS: Readonly<Record<Kind, Message>> = {
  foot: say('web.kind.foot'),
  light_infantry: say('web.kind.light_infantry'),
  rangers: say('web.kind.rangers'),
  grenadiers: say('web.kind.grenadiers'),
  regular: say('web.kind.regular'),
  militia: say('web.kind.militia'),
  quebec: say('web.kind.quebec'),
  montreal: say('web.kind.montreal'),
  indian: say('web.kind.indian'),
  decoy: say('web.kind.decoy'),
  detachment: say('web.kind.detachment'),
  leader: say('web.kind.leader'),
}
/** What a unit can do or what becomes of it, with the rules it stands on. */
const RANGE = { text: say('web.can.answer'), rules: ['6.4.4'] }
const ABILITIES: Readonly<Partial<Record<Kind, { readonly text: Message; readonly rules: readonly string[] }>>> = {
  light_infantry: RANGE,
  rangers: RANGE,
  quebec: { text: say('web.can.quebec'), rules: ['6.8.1'] },
  montreal: { text: say('web.can.montreal'), rules: ['8.1'] },
  indian: { text: say('web.can.indian'), rules: ['6.4.1', '7.4.1', '10.3'] },
  decoy: { text: say('web.can.decoy'), rules: ['2.5', '6.7.2', '7.3.1'] },
  leader: { text: say('web.can.leader'), rules: ['11.1.1'] },
  detachment: { text: say('web.can.detachment'), rules: ['11.1.2'] },
}
export const kindName = (kind: Kind): Message => KINDS[kind]
export const abilityOf = (kind: Kind) => ABILITIES[kind]

/** Sentences about zones, rivers, units. */
export const web = {
  // What an option is called.
  march: (zone: Zone) => say(`web.march.${zone}`),
  indian: (zone: Zone) => say('web.indian', { at: atText(zone) }),
  naval: (count: number, river: River) => say('web.naval', { count, river: spaceName(river) }),
  to: (zone: Zone, way: Way) => say('web.to', { at: atText(zone), way: wayName(way) }),
  meets: (go: Message, meets: Message) => say('web.meets', { go, meets }),
  retreat: (zone: Zone, way: Way) => say('web.retreat', { at: atText(zone), way: wayName(way) }),
  column: (unit: UnitId, column: Column | 'reserve') => say(`web.column.${column}`, { unit: unitName(unit) }),
  fire: (unit: UnitId) => say('web.fire', { unit: unitName(unit) }),
  hit: (unit: UnitId) => say('web.hit', { unit: unitName(unit) }),
  home: (unit: UnitId) => say('web.home', { unit: unitName(unit) }),
  behind: (unit: UnitId) => say('web.behind', { unit: unitName(unit) }),
  fight: (zone: Zone) => say('web.fight', { at: atText(zone) }),
  post: (zone: Zone) => say('web.post', { at: atText(zone) }),
  withdraw: (zone: Zone) => say('web.withdraw', { at: atText(zone) }),
  groups: {
    march: say('web.group.march'),
    naval: say('web.group.naval'),
    indian: say('web.group.indian'),
    road: say('web.group.road'),
    boat: say('web.group.boat'),
    units: say('web.group.units'),
    retreat: say('web.group.retreat'),
    zones: say('web.group.zones'),
  },
  // On the board.
  stack: (zone: Zone, side: Side, count: number) =>
    say('web.stack', { zone: spaceName(zone), side: sideName(side), count }),
  stackCv: (zone: Zone, side: Side, count: number, cv: number) =>
    say('web.stack.cv', { zone: spaceName(zone), side: sideName(side), count, cv }),
  ships: (river: River, count: number) => say('web.ships', { river: spaceName(river), count }),
  hidden: (number: number) => say('web.hidden', { number }),
  empty: say('web.empty'),
  close: say('web.close'),
  total: (cv: number) => say('web.total', { cv }),
  boats: (room: number) => say('web.boats', { room }),
  short: (room: number, count: number) => say('web.short', { room, count }),
  shortYes: (room: number) => say('web.short_yes', { room }),
  shortNo: say('web.short_no'),
  stuck: say('web.stuck'),
  which: say('web.which'),
  where: say('web.where'),
  pool: (count: number) => say('web.pool', { count }),
  poolHelp: say('web.pool.help'),
  // The battle.
  battle: (zone: Zone) => say('web.battle', { zone: spaceName(zone) }),
  round: (round: number) => say('web.round', { round }),
  map: say('web.map'),
  back: say('web.back'),
  waiting: say('web.waiting'),
  skirmish: say('web.skirmish'),
  landing: say('web.landing'),
  drawHelp: say('web.draw.help'),
  lineUp: say('web.line-up'),
  lineEven: say('web.line-up.even'),
  lineLast: say('web.line-up.last'),
  defends: say('web.defends'),
  attacks: say('web.attacks'),
  loaded: say('web.loaded'),
  hits: (hits: number) => say('web.hits', { hits }),
  hitsColumn: (hits: number, column: Column) => say('web.hits.column', { hits, column: columnName(column) }),
  routed: (side: Side) => say('web.routed', { side: sideName(side) }),
  leaving: (side: Side, zone: Zone, way: Way) =>
    say('web.leaving', { side: sideName(side), zone: spaceName(zone), way: wayName(way) }),
  // Panels.
  orders: say('web.orders'),
  noOrder: say('web.orders.none'),
  sealed: (side: Side) => say('web.orders.sealed', { side: sideName(side) }),
  writing: say('web.orders.writing'),
  revealed: say('web.orders.revealed'),
  possible: say('web.orders.possible'),
  ordersHelp: say('web.orders.help'),
  forces: say('web.forces'),
  broken: (least: number) => say('web.forces.broken', { least }),
  deserted: (least: number, cv: number) => say('web.forces.deserted', { least, cv }),
  left: (count: number, of: number) => say('web.forces.left', { count, of }),
  indiansHere: say('web.forces.indians'),
  indiansCv: (cv: number) => say('web.forces.indians.cv', { cv }),
  indiansGone: say('web.forces.indians.gone'),
  losses: say('web.losses'),
  noLosses: say('web.losses.none'),
  turns: say('web.turns'),
  turn: (turn: number, turns: number) => say('web.turn', { turn, turns }),
  beforeFirst: say('web.turn.before'),
  winsBritish: (turns: number) => say('web.wins.british', { turns }),
  winsFrench: (least: number) => say('web.wins.french', { least }),
  // What a thing is.
  strength: (cv: number, full: number) => say('web.strength', { cv, full }),
  unseen: (side: Side) => say('web.unseen', { side: sideName(side) }),
  unseenDecoys: say('web.unseen.decoys'),
  shore: (river: River) => say('web.shore', { river: spaceName(river) }),
  inland: say('web.inland'),
  roads: (zones: readonly Zone[]) => say('web.roads', { count: zones.length, zones: zones.map(spaceName) }),
  stands: (side: Side, count: number) => say('web.stands', { side: sideName(side), count }),
  standsCv: (side: Side, count: number, cv: number) => say('web.stands.cv', { side: sideName(side), count, cv }),
  occupied: say('web.occupied'),
  unoccupied: say('web.unoccupied'),
  objective: (turns: number) => say('web.objective', { turns }),
  supply: say('web.supply'),
  camp: say('web.camp'),
  crossing: say('web.crossing'),
  pending: (attacker: Side, zone: Zone, way: Way) =>
    say('web.pending', { attacker: sideName(attacker), zone: spaceName(zone), way: wayName(way) }),
  lie: (count: number) => say('web.lie', { count }),
  places: (british: number, french: number) => say('web.places', { british, french }),
  tide: say('web.tide'),
} as const
