/** The log shows its places on the board. */
import { UNIT_IDS } from '@carillon/bayonets-and-tomahawks/page'
import { type LogLine, logFor, type Message } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { places as ofBayonets } from '../src/boards/bayonets-and-tomahawks/places.ts'
import { places as ofQuebec } from '../src/boards/quebec-1759/places.ts'
import { SHEET as BAYONETS } from '../src/boards/theatre/bayonets-and-tomahawks.ts'
import { SHEET as WILDERNESS } from '../src/boards/theatre/wilderness-war.ts'
import { places as ofWilderness } from '../src/boards/wilderness-war/places.ts'
import * as bt from './bayonets-help.tsx'
import * as q from './quebec-help.tsx'
import { wander } from './theatre-help.tsx'
import * as ww from './wilderness-help.tsx'

const line = (key: string, args: Record<string, Message | readonly Message[]>): LogLine => ({
  rule: '1',
  text: { key, args },
})
const name = (key: string): Message => ({ key })
const spaces = (found: readonly Readonly<Record<string, unknown>>[]) => found.map(({ space }) => space).join(' ')

describe('the places of a line', () => {
  test('Bayonets & Tomahawks: spaces, ends of a connection, villages of a nation; else where its units are', () => {
    const view = bt.viewOf(bt.freshTable(), 'british')
    const said = (key: string, args: Record<string, Message | readonly Message[]>) =>
      spaces(ofBayonets(line(key, args), view))
    const fort = UNIT_IDS.find((id) => view.map.french.some((list) => list.includes(id))) as string
    expect(
      said('log.move', { units: [name(`unit.${fort}`)], from: name('space.albany'), to: name('space.kingston') }),
    ).toBe('albany kingston')
    expect(said('log.road_start', { connection: name('connection.albany--kingston') })).toBe('albany kingston')
    expect(said('log.nation', { nation: name('nation.cherokee') })).toBe('chote keowee')
    expect(said('log.refit', { unit: name(`unit.${fort}`) })).not.toBe('')
    expect(said('log.epidemic', { unit: name('unit.nobody') })).toBe('')
    expect(said('log.round', {})).toBe('')
  })
  test('Wilderness War', () => {
    const view = ww.viewOf(ww.freshTable(), 'british')
    const said = (key: string, args: Record<string, Message>) => spaces(ofWilderness(line(key, args), view))
    expect(said('log.retreat', { from: name('space.albany'), space: name('space.hoosic') })).toBe('albany hoosic')
    expect(said('log.restored', { piece: name('piece.loudoun') })).toBe('new-york')
    expect(said('log.vp', { reason: { key: 'vp.battle', args: { space: name('space.oswego') } } })).toBe('oswego')
  })
  test('Quebec 1759: only of what the viewer sees', () => {
    const table = q.tableOf({ zones: { levis: ['b_15'], abraham: ['f_sarre'] }, rest: true })
    const said = (viewer: string, unit: string) =>
      spaces(ofQuebec(line('log.x', { unit: name(unit) }), q.viewOf(table, viewer)))
    expect(said('british', 'unit.b_15')).toBe('levis')
    expect(said('british', 'unit.f_sarre')).toBe('')
    expect(said('french', 'unit.f_sarre')).toBe('abraham')
  })
  test('in random games all of them are on the map', () => {
    const wrong = new Set<string>()
    const table = { bt: bt.freshTable('4'), ww: ww.freshTable() }
    for (const [one, sheet] of [
      ['bt', BAYONETS],
      ['ww', WILDERNESS],
    ] as const)
      wander(table[one], 1760, 3000, () => {
        const [last] = logFor(table[one].log, 'open').slice(-1)
        if (!last) return
        const found =
          one === 'bt' ? ofBayonets(last, bt.viewOf(table.bt, 'open')) : ofWilderness(last, ww.viewOf(table.ww, 'open'))
        for (const { space } of found)
          if (!(String(space) in sheet.spaces || String(space) in sheet.ornaments))
            wrong.add(`${last.text.key} ${space}`)
      })
    expect([...wrong]).toEqual([])
  })
})
