/** One game of a training, and what is to be learned from it. */
import {
  type Evaluation,
  type Game,
  type Random,
  type Role,
  type Settings,
  type State,
  seeded,
  seededChance,
  startTable,
  type Table,
  type Weights,
} from '@carillon/kernel'
import { playOn } from '../answer-loop.ts'
import { clicks, greedy } from '../greedy.ts'
import { chanceOf, type Net } from '../net.ts'
import type { Outlook } from '../outlook.ts'
import { type Manner, Planner, unlearned } from '../planner.ts'
import type { Mind, Player } from '../player.ts'
import { instant } from '../policy.ts'
import { softPolicy } from '../soft-choice.ts'
import { Strategist } from '../strategist.ts'
import { Wits } from '../wits.ts'

/** Who plays a side. */
export type Agent =
  /** The nets of a generation. */
  | {
      readonly kind: 'net'
      readonly generation: number
      readonly temperature: number
      readonly curiosity: number
      readonly learns: boolean
    }
  /** Whole actions by the evaluation; its games teach as well. */
  | { readonly kind: 'planner'; readonly temperature: number; readonly learns: boolean }
  | { readonly kind: 'greedy' | 'tuned' }
  | { readonly kind: 'soft'; readonly temperature: number }
  /** A general with so many trials; with the judge of a generation, or with other weights, in place of its own. */
  | { readonly kind: 'general'; readonly nodes: number; readonly generation?: number; readonly weights?: Weights }
  /** The next click by other weights than those set by hand; or whole actions. */
  | { readonly kind: 'weighed'; readonly weights: Weights; readonly plans?: boolean }

export interface Episode {
  readonly scenario: string
  readonly settings: Settings
  readonly seed: number
  readonly agents: Readonly<Record<string, Agent>>
  /** Every side learns from what it sees between actions, whoever plays. */
  readonly watched?: boolean
}
/** Positions between whole actions, one after the other in `inputs`, and what they turned out to be worth. */
export interface TrainingLesson {
  readonly side: string
  readonly inputs: Float32Array
  readonly targets: Float32Array
}
export interface Played {
  readonly winner: string
  readonly margin: number
  readonly lessons: readonly TrainingLesson[]
}
export type Nets = Readonly<Record<string, Net>>

/** How much of the end of the game is believed, against what the next action was thought to be worth. */
const TRUST = 0.8

interface Noted {
  readonly inputs: Float32Array
  readonly best: number | undefined
  readonly curious: boolean
}

export function playEpisode(game: Game, wits: Wits, nets: readonly Nets[], episode: Episode): Played {
  const { scenario, settings, seed, agents } = episode
  const strategy = game.strategy
  const side = (role: Role): string => strategy.side?.(role) ?? role
  const notes: Record<string, Noted[]> = {}
  const minds = Object.fromEntries(
    Object.entries(agents).map(([name, agent]) => {
      const noted: Noted[] = []
      notes[name] = noted
      return [name, playerOf(agent, nets, wits, name, noted)]
    }),
  ) as Record<string, Player>
  const players = Object.fromEntries(game.roles.map((role) => [role, minds[side(role)] as Player]))
  const random = seeded(seed * 7 + 3)
  const table = startTable(game, game.setup(scenario, settings))
  const seen = episode.watched ? new Seen(game, wits) : undefined
  const chance = seededChance(seeded(seed))
  playOn(table, { players, wits, chance, random, ...(seen && { before: () => seen.look(table) }) })
  const outcome = game.outcome(table.state as State)
  if (!outcome) throw new Error('a game without an outcome')
  const winner = outcome.winner === 'draw' ? 'draw' : side(outcome.winner)
  if (seen) return { winner, margin: outcome.margin, lessons: seen.lessons(winner) }
  const lessons = Object.entries(agents).flatMap(([name, agent]) =>
    (agent.kind === 'net' || agent.kind === 'planner') && agent.learns
      ? lessonOf(name, notes[name] as Noted[], winner)
      : [],
  )
  return { winner, margin: outcome.margin, lessons }
}

function playerOf(agent: Agent, nets: readonly Nets[], wits: Wits, side: string, noted: Noted[]): Player {
  const { strategy } = wits
  const note: Manner['noted'] = (draft, best, curious) => {
    noted.push({ inputs: draft.inputs(), best: best === undefined ? undefined : chanceOf(best), curious })
  }
  switch (agent.kind) {
    case 'greedy':
      return greedy
    case 'tuned':
      return instant(
        'tuned',
        clicks(({ wits, role }) => wits.evaluation(role)),
      )
    case 'weighed': {
      const evaluation = strategy.evaluation?.(agent.weights) ?? strategy
      const by = () => evaluation
      if (!agent.plans) return instant('weighed', clicks(by))
      return { id: 'weighed', sit: () => new Planner({ temperature: 0, judge: unlearned, evaluation: by }) }
    }
    case 'general':
      return generalOf(agent, nets, wits, side)
    case 'soft':
      return instant('soft', softPolicy(agent.temperature, softly(agent.temperature)))
    case 'planner': {
      const manner: Manner = { temperature: agent.temperature, judge: unlearned, ...(agent.learns && { noted: note }) }
      return { id: 'planner', sit: () => new Planner(manner) }
    }
    case 'net': {
      const net = (nets[agent.generation] as Nets)[side] as Net
      const { temperature, curiosity } = agent
      const manner: Manner = { temperature, curiosity, judge: () => net, ...(agent.learns && { noted: note }) }
      return { id: 'net', sit: () => new Planner(manner) }
    }
  }
}
/** What it takes the other side for is what that side was before: only its own judge or weights are others. */
function generalOf(
  { nodes, generation, weights }: Extract<Agent, { kind: 'general' }>,
  nets: readonly Nets[],
  wits: Wits,
  side: string,
): Player {
  const net = generation === undefined ? undefined : ((nets[generation] as Nets)[side] as Net).data()
  const { brain = { weights: {} } } = wits
  const { judge: _, ...others } = wits.strategy
  const own = new Wits(net ? others : wits.strategy, {
    ...brain,
    weights: { ...brain.weights, ...(weights && { [side]: weights }) },
    ...(net && { judge: { ...brain.judge, [side]: net } }),
  })
  const sit = (): Mind => {
    const mind = new Strategist()
    return { think: (outlook, random) => mind.think(new OtherWits(outlook, own), random, { nodes }) }
  }
  return { id: 'general', sit }
}
/** The same seat, thought about with other wits. */
class OtherWits implements Outlook {
  readonly wits: Wits
  readonly #seat: Outlook

  constructor(seat: Outlook, wits: Wits) {
    this.#seat = seat
    this.wits = wits
  }
  get game(): Outlook['game'] {
    return this.#seat.game
  }
  get role(): Role {
    return this.#seat.role
  }
  get decision(): Outlook['decision'] {
    return this.#seat.decision
  }
  get asked(): number {
    return this.#seat.asked
  }
  observe(): ReturnType<Outlook['observe']> {
    return this.#seat.observe()
  }
  imagine(random: Random): Table<State> | undefined {
    return this.#seat.imagine(random)
  }
  begun(): ReturnType<Outlook['begun']> {
    return this.#seat.begun()
  }
}

/** Those that choose nearly as well as they can do so by what was tuned. */
const softly =
  (temperature: number) =>
  ({ wits, role }: Outlook): Evaluation<State> =>
    temperature < 0.2 ? wits.evaluation(role) : wits.strategy

/** What each side sees where somebody begins a whole action. */
class Seen {
  readonly #wits: Wits
  readonly #roles: ReadonlyMap<string, Role>
  readonly #inputs = new Map<string, Float32Array[]>()

  constructor({ roles }: Game, wits: Wits) {
    this.#wits = wits
    this.#roles = new Map(roles.toReversed().map((role) => [wits.side(role), role]))
  }
  look({ state, decisions }: Table<State>): void {
    const { actions } = this.#wits.strategy
    if (!actions || !decisions.some(({ role }) => actions.begins(state, role))) return
    for (const [side, role] of this.#roles) {
      const into = new Float32Array(actions.inputs.length)
      actions.look(state, role, into)
      const list = this.#inputs.get(side)
      if (list) list.push(into)
      else this.#inputs.set(side, [into])
    }
  }
  lessons(winner: string): TrainingLesson[] {
    return [...this.#inputs].map(([side, list]) => {
      const width = (list[0] as Float32Array).length
      const inputs = new Float32Array(list.length * width)
      for (const [i, one] of list.entries()) inputs.set(one, i * width)
      return { side, inputs, targets: new Float32Array(list.length).fill(pointsOf(side, winner)) }
    })
  }
}
const pointsOf = (side: string, winner: string): number => (winner === 'draw' ? 0.5 : Number(winner === side))

/** TD(lambda), backwards: where it tried something at random, what came of it says nothing of what was before. */
function lessonOf(side: string, noted: readonly Noted[], winner: string): TrainingLesson[] {
  const [first] = noted
  if (!first) return []
  const width = first.inputs.length
  const inputs = new Float32Array(noted.length * width)
  const targets = new Float32Array(noted.length)
  let worth = pointsOf(side, winner)
  for (let i = noted.length - 1; i >= 0; i -= 1) {
    const { inputs: x, best, curious } = noted[i] as Noted
    inputs.set(x, i * width)
    targets[i] = worth
    if (best !== undefined) worth = curious ? best : (1 - TRUST) * best + TRUST * worth
  }
  return [{ side, inputs, targets }]
}
