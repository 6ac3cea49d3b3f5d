/** `npm run theatre`: the theatre of the war, bent for each game: packages/web/src/boards/theatre/<game>.json. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { distance } from './lib/line.mjs'
import { engrave } from './theatre/engrave.mjs'
import { flow } from './theatre/flow.mjs'
import { GAMES } from './theatre/games.mjs'
import { bent, mask, plain } from './theatre/ground.mjs'
import { compact, label } from './theatre/labels.mjs'
import { sheet } from './theatre/survey.mjs'
import { ways } from './theatre/ways.mjs'

const OUT = new URL('../packages/web/src/boards/theatre/', import.meta.url)
const ROOT = fileURLToPath(new URL('../', import.meta.url))
const MOST = 64 * 1024
const kb = (n) => `${(n / 1024).toFixed(1)} KB`
mkdirSync(OUT, { recursive: true })

function nearest(lines, p) {
  let [best, least] = [null, Number.POSITIVE_INFINITY]
  for (const line of lines)
    for (const q of line) {
      const d = distance(p, q)
      if (d < least) [best, least] = [q, d]
    }
  return [best, least]
}
/** The first place of each space: on the shore, on its river, or inland, whichever it is in truth. */
function places(game, project, ground) {
  const shore = [...ground.land, ...ground.lakes]
  const isLand = mask(bent(ground, (p) => p, game.frame).land, game.frame, 2)
  const wet = new Set(game.links.flatMap(([a, b, kind]) => (/river/.test(kind) ? [a, b] : [])))
  return Object.entries(game.spaces).map(([id, [, lon, lat, side]]) => {
    const at = project(game.moved[id] ?? [lon, lat])
    if (game.free?.[id]) return game.free[id]
    if (game.moved[id]) return at
    // On a small river it stands in the stream, on the Saint Lawrence on its own bank.
    if (wet.has(id)) {
      const [on, off] = nearest(
        ground.rivers.filter((r) => !/laurent|cataraqui|niagara/.test(r.id)).map((r) => r.line),
        at,
      )
      if (off < 30) return on
    }
    if (side !== 'shore' && isLand(at)) return at
    const [on, off] = side === 'shore' ? nearest(shore, at) : [at, 0]
    if (off > 40) console.warn(`${id} is ${Math.round(off)} from the shore`)
    // The nearest dry place.
    for (let r = 3; r < 40; r++)
      for (let k = 0; k < 12; k++) {
        const p = [on[0] + r * Math.cos((k * Math.PI) / 6), on[1] + r * Math.sin((k * Math.PI) / 6)]
        if (isLand(p)) return p
      }
    return on
  })
}

/** Pairs that keep their bearing: joined by a link, or neighbours. */
function ties(start, links, ids) {
  const pairs = new Map()
  const add = (i, j) => pairs.set(i < j ? `${i} ${j}` : `${j} ${i}`, [i, j])
  for (const [a, b, kind] of links) if (!/arrow|landing/.test(kind)) add(ids.indexOf(a), ids.indexOf(b))
  start.forEach((p, i) => {
    const near = start.map((q, j) => [distance(p, q), j]).sort((a, b) => a[0] - b[0])
    for (const [, j] of near.slice(1, 6)) add(i, j)
  })
  return [...pairs.values()]
}

for (const [id, game] of Object.entries(GAMES)) {
  if (process.argv[2] && !id.startsWith(process.argv[2])) continue
  const { frame, room, letters } = game
  const project = sheet(game.sheet)
  const ground = plain(project, frame)
  const ids = Object.keys(game.spaces)
  const start = places(game, project, ground)
  const face = (kind) => (game.italic(kind) ? 'italic' : 'roman')
  const boxes = ids.map((s) => {
    const [name, , , , kind] = game.spaces[s]
    const { width, height } = compact(name, letters, face(kind), room)
    const [w, h] = [Math.max(room, width) / 2 + game.gap / 2, room / 2 + game.gap / 2]
    return [-w, -h, w, h + height]
  })
  const edge = 30
  const bound = [edge, edge, frame.width - edge, frame.height - edge]
  const moved = flow({ start, boxes, frame: bound, ties: ties(start, game.links, ids), steps: game.steps ?? 400 })
  console.log(id, 'rounds', moved.rounds, 'overlap left', moved.overlap.toFixed(1))
  const { at, carry } = moved
  const { land, rivers } = bent(ground, carry, frame)
  const isLand = mask(land, frame)
  const number = new Map(ids.map((s, i) => [s, i]))
  const links = game.links.map(([a, b, kind]) => ({
    a: number.get(a),
    b: number.get(b),
    kind,
    river: game.river(kind),
    ground: game.ground(kind),
    via: game.via?.[`${a}--${b}`]?.map((p) => carry(project(p))),
  }))
  const lines = ways({ at, links, rivers, isLand, room })
  const spaces = ids.map((s, i) => ({ at: at[i], name: game.spaces[s][0], face: face(game.spaces[s][4]) }))
  const samples = lines.flatMap((line, i) => line.map((p) => ({ at: p, ends: [links[i].a, links[i].b] })))
  const { chosen, bad } = label({
    spaces,
    room,
    size: letters,
    frame,
    lines: samples,
    others: game.ornaments.map((o) => o.box),
  })
  if (bad.length) console.warn('labels in the way:', bad.join(', '))
  const result = engrave({ id, game, ids, at, land, rivers, isLand, links, lines, labels: chosen, carry, project })
  if (moved.overlap > 0 || bad.length) throw new Error(`${id}: the spaces or their names do not fit`)
  const text = JSON.stringify(result)
  const file = new URL(`${id}.json`, OUT)
  writeFileSync(file, `${text}\n`)
  // As the repo's formatter has it, so that a new run shows only what is new.
  execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(file)], { cwd: ROOT, stdio: 'ignore' })
  for (const [k, v] of Object.entries(result)) console.log('  ', k.padEnd(12), kb(JSON.stringify(v).length))
  const packed = gzipSync(text).length
  console.log('  ', 'all'.padEnd(12), kb(text.length), 'gzip', kb(packed))
  if (packed > MOST) throw new Error(`${id}.json is too large`)
}
