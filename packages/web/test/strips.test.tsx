/** How the game stands, in all three games: the turn, the score or the armies, and who holds what decides. */
import type { Option } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { sortChoices as bayonetsChoices } from '../src/boards/bayonets-and-tomahawks/choices.ts'
import { Strip as BayonetsStrip } from '../src/boards/bayonets-and-tomahawks/Strip.tsx'
import { Strip as QuebecStrip } from '../src/boards/quebec-1759/Strip.tsx'
import { sortChoices as wildernessChoices } from '../src/boards/wilderness-war/choices.ts'
import { Strip as WildernessStrip } from '../src/boards/wilderness-war/Strip.tsx'
import * as bayonets from './bayonets-help.tsx'
import { renderToStaticMarkup } from './markup.ts'
import * as quebec from './quebec-help.tsx'
import * as wilderness from './wilderness-help.tsx'

const NONE: readonly Option[] = []
const nothing = () => undefined
const textOf = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('Quebec', () => {
  const strip = (spec: object, seat = 'british') =>
    textOf(renderToStaticMarkup(<QuebecStrip view={quebec.viewOf(quebec.tableOf(spec), seat)} say={quebec.SAY.en} />))
  const rest = true
  test('who holds Abraham: French, British, both, nobody', () => {
    expect(strip({ turn: 14, rest, zones: { abraham: ['f_sarre'] } })).toMatch(/Turn 14 of 16.*Abraham · French/)
    expect(strip({ turn: 14, rest, zones: { abraham: ['b_15'] } })).toContain('Abraham · British')
    expect(strip({ turn: 14, rest, zones: { abraham: ['b_15', 'f_sarre'] } })).toContain('Abraham · fought over')
    expect(strip({ turn: 14, rest })).toContain('Abraham · nobody')
  })
  test('it says no more than the seat may see', () => {
    const spec = { turn: 3, rest, zones: { abraham: ['f_sarre', 'f_decoy_1'] } }
    expect(strip(spec)).toBe(strip(spec, 'spectator'))
  })
})

test('Bayonets & Tomahawks: points, and what the side at the screen wants', () => {
  const strip = (seat: string) => {
    const view = bayonets.viewOf(bayonets.freshTable(), seat)
    return textOf(
      renderToStaticMarkup(
        <BayonetsStrip
          {...{ view, seat, say: bayonets.SAY.en, choose: nothing }}
          choices={bayonetsChoices(NONE, view)}
        />,
      ),
    )
  }
  expect(strip('british')).toMatch(/1757.*British 1 wins for the British, French 1 for the French.*to win: 1/)
  expect(strip('british')).toMatch(/Victory marker: French 1.*Raid Points: British 0, French 0/)
  expect(strip('french')).toContain('to win: 1')
})

test('Wilderness War: points, and how many the British hold of what they need', () => {
  const strip = (spec: object) => {
    const view = wilderness.viewOf(wilderness.tableOf(spec), 'british')
    return textOf(
      renderToStaticMarkup(
        <WildernessStrip
          {...{ view, seat: 'british', say: wilderness.SAY.en, choose: nothing }}
          choices={wildernessChoices(NONE, view)}
        />,
      ),
    )
  }
  expect(strip({ step: 'phase' })).toMatch(/1757, Early season.*Score: French 4 VPs.*VP 4.*0\/2 conquests/)
  const held = {
    british: { fort: 'ohio-forks' },
    spaces: { venango: 'dumas fr-ligneris', 'ohio-forks': 'forbes br-44th' },
  }
  const moved = { ...held.spaces, venango: 'dumas fr-ligneris fr-marine-detachment-6 fr-marine-detachment-7' }
  expect(strip({ step: 'phase', ...held, spaces: moved, more: { ohioForks: 'british' } })).toContain('1/2 conquests')
})
