/**
 * `npm run tune -- GAME`: weights of the evaluation, one set a side, by paired perturbed self-play. Both players' weights are
 * shaken, and in a second game with the same dice shaken the other way; what the difference tells is a step for both.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Game, seeded, type Weights } from '@carillon/kernel'
import type { Agent, Episode, Played } from '@carillon/players/training'
import { loadGame } from '@carillon/registry'
import { Crew } from './crew.ts'
import { told } from './curve.ts'
import { openingOf } from './openings.ts'
import { PLANS } from './plans.ts'
import { leadOf, normal, shaken, tunable } from './shaking.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    steps: { type: 'string', default: '120' },
    seed: { type: 'string', default: '100000' },
    out: { type: 'string', default: 'training' },
    jobs: { type: 'string' },
    /** Players choose clicks instead of whole actions. */
    clicks: { type: 'boolean', default: false },
  },
})
const id = positionals[0] ?? ''
const game = await loadGame(id)
const plan = PLANS[id]
if (!game?.strategy.weights || !plan) throw new Error(`no weights to tune in "${id}"`)
const hand = game.strategy.weights
const names = tunable(hand, plan)
const sides = plan.sides

/** Pairs of games a step, how far weights are shaken (as logarithms), how far a step goes, what of it is kept. */
const [PAIRS, SHAKE, RATE, KEEP, MOST] = [20, 0.3, 0.1, 0.998, 2.5]
/** After so many steps they are half as long; how much more a late step counts for the mean. */
const [HALF, LATE] = [150, 4]
/** Games against the weights set by hand, every while. */
const MEETING = 40

interface Tuning {
  step: number
  /** Logarithms of what each weight is multiplied by. */
  readonly now: Record<string, number[]>
  /** Their mean on the way; the later a step the more it counts. */
  readonly mean: Record<string, number[]>
  readonly old: Record<string, number[]>[]
}
const zeros = (): Record<string, number[]> => Object.fromEntries(sides.map((side) => [side, names.map(() => 0)]))
const folder = join(values.out, id)
mkdirSync(folder, { recursive: true })
const file = join(folder, 'tuning.json')
const tuning: Tuning = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as Tuning)
  : { step: 0, now: zeros(), mean: zeros(), old: [] }

const weighed = (logs: readonly number[]): Weights => shaken(hand, names, logs, plan.fading)
const resultOf = (played: Played): number => leadOf(played, sides[0], plan.margin)

const crew = new Crew(id, values.jobs ? Number(values.jobs) : undefined)
const steps = Number(values.steps)
const agentOf = (logs: readonly number[]): Agent => ({
  kind: 'weighed',
  weights: { ...hand, ...weighed(logs) },
  plans: !values.clicks,
})
const began = performance.now()
for (; tuning.step < steps; tuning.step += 1) {
  const random = seeded(Number(values.seed) + tuning.step)
  const rate = RATE / (1 + tuning.step / HALF)
  const shakes: Record<string, number[]>[] = []
  const episodes: Episode[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const shake = Object.fromEntries(sides.map((side) => [side, names.map(() => SHAKE * normal(random))]))
    shakes.push(shake)
    // A quarter of the games against others than its like: habits of one opponent are not to be learned.
    const other = random.below(8)
    const stranger = other < 2 ? sides[other] : undefined
    const old = tuning.old[random.below(tuning.old.length + 1)]
    const opening = openingOf(game, plan.short, plan.odd, random)
    const seed = Number(values.seed) * 10 + tuning.step * PAIRS + pair
    for (const sign of [1, -1])
      episodes.push({
        ...opening,
        seed,
        agents: Object.fromEntries(
          sides.map((side) => {
            const now = tuning.now[side] as number[]
            const way = shake[side] as number[]
            if (side === stranger) return [side, agentOf(old ? (old[side] as number[]) : names.map(() => 0))]
            return [side, agentOf(now.map((log, i) => log + sign * (way[i] as number)))]
          }),
        ),
      })
    if (stranger) shake[stranger] = names.map(() => 0)
  }
  const played = await crew.play(episodes)
  for (const [s, side] of sides.entries()) {
    const now = tuning.now[side] as number[]
    for (let i = 0; i < names.length; i += 1) {
      let slope = 0
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const gain = (resultOf(played[2 * pair] as Played) - resultOf(played[2 * pair + 1] as Played)) / 2
        const way = (shakes[pair] as Record<string, number[]>)[side] as number[]
        slope += ((s === 0 ? gain : -gain) * (way[i] as number)) / (SHAKE * SHAKE * PAIRS)
      }
      now[i] = Math.max(-MOST, Math.min(MOST, (now[i] as number) * KEEP + rate * slope))
    }
  }
  for (const side of sides) {
    const mean = tuning.mean[side] as number[]
    for (const [i, log] of (tuning.now[side] as number[]).entries())
      mean[i] = (mean[i] as number) + (LATE / (tuning.step + LATE)) * (log - (mean[i] as number))
  }
  if (tuning.step % 20 === 19) tuning.old.push(structuredClone(tuning.now))
  if (tuning.step % 5 === 4 || tuning.step === steps - 1) {
    writeFileSync(file, JSON.stringify({ ...tuning, step: tuning.step + 1 }))
    writeFileSync(join(folder, 'weights.json'), JSON.stringify(tuned(), null, 1))
    console.log(`step ${tuning.step + 1} of ${steps}, ${(tuning.step + 1) * PAIRS * 2} games`)
  }
  if (tuning.step % 20 === 19 || tuning.step === steps - 1) await meet()
}
await crew.dismiss()

/** How the mean fares against the weights set by hand, by side; always on the same seeds. */
async function meet(): Promise<void> {
  const random = seeded(977)
  const mean = tuning.mean as Record<string, number[]>
  const none = names.map(() => 0)
  const episodes = Array.from({ length: MEETING }, (_, i): Episode => {
    const own = sides[i % 2] as string
    const agents = sides.map((side) => [side, agentOf(side === own ? (mean[side] as number[]) : none)])
    return {
      ...openingOf(game as Game, plan?.short ?? {}, 0, random),
      seed: 71_000_000 + i,
      agents: Object.fromEntries(agents),
    }
  })
  const played = await crew.play(episodes)
  const curve = sides.map((side, s) => {
    const own = played.filter((_, i) => i % 2 === s)
    const points = own.reduce((sum, { winner }) => sum + (winner === side ? 1 : winner === 'draw' ? 0.5 : 0), 0)
    return [`${side} v weights set by hand`, Number((points / own.length).toFixed(3))]
  })
  const minutes = Number(((performance.now() - began) / 60_000).toFixed(2))
  const games = (tuning.step + 1) * PAIRS * 2
  told(folder, 'tuning-progress', `${id}: weights, by games`, {
    games,
    ...{ minutes },
    curve: Object.fromEntries(curve),
  })
}
function tuned(): Record<string, Weights> {
  const round = (weight: number): number => Number(weight.toPrecision(4))
  return Object.fromEntries(
    sides.map((side) => {
      const weights = weighed(tuning.mean[side] as number[])
      return [side, Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, round(weight)]))]
    }),
  )
}
