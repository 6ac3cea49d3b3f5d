/**
 * The board as text: the two river areas, every zone with its roads and who stands there. At most 80 columns, no
 * colour, nothing drawn that a voice could not read.
 */
import type { Message } from '@carillon/kernel'
import { BRITISH_CAMP, type River, ROADS, ZONES, type Zone } from './data/map.ts'
import {
  BRITISH_MINIMUM,
  COLUMNS,
  FRENCH_MINIMUM,
  INDIANS,
  SHIPS,
  SIDES,
  type Side,
  TURNS,
  type UnitId,
} from './data/units.ts'
import { say as text } from './messages.ts'
import { columnName, sideName, spaceName, unitName, wayName } from './names.ts'
import { isFord, type Site } from './state.ts'
import type { BattleView, Block, LineView, OrderView, View } from './view.ts'

type Say = (message: Message) => string

const WIDTH = 80
const BETWEEN = ' · '
/** By river area: the north bank from upriver to downriver, then the rest. */
const AREAS: Readonly<Record<River, readonly Zone[]>> = {
  st_laurent: ['cap_rouge', 'ste_foy', 'sillery', 'abraham', 'etchemin'],
  bason: ['st_charles', 'beauport', 'montmorency', 'levis', 'ile_d_orleans'],
}
/** Where a zone does not lie on the north shore of its area. */
const ELSEWHERE: Readonly<Partial<Record<Zone, Message>>> = {
  ste_foy: text('board.inland'),
  etchemin: text('board.south'),
  levis: text('board.south'),
  ile_d_orleans: text('board.island'),
}

export function board(view: View, say: Say): string {
  const { st_laurent, bason } = view.ships
  return [
    ...header(view, say),
    '',
    ...sentence('', say(text('board.upriver', { ships: st_laurent, boats: SHIPS - st_laurent }))),
    ...AREAS.st_laurent.flatMap((zone) => zoneLines(view, zone, say)),
    ...sentence('', say(text('board.downriver', { ships: bason }))),
    ...AREAS.bason.flatMap((zone) => zoneLines(view, zone, say)),
    ...pool(view, say),
    ...lost(view, say),
    ...orders(view, say),
    ...(view.scouting ? scouting(view.scouting, say) : []),
    ...(view.battle ? battle(view, view.battle, say) : []),
  ].join('\n')
}

function header({ turn, contraryTide, cv, cvWithoutIndians: rest, lost }: View, say: Say): string[] {
  const indians = !lost.french.includes(INDIANS)
  return [
    ...flow('', [
      say(turn > 0 ? text('board.turn', { turn, turns: TURNS }) : text('board.deployment')),
      ...(contraryTide ? [say(text('board.tide.contrary'))] : []),
    ]),
    ...sentence('', say(text('board.goal', { turns: TURNS }))),
    ...flow('', [
      say(text('board.british', { cv: cv.british, least: BRITISH_MINIMUM })),
      indians
        ? say(text('board.french', { cv: cv.french, rest, least: FRENCH_MINIMUM }))
        : say(text('board.french.alone', { cv: cv.french })),
    ]),
    ...sentence('', say(text('board.legend'))),
  ]
}

/** One line on the place, then one or more a side. */
function zoneLines(view: View, zone: Zone, say: Say): string[] {
  const room = Math.max(...ZONES.map((z) => say(spaceName(z)).length)) + 4
  const elsewhere = ELSEWHERE[zone]
  const fighting = view.battle?.zone === zone
  const site = view.battles.find((b) => b.zone === zone)
  const blocks = view.zones[zone]
  // 6.8.1 Another occupation costs nothing; where the British stand, one sees it.
  const taken = zone !== BRITISH_CAMP && blocks.british.length === 0 && view.occupied.includes(zone)
  const place = [
    ...(elsewhere ? [say(elsewhere)] : []),
    roads(view, zone, say),
    ...(taken ? [say(text('board.taken'))] : []),
    ...(fighting ? [say(text('board.fighting'))] : []),
  ]
  return [
    ...sentence(`  ${say(spaceName(zone))}`.padEnd(room), place.join(BETWEEN), room),
    ...(site ? sentence('    ', say(text('board.site', came(site)))) : []),
    ...(fighting ? [] : SIDES.flatMap((side) => force(side, blocks[side], say))),
  ]
}

const came = ({ attacker, from, way }: Site) => ({
  attacker: sideName(attacker),
  from: spaceName(from),
  way: wayName(way),
})

/** 1.2, from upriver to downriver. */
function roads({ rules }: View, zone: Zone, say: Say): string {
  const open = ROADS.filter((r) => r.between.includes(zone) && (!r.option || rules[r.option] === 'on'))
  const ends = [...AREAS.st_laurent, ...AREAS.bason].filter(
    (end) => end !== zone && open.some((r) => r.between.includes(end)),
  )
  const zones = ends.map((end) =>
    say(isFord(zone, end) ? text('board.crossing', { zone: spaceName(end) }) : spaceName(end)),
  )
  return say(text('board.roads', { count: zones.length, zones: zones.join(', ') }))
}

/** A side's blocks in one place; where all are known, with their number and CV. */
function force(side: Side, blocks: readonly Block[], say: Say): string[] {
  if (blocks.length === 0) return []
  const room = Math.max(...SIDES.map((s) => say(sideName(s)).length)) + 6
  const label = `    ${say(sideName(side))}`.padEnd(room)
  const known = blocks.flatMap((b) => ('unit' in b ? [b.cv] : []))
  const cv = known.reduce((sum, n) => sum + n, 0)
  const whole = cv > 0 && known.length > 1 && known.length === blocks.length
  const total = whole ? `${say(text('board.force', { count: blocks.length, cv }))} ` : ''
  return flow(label + total, names(blocks, say), room)
}

/** Blocks by name and CV. Those that differ only in their number stand together: "Quebec militia 1, 2 [2×2]". */
function names(blocks: readonly Block[], say: Say): string[] {
  const groups = new Map<string, { kind: string; cv: number; numbers: string[] }>()
  for (const block of blocks) {
    if (!('unit' in block)) continue
    const name = say(unitName(block.unit))
    const [, kind = name, number] = /^(.+) (\d+)$/.exec(name) ?? []
    const key = `${kind} ${block.cv}`
    const group = groups.get(key) ?? { kind, cv: block.cv, numbers: [] }
    if (number) group.numbers.push(number)
    groups.set(key, group)
  }
  const hidden = blocks.filter((b) => 'block' in b).length
  return [
    ...[...groups.values()].map(({ kind, cv, numbers }) =>
      [kind, numbers.join(', '), strength(cv, numbers.length)].filter((part) => part !== '').join(' '),
    ),
    ...(hidden > 0 ? [`${'▮'.repeat(hidden)} ${say(text('board.blocks', { count: hidden }))}`] : []),
  ]
}

/** Decoys have none. */
const strength = (cv: number, blocks = 1): string => {
  if (cv === 0) return ''
  return blocks > 1 ? `[${blocks}×${cv}]` : `[${cv}]`
}

/** 4.2 */
function pool(view: View, say: Say): string[] {
  return view.pool.length > 0 ? ['', say(text('board.pool')), ...force('french', view.pool, say)] : []
}

function lost(view: View, say: Say): string[] {
  const gone = SIDES.flatMap((side) => {
    const blocks = view.lost[side].map((unit) => ({ unit, cv: 0 }))
    return force(side, blocks, say)
  })
  return gone.length > 0 ? ['', say(text('board.lost')), ...gone] : []
}

function orders(view: View, say: Say): string[] {
  const lines = SIDES.flatMap((side) => {
    const order = view.orders[side]
    return order ? orderTexts(side, order).flatMap((message) => sentence('  ', say(message))) : []
  })
  return lines.length > 0 ? ['', say(text('board.orders')), ...lines] : []
}

/** As the log has it. A march that is being written shows the groups that have somebody in them. */
function orderTexts(side: Side, order: OrderView): Message[] {
  const by = { side: sideName(side) }
  if (order.kind === 'pass') return [text('log.order.pass', by)]
  if (order.kind === 'naval') return [text('log.order.naval', { ships: order.ships, to: spaceName(order.to) })]
  const from = spaceName(order.from)
  if (order.kind === 'indian') return [text('log.order.indian', { from, to: spaceName(order.to) })]
  return order.groups
    .filter(({ count }) => count > 0)
    .map(({ to, way, count, units }) => {
      const march = { ...by, from, to: spaceName(to), way: wayName(way) }
      return units
        ? text('log.order.march.secret', { ...march, units: units.map(unitName) })
        : text('log.order.march', { ...march, count })
    })
}

const scouting = ({ zone, left }: NonNullable<View['scouting']>, say: Say): string[] => [
  '',
  ...sentence('', say(text('board.scouting', { zone: spaceName(zone), left }))),
]

/** 7.5 The two lines face to face, column by column. */
function battle(view: View, fight: BattleView, say: Say): string[] {
  const { zone, kind, round, acting, routed, leaving, toFire } = fight
  const title = [
    text('board.battle', { zone: spaceName(zone) }),
    ...(round > 0 ? [text('board.round', { round })] : []),
    ...(round > 0 && !routed && !leaving ? [text('board.acting', { side: sideName(acting) })] : []),
  ]
  const news = [
    text('board.came', came(fight)),
    ...(routed ? [text('board.routed', { side: sideName(routed) })] : []),
    ...(leaving ? [text('board.leaving', { side: sideName(leaving.side), ...goal(leaving) })] : []),
  ]
  return [
    '',
    ...flow('', title.map(say)),
    ...flow('', news.map(say), 0, ' '),
    ...(kind ? ranks(fight, say) : []),
    ...SIDES.flatMap((side) => aside(view, fight, side, say)),
    ...(toFire.length > 0 ? [say(text('board.to_fire'))] : []),
  ]
}
const goal = ({ to, way }: NonNullable<BattleView['leaving']>) => ({ to: spaceName(to), way: wayName(way) })

function ranks({ kind, lines, toFire }: BattleView, say: Say): string[] {
  const columns = kind === 'skirmish' ? (['centre'] as const) : COLUMNS
  const label = (column: (typeof COLUMNS)[number]) => (kind === 'skirmish' ? '' : say(columnName(column)))
  const room = kind === 'skirmish' ? 2 : Math.max(...columns.map((column) => label(column).length)) + 4
  const half = Math.floor((WIDTH - room) / 2)
  const row = (head: string, left: string, right: string) =>
    `${head.padEnd(room)}${left.padEnd(half)}${right}`.trimEnd()
  const cells = (line: LineView | null, column: (typeof COLUMNS)[number]) =>
    (line?.[column] ?? []).map((block) => {
      const waits = 'unit' in block && toFire.includes(block.unit)
      return `${names([block], say).join('')}${waits ? ' *' : ''}`
    })
  return [
    row('', say(sideName('british')), say(sideName('french'))),
    ...columns.flatMap((column) => {
      const [british, french] = [cells(lines.british, column), cells(lines.french, column)]
      const depth = Math.max(1, british.length, french.length)
      const cell = (rank: readonly string[], i: number) => rank[i] ?? (i === 0 ? '-' : '')
      return Array.from({ length: depth }, (_, i) =>
        row(i === 0 ? `  ${label(column)}` : '', cell(british, i), cell(french, i)),
      )
    }),
  ]
}

/** Who is at the battle but in no column: the reserve, and those not yet drawn up. */
function aside(view: View, { zone, lines }: BattleView, side: Side, say: Say): string[] {
  const line = lines[side]
  const name = sideName(side)
  const inLine = new Set<UnitId>()
  if (line) for (const block of Object.values(line).flat()) if ('unit' in block) inLine.add(block.unit)
  const reserve = line?.reserve ?? []
  const here = view.zones[zone][side]
  const waiting = line ? here.filter((b) => 'unit' in b && !inLine.has(b.unit)) : here
  const entry = (head: Message, blocks: readonly Block[]) =>
    blocks.length > 0 ? flow(`  ${say(head)}  `, names(blocks, say), 4) : []
  return [
    ...entry(text('board.reserve', { side: name }), reserve),
    ...entry(text('board.waiting', { side: name }), waiting),
  ]
}

/** Items one after the other; where the line is full it is broken between two of them, and the next is indented. */
function flow(head: string, items: readonly string[], indent = head.length, between = BETWEEN): string[] {
  const lines: string[] = []
  let line = head
  for (const [i, item] of items.entries()) {
    const more = i > 0 ? between + item : item
    if (i > 0 && line.length + more.length > WIDTH) {
      lines.push(line)
      line = ' '.repeat(indent) + item
    } else line += more
  }
  return [...lines, line.trimEnd()]
}

const sentence = (head: string, words: string, indent = head.length + 2): string[] =>
  flow(head, words.split(' '), indent, ' ')
