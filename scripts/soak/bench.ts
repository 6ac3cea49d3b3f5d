/** What an answer costs: against a bare insert in the same run, by bytes on the wire, and when a long game is opened cold. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seeded } from '@carillon/kernel'
import type { FromHouse } from '@carillon/protocol'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { Hall } from '../../packages/server/src/hall.ts'
import { sqliteStore } from '../../packages/server/src/store/sqlite.ts'
import type { Store } from '../../packages/server/src/store/store.ts'
import { makeTable } from '../../packages/server/src/tables.ts'
import { hashOf, Vault } from '../../packages/server/src/vault.ts'
import { Visitor } from '../../packages/server/src/visitor.ts'

const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * q)] ?? 0
const millisecondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000
const rounded = (value: number): number => Number(value.toFixed(3))

export interface Bench {
  readonly title: string
  readonly answers: number
  /**
   * Milliseconds, half of them below: a bare insert among twenty in a row; one by itself between two answers, when processor and disk
   * have done other things, as they have before a commit; the commit of an answer, the whole answer with three scenes.
   */
  readonly insert: number
  readonly apart: number
  readonly commit: number
  readonly whole: number
  /** Processor time of an answer with its scenes and its commit, in milliseconds: of every other ten in a row, half of them below. */
  readonly processor: number
  /** Against an insert among twenty, and one by itself. */
  readonly commitRatio: readonly [insert: number, apart: number]
  readonly wholeRatio: readonly [insert: number, apart: number]
  /** Bytes of a change, half of them below; of a late opening. */
  readonly change: number
  readonly opening: number
  /** Processor time of opening the game cold, in milliseconds, and how many inputs it had. */
  readonly cold: number
  readonly inputs: number
}

/** One game of the title, played by two visitors while a third looks on; blocks of answers and of bare inserts take turns. */
export async function bench(title: string, scenario: string, answers: number): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-bench-'))
  const store = sqliteStore(join(folder, 'carillon.db'))
  const bare = new DatabaseSync(join(folder, 'bare.db'))
  bare.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table t (a integer primary key, b text) strict',
  )
  const insert = bare.prepare('insert into t (b) values (?)')
  const kinds = ['insert', 'apart', 'commit', 'whole', 'processor'] as const
  const times = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<
    (typeof kinds)[number],
    number[]
  >
  const inserted = (kind: 'insert' | 'apart') => {
    const begun = performance.now()
    insert.run('x'.repeat(100))
    times[kind].push(performance.now() - begun)
  }
  const timed: Store = {
    ...store,
    async append(entry) {
      const begun = performance.now()
      const appended = await store.append(entry)
      times.commit.push(performance.now() - begun)
      return appended
    },
  }
  const world = { vault: new Vault(new Uint8Array(32)), now: () => Date.now(), library: new Library(GAMES) }
  const hall = new Hall({ ...world, store: timed })
  const random = seeded(1)
  const changes: number[] = []
  let left = answers
  let used = process.cpuUsage()
  let id = ''
  while (left > 0) {
    const made = await makeTable(hall, { title, scenario, options: {}, bots: {}, visibility: 'link' })
    id = made.id
    const visitors = await Promise.all(
      [...Object.entries(made.tokens), []].map(([role, token]) => seated(hall, id, role, token, changes)),
    )
    for (let n = 0; left > 0; n++) {
      if (n % 20 === 0) for (let i = 0; i < 20; i++) inserted('insert')
      if (n % 20 === 0) used = process.cpuUsage()
      if (n % 20 === 10) inserted('apart')
      const choice = await hall.read(id, ({ table }) => table.decisions[0])
      if (!choice) break
      const revision = await hall.read(id, ({ table }) => table.revision(choice.role))
      const visitor = visitors.find(({ role }) => role === choice.role)?.visitor
      const option = choice.options[random.below(choice.options.length)]
      const begun = performance.now()
      const deed = { table: id, seat: choice.role, revision, key: `k${left}`, option }
      const reply = await visitor?.handle({ ask: 'answer', ...deed })
      times.whole.push(performance.now() - begun)
      if (n % 20 === 9) times.processor.push(millisecondsOf(process.cpuUsage(used)) / 10)
      if (reply?.said !== 'done') throw new Error(JSON.stringify(reply))
      left -= 1
    }
  }
  await hall.close()
  const opening = await lateOpening(store, world, id)
  const { cold, inputs } = await coldOpening(store, world, id)
  await store.close()
  bare.close()
  rmSync(folder, { recursive: true, force: true })
  const [insertHalf, apart, commit, whole, processor] = kinds.map((kind) => rounded(quantile(times[kind], 0.5))) as [
    ...[number, number, number, number, number],
  ]
  const ratios = (time: number) => [rounded(time / insertHalf), rounded(time / apart)] as const
  return {
    ...{ title, answers, insert: insertHalf, apart, commit, whole, processor },
    ...{ commitRatio: ratios(commit), wholeRatio: ratios(whole) },
    ...{ change: quantile(changes, 0.5), opening, cold: rounded(cold), inputs },
  }
}

async function seated(hall: Hall, id: string, role: string | undefined, token = '', changes: number[]) {
  const send = (message: FromHouse) => {
    if ('news' in message && message.news === 'change') changes.push(JSON.stringify(message).length)
  }
  const only = role === undefined ? {} : { only: { game: id, role } }
  const visitor = new Visitor(
    hall,
    { session: hashOf(token), account: null, bearer: true, ...only },
    { full: false, send },
  )
  await visitor.handle({ ask: 'open', id })
  return { role, visitor }
}
type World = Omit<Hall['world'], 'store'>

async function lateOpening(store: Store, world: World, id: string): Promise<number> {
  let bytes = 0
  const send = (message: FromHouse) => {
    bytes += JSON.stringify(message).length
  }
  const who = { session: 's', account: null, bearer: true }
  await new Visitor(new Hall({ ...world, store }), who, { full: false, send }).handle({ ask: 'open', id })
  return bytes
}
/** Of many openings the processor time of each. */
async function coldOpening(store: Store, world: World, id: string) {
  const times: number[] = []
  let inputs = 0
  for (let i = 0; i < 15; i++) {
    const begun = process.cpuUsage()
    inputs = await new Hall({ ...world, store }).read(id, ({ table }) => table.count)
    times.push(millisecondsOf(process.cpuUsage(begun)))
  }
  return { cold: quantile(times, 0.5), inputs }
}
