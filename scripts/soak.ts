/**
 * `npm run soak -- [--quick] [--json] [--store sqlite|postgres] [--only leaks,kills,races,frames] [--bench] [--live GAMES [--attack RATE]]`: with --bench
 * what an answer costs, with --live how long a click takes while so many games are played, and, with --attack, while somebody asks so often a second; else nodes are killed in mid-stream, answers race, frames are mutated, bytes are compared with those of another
 * world. Without --quick the full numbers. With it no part has more than its share of five minutes: `cut` names those that had to stop
 * before they had done all.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '@carillon/registry'
import { type RunningServer, startServer } from '../packages/server/src/server.ts'
import { postgresStore } from '../packages/server/src/store/postgres.ts'
import { sqliteStore } from '../packages/server/src/store/sqlite.ts'
import { startCluster } from '../packages/server/src/testing/cluster.ts'
import { findPostgres } from './postgres.mjs'
import { bench } from './soak/bench.ts'
import { mutate } from './soak/frames.ts'
import { Hours } from './soak/hours.ts'
import { kill } from './soak/kills.ts'
import { leak } from './soak/leaks.ts'
import { live } from './soak/live.ts'
import { SoakNode } from './soak/nodes.ts'
import { race } from './soak/races.ts'
import { faultsIn } from './soak/verdict.ts'

const { values } = parseArgs({
  options: {
    attack: { type: 'string' },
    bench: { type: 'boolean' },
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
    live: { type: 'string' },
    only: { type: 'string' },
    store: { type: 'string' },
  },
})
const PLAN = values.quick
  ? { answers: 600, kills: 6, races: 200, frames: 10_000, positions: 300 }
  : { answers: 10_000, kills: 40, races: 10_000, frames: 1_000_000, positions: 30_000 }
/** Milliseconds, with some left for starting and stopping. What the parts weigh: the last three are done for each store. */
const TIME = values.quick ? 260_000 : Number.POSITIVE_INFINITY
const WEIGHTS = { leaks: 1, kills: 4, races: 2, frames: 2 } as const
const wanted = (part: string): boolean => values.only === undefined || values.only.split(',').includes(part)
const begun = Date.now()
const say = (text: string) =>
  void (values.json ? process.stderr : process.stdout).write(`${Math.round((Date.now() - begun) / 1000)} s ${text}\n`)

const stores = (['sqlite', 'postgres'] as const).filter((one) => values.store === undefined || values.store === one)
const parts = (['kills', 'races', 'frames'] as const).filter(wanted)
const weighed = (names: readonly (keyof typeof WEIGHTS)[]): number =>
  names.reduce((sum, name) => sum + WEIGHTS[name], 0)
const hours = new Hours(TIME, (wanted('leaks') ? GAMES.length * WEIGHTS.leaks : 0) + stores.length * weighed(parts))

/** Both seats and who watches together have the positions. */
async function leaks(): Promise<{ leaks: number; positions: Record<string, number> }> {
  const positions: Record<string, number> = {}
  let found = 0
  for (const { id, load } of GAMES) {
    const {
      leaks,
      positions: compared,
      skipped,
      problems,
    } = leak(await load(), PLAN.positions, hours.share('leaks', WEIGHTS.leaks))
    positions[id] = compared
    found += leaks
    say(
      `leaks ${id}: ${compared} positions, ${skipped} skipped, ${leaks} leaks${problems.map((one) => `\n  ${one}`).join('')}`,
    )
  }
  return { leaks: found, positions }
}

async function soak(store: 'sqlite' | 'postgres', database: (() => Promise<string>) | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-soak-'))
  const key = randomBytes(32).toString('hex')
  process.env.SOAK_KEY = key
  const where = async () => ({
    data: mkdtempSync(join(folder, 'data-')),
    databaseUrl: await database?.(),
  })
  try {
    const place = await where()
    const { databaseUrl } = place
    const open = async () =>
      databaseUrl === undefined ? sqliteStore(join(place.data, 'carillon.db')) : postgresStore(databaseUrl, 2)
    const nodes = databaseUrl === undefined ? 1 : 2
    const share = (part: keyof typeof WEIGHTS) => hours.share(`${store} ${part}`, WEIGHTS[part])
    const { answers, kills } = PLAN
    const killed = wanted('kills')
      ? await kill({ answers, kills, games: 6, nodes, settings: { ...place, key }, open, late: share('kills') })
      : undefined
    if (killed) say(`${store} kills: ${JSON.stringify(killed)}`)
    const second = await where()
    const start = (): Promise<RunningServer> =>
      startServer({ ...second, key, host: '127.0.0.1', port: 0, requests: [1e6, 1e6], log: say })
    const one = await start()
    const other = databaseUrl === undefined ? one : await start()
    const raced = wanted('races') ? await race([one, other], PLAN.races, share('races')) : undefined
    if (raced) say(`${store} races: ${JSON.stringify(raced)}`)
    const mutated = wanted('frames') ? await mutate(one, PLAN.frames, share('frames')) : undefined
    if (mutated) say(`${store} frames: ${JSON.stringify(mutated)}`)
    const errors =
      (killed?.serverErrors ?? 0) + (mutated?.serverErrors ?? 0) + (other === one ? 0 : other.measures.failures)
    await one.close()
    if (other !== one) await other.close()
    const cut = hours.cut.filter((part) => part === 'leaks' || part.startsWith(store))
    return { store, ...killed, ...raced, ...mutated, serverErrors: errors, ...(cut.length > 0 && { cut }) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (values.bench) {
  for (const { id, core } of GAMES) {
    const { scenarios } = await core()
    const scenario = scenarios.find((one) => one.id === 'campaign' || one.id === '4') ?? scenarios.at(-1)
    say(JSON.stringify(await bench(id, scenario?.id as string, values.quick ? 1500 : 6000)))
  }
  process.exit(0)
}
if (values.live !== undefined) {
  const data = mkdtempSync(join(tmpdir(), 'carillon-live-'))
  const key = randomBytes(32).toString('hex')
  const attack = values.attack === undefined ? undefined : Number(values.attack)
  const node = new SoakNode({ data, key, quick: true, strict: attack !== undefined })
  await node.start()
  const plan = {
    games: Number(values.live),
    time: values.quick ? 20_000 : 90_000,
    pause: 10_000,
    node,
    data,
    key,
    ...(attack && { attack }),
  }
  const lived = await live(plan, say)
  say(JSON.stringify(lived))
  await node.kill()
  rmSync(data, { recursive: true, force: true })
  // Who plays honestly waits at most twice as long under attack.
  const { attacked, p95 } = lived
  const slow = attacked !== undefined && attacked.p95 > 2 * Math.max(p95, 5)
  process.exit(slow || lived.refused + lived.dropped + (attacked?.serverErrors ?? 0) > 0 ? 1 : 0)
}
const results: object[] = []
const secret = wanted('leaks') ? await leaks() : undefined
const rest = parts.length > 0
if (rest && stores.includes('sqlite')) results.push({ ...(await soak('sqlite', undefined)), ...secret })
if (rest && stores.includes('postgres')) {
  const found = findPostgres()
  if ('missing' in found) say(`POSTGRESQL SOAK SKIPPED: ${found.missing}.`)
  else {
    const cluster = await startCluster(found.path, true)
    try {
      results.push({ ...(await soak('postgres', () => cluster.database())), ...secret })
    } finally {
      await cluster.close()
    }
  }
}
if (!rest && secret) results.push(secret)
if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
const faults = results.flatMap((one) => faultsIn(one as Record<string, unknown>, { ...PLAN, cut: hours.cut }))
for (const fault of faults) say(`NOT AS IT MUST BE: ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)
