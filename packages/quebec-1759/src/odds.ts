/** What hangs on dice: raids (6.4) and battles (7), those that a written order would bring among them. */
import { type Chance, type Choice, type Force, type Future, type Message, type OddsBook, OPEN } from '@carillon/kernel'
import { SIDES, type Side } from './data/units.ts'
import { type PromptKey, read, say, sideName } from './messages.ts'
import { BUTTON } from './rules/options.ts'
import { type Battle, crossesRiver, defenderOf, type State, type StepId, totalCv, unitsAt } from './state.ts'
import { isKnown } from './view.ts'

const ORDER = ['odds.won', 'odds.nobody', 'odds.rout', 'odds.retreat', 'odds.hits', 'odds.lost'] as const
const CONTACT: readonly StepId[] = ['contact', 'raid', 'answer', 'scout', 'withdraw']
/** Each of many options comes to much the same. */
const ALIKE: readonly string[] = [
  'prompt.array',
  'prompt.fire',
  'prompt.losses',
  'prompt.raid.losses',
  'prompt.no_boat',
] satisfies readonly PromptKey[]

export const odds: OddsBook<State> = {
  order: ORDER,
  isCompared: ({ prompt }) => !ALIKE.includes(prompt.key),
  isSettled(future, asked) {
    const { from, state } = future
    // 5.1 The next turn: nothing of it follows from this choice.
    if (state.turn !== from.turn || state.step === 'deployment') return true
    if (from.step === 'orders') return isWriting(state, asked, future.role)
    if (CONTACT.includes(from.step)) return !CONTACT.includes(state.step)
    return isOver(future.lines)
  },
  // 6.9.1 Of the other's order nothing is known: the own one is judged by what stands there now.
  meanwhile({ state, role }, { role: other, options }) {
    if (state.step === 'orders' && other !== role) return BUTTON.pass
    return options.find((option) => option === BUTTON.fire_all)
  },
  forces: ({ state }) => (state.battle ? SIDES.map((side) => forceOf(state, state.battle as Battle, side)) : []),
  told({ from, state, lines }) {
    const told = lines.flatMap((line) => factOf(line) ?? [])
    // Whoever flees goes the way of a retreat, too.
    const routed = told.some(({ key }) => key === 'odds.rout')
    const facts = routed ? told.filter(({ key }) => key !== 'odds.retreat') : told
    const raid = lines.flatMap((line) => read(line, 'log.raid') ?? [])
    const hits = raid.map(({ hits: count }) => ({ what: say('odds.hits'), count }))
    const fought = isOver(lines) || raid.length > 0
    const lost = SIDES.map((side) => ({
      what: say('odds.lost', { side: sideName(side) }),
      count: Math.max(0, totalCv(from, side) - totalCv(state, side)),
    }))
    return { facts, counts: [...hits, ...(fought ? lost : [])] }
  },
  // 3.1 In a battle those who stand in columns are seen; elsewhere, and in reserve, any block may be anybody.
  isHidden(state, viewer) {
    const { battle } = state
    if (viewer === OPEN) return false
    if (!battle?.kind || battle.arrayed.length < SIDES.length) return true
    return SIDES.some((side) => unitsAt(state, side, battle.zone).some(({ id }) => !isKnown(state, id, viewer)))
  },
}
/** The order is not finished yet. */
const isWriting = ({ step }: State, asked: Choice | Chance, role: string): boolean =>
  step === 'orders' && asked.kind === 'choice' && asked.role === role
const isOver = (lines: Future['lines']): boolean => lines.some(({ chapter }) => chapter === 'battle-over')

function factOf(line: Future['lines'][number]): Message | undefined {
  const won = read(line, 'log.battle.won')
  if (won) return say('odds.won', { side: won.side })
  if (read(line, 'log.battle.nobody')) return say('odds.nobody')
  const rout = read(line, 'log.rout')
  if (rout) return say('odds.rout', { side: rout.side })
  const retreat = read(line, 'log.retreat')
  return retreat && say('odds.retreat', { side: retreat.side })
}

/** 7.7.1 A die a CV; 7.7.4 against a landing defenders hit on 5, too, in the first battle turn. */
function forceOf(g: State, battle: Battle, side: Side): Force {
  const { way, from, zone, round } = battle
  const wet = way === 'boat' || (g.rules.riverAssault === 'on' && crossesRiver(g, from, zone))
  const landing = wet && round === 1 && side === defenderOf(battle)
  return {
    side: say('odds.force', { side: sideName(side) }),
    strength: unitsAt(g, side, zone).reduce((sum, { cv }) => sum + cv, 0),
    reasons: landing ? [{ text: say('odds.landing'), rule: '7.7.4' }] : [],
  }
}
