/** What a thing on the board is: for hover, focus and long-press. */
import {
  boxName,
  CARD,
  type CardId,
  COLONIES,
  CONNECTIONS,
  cardLabel,
  cardTitle,
  colonyName,
  connectionName,
  FACTIONS,
  type Faction,
  factionName,
  holderOf,
  LIMIT,
  LINKS,
  nationName,
  SPACE,
  type Space,
  type SpaceKind,
  seaName,
  servedBy,
  spaceName,
  gameText as text,
  typeName,
  UNIT,
  type UnitId,
  type UnitType,
  unitName,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import type { Message } from '@carillon/kernel'
import type { Description, Say, Subject } from '../board.ts'
import { counterRows } from '../counter-rows.ts'
import { pictureOf } from './Counter.tsx'
import { inOrder, withState } from './choices.ts'
import { describeTrack } from './describe-tracks.ts'
import { eventText } from './event.ts'
import { factionOfSail, isSail, isSpace, type Place, placeOf, stackAt, wayOf, whereIs } from './find.ts'
import { markersOf, spokenStack } from './Stacks.tsx'

export function describe(subject: Subject, view: View, say: Say): Description | undefined {
  const { unit, space, card, connection, track } = subject as {
    unit?: string
    space?: string
    card?: string
    connection?: string
    track?: string
  }
  if (unit) return unit in UNIT ? describeUnit(unit as UnitId, view, say) : undefined
  if (card) return CARD[Number(card)] ? describeCard(Number(card), say) : undefined
  if (connection) return describeConnection(connection, view, say)
  if (track) return describeTrack(track, view, say)
  if (!space) return undefined
  if (isSail(space)) return describeSail(space, view, say)
  return isSpace(space) ? describeSpace(space, view, say) : undefined
}

const SPACE_RULES: Readonly<Record<SpaceKind, string>> = {
  wilderness: '2.1.3',
  outpost: '2.1.4',
  settled: '2.1.5',
  base: '2.1.7',
  village: '2.1.8',
}
function describeSpace(space: Space, view: View, say: Say): Description {
  const { kind, home, value, victory, militia, fortress, colony, seas, nation } = SPACE[space]
  const plain = kind === 'wilderness' || kind === 'village' || kind === 'base'
  const printed: Message[] = [
    plain ? text(`board.${kind}`) : text(`board.${kind}`, { home: factionName(home as Faction), value }),
    ...(fortress ? [text('board.fortress')] : []),
    ...(victory > 0 ? [text('board.worth', { vps: victory })] : []),
    ...(militia > 0 ? [text('board.militia', { count: militia })] : []),
    ...(nation ? [text('web.nation', { nation: nationName(nation) })] : []),
  ]
  const lies: Message[] = [
    colony
      ? text('web.colony', { colony: colonyName(colony), faction: factionName(COLONIES[colony]) })
      : text('web.no_colony'),
    ...(seas.length > 0 ? [text('web.seas', { seas: seas.map(seaName) })] : []),
  ]
  const holder = holderOf(view, space)
  const now: Message[] = [
    holder ? text('web.controlled', { faction: factionName(holder) }) : text('web.uncontrolled'),
    ...FACTIONS.filter((f) => view.raided[f].includes(space)).map((f) =>
      text('board.raided', { faction: factionName(f) }),
    ),
    ...(view.battles.includes(space) ? [text('board.battle')] : []),
    ...(view.fortworks.includes(space) ? [text('board.fortwork')] : []),
  ]
  const line = (list: readonly Message[]) => list.map(say).join(' · ')
  return {
    title: say(spaceName(space)),
    lines: [line(printed), line(lies), line(now), ...stackLines(space, view, say), ...waysFrom(space, view).map(say)],
    ...counterRowsAt(space, view, say),
    rules: [SPACE_RULES[kind], ...(victory > 0 ? ['2.1.9'] : []), ...(fortress ? ['2.1.10'] : []), '2.1.2'],
  }
}
const counterRowsAt = (place: Place, view: View, say: Say) =>
  counterRows(
    FACTIONS.map((f) => inOrder(stackAt(view, f, place))),
    (unit) => pictureOf(unit, view, say),
  )
/** Who stands there. */
function stackLines(place: Place, view: View, say: Say): string[] {
  return FACTIONS.filter((f) => stackAt(view, f, place).length > 0).flatMap((f) => {
    const markers = markersOf(view, f, place).map((marker) => say(text(`board.${marker}`)))
    const state = markers.length > 0 ? ` (${markers.join(', ')})` : ''
    const box = `${say(factionName(f))}${state}`
    const units = inOrder(stackAt(view, f, place))
    const names = units.map((unit) => say(withState(unit, view, say))).join(', ')
    return [say(text('web.pool_of', { box, count: spokenStack(units, view, say) })), names]
  })
}
function waysFrom(space: Space, view: View): Message[] {
  const links = LINKS[space]
  const to = (wanted: 'highway' | 'path' | 'road') =>
    links.filter(({ by }) => wanted === wayOf(view, by)).map((link) => spaceName(link.to))
  const [highways, roads, paths] = [to('highway'), to('road'), to('path')]
  const begun = links.filter(({ by }) => view.roadworks.includes(by.id)).map((link) => spaceName(link.to))
  return [
    ...(highways.length > 0 ? [text('web.highways', { spaces: highways })] : []),
    ...(roads.length > 0 ? [text('web.roads', { spaces: roads })] : []),
    ...(paths.length > 0 ? [text('web.paths', { spaces: paths })] : []),
    ...(begun.length > 0 ? [text('web.works_to', { spaces: begun })] : []),
  ]
}

function describeSail(place: `sail-${Faction}`, view: View, say: Say): Description {
  const lines = stackLines(place, view, say)
  return {
    title: `${say(boxName(place))} (${say(factionName(factionOfSail(place)))})`,
    lines: [
      ...(lines.length > 0 ? lines : [say(text('web.nobody'))]),
      say(text(view.openSeas ? 'board.seas.open' : 'board.seas.french')),
    ],
    ...counterRowsAt(place, view, say),
    rules: ['2.3', '10.6', '10.6.2'],
  }
}

const UNIT_RULES: Readonly<Record<UnitType, string>> = {
  light: '3.1',
  indian: '3.1.1',
  highland: '3.2.1',
  metropolitan: '3.2',
  'non-metropolitan': '3.2',
  artillery: '3.3',
  fort: '3.5',
  bastion: '3.4',
  fleet: '3.6',
  commander: '3.7',
}
const MARKER_RULES = { rout: '13.8', oos: '14.1.1', landing: '10.6.1', marshal: '11.0', spent: '7.2.1' } as const
function describeUnit(unit: UnitId, view: View, say: Say): Description {
  const { type, shape, colony, gorget, villages, rating, rerolls } = UNIT[unit]
  const owner = servedBy(view, unit)
  const found = whereIs(view, unit)
  const what = [
    typeName(type),
    ...(shape ? [text(`web.shape.${shape}`)] : []),
    ...(owner ? [factionName(owner)] : []),
    ...(view.reduced.includes(unit) ? [text('board.reduced')] : []),
    ...(view.spent.includes(unit) ? [text('board.spent')] : []),
  ]
  const place = placeOf(view, unit)
  const markers = owner && place ? markersOf(view, owner, place).filter((marker) => marker !== 'spent') : []
  const more = [
    text(`web.can.${type}`),
    ...(colony ? [text('web.muster', { colony: colonyName(colony) })] : []),
    ...(villages.length > 0 ? [text('web.home_villages', { spaces: villages.map(spaceName) })] : []),
    ...(rating > 0 ? [text('web.rating', { rating })] : []),
    ...(rating > 0 ? [text('web.rerolls', { shapes: rerolls.map((one) => text(`web.shapes.${one}`)) })] : []),
    ...(gorget ? [text('web.gorget')] : []),
    ...(found ? [text('web.at', { place: 'space' in found ? spaceName(found.space) : boxName(found.box) })] : []),
    ...(markers.length > 0 ? [text('web.its_stack', { state: markers.map((marker) => text(`board.${marker}`)) })] : []),
  ]
  return {
    title: say(unitName(unit)),
    lines: [what.map(say).join(', '), ...more.map(say)],
    rules: [UNIT_RULES[type], '3.0', ...markers.map((marker) => MARKER_RULES[marker])],
  }
}

function describeCard(id: CardId, say: Say): Description {
  const { event, start, years } = CARD[id] as (typeof CARD)[number]
  return {
    title: say(cardTitle(id)),
    lines: [
      say(cardLabel(id)),
      ...(years ? [say(text('web.years', { years: years.join(', ') }))] : []),
      ...(event && start ? [say(text('web.start'))] : []),
      ...eventText(id, say),
    ],
    rules: ['6.0', '7.3', ...(event ? ['7.4'] : [])],
  }
}

function describeConnection(id: string, view: View, say: Say): Description | undefined {
  const found = CONNECTIONS.find((one) => one.id === id)
  if (!found) return undefined
  const way = wayOf(view, found)
  const left = (f: Faction) => LIMIT[way] - (view.used[f].find(({ by }) => by === id)?.units ?? 0)
  const lines = [
    text(`web.kind.${way}`),
    text(`web.use.${way}`),
    ...(found.coastal ? [text('web.coastal')] : []),
    ...(found.nation ? [text('web.nation_path', { nation: nationName(found.nation) })] : []),
    ...(view.roadworks.includes(id) ? [text('web.roadwork')] : []),
    ...(view.warships === id ? [text('web.closed')] : []),
    text('web.limit_left', { limit: LIMIT[way], british: left('british'), french: left('french') }),
  ]
  const rule = { road: '2.2.3', highway: '2.2.1', path: '2.2.2' }[way]
  return {
    title: say(connectionName(id)),
    lines: lines.map(say),
    rules: [rule, ...(found.coastal ? ['2.2.4'] : []), '10.1'],
  }
}
