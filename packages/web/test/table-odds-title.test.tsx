/** What the card of odds is headed by. */

import type { Option } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { expect, test, vi } from 'vitest'
import type { GameBoard } from '../src/boards/board.ts'
import en from '../src/locales/en.json' with { type: 'json' }
import { type App, AppContext } from '../src/shell/app.tsx'
import { OddsCard } from '../src/table/OddsCard.tsx'
import { renderToStaticMarkup } from './markup.ts'

const option: Option = { take: 'decoy-2' }
const odds = { ...{ futures: 1, exact: true, final: true }, chances: [], counts: [], forces: [] }
vi.mock('../src/table/useOdds.ts', () => ({ useOdds: () => ({ odds: [{ option, odds }], final: true }) }))
vi.mock('../src/table/listed.ts', () => ({ labelFor: () => 'Take Decoy 2' }))

const say = renderer(en, 'en')
const t: App['t'] = (key, args) => say({ key, ...(args && { args }) })
const titled = (pending: Option | undefined): string | undefined => {
  const app = { t, settings: { locale: 'en' } } as Partial<App> as App
  const rest = {
    about: '',
    view: {},
    asks: undefined,
    first: option,
    asked: 0,
    board: {} as GameBoard,
    say,
    tell: () => {},
  }
  const card = <OddsCard {...{ ...rest, pending, marked: option }} ask={() => Promise.reject(new Error('none'))} />
  return /odds-title">([^<]*)</.exec(renderToStaticMarkup(<AppContext value={app}>{card}</AppContext>))?.[1]
}
test('a choice that one points at is named; what is held, which may be many clicks, is not named by the last of them', () => {
  expect(titled(undefined)).toBe('Odds: Take Decoy 2')
  expect(titled(option)).toBe('Odds')
})
