/** Houses, tables and people at them, for tests: `afterEach(closeAll)` closes whatever a test has opened. */
import { expect } from 'vitest'
import type { RunningServer, Settings } from '../src/server.ts'
import { Guest, house, madeTable, type Table } from '../src/testing/house.ts'

export const QUEBEC = { title: 'quebec-1759', scenario: 'campaign' }

const closing: (() => unknown)[] = []
export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close()
}
/** To be done after the test, what was begun last first. */
export const afterwards = (close: () => unknown): void => void closing.push(close)

export async function opened(more: Partial<Settings> = {}): Promise<RunningServer & { readonly data: string }> {
  const running = await house(more)
  afterwards(running.close)
  return running
}
export async function seated(port: number, token: string | undefined, id: string): Promise<Guest> {
  const guest = new Guest(port, token)
  afterwards(() => guest.close())
  expect(await guest.open(id)).toEqual({ said: 'opened', id })
  return guest
}
/** A game of Quebec with both at it. */
export async function table(more: object = {}, settings: Partial<Settings> = {}) {
  const running = await opened(settings)
  const made: Table = await madeTable(running, { ...QUEBEC, ...more })
  const british = await seated(running.port, made.links.british, made.id)
  const french = await seated(running.port, made.links.french, made.id)
  return { running, ...made, british, french }
}
/** Whatever was on its way has arrived. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150))
