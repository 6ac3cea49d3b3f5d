/** 5.4 What may be built with sense. */
import type { Option } from '@carillon/kernel'
import { type CardId, cardOf } from '../data/cards.ts'
import { isCultivated, type Space, spaceCalled } from '../data/map.ts'
import { BUTTON, useOption } from '../rules/options.ts'
import { enemyOf, type State, sideOf } from '../state.ts'
import { branch, click, type Draft, optionsIn } from './drafts.ts'
import type { Aims } from './marches.ts'
import { surveyOf, TERMS } from './muster.ts'
import { distance } from './survey.ts'
import { fade, raiderFade } from './weights.ts'

/** Stockades in the wild or on the frontier, forts begun or forward. */
export function buildings(start: Draft, card: CardId, aims: Aims): Draft[] {
  const begun = branch(start)
  if (!click(begun, useOption('build', card))) return []
  const made: Draft[] = []
  const { state } = start
  const ahead = (space: Space) => forward(state, aims, space)
  const behind = (space: Space) => frontier(state, start.side, space)
  const works = (space: Space) => (sideOf(state.works, start.side).includes(space) ? 2 : 0) + ahead(space)
  for (const [what, worth] of [
    [BUTTON.stockade, ahead],
    [BUTTON.stockade, behind],
    [BUTTON.fort, works],
    [BUTTON.fort, ahead],
  ] as const) {
    const draft = branch(begun)
    click(draft, what)
    // One kind only is not asked for.
    for (let left = cardOf(card).value; left > 0; left -= 1) {
      const site = bestSite(optionsIn(draft), worth)
      if (site === undefined || !click(draft, site)) break
    }
    click(draft, BUTTON.done)
    made.push(draft)
  }
  return made
}
function bestSite(options: readonly Option[], worth: (space: Space) => number): Option | undefined {
  let best: Option | undefined
  let most = -1
  for (const option of options) {
    if (option.space === undefined) continue
    const value = worth(spaceCalled(option.space))
    if (value <= most) continue
    most = value
    best = option
  }
  return best
}
/** What lies before it; in the wild it carries supply as well (17.21). */
function forward(g: State, aims: Aims, space: Space): number {
  let most = 0
  for (const { space: goal, worth } of aims.goals) most = Math.max(most, worth * fade(TERMS, distance(space, goal)))
  return most * (isCultivated(space) || g.forts[space] !== 0 ? 0.3 : 1)
}
/** 10.1 How near raiders of the enemy are. */
function frontier(g: State, side: Draft['side'], space: Space): number {
  let sum = 0
  for (const { space: from, auxiliaries } of surveyOf(g, enemyOf(side)).stacks)
    if (auxiliaries > 0) sum += raiderFade(TERMS, distance(from, space))
  return sum
}
