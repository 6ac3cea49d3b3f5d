/**
 * Another world: in it everything a viewer cannot know is otherwise, and he has seen just what he has seen in the game.
 * It is played along with the inputs of the game. He may learn which of the two he is in only when something is shown; and
 * what a choice of his own has told him he cannot take back, in neither of them.
 */
import { type Choice, type Option, sameOption } from '../ask.ts'
import { outcomeOf } from '../chance.ts'
import { OPEN, type State, type Viewer } from '../game.ts'
import { pickOne, type Random } from '../random.ts'
import { Refused } from '../refused.ts'
import type { Input } from '../saved.ts'
import type { Table } from '../table.ts'
import { isSameText } from './data.ts'
import { howDiffers, isSameFor, type Read } from './same.ts'
import { randomInput, report } from './walk.ts'
import type { Watched } from './watch.ts'

/** New deals tried for a position before it is skipped. */
const DEALS = 4
/** At most so many inputs beyond the position; what the viewer chooses is, of so many options, the one tried least. */
const AHEAD = 4
const WEIGHED = 12
/** One time in so many, others do in the other world what they have not done in the game. */
const OTHERWISE_ONE_IN = 3

export interface World<S extends State> {
  readonly watched: Watched<S>
  readonly viewer: Viewer
  table: Table<S>
  /** Of the log of the game and of this world. */
  read: Read
  /** What others write in secret now: here they have not begun, for all the viewer can tell. */
  unseen: readonly Input[]
  /** Something was shown, or others have done something else here: that may come out at any time. */
  mayTell: boolean
  /** Fields of the open view in which the two differ, and those that the viewer does not see as they are. */
  readonly dealt: readonly string[]
  readonly hides: readonly string[]
}

/** What the rules have done so far: shown something (`reveal()`, the end of secret play), ended secret play. */
export interface Heard {
  readonly shown: number
  readonly unsealed: number
}
export const heard = <S extends State>({ reveals, unsealed }: Watched<S>, from?: Heard): Heard => ({
  shown: reveals + unsealed - (from?.shown ?? 0),
  unsealed: unsealed - (from?.unsealed ?? 0),
})
/** An input of the game: whether it was made in secret play, and what the rules did then. */
export interface Made extends Heard {
  readonly input: Input
  readonly sealed: boolean
}

/**
 * A world that fits what the viewer has seen since the checkpoint; undefined if none was found. Where nothing was shown
 * since, and only his own choices and dice came, every deal must fit.
 */
export function anotherWorld<S extends State>(
  watched: Watched<S>,
  table: Table<S>,
  viewer: Viewer,
  random: Random,
): World<S> | undefined {
  const { game } = watched
  const before = heard(watched)
  const here = table.fork()
  const mayTell = here.inputs.some((input) => !tellsNothing(input, viewer))
  for (let tries = 0; tries < DEALS; tries++) {
    const marks: S[] = []
    const other = table.imagine(viewer, (checkpoint) => {
      const dealt = game.reshuffleHidden(checkpoint, viewer, random)
      marks.push(checkpoint, dealt)
      return dealt
    })
    const [mark, dealt] = marks
    if (!mark || !dealt) return undefined
    const [law] = game.brokenLaws(dealt)
    report(law === undefined ? undefined : `dealt anew for ${viewer}, a law is broken: ${law}`)
    if (!other || other.over) continue
    if (!isSameFor(here, other, viewer, [0, 0])) {
      if (mayTell || heard(watched, before).shown > 0) continue
      report(`a leak to ${viewer}, who can tell this from another deal: ${howDiffers(here, other, viewer, [0, 0])}`)
    }
    const open = game.view(mark, OPEN)
    return {
      watched,
      viewer,
      table: other,
      read: [table.noted, other.noted],
      unseen: leftOut(here.inputs, other.inputs.length, viewer),
      mayTell: false,
      dealt: otherFields(open, game.view(dealt, OPEN)),
      hides: otherFields(open, game.view(mark, viewer)),
    }
  }
  return undefined
}

/** The last inputs of others, as many as the imagined table has not. */
function leftOut(inputs: readonly Input[], taken: number, viewer: Viewer): Input[] {
  const others = inputs.filter((input) => 'role' in input && input.role !== viewer)
  return others.slice(others.length - (inputs.length - taken))
}
function otherFields(one: unknown, other: unknown): string[] {
  const [a, b] = [one, other] as readonly Readonly<Record<string, unknown>>[]
  return Object.keys(a ?? {}).filter((field) => !isSameText(a?.[field], b?.[field]))
}

/** Own choices and dice are no news of what is hidden. */
const tellsNothing = (input: Input, viewer: Viewer): boolean =>
  'chance' in input ? typeof input.chance[0] === 'number' : input.role === viewer

// --- playing along -------------------------------------------------------------------------------------------------

/**
 * The game has gone on, the world follows. Is it still one that the viewer cannot tell from the game? A leak on the way is
 * reported.
 *
 * What he sees may differ, and the world is then given up, only where something was shown or done with things he cannot
 * see: choices of others, lots. His own choices, dice, and what others do in secret tell him nothing; if they do it is a
 * leak, or the rules forgot `reveal()`.
 */
export function goesOn<S extends State>(world: World<S>, table: Table<S>, made: Made, random: Random): boolean {
  const { watched, viewer } = world
  const { input } = made
  const own = 'role' in input && input.role === viewer
  const secret = made.sealed && !own
  if (!made.sealed && !own && goesOtherwise(world, table, input, random)) return true
  const before = heard(watched)
  const due = secret ? [] : [input]
  if (secret) world.unseen = [...world.unseen, input]
  if (made.sealed && made.unsealed > 0) {
    due.push(...world.unseen)
    world.unseen = []
  }
  if (!due.every((one) => answers(world.table, one))) return false
  const { shown, unsealed } = heard(watched, before)
  if (made.sealed && unsealed !== made.unsealed) return false
  if (made.shown + shown > 0) world.mayTell = true
  const alike = isSameFor(table, world.table, viewer, world.read)
  if (own) report(keepsOpen(world, table, input.option, alike))
  if (table.over || world.table.over) return false
  if (!alike) {
    const unseen = secret && unsealed === 0
    if (!unseen && (world.mayTell || !tellsNothing(input, viewer))) return false
    const how = howDiffers(table, world.table, viewer, world.read)
    report(`a leak to ${viewer}, or no reveal(): ${JSON.stringify(input)} tells him of the deal: ${how}`)
  }
  world.read = [table.noted, world.table.noted]
  return true
}

/**
 * If a choice of the viewer's own tells him anything, it is done: he can take it back neither here nor there. And whether
 * he can must not tell him either, as it is known before the choice is confirmed.
 */
function keepsOpen<S extends State>(
  world: World<S>,
  table: Table<S>,
  option: Option,
  alike: boolean,
): string | undefined {
  const { viewer, read } = world
  // Where chance is asked it is drawn at once.
  const open = [table, world.table].filter((one) => !one.chance && one.canUndo(viewer)).length
  const choice = `${viewer}'s own choice ${JSON.stringify(option)}`
  if (alike) return open === 1 ? `whether ${choice} can be taken back tells him of the deal` : undefined
  if (open === 0) return undefined
  return `${choice} tells him of the deal, and can be taken back: ${howDiffers(table, world.table, viewer, read)}`
}

function answers<S extends State>(table: Table<S>, input: Input): boolean {
  try {
    table.answer(input)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** In the other world other lots were drawn or something else chosen, if the viewer cannot see it. Dice everybody sees. */
function goesOtherwise<S extends State>(world: World<S>, table: Table<S>, input: Input, random: Random): boolean {
  const { viewer } = world
  if ('role' in input ? random.below(OTHERWISE_ONE_IN) > 0 : tellsNothing(input, viewer)) return false
  const trial = world.table.fork()
  const read: Read = [world.read[0], trial.noted]
  const other = otherwise(trial, input, random)
  if (!other || !answers(trial, other) || trial.over || table.over) return false
  if (!isSameFor(table, trial, viewer, read)) return false
  world.table = trial
  world.mayTell = true
  world.read = [table.noted, trial.noted]
  return true
}

/** Another option; or the same lots up to a point, and then others. */
function otherwise<S extends State>(table: Table<S>, input: Input, random: Random): Input | undefined {
  if ('role' in input) {
    const option = pickOne(table.decision(input.role)?.options ?? [input.option], random)
    return sameOption(option, input.option) ? undefined : { role: input.role, option }
  }
  const ask = table.chance
  if (ask?.draw !== 'lots') return undefined
  const kept = (input.chance as readonly string[]).slice(0, random.below(ask.count))
  const count = ask.count - kept.length
  const from = ask.from.filter((id) => !kept.includes(id))
  if (from.length < count) return undefined
  const drawn = outcomeOf({ ...ask, count, from }, (n) => random.below(n)) as readonly string[]
  return { chance: [...kept, ...drawn] }
}

/** Both are played on from here, also past the end of the step: of his options the viewer takes those seldom tried. */
export function lookAhead<S extends State>(
  world: World<S>,
  table: Table<S>,
  random: Random,
  tried: Map<string, number>,
): void {
  const { watched, viewer } = world
  const real = table.fork()
  const other = world.table.fork()
  const ahead: World<S> = { ...world, table: other, read: [real.noted, other.noted] }
  for (let left = 1 + random.below(AHEAD); left > 0; left--) {
    const decision = real.decision(viewer)
    const input = decision?.options.length ? seldomTried(decision, random, tried) : randomInput(real, random)
    if (!input) return
    const { sealed } = real
    const before = heard(watched)
    real.answer(input)
    if (!goesOn(ahead, real, { input, sealed, ...heard(watched, before) }, random)) return
  }
}

function seldomTried({ role, rule, options }: Choice, random: Random, tried: Map<string, number>): Input {
  const some = options.length > WEIGHED ? Array.from({ length: WEIGHED }, () => pickOne(options, random)) : options
  const times = (option: Option): number => tried.get(`${rule} ${JSON.stringify(option)}`) ?? 0
  const option = some.reduce((best, one) => (times(one) < times(best) ? one : best))
  tried.set(`${rule} ${JSON.stringify(option)}`, times(option) + 1)
  return { role, option }
}
