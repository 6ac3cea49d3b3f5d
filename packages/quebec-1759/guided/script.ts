/** A first game: September 1759, from the ships upriver to the battle on the Plains of Abraham. */
import type { Guided, Option } from '@carillon/kernel'
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts'
import type { PositionSpec } from '../src/position.ts'
import { BUTTON, INDIAN, INTO, MARCH, NAVAL, SPACE, TO, UNIT } from '../src/rules/options.ts'

/** Who waits at Etchemin for the boats. */
const WAITING: readonly UnitId[] = ['b_15', 'b_28', 'b_43', 'b_58', 'b_78', 'b_light']
const each = (make: (unit: UnitId) => Option): Option[] => WAITING.map(make)
/** Any of the French may be hit: the weakest go first. */
const LOSSES: readonly Option[] = [...UNIT_IDS.filter((id) => UNITS[id].side === 'french')]
  .reverse()
  .map((id) => UNIT[id])

const POSITION: PositionSpec = {
  turn: 14,
  ships: { bason: 2, st_laurent: 2 },
  occupied: ['levis', 'etchemin'],
  zones: {
    etchemin: WAITING,
    levis: ['b_35', 'b_48', 'b_rangers', 'b_decoy_1', 'b_decoy_2'],
    ile_d_orleans: ['b_60_2', 'b_60_3', 'b_47', 'b_gren', 'b_decoy_3'],
    abraham: ['f_guyenne', 'f_quebec_4', 'f_quebec_5', 'f_decoy_4'],
    st_charles: ['f_bearn', 'f_quebec_1', 'f_indians', 'f_decoy_3'],
    beauport: ['f_sarre', 'f_languedoc', 'f_montreal_4', 'f_montreal_5', 'f_montreal_6', 'f_decoy_2'],
    montmorency: ['f_roussillon', 'f_montreal_1', 'f_montreal_2', 'f_trois_rivieres'],
    cap_rouge: ['f_marine', 'f_quebec_6'],
  },
}

export const GUIDED: Guided = {
  id: 'guided',
  role: 'british',
  rules: ['6.3', '6.4', '6.6', '6.5', '7', '9'],
  scenario: 'campaign',
  position: POSITION,
  screens: [
    { id: 'goal', terms: ['zone'] },
    { id: 'blocks', terms: ['block', 'cv', 'decoy'] },
    {
      id: 'fleet',
      terms: ['order', 'boats'],
      choose: [NAVAL.st_laurent[2] as Option],
      poor: [
        { option: NAVAL.st_laurent[1] as Option, why: 'one' },
        { option: { do: 'naval', space: 'bason' }, why: 'down' },
        { option: { do: 'march' }, why: 'march' },
      ],
      others: [INDIAN.etchemin, BUTTON.raid],
      drawn: [[2, 5, 3, 1]],
      expect: { asked: { role: 'british', rule: '6.4.3' }, noted: ['log.raid'] },
    },
    { id: 'raid', terms: ['hit'], choose: each((id) => UNIT[id]) },
    {
      id: 'answer',
      others: [SPACE.st_charles],
      drawn: [[6, 2, 4]],
      expect: { asked: { role: 'british', rule: '6.1.1' }, noted: ['log.answer', 'log.withdraw', 'log.turn'] },
    },
    {
      id: 'embark',
      choose: [MARCH.etchemin],
      poor: [
        { option: { do: 'naval' }, why: 'naval' },
        { option: { do: 'march' }, why: 'elsewhere' },
        { option: BUTTON.pass, why: 'pass' },
      ],
    },
    {
      id: 'shore',
      terms: ['shore'],
      choose: [TO.boat.sillery],
      poor: [
        { option: TO.boat.abraham, why: 'abraham' },
        { option: TO.boat.cap_rouge, why: 'cap_rouge' },
      ],
    },
    { id: 'four', choose: each((id) => UNIT[id]), clicks: 4 },
    {
      id: 'seal',
      terms: ['secret'],
      choose: [BUTTON.done],
      others: [UNIT.f_quebec_6, MARCH.st_charles, TO.road.abraham, UNIT.f_bearn, UNIT.f_quebec_1, BUTTON.done],
      expect: { asked: { role: 'british', rule: '6.1.1' }, noted: ['log.occupied', 'log.militia.quebec', 'log.turn'] },
    },
    { id: 'ashore', terms: ['occupy'] },
    {
      id: 'last',
      choose: [MARCH.sillery],
      poor: [{ option: BUTTON.pass, why: 'pass' }],
    },
    { id: 'heights', choose: [TO.road.abraham] },
    {
      id: 'everybody',
      choose: [BUTTON.all],
      others: [
        ...[MARCH.beauport, TO.road.st_charles, UNIT.f_sarre, UNIT.f_languedoc, BUTTON.done],
        ...[INTO.left.f_guyenne, INTO.centre.f_bearn, INTO.right.f_quebec_4, INTO.reserve.f_quebec_5],
        ...[INTO.reserve.f_quebec_1, BUTTON.stay],
      ],
      expect: { asked: { role: 'british', rule: '7.5.2' } },
    },
    {
      id: 'reserve',
      terms: ['column', 'reserve'],
      choose: each((id) => INTO.reserve[id]),
    },
    {
      id: 'line',
      choose: (['left', 'centre', 'right'] as const).flatMap((column) => each((id) => INTO[column][id])),
      clicks: 2,
    },
    {
      id: 'volley',
      terms: ['defender'],
      others: [BUTTON.stand, BUTTON.hold, BUTTON.fire_all],
      drawn: [
        [6, 2, 1],
        [3, 4, 1],
        [2, 5],
      ],
      expect: { asked: { role: 'british', rule: '7.8.1' }, noted: ['log.fire', 'log.fire', 'log.fire'] },
    },
    { id: 'stand', choose: [BUTTON.stand] },
    {
      id: 'commit',
      choose: [
        ...(['left', 'centre', 'right'] as const).flatMap((column) => each((id) => INTO[column][id])),
        BUTTON.hold,
      ],
    },
    {
      id: 'fire',
      choose: [BUTTON.fire_all],
      luck: { 'chance.fire': [6, 6, 3, 1] },
      expect: { noted: ['log.fire', 'log.lost'] },
    },
    {
      id: 'rout',
      terms: ['rout', 'pursuit'],
      others: [TO.road.ste_foy, ...LOSSES],
      luck: { 'chance.pursuit': [6, 2, 3, 6, 1] },
      expect: { winner: 'british' },
    },
    { id: 'end' },
  ],
}
