/** Who is at a table: the newest that is known, in whatever order the store answers. */
import type { KyselyPlugin } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { databasesAt } from '../src/testing/cluster.ts'
import { madeTable } from '../src/testing/house.ts'
import { POSTGRES } from './stores.ts'
import { afterwards, closeAll, opened, QUEBEC, seated, settled } from './tables.ts'

afterEach(closeAll)

/** SQLite answers one after the other. */
test.skipIf(!POSTGRES)(
  'who came is not forgotten again because those before him were looked up slowly',
  async () => {
    const cluster = databasesAt(POSTGRES)
    afterwards(() => cluster.close())
    const held = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    let armed = false
    const slow: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (armed && 'joined' in (result.rows[0] ?? {})) {
          armed = false
          reached.resolve()
          await held.promise
        }
        return result
      },
    }
    const running = await opened({
      databaseUrl: await cluster.database(),
      through: (store: Store) => ({ ...store, db: store.db.withPlugin(slow) }),
    })
    const { id, links } = await madeTable(running, { ...QUEBEC, visibility: 'link' })
    const british = await seated(running.port, links.british, id)
    const watching = () => british.scene?.company?.watching?.count
    await settled()
    armed = true
    const looked = running.hall.arrived(id, 'british')
    await reached.promise
    const { token } = await running.desk.welcome()
    await seated(running.port, token, id)
    await expect.poll(watching).toBe(1)
    held.resolve()
    await looked
    await settled()
    expect(watching()).toBe(1)
  },
  60_000,
)
