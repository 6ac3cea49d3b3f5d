/** What a thing on the board is: for hover, focus and long-press. */
import {
  abilityOf,
  BRITISH_CAMP,
  kindName,
  OBJECTIVE,
  RIVERS,
  type River,
  SHIPS,
  SIDES,
  type Side,
  SUPPLY,
  spaceName,
  TURNS,
  UNITS,
  type UnitId,
  unitName,
  type View,
  web,
  ZONE_FACTS,
  type Zone,
} from '@carillon/quebec-1759/page'
import type { Description, Say, Subject } from '../board.ts'
import { counterRows } from '../counter-rows.ts'
import { findUnit, roadsFrom } from './find.ts'
import { pictureOf } from './Piece.tsx'
import { totalOf } from './Stacks.tsx'

export function describe(subject: Subject, view: View, say: Say): Description | undefined {
  const { unit, block, space, side } = subject as { unit?: UnitId; block?: number; space?: Zone | River; side?: Side }
  if (unit) return unit in UNITS ? describeUnit(unit, view, say) : undefined
  if (block !== undefined) return describeBlock(side ?? 'british', view, say)
  if (!space) return undefined
  if (RIVERS.includes(space as River)) return describeRiver(space as River, view, say)
  return space in ZONE_FACTS ? describeZone(space as Zone, view, say) : undefined
}

/** Only what the viewer sees: a unit that is named in the view, or is out of the game. */
function describeUnit(unit: UnitId, view: View, say: Say): Description {
  const { kind, group, cv: full } = UNITS[unit]
  const found = findUnit(unit, view)
  const what = group ?? kind
  const ability = abilityOf(what)
  return {
    title: say(unitName(unit)),
    lines: [
      say(kindName(what)),
      ...(full > 0 ? [say(found ? web.strength(found.cv, full) : web.total(full))] : []),
      ...(ability ? [say(ability.text)] : []),
    ],
    rules: [...(ability?.rules ?? []), '2.2'],
  }
}

function describeBlock(side: Side, { rules }: View, say: Say): Description {
  return {
    title: say(web.unseen(side)),
    lines: rules.edition === 'first' ? [say(web.unseenDecoys)] : [],
    rules: ['3.1', '3.2'],
  }
}

function describeZone(zone: Zone, view: View, say: Say): Description {
  const { shore } = ZONE_FACTS[zone]
  const site = view.battles.find((b) => b.zone === zone)
  const taken = view.occupied.includes(zone)
  const lines = [
    shore ? web.shore(shore) : web.inland,
    web.roads(roadsFrom(zone, view)),
    ...(zone === 'abraham' || zone === 'st_charles' ? [web.crossing] : []),
    ...SIDES.flatMap((side) => {
      const blocks = view.zones[zone][side]
      const cv = totalOf(blocks)
      if (blocks.length === 0) return []
      return [cv === undefined ? web.stands(side, blocks.length) : web.standsCv(side, blocks.length, cv)]
    }),
    ...(site ? [web.pending(site.attacker, site.from, site.way)] : []),
    ...(zone === OBJECTIVE ? [web.objective(TURNS)] : []),
    ...(zone === SUPPLY ? [web.supply] : []),
    zone === BRITISH_CAMP ? web.camp : taken ? web.occupied : web.unoccupied,
  ]
  const rules = [
    '1.2',
    shore ? '1.4' : '1.1',
    ...(zone === OBJECTIVE ? ['9.1'] : zone === SUPPLY ? ['8.1'] : []),
    ...(taken ? [] : ['6.8.1']),
  ]
  const blocks = SIDES.map((side) => view.zones[zone][side].map((block) => ({ side, block })))
  const drawn = counterRows(blocks, ({ side, block }) => pictureOf(side, block, say))
  return { title: say(spaceName(zone)), lines: lines.map(say), rules, ...drawn }
}

function describeRiver(river: River, view: View, say: Say): Description {
  const ships = view.ships[river]
  const french = river === 'st_laurent' ? SHIPS - ships : 0
  return {
    title: say(spaceName(river)),
    lines: [web.lie(ships), web.places(ships, french), ...(view.contraryTide ? [web.tide] : [])].map(say),
    rules: ['1.3', '6.3.1', '6.6', ...(view.contraryTide ? ['6.2.1'] : [])],
  }
}
