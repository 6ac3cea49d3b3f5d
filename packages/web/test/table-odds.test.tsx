/** Figures of dice as they are drawn: every one is text in a table, bars only go with them. */
import type { Odds } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { describe, expect, test } from 'vitest'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import { type App, AppContext } from '../src/shell/app.tsx'
import { OddsCompared, OddsInFull, OddsInLine } from '../src/table/OddsFigures.tsx'
import { renderToStaticMarkup } from './markup.ts'

const WORDS = { 'odds.won': 'we win', 'odds.lost': 'units lost', force: 'ours', drm: 'a fort −1' }
const ODDS: Odds = {
  ...{ futures: 400, exact: false, final: true },
  chances: [{ text: { key: 'odds.won' }, share: 0.555, low: 0.5, high: 0.61 }],
  counts: [
    {
      ...{ text: { key: 'odds.lost' }, mean: 1.24, error: 0.1 },
      values: [
        { value: 1, share: 0.8 },
        { value: 2, share: 0.19 },
        { value: 3, share: 0.01 },
      ],
    },
  ],
  forces: [
    {
      side: { key: 'force' },
      strength: { least: 3, mean: 4.5, most: 6 },
      reasons: [{ text: { key: 'drm' }, rule: '13.3.2', share: 0.5 }],
    },
  ],
}
const drawn = (locale: 'en' | 'fr', node: (say: ReturnType<typeof renderer>) => ReturnType<typeof OddsInFull>) => {
  const say = renderer({ ...(locale === 'en' ? en : fr), ...WORDS }, locale)
  const app = { t: (key, args) => say({ key, ...(args && { args }) }), settings: { locale } } as Partial<App> as App
  return renderToStaticMarkup(<AppContext value={app}>{node(say)}</AppContext>)
}

describe('odds', () => {
  test('in full: shares with their range, the spread of what is counted, strengths and reasons with their rules', () => {
    const text = drawn('en', (say) => <OddsInFull odds={ODDS} say={say} />)
    expect(text).toContain('<th scope="row">We win')
    expect(text).toMatch(/<b>5[56]%<\/b>.*50% to 61%/)
    expect(text).toContain('1: 80% · 2: 19%')
    expect(text).not.toContain('3: 1%')
    expect(text).toMatch(/Ours.*<b>4\.5<\/b> 3 to 6/)
    expect(text).toMatch(/a fort −1 \(50%\).*13\.3\.2/)
    expect(text.match(/aria-hidden="true"/g)).toHaveLength(1)
  })
  test('what is exact has no range', () =>
    expect(drawn('en', (say) => <OddsInFull odds={{ ...ODDS, exact: true }} say={say} />)).not.toContain('50% to'))
  test('in French', () =>
    expect(drawn('fr', (say) => <OddsInFull odds={ODDS} say={say} />)).toMatch(/de 50\s% à 61\s%/))
  test('in a line: how one choice may end; of several how far they lie apart', () => {
    const stand = { option: { do: 'stand' }, odds: ODDS }
    const label = () => 'Stand'
    const line = (...all: readonly (typeof stand)[]) =>
      drawn('en', (say) => <OddsInLine {...{ all, say, label }} />).replace(/<[^>]*>/g, '')
    expect(line(stand)).toMatch(/^We win: 5[56]% · Units lost: 1\.2 Stand$/)
    expect(line(stand, { option: { do: 'retreat' }, odds: { ...ODDS, chances: [] } })).toMatch(/^We win: 0% to 5[56]%$/)
    expect(line()).toBe('')
  })
  test('side by side: a row a choice, a column an outcome; what never comes is none', () => {
    const all = [
      { option: { do: 'stand' }, odds: ODDS },
      { option: { do: 'retreat' }, odds: { ...ODDS, chances: [] } },
    ]
    const text = drawn('en', (say) => <OddsCompared all={all} say={say} label={({ option }) => String(option.do)} />)
    expect(text).toMatch(/<th scope="col">We win<\/th>/)
    expect(text).toMatch(/stand<\/th><td><b>5[56]%.*retreat<\/th><td><b>0%/)
  })
})
