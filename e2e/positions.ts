/** Positions of the two games of the theatre that are looked at: the same each time. */
import type { State, Table } from '@carillon/kernel'
import type { Page } from 'playwright-core'
import type { Wish } from './records.ts'

type Until = (table: Table<State>) => boolean
/** The British are asked something in one of these steps, and have a choice; at least in this round. */
const asked =
  (steps: readonly string[], round = 0): Until =>
  (table) =>
    steps.includes(table.state.step) &&
    ((table.state as State & { readonly round?: number }).round ?? 0) >= round &&
    (table.decision('british')?.options.length ?? 0) > 1

/** The British choose among several of a stack. */
const picking: Until = (table) =>
  (table.decision('british')?.options ?? []).filter((option) => (option.unit ?? option.piece) && !option.do).length > 3

/** In the second year the British choose where a force goes. */
const marching: Until = (table) =>
  table.state.step === 'march' &&
  (table.state as State & { readonly year?: number }).year === 1758 &&
  (table.decision('british')?.options ?? []).filter((option) => option.space && !option.do).length > 2

const bayonets = (seed: number, until: Until): Wish => ({
  seed,
  game: 'bayonets-and-tomahawks',
  scenario: '2',
  until,
})
const wilderness = (seed: number, until: Until): Wish => ({ seed, game: 'wilderness-war', until })

export const BAYONETS_AT = {
  'set-up': bayonets(5, (table) => table.decision('british') !== undefined),
  'card choice': bayonets(5, asked(['choose'])),
  'mid-game': bayonets(5, asked(['actions'], 6)),
  'stack open': bayonets(5, (table) => table.state.step === 'move' && picking(table)),
  battle: bayonets(1, asked(['attack', 'defend'])),
} as const
export const WILDERNESS_AT = {
  'set-up': wilderness(3, (table) => table.decision('british') !== undefined),
  'card choice': wilderness(3, asked(['phase'])),
  'mid-game': wilderness(3, marching),
  'stack open': wilderness(3, (table) => table.state.step === 'activate' && picking(table)),
  battle: wilderness(1, asked(['battle', 'fire'])),
  siege: wilderness(1, asked(['siege', 'assault'])),
  raid: wilderness(2, asked(['raid', 'raid_roll'])),
} as const

/** What shows that a position is drawn: most are drawn with the table. */
export const DRAWN: Readonly<Record<string, string>> = { battle: '.th-fight', siege: '.th-fight', raid: '.th-fight' }

/** Opens the largest stack of the British from which one can be chosen. */
export async function openStack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stacks = [...document.querySelectorAll<SVGElement>('.viewport .th-can[data-stack=british]')]
    const men = (one: Element) => (one.getAttribute('aria-label') ?? '').length
    stacks.sort((a, b) => men(b) - men(a))[0]?.focus()
  })
  await page.keyboard.press('Enter')
  await page.locator('.viewport section h2[data-space]').waitFor()
}
