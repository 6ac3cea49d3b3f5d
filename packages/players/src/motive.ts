/**
 * Why a machine player did what it did, as far as somebody who looks on can see: its own judge compares the position before and
 * after, in both of which everything that the viewer cannot know is dealt anew. So it says nothing that he does not see, and the
 * same of any two games that look the same to him.
 */
import { type Core, type Message, type Role, type State, seeded, type Viewer } from '@carillon/kernel'
import { groupOf } from './drafts.ts'
import { slopesOf } from './net.ts'
import type { Wits } from './wits.ts'

/** Something that was done in one go. */
export interface MachineAction {
  readonly role: Role
  readonly before: State
  readonly after: State
}
/** So many deals: what one of them happens to be is no reason. */
const DEALS = 4
/** In log odds: what is worth a word, and what is if nothing else is. */
const [LEAST, FAINT] = [0.03, 0.003]

/** What it was for, and what became worse by it. */
export interface Motive {
  readonly aims: readonly Message[]
  readonly fears: readonly Message[]
}
const NONE: Motive = { aims: [], fears: [] }

/**
 * What speaks for it most, and then what is next in weight, for it or against it; nothing where nobody has learned to judge, or
 * nothing on the board has changed for the better.
 */
export function motiveOf(game: Core, wits: Wits, { role, before, after }: MachineAction, viewer: Viewer): Motive {
  const { actions } = wits.strategy
  const judge = wits.judge(role, before)
  if (!actions?.tells || !actions.reason || !judge) return NONE
  const [then, now] = [new Float32Array(actions.inputs.length), new Float32Array(actions.inputs.length)]
  const weights = new Map<string, number>(actions.tells.map((group) => [group, 0]))
  let last = after
  for (let deal = 0; deal < DEALS; deal += 1) {
    const dealt = (state: State): State => game.reshuffleHidden(state, viewer, seeded(deal))
    then.fill(0)
    now.fill(0)
    actions.look(dealt(before), role, then)
    last = dealt(after)
    actions.look(last, role, now)
    const slopes = slopesOf(judge, now)
    for (const [i, name] of actions.inputs.entries()) {
      const group = groupOf(name)
      const weight = weights.get(group)
      if (weight !== undefined)
        weights.set(group, weight + ((slopes[i] as number) * ((now[i] as number) - (then[i] as number))) / DEALS)
    }
  }
  const ranked = [...weights].sort(([, a], [, b]) => b - a)
  const [first, ...others] = ranked.flatMap(([group, weight]) => {
    const words = actions.reason?.(last, role, group)
    return words ? { words, weight } : []
  })
  if (!first || first.weight <= FAINT) return NONE
  const [next, worst] = [others[0], others.at(-1)].map((one) => (one && Math.abs(one.weight) > LEAST ? one : undefined))
  if (worst && worst.weight < 0 && -worst.weight > (next?.weight ?? 0))
    return { aims: [first.words], fears: [worst.words] }
  return { aims: [first, ...(next && next.weight > 0 ? [next] : [])].map(({ words }) => words), fears: [] }
}
