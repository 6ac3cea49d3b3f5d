/** How a house is run: by flags, else by the environment, the same for `npm start`, `carillon serve` and `carillon admin`. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataFolder, houseSettings } from '../src/house.ts'

const ENV = {
  ...{ PORT: '8080', HOST: '0.0.0.0', CARILLON_DATA: '/data', DATABASE_URL: 'postgres://db/carillon' },
  ...{ PUBLIC_URL: 'https://games.example', CARILLON_KEY: 'ab'.repeat(32), TRUST_PROXY: '1' },
}

test('what flags do not say the environment does; flags go first', () => {
  expect(houseSettings({}, ENV)).toEqual({
    ...{ port: 8080, host: '0.0.0.0', data: '/data', databaseUrl: 'postgres://db/carillon' },
    ...{ publicUrl: 'https://games.example', key: 'ab'.repeat(32), proxied: true },
  })
  expect(houseSettings({ port: '0', host: 'localhost', data: '/tmp/x' }, ENV)).toMatchObject({
    ...{ port: 0, host: 'localhost', data: '/tmp/x' },
  })
})
test('without a word, this machine and the folder of the user; what is empty is not said', () => {
  const none = houseSettings({}, { DATABASE_URL: '', CARILLON_KEY: '', CARILLON_DATA: '', PORT: '', HOST: '' })
  expect(none).toMatchObject({ port: 1759, host: 'localhost', proxied: false, data: dataFolder(undefined, {}) })
  expect([none.databaseUrl, none.key, none.publicUrl]).toEqual([undefined, undefined, undefined])
})
test.each(['x', '99999', '-1', '1e3'])('%s is no port', (port) => {
  expect(() => houseSettings({ port }, {})).toThrow('0 to 65535')
})
test('all three ways to run one ask here, and nothing of it anywhere else', () => {
  const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  for (const path of ['scripts/start-web.ts', 'packages/cli/src/commands/serve.ts'])
    expect(source(path)).toContain('houseSettings(')
  for (const path of ['scripts/start-web.ts', 'packages/cli/src/commands/serve.ts'])
    expect(source(path)).not.toMatch(/env\.(DATABASE_URL|PUBLIC_URL|CARILLON_KEY|CARILLON_DATA)/)
})
