/** In the middle of an action: what can still be made of it. */
import { type Option, type Random, type State, sameOption, type Table } from '@carillon/kernel'
import { AT_ONCE, byClicks, Draft, draftsAt, ended, played } from './drafts.ts'
import type { Outlook } from './outlook.ts'
import type { Planner, Survey } from './planner.ts'
import type { Steps } from './player.ts'

/** Whole actions that go on like this; if they are fewer, others are looked for. */
const ENOUGH = 6
/** What the rest of an action may be: of the whole ones those that go on like this, else what is found by clicking from here. */
export function* restOfAction(
  planner: Planner,
  outlook: Outlook,
  imagined: Table<State>,
  random: Random,
): Steps<Survey | undefined> {
  const { wits, role } = outlook
  const { actions } = wits.strategy
  if (!actions) return undefined
  const drafts: Draft[] = []
  const seen = new Set<string>()
  const add = (draft: Draft): void => {
    const key = JSON.stringify(draft.clicks)
    if (!seen.has(key)) drafts.push(draft)
    seen.add(key)
  }
  const begun = outlook.begun()
  const start = begun?.outlook.imagine(random)
  if (begun && start) {
    const whole = yield* draftsAt(actions, planner.evaluation(wits, role), start, role, random)
    for (const [i, { clicks }] of whole.entries()) {
      const rest = restOf(clicks, begun.made)
      const after = rest && rest.length > 0 ? played(imagined, role, rest) : undefined
      if (rest && after && ended(actions, after, role))
        add(new Draft(actions, imagined, role, { clicks: rest, end: after.state }))
      if (i % AT_ONCE === 0) yield
    }
  }
  if (drafts.length < ENOUGH)
    for (const draft of yield* byClicks(actions, planner.evaluation(wits, role), imagined, role, random)) add(draft)
  return yield* planner.valued(wits, role, imagined, drafts)
}
/** What is left of a plan of which some was clicked, in whatever order; nothing if anything else was. */
function restOf(clicks: readonly Option[], made: readonly Option[]): Option[] | undefined {
  const rest = clicks.slice()
  for (const option of made) {
    const at = rest.findIndex((one) => sameOption(one, option))
    if (at < 0) return undefined
    rest.splice(at, 1)
  }
  return rest
}
