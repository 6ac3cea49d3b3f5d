/** What a machine player did something for, and what it does less by that, is one sentence. */

import { renderer } from '@carillon/kernel/catalogue'
import type { Reason } from '@carillon/protocol'
import { loadGame } from '@carillon/registry'
import { expect, test } from 'vitest'
import EN from '../src/locales/en.json' with { type: 'json' }
import FR from '../src/locales/fr.json' with { type: 'json' }
import type { App } from '../src/shell/app.tsx'
import { whyOf } from '../src/table/reasons.ts'

const REASON: Reason = {
  line: 3,
  role: 'french',
  aims: [{ key: 'aim.take', args: { space: { key: 'space.albany' } } }],
}
const FEARS = [{ key: 'aim.guard', args: { space: { key: 'space.oswego' } } }]
test.each([
  ['en', EN, 'French: to take Albany.', 'French: to take Albany, rather than to guard Oswego.'],
  [
    'fr',
    FR,
    'Français\u00a0: pour prendre Albany.',
    'Français\u00a0: pour prendre Albany, plutôt que pour garder Oswego.',
  ],
] as const)('%s', async (locale, shell, plain, less) => {
  const game = await loadGame('wilderness-war')
  const say = renderer({ ...shell, ...game?.catalogues[locale] }, locale)
  const t: App['t'] = (key, args) => say({ key, ...(args && { args }) })
  expect(whyOf(REASON, say, t)).toBe(plain)
  expect(whyOf({ ...REASON, fears: FEARS }, say, t)).toBe(less)
})
