/** Who is here, and how soon that is told: who loads the page again, turns to another window, leaves; and whose node dies. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Presence } from '../src/presence.ts'

interface Looker {
  readonly seat: string
  readonly account: string | null
  looking: boolean
}
const somebody = (seat: string, account: string | null = null): Looker => ({ seat, account, looking: true })

/** Nodes that hear each other; one that is dead rings no more. */
function nodes(count: number) {
  const all = Array.from({ length: count }, () => {
    const here = new Set<Looker>()
    const node = {
      here,
      dead: false,
      changed: 0,
      presence: new Presence({
        ring(word) {
          if (!node.dead) for (const other of all) if (other !== node) other.presence.heard(word)
        },
        now: () => Date.now(),
        watchers: () => [...here],
        changed() {
          node.changed += 1
        },
      }),
      come(who: Looker) {
        here.add(who)
        node.presence.came('g')
      },
      go(who: Looker) {
        here.delete(who)
        if (who.looking) node.presence.went('g', who)
      },
      turn(who: Looker, looking: boolean) {
        who.looking = looking
        node.presence.turned('g', who)
      },
      get seats() {
        return node.presence.at('g').seats
      },
    }
    return node
  })
  closing.push(...all.map(({ presence }) => presence))
  return all as [(typeof all)[number], (typeof all)[number]]
}
const closing: Presence[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const presence of closing.splice(0)) presence.close()
  vi.useRealTimers()
})
const after = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

test('who loads the page again was never away, also when somebody else comes meanwhile', () => {
  const [node] = nodes(1)
  const french = somebody('french')
  node.come(french)
  node.go(french)
  after(1000)
  node.come(somebody('spectator', 'onlooker'))
  expect(node.seats).toEqual(['french'])
  node.come(somebody('french'))
  const before = node.changed
  after(10_000)
  expect(node.seats).toEqual(['french'])
  expect(node.changed).toBe(before)
})
test('who leaves is gone after two and a half seconds', () => {
  const [node] = nodes(1)
  const french = somebody('french')
  node.come(french)
  node.go(french)
  after(2499)
  expect(node.seats).toEqual(['french'])
  after(2)
  expect(node.seats).toEqual([])
})
test('who turns to another window is gone after twenty seconds, and back at once', () => {
  const [node] = nodes(1)
  const french = somebody('french')
  node.come(french)
  node.turn(french, false)
  after(19_000)
  expect(node.seats).toEqual(['french'])
  after(1001)
  expect(node.seats).toEqual([])
  node.turn(french, true)
  expect(node.seats).toEqual(['french'])
  // A glance elsewhere is nothing.
  const before = node.changed
  node.turn(french, false)
  after(5000)
  node.turn(french, true)
  after(60_000)
  expect(node.changed).toBe(before)
})
test('who was at a node that dies is gone within twenty seconds; a node that only slept is believed again', () => {
  const [one, other] = nodes(2)
  one.come(somebody('french'))
  other.come(somebody('british'))
  after(6000)
  expect(other.seats).toEqual(['british', 'french'])
  one.dead = true
  after(10_000)
  expect(other.seats).toEqual(['british', 'french'])
  after(10_000)
  expect(other.seats).toEqual(['british'])
  one.dead = false
  after(5000)
  expect(other.seats).toEqual(['british', 'french'])
  one.dead = true
  after(300_000)
  expect(other.seats).toEqual(['british'])
})
test('who stays is here for as long as he stays, on all nodes', () => {
  const [one, other] = nodes(2)
  one.come(somebody('french'))
  other.come(somebody('british'))
  for (let minute = 0; minute < 30; minute++) {
    after(60_000)
    expect(other.seats).toEqual(['british', 'french'])
  }
})
