/** A first game: the last season of 1759, from a raid on the frontier to the fall of Niagara. */
import type { Guided, Option } from '@carillon/kernel'
import type { PositionSpec } from '../src/position.ts'

const piece = (piece: string): Option => ({ piece })
const at = (space: string): Option => ({ space })
const press = (button: string): Option => ({ do: button })
const play = (card: number, use: string): Option => ({ card: String(card), use })
/** Windows in which a card of ours could break in: we hold none that fits. */
const QUIET: readonly Option[] = [press('pass_season'), press('pass_phase')]

const POSITION: PositionSpec = {
  step: 'phase',
  year: 1759,
  season: 'late',
  vp: 2,
  active: 'french',
  spaces: {
    'ohio-forks': 'forbes br-virginia-provincial-1 br-pennsylvania-provincial-1',
    venango: 'dumas fr-ligneris fr-langlade fr-marine-detachment-6 fr-marine-detachment-7',
    oswego: 'johnson br-44th br-46th br-new-york-provincial-1 br-mohawk-1',
    'oneida-carry-west': 'br-new-york-provincial-2',
    raystown: 'fr-delaware-1',
    'northern-militia': 'br-colonial-militia-1',
  },
  british: { fort: 'oswego ohio-forks', stockade: 'oneida-carry-west oneida-carry-east' },
  hands: { british: [53, 8, 43, 9], french: [26, 49, 24] },
  more: { ohioForks: 'british' },
}

export const GUIDED: Guided = {
  id: 'guided',
  role: 'british',
  rules: ['5.26', '5.32', '6.3', '7.0', '8.2', '9.0', '10.0', '12.12'],
  scenario: 'annus-mirabilis',
  position: POSITION,
  screens: [
    { id: 'goal', terms: ['vp', 'fortification'] },
    { id: 'pieces', terms: ['drilled', 'auxiliaries', 'leader'] },
    {
      id: 'season',
      terms: ['phase'],
      others: [play(26, 'activate'), press('units'), piece('fr-delaware-1'), press('done'), at('carlisle')],
      own: QUIET,
      expect: { asked: { role: 'british', rule: '14.2' } },
    },
    {
      id: 'intercept',
      terms: ['interception'],
      choose: [press('pass'), piece('br-maryland-provincial')],
      own: QUIET,
      luck: { 'chance.interception': [2] },
    },
    { id: 'raid', terms: ['raid'], drawn: [[6]], own: QUIET, others: [press('done')] },
    {
      id: 'card',
      choose: [play(53, 'activate'), play(43, 'activate'), play(9, 'activate')],
      poor: [{ option: { card: '8' }, why: 'coehorns' }],
    },
    { id: 'kind', choose: [press('force')] },
    { id: 'johnson', choose: [piece('johnson')] },
    { id: 'who', choose: [press('all')], others: QUIET },
    { id: 'boats', choose: [at('irondequoit')], others: QUIET, own: QUIET },
    { id: 'shore', choose: [at('tegynagerunte')], others: [...QUIET, press('pass')], own: QUIET },
    { id: 'niagara', choose: [at('niagara')], others: [...QUIET, press('pass'), press('outside')] },
    { id: 'battle', terms: ['table', 'drm'], drawn: [[3]], others: QUIET, own: QUIET },
    { id: 'return', drawn: [[6]], others: QUIET, own: QUIET },
    {
      id: 'loss',
      terms: ['step'],
      choose: [piece('br-44th'), piece('br-new-york-provincial-1')],
      others: [...QUIET, piece('fr-joncaire'), piece('fr-marine-detachment-3'), press('inside')],
      own: [...QUIET, press('done')],
      luck: { 'chance.leader': [4] },
      expect: { noted: ['log.battle_won', 'log.siege_begins'] },
    },
    { id: 'event', terms: ['event'], others: [play(49, 'event'), press('done')], own: QUIET },
    {
      id: 'siege_card',
      terms: ['siege'],
      choose: [play(9, 'activate'), play(53, 'activate'), play(43, 'activate')],
      poor: [{ option: { card: '8' }, why: 'coehorns' }],
    },
    { id: 'siege_force', choose: [press('force')] },
    { id: 'siege_johnson', choose: [piece('johnson')], others: QUIET },
    { id: 'siege_who', choose: [press('all')], others: QUIET },
    { id: 'siege', choose: [press('siege')], others: QUIET },
    { id: 'coehorns', terms: ['response'], choose: [{ card: '8' }], others: QUIET },
    { id: 'siege_roll', terms: ['siege_level'], choose: [press('roll')], others: QUIET, drawn: [[2]] },
    { id: 'assault', terms: ['assault'], choose: [press('assault')], others: QUIET },
    { id: 'storm', drawn: [[4], [3]], others: QUIET, own: [...QUIET, press('done')], luck: { 'chance.leader': [3] } },
    {
      id: 'french_build',
      terms: ['stockade'],
      others: [
        play(24, 'build'),
        press('stockade'),
        at('oswegatchie'),
        at('trois-rivieres'),
        at('la-presentation'),
        press('done'),
      ],
      own: QUIET,
    },
    {
      id: 'last_card',
      terms: ['hold'],
      choose: [play(43, 'build'), play(53, 'build'), play(9, 'build')],
      poor: [{ option: press('hold'), why: 'hold' }],
    },
    { id: 'build_kind', choose: [press('fort')] },
    {
      id: 'build_where',
      choose: [at('niagara')],
      own: [press('done')],
      others: [press('done')],
      expect: { winner: 'british' },
    },
    {
      id: 'winter',
      terms: ['home', 'attrition'],
    },
    { id: 'end' },
  ],
}
