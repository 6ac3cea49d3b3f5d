/**
 * A walker that seeks what has happened least. From where the game stands it tries some futures in forks, and lives the
 * one with the rarest happenings: texts said, steps begun, kinds of options taken. What was lived is counted over all the
 * games that it walks, so a run of games is the same again from its starts, in their order.
 */
import type { Choice, Option } from '../ask.ts'
import { outcomeOf } from '../chance.ts'
import type { Game, State } from '../game.ts'
import type { Message } from '../message.ts'
import { pickOne, type Random } from '../random.ts'
import type { Input, Saved } from '../saved.ts'
import { Table } from '../table.ts'
import { keysSaid, optionShape } from './keys.ts'
import { randomInput, type Walker } from './walk.ts'
import { watch } from './watch.ts'

/** How many futures are tried, and how many inputs each is long. */
export interface Sight {
  readonly futures: number
  readonly ahead: number
}
const USUAL: Sight = { futures: 4, ahead: 32 }
/** In a future one choice in so many is any at all, and one roll in so many has the same face on all dice. */
const PLAINLY_ONE_IN = 4
const ONE_FACE_ONE_IN = 6
const FINE = 1_000_000

/** What one future holds: with each input what happened with it for the first time in this future. */
interface Future {
  readonly inputs: Input[]
  readonly happened: string[][]
  /** It ends in a crash or a dead end, which the walk itself shall find. */
  broken: boolean
}

/** The question itself: what is said around it, such as that one holds no such card, makes it no other one. */
function questionOf(prompt: Message): string {
  for (const name in prompt.args) {
    const arg = prompt.args[name]
    if (typeof arg === 'object' && 'key' in arg && arg.key.startsWith('prompt.')) return questionOf(arg)
  }
  return prompt.key
}
/** What an option answers, and its shape. */
const kindOf = ({ prompt }: Choice, option: Option): string => `${questionOf(prompt)} ${optionShape(option)}`

/** What a walker remembers: how often each thing was lived. */
type Lived = Map<string, number>

/** The game as the forks play it, and the steps that they have begun: what others hear of a walk is the walk alone. */
interface Heard<S extends State> {
  readonly game: Game<S>
  readonly begun: string[]
}

export function seeker<S extends State>(game: Game<S>, sight: Sight = USUAL): Walker<S> {
  const lived: Lived = new Map()
  const begun: string[] = []
  const heard: Heard<S> = { game: watch(game, (step) => begun.push(step)).game, begun }
  /** What is left of the plan for a table, and how many inputs come before it: else something was taken back. */
  let plan: { readonly table: Table<S>; readonly inputs: Input[]; at: number } | undefined
  return (table, random) => {
    if (table.over) return undefined
    if (plan?.table !== table || plan.at !== table.count || plan.inputs.length === 0)
      plan = { table, inputs: bestOf(heard, table, lived, sight, random), at: table.count }
    plan.at += 1
    return plan.inputs.shift() ?? randomInput(table, random)
  }
}

/** The inputs of the best of some futures, up to the rarest thing in it; they are lived from now on. */
function bestOf<S extends State>(
  heard: Heard<S>,
  table: Table<S>,
  lived: Lived,
  { futures, ahead }: Sight,
  random: Random,
): Input[] {
  let best: Future | undefined
  let most = -1
  const here = table.position()
  for (let i = 0; i < futures && !best?.broken; i++) {
    const future = futureOf(heard, here, lived, ahead, random)
    const worth = worthOf(future, lived)
    if (worth <= most) continue
    most = worth
    best = future
  }
  const { inputs, happened, broken } = best as Future
  const end = broken ? inputs.length : rarestAt(happened, lived) + 1
  for (const things of happened.slice(0, end)) for (const thing of things) lived.set(thing, (lived.get(thing) ?? 0) + 1)
  return inputs.slice(0, end)
}

const rarity = (thing: string, lived: Lived): number => 1 / (1 + (lived.get(thing) ?? 0)) ** 2

function worthOf({ happened, broken }: Future, lived: Lived): number {
  let worth = broken ? Number.POSITIVE_INFINITY : 0
  for (const things of happened) for (const thing of things) worth += rarity(thing, lived)
  return worth
}

/** The place of the input with which the rarest thing happens. */
function rarestAt(happened: readonly string[][], lived: Lived): number {
  const most = happened.map((things) => Math.max(0, ...things.map((thing) => rarity(thing, lived))))
  return most.indexOf(Math.max(...most))
}

function futureOf<S extends State>(
  { game, begun }: Heard<S>,
  here: Saved<S>,
  lived: Lived,
  ahead: number,
  random: Random,
): Future {
  const fork = new Table(game, here)
  const future: Future = { inputs: [], happened: [], broken: false }
  const seen = new Set<string>()
  try {
    while (future.inputs.length < ahead) {
      const input = likelyInput(fork, lived, random)
      if (!input) break
      const kind = 'option' in input ? kindOf(fork.decision(input.role) as Choice, input.option) : undefined
      const { noted } = fork
      begun.length = 0
      future.inputs.push(input)
      fork.answer(input)
      const things: string[] = []
      const happens = (thing: string): void => {
        if (seen.has(thing)) return
        seen.add(thing)
        things.push(thing)
      }
      future.happened.push(things)
      if (kind) happens(kind)
      for (const step of begun) happens(`step ${step}`)
      keysSaid(fork, noted, happens)
    }
  } catch {
    future.broken = true
  }
  return future
}

/** A legal input: kinds of options that were seldom lived are likelier, and so are dice that all fall alike. */
function likelyInput<S extends State>(table: Table<S>, lived: Lived, random: Random): Input | undefined {
  const { chance, decisions } = table
  if (chance?.draw === 'dice' && chance.count > 1 && random.below(ONE_FACE_ONE_IN) === 0) {
    const face = random.below(chance.sides)
    return { chance: outcomeOf(chance, () => face) }
  }
  if (chance || decisions.length === 0 || random.below(PLAINLY_ONE_IN) === 0) return randomInput(table, random)
  const { role, prompt, options } = pickOne(decisions, random)
  const shapes = new Map<string, Option[]>()
  for (const option of options) {
    const shape = optionShape(option)
    const some = shapes.get(shape)
    if (some) some.push(option)
    else shapes.set(shape, [option])
  }
  const question = questionOf(prompt)
  const odds = [...shapes.keys()].map((shape) => 1 / (1 + (lived.get(`${question} ${shape}`) ?? 0)))
  return { role, option: pickOne([...shapes.values()][pickWeighted(odds, random)] as Option[], random) }
}

/** A place in the list, each as likely as its odds. */
function pickWeighted(odds: readonly number[], random: Random): number {
  let left = (random.below(FINE) / FINE) * odds.reduce((sum, one) => sum + one, 0)
  const at = odds.findIndex((one) => {
    left -= one
    return left < 0
  })
  return at < 0 ? odds.length - 1 : at
}
