/**
 * Nothing leaks: when everything a viewer cannot know is dealt anew, all that leaves the game for him stays the same to
 * the byte: view, options, prompt, whom the game waits for, log, revision. And what he learns by a choice of his own he
 * cannot take back.
 */
import { type Game, SPECTATOR, type State, type Viewer } from '../game.ts'
import type { Random } from '../random.ts'
import { rolesIn } from '../settings.ts'
import type { Table } from '../table.ts'
import { freezeAll } from './data.ts'
import { viewersOf } from './same.ts'
import type { Start } from './start.ts'
import { randomInput, type Visit, type Walker, walk } from './walk.ts'
import { type Watched, watch } from './watch.ts'
import { anotherWorld, goesOn, heard, lookAhead, type Made, type World } from './worlds.ts'

export interface LeakCounts {
  /** Positions compared. */
  tested: number
  /** Positions for which no new deal was found that fits what the viewer has seen since the checkpoint. */
  skipped: number
  /** Positions in which the new deal really is another one. */
  changed: number
}
export interface LeakPlan {
  /** Positions to compare for each viewer. */
  readonly positions: number
  /** The largest share of positions that may be skipped, and the smallest of those compared that must be another deal. */
  readonly maxSkipped?: number
  readonly minChanged?: number
}

/** Stretches of so many positions are compared, of so many stretches one: whole games are covered. */
const STRETCH = 20
const STRETCHES = 3
/** One position in so many has a new deal, even if the last one still fits. */
const FRESH_ONE_IN = 8
/** A field that hides something in so many deals must have been dealt otherwise in one. */
const HIDES = 100

/** What one viewer has had: the world beside the game, and by field how often it hid something and was dealt otherwise. */
interface Seat<S extends State> {
  readonly counts: LeakCounts
  world: World<S> | undefined
  readonly hidden: Map<string, number>
  readonly dealt: Set<string>
}

/**
 * Plays the starts round and round, with other seeds, until every viewer has had his positions. A role is a viewer of
 * the games that it sits in.
 */
export function leaks<S extends State>(
  game: Game<S>,
  starts: readonly Start[],
  { positions, maxSkipped = 0.3, minChanged = 0.2 }: LeakPlan,
  walker: Walker<S> = randomInput,
): { problems: string[]; counts: Readonly<Record<Viewer, LeakCounts>> } {
  const watched = watch(game)
  const seats = new Map<Viewer, Seat<S>>()
  const seated = starts.flatMap(({ settings }) => rolesIn(game, settings))
  for (const viewer of viewersOf(game))
    if (viewer === SPECTATOR || seated.includes(viewer)) {
      const counts = { tested: 0, skipped: 0, changed: 0 }
      seats.set(viewer, { counts, world: undefined, hidden: new Map(), dealt: new Set() })
    }
  const isDone = ({ counts }: Seat<S>): boolean => counts.tested >= positions || counts.skipped > positions
  const tried = new Map<string, number>()
  const problems: string[] = []
  for (let round = 0; ![...seats.values()].every(isDone) && problems.length === 0; round++) {
    const start = starts[round % starts.length] as Start
    const seed = start.seed + 7919 * Math.floor(round / starts.length)
    const viewers = [...rolesIn(game, start.settings), SPECTATOR]
    const wanted = [...seats].filter(([viewer]) => viewers.includes(viewer))
    for (const [, seat] of wanted) seat.world = undefined
    let sealed = false
    let before = heard(watched)
    const visit = ({ table, last, random, number }: Visit<S>): void => {
      const made = last && { input: last, sealed, ...heard(watched, before) }
      const rests = Math.floor(number / STRETCH) % STRETCHES !== round % STRETCHES
      const { checkpoint } = table.position()
      if (!rests && !Object.isFrozen(checkpoint)) freezeAll(checkpoint)
      for (const [viewer, seat] of wanted) {
        if (rests || isDone(seat)) seat.world = undefined
        else look(watched, seat, table, viewer, made, random, tried)
      }
      sealed = table.sealed
      before = heard(watched)
    }
    const until = (): boolean => wanted.every(([, seat]) => isDone(seat))
    problems.push(...walk(watched.game, { ...start, seed }, visit, { walker, until }))
  }
  if (problems.length === 0)
    for (const [viewer, seat] of seats) problems.push(...tooEasy(viewer, seat, maxSkipped, minChanged))
  return { problems, counts: Object.fromEntries([...seats].map(([viewer, { counts }]) => [viewer, counts])) }
}

/** One position for one viewer: his world goes on, or he has another one. */
function look<S extends State>(
  watched: Watched<S>,
  seat: Seat<S>,
  table: Table<S>,
  viewer: Viewer,
  made: Made | undefined,
  random: Random,
  tried: Map<string, number>,
): void {
  let { world } = seat
  if (world && !(made && goesOn(world, table, made, random))) world = undefined
  seat.world = world
  if (table.over) return
  if (!world || random.below(FRESH_ONE_IN) === 0) {
    world = seat.world = anotherWorld(watched, table, viewer, random)
    if (world) note(seat, world)
  }
  count(seat)
  if (world && table.decision(viewer)) lookAhead(world, table, random, tried)
}

function note<S extends State>({ hidden, dealt }: Seat<S>, world: World<S>): void {
  for (const field of world.hides) hidden.set(field, (hidden.get(field) ?? 0) + 1)
  for (const field of world.dealt) dealt.add(field)
}
function count<S extends State>({ counts, world }: Seat<S>): void {
  if (!world) counts.skipped += 1
  else {
    counts.tested += 1
    if (world.dealt.length > 0) counts.changed += 1
  }
}

/** Why the test could not fail. */
function tooEasy<S extends State>(
  viewer: Viewer,
  { counts, hidden, dealt }: Seat<S>,
  maxSkipped: number,
  minChanged: number,
): string[] {
  const { tested, skipped, changed } = counts
  const all = tested + skipped
  const problems: string[] = []
  if (skipped > maxSkipped * all) problems.push(`${viewer}: for ${skipped} of ${all} positions no new deal fits`)
  if (changed < minChanged * tested)
    problems.push(`${viewer}: only ${changed} of ${tested} new deals are another one: the test could not fail`)
  else
    for (const [field, times] of hidden)
      if (times >= HIDES && !dealt.has(field))
        problems.push(`${viewer}: ${field} hides something, and ${times} new deals left it alone`)
  return problems
}
