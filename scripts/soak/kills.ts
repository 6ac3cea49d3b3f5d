/** Games are answered while nodes are killed: what was acknowledged is there, once, and nobody honest was told no. */
import { seeded } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { Hall } from '../../packages/server/src/hall.ts'
import type { Store } from '../../packages/server/src/store/store.ts'
import { makeTable } from '../../packages/server/src/tables.ts'
import { Guest } from '../../packages/server/src/testing/house.ts'
import { Vault } from '../../packages/server/src/vault.ts'
import { type Late, NEVER_LATE } from './hours.ts'
import { type NodeSettings, SoakNode } from './nodes.ts'

export interface Killing {
  answers: number
  kills: number
  lost: number
  doubled: number
  wronglyRefused: number
  /** Games whose position on a node is not what their rows come to. */
  differ: number
  serverErrors: number
  /** Milliseconds until a killed node answered again, at most. */
  back: number
}
export interface KillPlan {
  readonly answers: number
  readonly kills: number
  readonly games: number
  readonly nodes: number
  readonly settings: NodeSettings
  /** The same database, for looking. */
  open(): Promise<Store>
  readonly late?: Late
}

const TITLES = [
  ['quebec-1759', 'campaign'],
  ['wilderness-war', 'tutorial'],
] as const

export async function kill(plan: KillPlan): Promise<Killing> {
  const { answers, kills, games, nodes: count, settings, open, late = NEVER_LATE } = plan
  const random = seeded(1759)
  const nodes = Array.from({ length: count }, () => new SoakNode(settings))
  await Promise.all(nodes.map((node) => node.start()))
  const store = await open()
  const hall = hallOn(store, settings.key)
  const found: Killing = {
    ...{ answers: 0, kills: 0, lost: 0, doubled: 0, wronglyRefused: 0, differ: 0, serverErrors: 0, back: 0 },
  }
  const acknowledged: { id: string; key: string }[] = []
  const anyPort = () => {
    const alive = nodes.filter((node) => node.alive)
    return alive[random.below(alive.length || 1)]?.port ?? 1
  }
  let over = false
  // On a slow machine nodes come back late: it goes on until three in four of the kills were made.
  const isMuch = () => found.answers >= answers && (found.kills >= 0.75 * kills || found.answers >= 3 * answers)
  const enough = () => isMuch() || late()
  const playing = Array.from({ length: games }, async (_, i) => {
    while (!enough()) {
      const library = new Library(GAMES)
      const [title, wished] = TITLES[i % TITLES.length] as (typeof TITLES)[number]
      const { scenarios } = await library.core(title)
      const scenario = scenarios.find(({ id }) => id === wished)?.id ?? (scenarios[0]?.id as string)
      const { id, tokens } = await makeTable(hall, { title, scenario, options: {}, bots: {}, visibility: 'link' })
      const guests = Object.values(tokens).map((token) => new Guest(anyPort, token, 10))
      await Promise.all(guests.map((guest) => guest.open(id)))
      await Promise.all(
        guests.map(async (guest, seat) => {
          while (!enough() && !guest.scene?.observation.outcome) {
            if (guest.options.length === 0) {
              await guest.next(200)
              continue
            }
            const key = `${seat}-${found.answers}-${random.below(1e9)}`
            const revision = guest.scene?.observation.revision
            const reply = await guest.answer(guest.options[random.below(guest.options.length)] as never, key)
            found.answers += 1
            if (reply.said === 'done') acknowledged.push({ id, key: `${guest.scene?.seat} ${key}` })
            else {
              found.wronglyRefused += 1
              process.stderr.write(`refused at ${revision}: ${JSON.stringify(reply)}\n`)
            }
          }
        }),
      )
      for (const guest of guests) guest.close()
    }
    over = true
  })
  const starting: Promise<void>[] = []
  const killing = (async () => {
    while (!over) {
      // In mid-stream: after so many answers, more or less.
      const next = found.answers + Math.ceil((answers / kills) * (0.4 + random.below(100) / 100))
      while (!over && found.answers < next) await new Promise((resolve) => setTimeout(resolve, 3))
      const node = nodes[random.below(nodes.length)] as SoakNode
      if (over || !node.alive) continue
      await node.kill()
      found.kills += 1
      const begun = Date.now()
      const back = node.start().then(() => {
        found.back = Math.max(found.back, Date.now() - begun)
      })
      starting.push(back)
      // While one of several comes back the others may be killed, but somebody answers.
      if (nodes.every((one) => !one.alive)) await back
    }
    await Promise.all(starting)
  })()
  await Promise.all(playing)
  over = true
  await killing
  await examine(found, acknowledged, store, nodes)
  await Promise.all(nodes.map((node) => node.kill()))
  await hall.close()
  await store.close()
  return found
}

const hallOn = (store: Store, key: string): Hall =>
  new Hall({ store, vault: new Vault(Buffer.from(key, 'hex')), now: () => Date.now(), library: new Library(GAMES) })

async function examine(
  found: Killing,
  acknowledged: readonly { id: string; key: string }[],
  store: Store,
  nodes: readonly SoakNode[],
): Promise<void> {
  const games = [...new Set(acknowledged.map(({ id }) => id))]
  const keys = new Map<string, number>()
  for (const game of games) {
    const rows = await store.rows(game, 0)
    for (const { key, game: id } of rows)
      if (key !== null) keys.set(`${id} ${key}`, (keys.get(`${id} ${key}`) ?? 0) + 1)
    if (rows.some(({ seq }, i) => seq !== i + 1) || rows.length !== (await store.game(game))?.seq) found.differ += 1
    if (!(await sameEverywhere(game, store))) found.differ += 1
  }
  for (const { id, key } of acknowledged) {
    const times = keys.get(`${id} ${key}`) ?? 0
    if (times === 0) found.lost += 1
    if (times > 1) found.doubled += 1
  }
  for (const node of nodes) found.serverErrors += node.failures.length
}

/** What the rows come to from the first one on, and what the last position and the rows since come to. */
async function sameEverywhere(game: string, store: Store): Promise<boolean> {
  const key = process.env.SOAK_KEY as string
  const quick = await hallOn(store, key).read(game, (live) => JSON.stringify([live.table.state, live.table.draws]))
  const without: Store = { ...store, position: async () => undefined }
  const whole = await hallOn(without, key).read(game, (live) => JSON.stringify([live.table.state, live.table.draws]))
  return quick === whole
}
