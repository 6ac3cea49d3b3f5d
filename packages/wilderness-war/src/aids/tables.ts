/** 7.6, 8.231, 10.3, 14, 15 The tables one rolls on, with what counts now. */
import type { Aid, AidRow, AidTable } from '@carillon/kernel'
import { SIDES } from '../data/map.ts'
import {
  ASSAULT_LEVEL,
  COMBAT_TABLE,
  COMBAT_TOPS,
  columnOf,
  DRM,
  EVASION,
  RAID_LOSSES,
  RAID_SUCCESS,
  SIEGE_TABLE,
  stepsAt,
} from '../data/tables.ts'
import { FORTIFICATIONS, say, sideName } from '../messages.ts'
import { FORT, FORTRESS } from '../state.ts'
import type { View } from '../view.ts'

const STRENGTHS: readonly string[] = [...COMBAT_TOPS, undefined].map((top, i) => {
  const from = i === 0 ? 0 : (COMBAT_TOPS[i - 1] as number) + 1
  return top === undefined ? `${from}+` : from === top ? `${top}` : `${from}–${top}`
})
const LAST = COMBAT_TABLE.length - 1
const ROLLS: readonly string[] = COMBAT_TABLE.map((_, row) => (row === 0 ? '≤0' : row === LAST ? `${LAST}+` : `${row}`))
const ROLL = say('web.table.roll')

export const combat = (view: View): Aid => ({
  id: 'combat',
  title: say('aid.combat'),
  tables: [
    {
      title: say('web.table.combat'),
      head: [ROLL, ...STRENGTHS],
      rows: ROLLS.map((roll, row) => ({
        cells: [roll, ...STRENGTHS.map((_, column) => stepsAt(row, column, view.edition === 'third'))],
      })),
      now: columnsNow(view),
      grid: true,
      note: say('aid.combat.note'),
    },
    changes(
      { cells: [say('aid.tactics'), '7.51'] },
      ...(['auxiliaries', 'regulars', 'landing', 'stockade', 'fieldworks', 'ambush', 'coehorns_assault'] as const).map(
        change,
      ),
    ),
    {
      title: say('aid.evasion'),
      head: [say('aid.head.try'), say('aid.head.needs'), say('aid.head.rule')],
      rows: [
        {
          cells: [say('aid.try.intercept'), say('aid.evasion.needs', { least: EVASION }), '14.1'],
          now: view.step === 'enter',
        },
        {
          cells: [say('aid.try.avoid'), say('aid.evasion.needs', { least: EVASION }), '15.0'],
          now: view.step === 'stand',
        },
      ],
      note: say('aid.evasion.note'),
    },
  ],
  rules: ['7.51', '7.6', '7.7', '9.13', '14.1', '15.0'],
})
/** 7.5 The columns both sides fire on. */
const columnsNow = ({ fire }: View) =>
  fire
    ? SIDES.map((side) => ({ column: columnOf(fire[side].strength, fire[side].shift) + 1, whose: sideName(side) }))
    : []

const change = (name: keyof typeof DRM): AidRow => {
  const { reason, points, rule } = DRM[name]
  return { cells: [say(reason, { points, rule }), rule] }
}
const changes = (...rows: readonly AidRow[]): AidTable => ({
  title: say('aid.changes'),
  head: [say('aid.head.change'), say('aid.head.rule')],
  rows,
})

export const siege = (view: View): Aid => ({
  id: 'siege',
  title: say('aid.siege'),
  tables: [
    {
      title: say('web.table.siege'),
      head: [ROLL, ...ROLLS],
      rows: [
        {
          cells: [say('aid.siege.rises'), ...SIEGE_TABLE.map((gain) => (gain === 0 ? 0 : `+${gain}`))],
          now: view.siege !== null && !view.siege.rolled,
        },
      ],
      grid: true,
    },
    changes(
      { cells: [say('aid.tactics.both'), '7.51'] },
      ...(['coehorns', 'coehorns_enemy', 'louisbourg'] as const).map(change),
    ),
    {
      title: say('aid.assault'),
      head: [say('aid.head.place'), say('aid.head.level')],
      rows: ([FORT, FORTRESS] as const).map((kind) => ({
        cells: [
          { key: `fortification.${FORTIFICATIONS[kind - 1]}` },
          kind === FORT ? ASSAULT_LEVEL.fort : ASSAULT_LEVEL.fortress,
        ],
      })),
      note: say('aid.assault.note'),
    },
  ],
  rules: ['8.231', '8.24', '9.13'],
})

export const raid = (view: View): Aid => ({
  id: 'raid',
  title: say('aid.raid'),
  tables: [
    {
      title: say('aid.raid.table'),
      head: [say('aid.head.target'), ...ROLLS],
      rows: (['plain', 'hard'] as const).map((kind) => ({
        cells: [say(`aid.raid.${kind}`), ...RAID_LOSSES[kind].map(raidCell)],
        now: view.hard === (kind === 'hard'),
      })),
      grid: true,
      note: say('aid.raid.note', { least: RAID_SUCCESS }),
    },
    changes({ cells: [say('aid.tactics'), '7.51'] }, ...(['rangers', 'militia'] as const).map(change)),
  ],
  rules: ['10.3', '10.31', '10.32', '10.33', '10.4'],
})
/** A tick for success, and the steps the raiders lose. */
const raidCell = (losses: number, row: number): string =>
  [row >= RAID_SUCCESS ? '✓' : '', losses > 0 ? `−${losses}` : ''].join(' ').trim() || '·'
