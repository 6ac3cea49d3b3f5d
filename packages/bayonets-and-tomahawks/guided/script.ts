/** A first game: the first Action Round of 1757, from the Reserve to the battle of Ticonderoga. */
import type { Guided, Option } from '@carillon/kernel'
import { FACES, type Face } from '../src/data/dice.ts'
import type { Space } from '../src/data/map.ts'
import type { UnitId } from '../src/data/units.ts'

const unit = (unit: UnitId): Option => ({ unit })
const at = (space: Space): Option => ({ space })
const card = (card: number): Option => ({ card: String(card) })
const ap = (ap: string, what: string): Option => ({ ap, do: what })
const press = (button: string): Option => ({ do: button })
const DONE = press('done')
const face = (...faces: readonly Face[]): number[] => faces.map((one) => FACES.indexOf(one) + 1)
/** Either of the two that move armies, whichever was not held. */
const army = (what: string): Option[] => [ap('army', what), ap('sail-army', what)]

export const GUIDED: Guided = {
  id: 'guided',
  role: 'british',
  rules: ['7.1', '7.2', '7.3', '9.0', '10.4', '12.0', '13.0', '14.0'],
  scenario: '2',
  screens: [
    { id: 'goal', terms: ['vp', 'victory_space'] },
    { id: 'pieces', terms: ['light', 'brigade', 'circle', 'full'] },
    {
      id: 'year',
      terms: ['round'],
      drawn: [
        ['2', '5'],
        ['22', '35'],
      ],
    },
    {
      id: 'reserve',
      terms: ['reserve', 'ap'],
      choose: [card(2), card(5)],
      others: [card(22)],
      drawn: [['3'], ['25'], ['44']],
      expect: { asked: { role: 'british', rule: '7.1' } },
    },
    { id: 'card', terms: ['initiative'], choose: [card(3)], others: [card(22)] },
    {
      id: 'first',
      choose: [press('go_first')],
    },
    {
      id: 'hold',
      terms: ['reaction'],
      choose: [{ ap: 'army' }, { ap: 'sail-army' }],
      poor: [{ option: { ap: 'light' }, why: 'light' }],
      expect: { asked: { role: 'british', rule: '7.2' } },
    },
    {
      id: 'light_ap',
      terms: ['light_ap'],
      choose: [ap('light', 'raid')],
      poor: [{ option: DONE, why: 'done' }],
    },
    { id: 'raider', choose: [unit('armstrong')] },
    {
      id: 'target',
      terms: ['raid_points', 'interception'],
      choose: [at('kithanink'), at('forks-of-the-ohio'), at('la-presquisle')],
      luck: { 'chance.interception': face('miss'), 'chance.raid': face('triangle') },
      expect: { asked: { role: 'british', rule: '7.2' }, noted: ['log.raid', 'log.raid_points'] },
    },
    {
      id: 'army_ap',
      terms: ['army_ap'],
      choose: army('move'),
      poor: [{ option: DONE, why: 'done' }],
    },
    { id: 'march_from', choose: [at('boston')] },
    { id: 'march_who', choose: [press('all')] },
    { id: 'march_to', terms: ['mp', 'connections'], choose: [at('northfield')] },
    { id: 'march_on', terms: ['spent'], choose: [at('albany')], expect: { asked: { role: 'british', rule: '7.2' } } },
    { id: 'build_ap', choose: army('build'), poor: [{ option: DONE, why: 'done' }] },
    { id: 'build_at', choose: [at('halifax')] },
    {
      id: 'build_what',
      choose: [press('fort_start'), { connection: 'cape-sable--halifax' }],
    },
    {
      id: 'indians',
      terms: ['indian_ap'],
      others: [ap('indian', 'raid'), unit('delaware'), at('shamokin')],
      luck: { 'chance.interception': face('triangle') },
      expect: { noted: ['log.intercepted'] },
    },
    {
      id: 'french',
      terms: ['marshal'],
      others: [
        ...[ap('light', 'move'), at('montreal'), unit('lacorne'), at('la-presentation')],
        ...[ap('sail-army', 'marshal'), unit('bearn-guyenne'), DONE],
      ],
      expect: { asked: { role: 'british', rule: '7.3.6' }, noted: ['log.marshal'] },
    },
    {
      id: 'react',
      choose: army('move'),
      poor: [{ option: press('pass'), why: 'pass' }],
    },
    { id: 'react_from', choose: [at('albany')] },
    { id: 'react_who', choose: [press('all')] },
    { id: 'react_to', choose: [at('lake-george')] },
    { id: 'rogers', choose: [{ do: 'take', unit: 'rogers' }] },
    {
      id: 'attack',
      choose: [at('ticonderoga')],
      expect: { noted: ['log.attack', 'log.battle'] },
    },
    { id: 'track', terms: ['track', 'penalty'] },
    {
      id: 'rolls',
      terms: ['faces'],
      drawn: [face('triangle'), face('triangle'), face('miss')],
    },
    {
      id: 'reroll',
      terms: ['reroll'],
      choose: [{ do: 'reroll', unit: 'royal-highland', why: 'own' }],
      drawn: [face('flag'), face('flag')],
      expect: { dice: 1 },
    },
    { id: 'defend', drawn: [face('triangle'), face('triangle')], expect: { noted: ['log.reduced', 'log.won'] } },
    {
      id: 'won',
      terms: ['retreat', 'desertion', 'supply'],
      others: [press('raze'), at('isle-aux-noix')],
      expect: { view: { british: { victory: 1, round: 2 } } },
    },
    { id: 'end' },
  ],
}
