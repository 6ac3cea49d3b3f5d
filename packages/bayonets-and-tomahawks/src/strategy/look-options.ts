/** When it is, what may still be done and with what cards, for the judge. */
import type { Ap } from '../data/cards.ts'
import { CARD, type CardId } from '../data/cards.ts'
import type { Faction } from '../data/map.ts'
import { isLast, lastYear } from '../data/thresholds.ts'
import { CHITS, unitOf } from '../data/units.ts'
import { enemyOf, type State, type StepId, sideOf } from '../state.ts'
import { actionWorth } from './actions.ts'
import { apsWorth } from './evaluation.ts'
import type { Part, Tell } from './look.ts'
import { of } from './reasons.ts'
import { worthOfCard } from './scales.ts'

const is = (truth: boolean): number => (truth ? 1 : 0)
const PHASE_STEPS: readonly StepId[] = [
  'phase',
  'indian',
  'hold',
  'actions',
  'raid',
  'move',
  'sail',
  'marshal',
  'build',
  'phase_end',
  'reaction',
]

const time: Part = {
  inputs: of('time', ['round', 'years-left', 'last-year', 'buildup', 'spring', 'summer', 'last-round', 'phases']),
  tell({ g }, tell) {
    const { round, year, step } = g
    tell(round / 9)
    tell((lastYear(g.scenario) - year) / 4)
    tell(is(isLast(g.scenario, year)))
    tell(is(round <= 2))
    tell(is(round === 3))
    tell(is(round >= 4 && round <= 6))
    tell(is(round === 9))
    tell(is(PHASE_STEPS.includes(step)))
  },
}
const SHEETS = ['1', '2', '3', '4'] as const
const HELP: Readonly<Record<State['rules']['balance'], number>> = {
  none: 0,
  british1: 0.5,
  british2: 1,
  french1: -0.5,
  french2: -1,
}
const scenario: Part = {
  inputs: of('scenario', [
    '1',
    '2',
    '3',
    '4',
    'b',
    'year',
    'balance',
    'harsh-supply',
    'emergency-artillery',
    '1760',
    'team-own',
    'team-enemy',
  ]),
  tell({ g, f }, tell) {
    const { balance, harshSupply, emergencyArtillery, extended1760, team } = g.rules
    for (const sheet of SHEETS) tell(is(g.scenario.startsWith(sheet)))
    tell(is(g.scenario.endsWith('B')))
    tell((g.year - 1757) / 2)
    tell(f === 'british' ? HELP[balance] : -HELP[balance])
    tell(is(harshSupply === 'on'))
    tell(is(emergencyArtillery === 'on'))
    tell(is(extended1760 === 'on'))
    tell(is(team === 'both' || team === f))
    tell(is(team === 'both' || team === enemyOf(f)))
  },
}

/** 6.0, 18.3 Own cards and chit; of the enemy's only that they are there. */
const cards: Part = {
  inputs: of('cards', [
    'played-initiative',
    'played-aps',
    'played-worth',
    'kept',
    'kept-initiative',
    'kept-worth',
    'indian',
    'chit',
    'enemy-chit',
  ]),
  tell({ g, role, f, book }, tell) {
    const hand = sideOf(g.hands, f)
    // What is chosen in secret even a teammate does not see.
    const chosen = g.voice[f] === role ? hand.chosen : null
    const kept = chosen !== null && chosen === hand.reserve ? hand.drawn : hand.reserve
    const worth = (card: CardId | null): number => (card === null ? 0 : worthOfCard(book.scales, card) / 35)
    tell((chosen === null ? 0 : (CARD[chosen]?.initiative ?? 0)) / 6)
    tell((chosen === null ? 0 : (CARD[chosen]?.aps.length ?? 0)) / 4)
    tell(worth(chosen))
    tell(is(kept !== null))
    tell((kept === null ? 0 : (CARD[kept]?.initiative ?? 0)) / 6)
    tell(worth(kept))
    tell((hand.indian === null ? 0 : (CARD[hand.indian]?.aps.length ?? 0)) / 3)
    const chit = sideOf(g.chits, f)
    tell(chit === null ? 0 : (1 + (CHITS[chit] as number)) / 3)
    tell(is(sideOf(g.chits, enemyOf(f)) !== null))
  },
}

/** 7.2 Whose phase it is, and what may still be done in it. */
const turn: Part = {
  inputs: of('turn', ['first', 'active', 'held', 'march', 'own-fresh', 'enemy-fresh']),
  tell({ g, f, book }, tell) {
    const other = g.action && g.action.kind !== 'raid' ? actionWorth(g, g.action, book.survey) / 100 : 0
    tell(g.first === f ? 1 : -1)
    tell(g.active === f ? 1 : -1)
    tell(g.reaction === null ? 0 : g.first === f ? 1 : -1)
    tell(g.action?.faction === f ? other : -other)
    tell(1 - spentOf(g, f) / 12)
    tell(1 - spentOf(g, enemyOf(f)) / 12)
  },
}
function spentOf(g: State, f: Faction): number {
  let sum = 0
  for (const id of g.spent) if (unitOf(id).faction === f) sum += 1
  return sum
}
/** 7.3.5 A Light/Army AP is either. */
const AP_KINDS = ['light', 'army', 'sail-army'] as const
const AP_KIND: Readonly<Record<Ap, number>> = {
  light: 0,
  'light-2x': 0,
  army: 1,
  'army-2x': 1,
  'light-army': 1,
  'light-army-2x': 1,
  'sail-army': 2,
  'sail-army-2x': 2,
  indian: -1,
  'indian-2x': -1,
}
const aps: Part = {
  inputs: of(
    'aps',
    ['own', 'enemy'].flatMap((who) => [...AP_KINDS, 'worth'].map((kind) => `${who}-${kind}`)).concat('indian'),
  ),
  tell({ g, f, book }, tell) {
    const one = (aps: readonly Ap[]): void => {
      tellKinds(aps, tell)
      tell(apsWorth(book.scales, aps) / 30)
    }
    one(sideOf(g.aps, f))
    one(sideOf(g.aps, enemyOf(f)))
    tell(((f === 'french' ? 1 : -1) * apsWorth(book.scales, g.aps.indian)) / 12)
  },
}
function tellKinds(aps: readonly Ap[], tell: Tell): void {
  for (let kind = 0; kind < AP_KINDS.length; kind += 1) {
    let sum = 0
    for (const ap of aps) if (AP_KIND[ap] === kind) sum += 1
    tell(sum / 3)
  }
}
export const OPTIONS: readonly Part[] = [time, scenario, cards, turn, aps]
