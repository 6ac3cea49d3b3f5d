import type { Option, Viewer } from '@carillon/kernel'
import { quebec1759 } from '@carillon/quebec-1759'
import { RIVERS, UNIT_IDS, UNITS, unitName, ZONES } from '@carillon/quebec-1759/page'
import { rulebook } from '@carillon/quebec-1759/rulebook'
import { describe, expect, test } from 'vitest'
import { sortChoices } from '../src/boards/quebec-1759/choices.ts'
import { board } from '../src/boards/quebec-1759/index.ts'
import { freshTable, optionsOf, pageOf, propsOf, SAY, tableOf, viewOf, wander } from './quebec-help.tsx'

const describing = await board.describe()
const VIEWERS: readonly Viewer[] = ['british', 'french', 'spectator', 'open']
const LINES = {
  zone: 'abraham',
  attacker: 'british',
  from: 'etchemin',
  way: 'boat',
  british: { left: ['b_15'], centre: ['b_35', 'b_78:1'], right: ['b_43'], reserve: ['b_rangers'] },
  french: { left: ['f_sarre'], centre: ['f_bearn'], right: ['f_quebec_2:1'], reserve: ['f_indians'] },
}
const AFLOAT = { bason: 1, st_laurent: 3 }
const MEETING = { abraham: ['b_15', 'b_28', 'b_35', 'b_decoy_1', 'f_sarre', 'f_bearn', 'f_guyenne', 'f_indians'] }
const SITE = { zone: 'abraham', attacker: 'british', from: 'etchemin', way: 'boat' }
/** One of each kind of position. */
const POSITIONS: Readonly<Record<string, object>> = {
  deployment: { step: 'deployment' },
  'orders with everybody': { rest: true, turn: 1 },
  'a stack of all': { zones: { levis: UNIT_IDS.filter((u) => UNITS[u].edition !== 'second') } },
  contact: { step: 'contact', zones: { levis: ['b_15', 'b_decoy_1', 'b_light', 'f_indians'], beauport: ['f_sarre'] } },
  'battles to come': { step: 'battles', zones: MEETING, battles: [SITE], rest: { british: 'ile_d_orleans' } },
  'a battle in columns': { ships: AFLOAT, battle: LINES, rest: true },
  'a skirmish': {
    ships: AFLOAT,
    battle: { ...LINES, kind: 'skirmish', british: { centre: ['b_15'] }, french: { centre: ['f_sarre'] } },
    rest: true,
  },
  'a rout': { ships: AFLOAT, battle: { ...LINES, routed: 'french', french: { left: ['f_sarre'] } }, rest: true },
  'the end': { step: 'turn_end', turn: 16, zones: { abraham: ['b_15', 'b_28'], beauport: ['f_sarre'] }, rest: true },
}

describe('the board is drawn', () => {
  test.each(Object.entries(POSITIONS))('%s', (_, spec) => {
    const table = tableOf(spec)
    for (const viewer of VIEWERS)
      for (const locale of ['en', 'fr'] as const) {
        const page = pageOf(propsOf(table, viewer, locale))
        expect(page).toContain('q-board')
        expect(page).not.toContain('⟦')
      }
  })
  test('the second edition and the roads of the options', () => {
    const table = tableOf({ rest: true }, { edition: 'second', roadSteFoySillery: 'on', tides: 'on' })
    expect(pageOf(propsOf(table, 'open'))).toContain('f_montcalm')
  })
  test('strength is shown by rotation: the edge that is up has the CV', () => {
    const page = pageOf(propsOf(tableOf({ zones: { levis: ['b_15:2'] } }), 'british'))
    expect(page).toContain('rotate(-180deg)')
  })
})

describe('what the page may not know is not in it', () => {
  test.each([1, 2, 3, 4])('game %i', (seed) => {
    const table = freshTable(seed % 2 === 0 ? { edition: 'second' } : {})
    let number = 0
    wander(table, seed, 800, () => {
      number += 1
      if (number % 20 !== 0) return
      for (const viewer of ['british', 'french', 'spectator']) {
        const props = propsOf(table, viewer)
        const known = JSON.stringify([props.view, props.options])
        const page = pageOf(props)
        for (const unit of UNIT_IDS) {
          if (known.includes(`"${unit}"`)) continue
          expect(page).not.toContain(`"${unit}"`)
          const name = SAY.en(unitName(unit))
          if (!/\d$/.test(name) && !['indian', 'leader'].includes(UNITS[unit].kind))
            expect(page).not.toContain(`>${name}<`)
        }
      }
    })
  })
})

describe('every option can be found', () => {
  const visible = (page: string, option: Option): boolean => {
    const at = option.unit ?? option.space ?? option.block
    const field = option.unit ? 'unit' : option.space ? 'space' : 'block'
    return page.includes(`data-${field}="${at}"`)
  }
  test.each([11, 12, 13, 14, 15])('game %i', (seed) => {
    const table = freshTable(seed % 2 === 0 ? { edition: 'second', tides: 'on' } : {})
    let number = 0
    wander(table, seed, 1000, () => {
      number += 1
      for (const role of table.game.roles) {
        const options = optionsOf(table, role)
        if (options.length === 0) continue
        const view = viewOf(table, role)
        for (const say of Object.values(SAY)) {
          const labels = options.map((option) => board.label?.(option, view, say) ?? '')
          expect(labels.filter((text) => text.trim() === '' || text.includes('⟦'))).toEqual([])
          expect(new Set(labels.map((text) => text.toLowerCase())).size).toBe(options.length)
          for (const option of options) expect(board.group?.(option, view)?.key).not.toBe('')
        }
        if (number % 20 !== 0) continue
        const page = pageOf(propsOf(table, role))
        const { buttons } = sortChoices(options)
        expect(options.filter((option) => !buttons.includes(option) && !visible(page, option))).toEqual([])
      }
    })
  })
})

describe('what a thing is', () => {
  test.each(['en', 'fr'] as const)('units, blocks, zones and rivers, %s', async (locale) => {
    const numbers = new Set((await rulebook(locale)).map(({ id }) => id))
    const view = viewOf(tableOf({ rest: true, step: 'orders' }), 'open')
    const subjects = [
      ...UNIT_IDS.map((unit) => ({ unit })),
      ...[...ZONES, ...RIVERS].map((space) => ({ space })),
      { block: 0, side: 'french', space: 'levis' },
    ]
    for (const subject of subjects) {
      const found = describing(subject, view, SAY[locale])
      expect(found?.title).toBeTruthy()
      expect([found?.title, ...(found?.lines ?? [])].join()).not.toContain('⟦')
      expect(found?.rules.filter((rule) => !numbers.has(rule))).toEqual([])
    }
    expect(describing({ unit: 'nobody' }, view, SAY[locale])).toBeUndefined()
  })
  test('of a hidden unit only what it is at full strength, of a known one what it is now', () => {
    const table = tableOf({ zones: { levis: ['b_15:2'], beauport: ['f_sarre:1'] } })
    const lines = (viewer: Viewer) => describing({ unit: 'b_15' }, viewOf(table, viewer), SAY.en)?.lines.join()
    expect(lines('british')).toContain('CV 2 of 4')
    expect(lines('french')).not.toContain('CV 2')
  })
  test('the text board is the game’s own', async () => {
    const view = viewOf(tableOf({ rest: true }), 'french')
    expect((await board.text())(view, SAY.fr)).toBe(quebec1759.board(view, SAY.fr))
  })
})
