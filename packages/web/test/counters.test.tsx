/** Counters of both games: each has a face of its kind and a name that says its state. */
import { UNIT, UNIT_IDS, type UnitId } from '@carillon/bayonets-and-tomahawks/page'
import { PIECES, type Piece, pieceOf } from '@carillon/wilderness-war/page'
import { describe, expect, test } from 'vitest'
import { Counter as UnitCounter, type UnitState } from '../src/boards/bayonets-and-tomahawks/Counter.tsx'
import { CORES } from '../src/boards/theatre/Counter.tsx'
import { counterName, MOST_LETTERS } from '../src/boards/theatre/counter-name.ts'
import { Counter as PieceCounter, type PieceState } from '../src/boards/wilderness-war/Counter.tsx'
import * as BAYONETS from './bayonets-help.tsx'
import { renderToStaticMarkup } from './markup.ts'
import { BROKEN } from './theatre-help.tsx'
import * as WILDERNESS from './wilderness-help.tsx'

const unitDrawn = (unit: UnitId, state: UnitState = {}, size = 48): string =>
  renderToStaticMarkup(<UnitCounter unit={unit} say={BAYONETS.SAY.en} size={size} spoken {...state} />)
const pieceDrawn = (piece: Piece, state: PieceState = {}, size = 48): string =>
  renderToStaticMarkup(<PieceCounter piece={piece} say={WILDERNESS.SAY.en} size={size} spoken {...state} />)
const nameIn = (html: string): string =>
  (/aria-label="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

describe('Bayonets & Tomahawks', () => {
  test.each(['en', 'fr'] as const)('every unit has a counter with its name and type (%s)', (locale) => {
    for (const unit of UNIT_IDS) {
      const html = renderToStaticMarkup(<UnitCounter unit={unit} say={BAYONETS.SAY[locale]} spoken />)
      expect(nameIn(html)).toContain(BAYONETS.SAY[locale]({ key: `unit.${unit}` }))
      expect(nameIn(html)).toContain(BAYONETS.SAY[locale]({ key: `type.${UNIT[unit].type}` }))
      expect(html).not.toMatch(BROKEN)
    }
  })
  test('3.0 the shape of the unit is the core of its counter; a Commander has none', () => {
    for (const unit of UNIT_IDS) {
      const { shape } = UNIT[unit]
      for (const [core, path] of Object.entries(CORES)) expect(unitDrawn(unit).includes(path)).toBe(core === shape)
    }
  })
  test('what it is in can be heard, and each state is drawn in its own way', () => {
    const states: UnitState[] = [
      {},
      { reduced: true },
      { spent: true },
      { chosen: true },
      { reduced: true, spent: true },
    ]
    const drawn = states.map((state) => unitDrawn('rogers', state))
    expect(drawn.map(nameIn)).toEqual([
      'Rogers (Light)',
      'Rogers (Light, reduced)',
      'Rogers (Light, spent)',
      'Rogers (Light, chosen)',
      'Rogers (Light, reduced, spent)',
    ])
    expect(new Set(drawn.map((html) => html.replace(/ aria-label="[^"]*"/, ''))).size).toBe(states.length)
  })
  test('8.1 a unit of a nation looks like those of its friends', () => {
    expect(unitDrawn('iroquois-1')).toContain('pc-nobody')
    expect(unitDrawn('iroquois-1', { faction: 'french' })).toContain('pc-french')
  })
  test('3.1.1 an Indian unit has one step, others two', () => {
    const steps = (unit: UnitId) => unitDrawn(unit).split('<circle').length - 1
    expect([steps('abenaki'), steps('rogers'), steps('wolfe')]).toEqual([1, 2, 0])
  })
})

describe('Wilderness War', () => {
  test.each(['en', 'fr'] as const)('every piece has a counter with its name (%s)', (locale) => {
    for (const { n, id } of PIECES) {
      const html = renderToStaticMarkup(<PieceCounter piece={n} say={WILDERNESS.SAY[locale]} spoken />)
      expect(nameIn(html)).toContain(WILDERNESS.SAY[locale]({ key: `piece.${id}` }))
      expect(html).not.toMatch(BROKEN)
    }
  })
  test('strength and state are drawn and can be heard', () => {
    const regular = PIECES.find(({ id }) => id === 'br-15th')?.n as Piece
    expect(nameIn(pieceDrawn(regular))).toBe('15th (regular, strength 3)')
    expect(nameIn(pieceDrawn(regular, { reduced: true }))).toBe('15th (regular, strength 2, reduced)')
    expect(nameIn(pieceDrawn(regular, { chosen: true }))).toBe('15th (regular, strength 3, acting)')
    expect(pieceDrawn(regular)).toMatch(/>3<\/text>/)
    expect(pieceDrawn(regular, { reduced: true })).toMatch(/pc-hollow.*>2<\/text>/)
  })
  test('a leader shows initiative, command and tactics, in this order', () => {
    const leaders = PIECES.filter(({ leader }) => leader)
    for (const { n, initiative, command, tactics } of leaders) {
      const digits = [...pieceDrawn(n, {}, 24).matchAll(/>(\d)<\/text>/g)].map(([, digit]) => Number(digit))
      expect(digits).toEqual([initiative, command, tactics])
    }
  })
  test('3.11 to 3.13 drilled troops, auxiliaries and militia differ in shape', () => {
    for (const { n, leader, drilled, auxiliary } of PIECES)
      if (!leader) expect(pieceDrawn(n)).toContain(CORES[drilled ? 'square' : auxiliary ? 'circle' : 'house'])
    expect(pieceOf(0).auxiliary).toBe(true)
  })
})

test('letters that could not be read are left out', () => {
  expect(unitDrawn('rogers', {}, 48)).toContain('>Rogers</text>')
  expect(unitDrawn('rogers', {}, 24)).not.toContain('<text')
})
test.each([
  ['15th & 58th', '15·58'],
  ['40th, 45th & 47th', '40·45·47'],
  ['La Sarre & Royal-Roussillon', 'La Sarre|R.-Roussillon'],
  ['Volont. Étrangers & Cambis', 'V. Étrangers|Cambis'],
  ['New England 4', 'New|England 4'],
  ['Royal Artillery 2', 'Royal|Artillery 2'],
  ['Canadiens 1', 'Canadiens 1'],
  ['Fort Ticonderoga', 'Ticonderoga'],
  ['Howe (Light)', 'Howe'],
  ['De la Marine 1', 'Marine 1'],
  ['Massachusetts Regiment', 'Massachusetts'],
  ['Régiment du Massachusetts', 'Massachusetts'],
  ['85th Royal Volunteers', '85th'],
])('%s is %s on a counter', (name, lines) => expect(counterName(name).join('|')).toBe(lines))
test.each(['en', 'fr'] as const)('no name on a counter is cut or longer than its room (%s)', (locale) => {
  const names = [
    ...UNIT_IDS.map((unit) => BAYONETS.SAY[locale]({ key: `unit.${unit}` })),
    ...PIECES.map(({ id }) => WILDERNESS.SAY[locale]({ key: `piece.${id}` })),
  ]
  for (const name of names) {
    const lines = counterName(name)
    expect(lines.length, name).toBeLessThan(3)
    for (const line of lines) {
      expect(line.length, name).toBeLessThanOrEqual(MOST_LETTERS + 2)
      const words = line.split(/[ ·,-]/).filter((word) => !/^(?:[^.]\.)+$/.test(word) && !/^\d+$/.test(word))
      for (const word of words) expect(name.split(/[ ,-]/), name).toContain(word)
    }
  }
})
