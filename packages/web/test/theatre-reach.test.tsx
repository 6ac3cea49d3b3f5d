/** What is within reach: on the map as buttons with a name, in its card, and beside what it is about. */
import type { Reached } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { besideSpot } from '../src/boards/card-spot.ts'
import { SHEET } from '../src/boards/theatre/bayonets-and-tomahawks.ts'
import { MapSpace } from '../src/boards/theatre/MapSpace.tsx'
import { ReachMarks, ReachNumbers } from '../src/boards/theatre/ReachMarks.tsx'
import { ReachContext, type Reaching, saidOf } from '../src/boards/theatre/reach.ts'
import { Ways } from '../src/boards/theatre/Ways.tsx'
import { numberKeys } from '../src/table/keys.ts'
import { renderToStaticMarkup } from './markup.ts'

const GOALS: readonly Reached[] = [
  { place: 'albany', cost: 2, signs: [] },
  { place: 'oswego', cost: 3, part: true, signs: ['battle', 'out'] },
]
const nothing = () => undefined
const reaching = (more: Partial<Reaching> = {}): Reaching => ({
  ...{ starts: new Set(['new-york']), side: 'british', place: 'new-york', way: 0, said: saidOf },
  ways: [
    { name: { key: 'way.act' }, places: GOALS },
    { name: { key: 'way.some' }, places: [] },
  ],
  goals: new Map(GOALS.map((one) => [one.place, one])),
  ...{ pick: nothing, turn: nothing, go: nothing, point: nothing, leave: nothing },
  ...more,
})
const say = ({ key, args }: { key: string; args?: object }) => `${key}${args ? JSON.stringify(args) : ''}`
const space = (id: string) => (
  <MapSpace
    {...{
      space: id,
      x: 0,
      y: 0,
      room: 60,
      offers: [],
      label: () => '',
      several: String,
      isMarked: false,
      site: null,
      say,
    }}
    name={() => id}
  >
    {null}
  </MapSpace>
)
const drawn = (what: unknown, more?: Partial<Reaching>): string =>
  renderToStaticMarkup(<ReachContext value={reaching(more)}>{what as never}</ReachContext>)

describe('within reach', () => {
  test('a far space is a button that says what it costs and what it means', () => {
    expect(drawn(space('albany'))).toContain('aria-label="albany, web.reach.cost{&quot;cost&quot;:2}"')
    const parted = drawn(space('oswego'))
    for (const word of ['web.reach.part', 'web.reach.battle', 'web.reach.out']) expect(parted).toContain(word)
    expect(drawn(space('boston'))).not.toContain('data-can')
  })
  test('goals have a form of their own, those for some another one, and their number', () => {
    const at = () => ({ x: 1, y: 2 })
    const marks = drawn(<ReachMarks at={at} />)
    for (const look of ['rc-whole', 'rc-part', 'rc-from']) expect(marks).toContain(look)
    const numbers = drawn(<ReachNumbers sheet={SHEET} contested={[]} />)
    expect(numbers).toMatch(/>2<.*>3</s)
    expect(numbers).toContain('pc-badge-reach-battle')
    expect(drawn(<ReachMarks at={at} />, { goals: new Map() })).toBe('')
  })
  test('the card names the ways, says which one is shown, and what its signs mean', () => {
    const card = drawn(<Ways say={say} host={undefined as never} name={(one) => one} />)
    expect(card).toMatch(/aria-pressed="true"[^>]*>way.act/)
    expect(card).toMatch(/aria-pressed="false"[^>]*>way.some/)
    for (const words of ['web.reach.part', 'web.reach.battle', 'web.reach.out']) expect(card).toContain(words)
    expect(card).not.toContain('web.reach.siege')
    // A way that leads nowhere by itself is begun.
    expect(drawn(<Ways say={say} host={undefined as never} name={String} />, { goals: new Map() })).toContain(
      'web.reach.begin',
    )
    expect(
      drawn(<Ways say={say} host={undefined as never} name={String} />, { place: undefined, goals: new Map() }),
    ).toBe('')
  })
})

describe('keys and cards', () => {
  test('numbers choose what has that number', () => {
    const chosen: number[] = []
    const keys = numberKeys((number) => chosen.push(number) > 0)
    expect(Object.keys(keys)).toHaveLength(10)
    keys['7']?.()
    keys['0']?.()
    expect(chosen).toEqual([7, 0])
  })
  test('a card lies beside what it explains, inside the window, never on it', () => {
    const pane = { left: 0, top: 0, right: 1000, bottom: 700, width: 1000, height: 700 }
    const card = { offsetWidth: 300, offsetHeight: 160 }
    for (const left of [0, 200, 480, 700, 960])
      for (const top of [0, 300, 660]) {
        const spot = { left, top, right: left + 40, bottom: top + 40, width: 40, height: 40 }
        const { x, y } = besideSpot(spot, pane, card)
        expect(x >= 0 && y >= 0 && x + 300 <= 1000 && y + 160 <= 700, `${left} ${top}`).toBe(true)
        const apart = x >= spot.right || x + 300 <= spot.left || y >= spot.bottom || y + 160 <= spot.top
        expect(apart, `${left} ${top}`).toBe(true)
      }
  })
})
