import { createHmac } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { delivered, discordForm, hookFault, isDiscord, isOutside, type Outside } from '../src/hooks.ts'

const HOOK = { url: 'https://hooks.example.com/turn?x=1', secret: 'bell' }

describe('addresses inside', () => {
  test.each([
    ...['127.0.0.1', '127.8.8.8', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['0.0.0.0', '100.64.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '240.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '2001:db8::1'],
    ...['::7f00:1', '::a00:1', '1::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'not an address', ''],
  ])('%s', (address) => expect(isOutside(address)).toBe(false))
  test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1'])('%s is outside', (address) =>
    expect(isOutside(address)).toBe(true),
  )
})

test.each([
  ['https://hooks.example.com/a', undefined],
  ['http://hooks.example.com/a', 'https'],
  ['https://hooks.example.com:8443/a', 'port'],
  ['https://me:you@hooks.example.com/a', 'credentials'],
  ['https://127.0.0.1/', 'inside'],
  ['https://2130706433/', 'inside'],
  ['https://0x7f.1/', 'inside'],
  ['https://[::1]/', 'inside'],
  ['https://[::ffff:169.254.169.254]/', 'inside'],
  ['https://localhost/', 'inside'],
  ['https://localhost./', 'inside'],
  ['https://printer.local/', 'inside'],
  ['https://metadata.google.internal/', 'inside'],
  ['ftp://example.com/', 'https'],
  ['nothing', 'url'],
  [`https://example.com/${'x'.repeat(600)}`, 'url'],
])('%s: %s', (url, fault) => expect(hookFault(url)).toBe(fault))

describe('a delivery', () => {
  const posts: { address: string; body: string; headers: Readonly<Record<string, string>> }[] = []
  const net = (addresses: readonly string[], status = 204): Outside => ({
    resolve: async () => addresses,
    async post(_url, address, body, headers) {
      posts.push({ address, body: String(body), headers })
      return status
    },
  })

  test('goes to the address that was looked at, and is signed', async () => {
    posts.length = 0
    expect(await delivered(HOOK, { turn: 3 }, 1759, net(['93.184.216.34']))).toBe('sent')
    const v1 = createHmac('sha256', 'bell').update('1759.{"turn":3}').digest('hex')
    expect(posts).toMatchObject([
      { address: '93.184.216.34', body: '{"turn":3}', headers: { 'carillon-signature': `t=1759,v1=${v1}` } },
    ])
  })

  test('is not made if any address of the name is inside', async () => {
    posts.length = 0
    expect(await delivered(HOOK, {}, 1, net(['93.184.216.34', '10.0.0.7']))).toBe('inside')
    expect(await delivered(HOOK, {}, 1, net(['::ffff:127.0.0.1']))).toBe('inside')
    expect(await delivered({ ...HOOK, url: 'https://192.168.0.1/' }, {}, 1, net([]))).toBe('inside')
    expect(posts).toEqual([])
  })

  test('a redirection is not followed; what is gone is told apart from what refuses', async () => {
    posts.length = 0
    expect(await delivered(HOOK, {}, 1, net(['93.184.216.34'], 302))).toBe('refused')
    expect(posts).toHaveLength(1)
    expect(await delivered(HOOK, {}, 1, net(['93.184.216.34'], 500))).toBe('refused')
    expect(await delivered(HOOK, {}, 1, net(['93.184.216.34'], 410))).toBe('gone')
    expect(await delivered(HOOK, {}, 1, net([]))).toBe('away')
  })
})

test('a name server that says nothing is not waited for longer than three seconds', { timeout: 30_000 }, async () => {
  const silent = createSocket('udp4')
  let asked = 0
  silent.on('message', () => {
    asked += 1
  })
  silent.bind(0, '127.0.0.1')
  await once(silent, 'listening')
  const { resolve4 } = Resolver.prototype
  const there = vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(function (this: Resolver, host: string) {
    this.setServers([`127.0.0.1:${silent.address().port}`])
    return Reflect.apply(resolve4, this, [host]) as never
  })
  const begun = performance.now()
  expect(await delivered(HOOK, {}, 1)).toBe('away')
  expect(performance.now() - begun).toBeLessThan(4500)
  expect(asked).toBeGreaterThan(0)
  there.mockRestore()
  silent.close()
})

test('Discord has a form of its own, and nobody is pinged by a name in it', () => {
  expect(isDiscord('https://discord.com/api/webhooks/1/x')).toBe(true)
  expect(isDiscord('https://discord.com.evil.example/api')).toBe(false)
  expect(discordForm('@everyone your turn')).toEqual({
    content: '@everyone your turn',
    allowed_mentions: { parse: [] },
  })
})
