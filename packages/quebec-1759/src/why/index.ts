/** Why something on the board is not among what may be chosen now: by the rules themselves, from a view. */
import { type Choice, isOffered, type Message, type Subject, type Viewer, type WhyNot } from '@carillon/kernel'
import { BRITISH_CAMP, RIVERS, type River, ZONES, type Zone } from '../data/map.ts'
import { SIDES, type Side, UNITS, type UnitId } from '../data/units.ts'
import { type PromptKey, questionOf, say, sideName, spaceName } from '../messages.ts'
import { isBattleZone, type Order, unitOf } from '../state.ts'
import type { Block, View } from '../view.ts'
import { type Asked, because } from './asked.ts'
import { whyNotDrawnUp, whyNotFiring, whyNotHit, whyNotInReserve, whyNotLeaving, whyNotRetreat } from './battle.ts'
import { whyNotSail, whyNotTo, whyNotWith } from './march.ts'
import { positionOf } from './position.ts'

/** Whom or which zone a question leaves out; without it, it does not ask for such. */
interface Reasons {
  readonly unit?: (asked: Asked, unit: UnitId) => WhyNot | undefined
  readonly zone?: (asked: Asked, zone: Zone, from?: Zone) => WhyNot | undefined
}

const butCamp = (reason: WhyNot) => (_: Asked, zone: Zone) =>
  zone === BRITISH_CAMP ? because(say('no.camp'), '4.2') : reason
/** 4.3 All that is left out but the camp would leave decoys alone. */
const DEPLOYED: Reasons = { zone: butCamp(because(say('no.alone'), '4.3')) }
const march: Reasons = {
  unit: ({ g, side }, unit) => whyNotWith(g, side, unit),
  zone: ({ g, side }, zone, from) => whyNotTo(g, side, zone, from),
}
const retreat: Reasons = { zone: whyNotRetreat }
const always = (text: Message, rule: string) => () => because(text, rule)

const ASKED: Readonly<Record<PromptKey, Reasons>> = {
  'prompt.place': { unit: always(say('no.placed'), '4.2'), zone: butCamp(because(say('no.piece_first'), '4.2')) },
  'prompt.place.where': DEPLOYED,
  'prompt.place.rest': DEPLOYED,
  'prompt.order': march,
  'prompt.march.to': march,
  'prompt.march.units': march,
  'prompt.exchange': { zone: always(say('no.exchange'), '7.2.3') },
  'prompt.contact': {},
  'prompt.raid.losses': { unit: whyNotRaided },
  'prompt.scout': {},
  'prompt.withdraw': { zone: whyNotRefuge },
  'prompt.militia.quebec': { unit: always(say('no.quebec'), '6.8.1') },
  'prompt.militia.montreal': { unit: always(say('no.montreal'), '8.1') },
  'prompt.battle': { zone: always(say('no.no_battle'), '7.1.1') },
  'prompt.indians.stay': {},
  'prompt.indians.after': {},
  'prompt.only': {},
  'prompt.array': { unit: whyNotDrawnUp },
  'prompt.stand': retreat,
  'prompt.reserve': { unit: whyNotInReserve },
  'prompt.fire': { unit: whyNotFiring },
  'prompt.losses': { unit: whyNotHit },
  'prompt.no_boat': { unit: whyNotLeaving },
  'prompt.rout': retreat,
}

interface Fields {
  readonly unit?: UnitId
  readonly block?: number | string
  readonly side?: Side
  readonly space?: Zone | River
  readonly from?: Zone | River | ''
}
/**
 * `{ unit }`; `{ space }`, with `from` what would go there out of that zone, or the ships of that river; `{ block }` of
 * those that are scouted; `{ block, side, space }` a block whose face is hidden.
 */
export function why(view: View, choice: Choice, subject: Subject): WhyNot | undefined {
  if (isOffered(choice, subject)) return undefined
  const { unit, block, side: of, space, from } = subject as Fields
  const side = choice.role as Side
  const { rule } = choice
  const owner = unit ? UNITS[unit].side : of
  const scouting = choice.prompt.key === 'prompt.scout' ? view.scouting : null
  if (scouting && (block !== undefined || unit)) return whyNotScouted(view, choice, subject as Fields)
  if (unit && view.lost[UNITS[unit].side].includes(unit)) return because(say('no.lost'), '2.2')
  if (owner && owner !== side) return because(say('no.enemy', { side: sideName(owner) }), rule)
  const asked = { g: positionOf(view), side, rule }
  const { unit: ofUnit, zone: ofZone } = ASKED[questionOf(choice.prompt).key as PromptKey]
  if (unit) return ofUnit ? ofUnit(asked, unit) : otherwise(choice)
  if (!space) return undefined
  if (isRiver(space)) return whyNotRiver(asked, choice, space, from)
  return ofZone ? ofZone(asked, space, (from || undefined) as Zone | undefined) : otherwise(choice)
}

const isRiver = (space: Zone | River): space is River => RIVERS.includes(space as River)

/** Such things are not asked for: what is instead. */
function otherwise({ options, rule }: Choice): WhyNot {
  if (options.some(({ unit, block }) => unit !== undefined || block !== undefined))
    return because(say('no.units'), rule)
  return because(options.some(({ space }) => space !== undefined) ? say('no.zones') : say('no.buttons'), rule)
}

/** 6.3.1 An order names where the ships sail to; on the board they are taken up where they lie. */
function whyNotRiver({ g, side }: Asked, { prompt }: Choice, river: River, from: Fields['from']): WhyNot | undefined {
  if (prompt.key !== 'prompt.order') return because(say('no.river'), '2.4')
  return whyNotSail(g, side, from === river ? river : river === 'bason' ? 'st_laurent' : 'bason')
}

/** 6.4.6 Blocks of another zone, and those that were turned over. */
function whyNotScouted(view: View, { options }: Choice, { unit, block, side, space }: Fields): WhyNot | undefined {
  const { zone } = view.scouting as NonNullable<View['scouting']>
  const here = unit ? view.zones[zone].british.some((b) => isUnit(b, unit)) : space === undefined || space === zone
  if (!here) return because(say('no.scout', { zone: spaceName(zone) }), '6.4.6')
  if (side !== 'french' && block !== undefined && isOffered({ options }, { block })) return undefined
  return because(say('no.scouted'), '6.4.6')
}
const isUnit = (block: Block, unit: UnitId): boolean => 'unit' in block && block.unit === unit

/** 6.4.3 */
function whyNotRaided({ g }: Asked, unit: UnitId): WhyNot {
  const { to } = g.orders.french as Extract<Order, { kind: 'indian' }>
  if (unitOf(g, unit).at !== to) return because(say('no.raid', { zone: spaceName(to) }), '6.4.3')
  return because(say('no.decoy_hit'), '2.5')
}

/** 6.4.5, 7.4, 7.11.2 */
function whyNotRefuge({ g, rule }: Asked, zone: Zone): WhyNot {
  return isBattleZone(g, zone) ? because(say('no.battle_there'), rule) : because(say('no.british'), rule)
}

/** All that the board shows: zones, rivers, and blocks, the hidden ones by their place in the row. */
export function subjects(view: View, viewer: Viewer): readonly Subject[] {
  const spaces = [...ZONES, ...RIVERS].map((space) => ({ space }))
  const standing = ZONES.flatMap((space) =>
    SIDES.flatMap((side) => view.zones[space][side].map((block) => subjectOf(view, viewer, block, side, space))),
  )
  const lost = SIDES.flatMap((side) => view.lost[side].map((unit) => ({ unit })))
  const pool = view.pool.map((block) => subjectOf(view, viewer, block, 'french'))
  return [...spaces, ...standing, ...pool, ...lost]
}
function subjectOf({ scouting }: View, viewer: Viewer, block: Block, side: Side, space?: Zone): Subject {
  if ('unit' in block) return { unit: block.unit }
  if (viewer === 'french' && space && scouting?.zone === space) return { block: block.block }
  return { block: block.block, side, ...(space && { space }) }
}
/** The known units of a zone, and its blocks that are scouted. */
export function within(view: View, { space }: Subject): readonly Subject[] {
  if (!space || isRiver(space as Zone | River)) return []
  const { british, french } = view.zones[space as Zone]
  const scouted = view.scouting?.zone === space
  return [...british, ...french].flatMap((b): Subject[] =>
    'unit' in b ? [{ unit: b.unit }] : scouted ? [{ block: b.block }] : [],
  )
}
