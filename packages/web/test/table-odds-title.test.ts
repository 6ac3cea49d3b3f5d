/** What the card of odds is headed by. */
import { renderer } from '@carillon/kernel/catalogue'
import { expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import type { App } from '../src/shell/app.tsx'
import { titleOf } from '../src/table/OddsCard.tsx'

const say = renderer(en, 'en')
const t: App['t'] = (key, args) => say({ key, ...(args && { args }) })

test('a choice that one points at is named; what is held, which may be many clicks, is not named by the last of them', () => {
  expect(titleOf(t, 'Take Decoy 2', undefined)).toBe('Odds: Take Decoy 2')
  expect(titleOf(t, 'Take Decoy 2', { take: 'decoy-2' })).toBe('Odds')
})
