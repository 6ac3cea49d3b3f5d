/**
 * `npm run train -- GAME`: a judge of positions, one net a side. It goes to school first: games of players that choose whole
 * actions by the evaluation. Then TD self-play against a pool: itself, a rival who learns only to beat it, old selves and old
 * rivals, those of the school, greedy, soft and searching players. Every while it meets a panel; what is best in its worst column is kept. A judge that only watches stays at school, and
 * is examined on games it has not seen.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type NetData, type Random, seeded } from '@carillon/kernel'
import { chanceOf, Net } from '@carillon/players'
import {
  type Agent,
  type Episode,
  Learner,
  type LearnerData,
  type Nets,
  newNet,
  type Played,
  Replay,
} from '@carillon/players/training'
import { loadGame } from '@carillon/registry'
import { Crew } from './crew.ts'
import { told } from './curve.ts'
import { openingOf } from './openings.ts'
import { PLANS, type TrainingPlan } from './plans.ts'
import { dataOf, Rival, type RivalData } from './rival.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'training' },
    jobs: { type: 'string' },
    /** Games at school. */
    school: { type: 'string', default: '1000' },
    /** Goes on from the judge that the game has, instead of school. */
    on: { type: 'boolean', default: false },
    /** Games between two meetings with the panel, and games against each of it. */
    every: { type: 'string', default: '2000' },
    panel: { type: 'string', default: '80' },
  },
})
const id = positionals[0] ?? ''
const game = await loadGame(id)
const plan = PLANS[id]
const actions = game?.strategy.actions
if (!game || !plan || !actions) throw new Error(`nothing to learn in "${id}"`)
const [games, seed, every, panelGames, school] = [
  values.games,
  values.seed,
  values.every,
  values.panel,
  values.school,
].map(Number) as [number, number, number, number, number]
const { sides, watches = false } = plan
const width = actions.inputs.length

/** Games a round, positions a batch, batches a game, positions remembered, share of the mean that is kept at each batch. */
const [ROUND, BATCH, BATCHES, MEMORY, KEEP] = [64, 64, 1.5, 100_000, 0.9995]
const [RATE, RATE_LAST, WARM, TEMPERATURE] = [values.on ? 4e-4 : 1e-3, values.on ? 1e-4 : 1.5e-4, 1500, 0.1]
/** Of a judge that watches: how much of the rate it learns with, batches a game; of so many games it does not learn from one. */
const [SLOWLY, BATCHES_SEEN, HELD] = [0.5, 6, 8]
const decay = watches ? 1 : undefined
/** Nets as they learn are generation 0, their means 1, the rival's 2, the old selves and old rivals come after. */
const [LEARNING, MEAN, RIVAL, OLD] = [0, 1, 2, 3]
const OLD_MOST = 32
/** Games that a rival learns from before he joins the old ones; trials of searching players. */
const [RIVALRY, TRIALS] = [4000, 8]

interface Kept {
  games: number
  readonly learners: Record<string, LearnerData>
  readonly old: Record<string, NetData>[]
  readonly rival?: RivalData
  best: number
}
const folder = join(values.out, id)
mkdirSync(folder, { recursive: true })
const file = join(folder, `training-${seed}.json`)
const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined
const learned = values.on ? (await game.strategy.brain?.())?.judge : undefined
const learners = Object.fromEntries(
  sides.map((side, i) => {
    const [data, judge] = [kept?.learners[side], learned?.[side]]
    const first = (): Net => (judge ? Net.from(judge) : newNet(width, plan.hidden, seeded(seed * 100 + i)))
    return [side, data ? Learner.from(data, decay) : new Learner(first(), decay)]
  }),
)
const old: Record<string, Net>[] = (kept?.old ?? []).map((nets) =>
  Object.fromEntries(sides.map((side) => [side, Net.from(nets[side] as NetData)])),
)
const replaysOf = () => Object.fromEntries(sides.map((side) => [side, new Replay(MEMORY, width)]))
const [replays, held] = [replaysOf(), replaysOf()]
const crew = new Crew(id, values.jobs ? Number(values.jobs) : undefined)
const means = (): Record<string, Net> =>
  Object.fromEntries(sides.map((side) => [side, (learners[side] as Learner).mean]))
for (const [i, nets] of old.entries()) crew.tell(OLD + i, nets)
let rival = kept?.rival ? Rival.from(kept.rival) : Rival.of(means())

let done = kept?.games ?? 0
let best = kept?.best ?? -1
let loss = 0
let losses = 0
const began = performance.now()
const log = (curve: Record<string, number>, line: Record<string, unknown>): void =>
  told(folder, `progress-${seed}`, `${id}: a judge, by games`, {
    games: done,
    ...{ minutes: Number(((performance.now() - began) / 60_000).toFixed(2)) },
    curve,
    ...line,
  })
const round = (number: number): number => Number(number.toFixed(4))

while (done < games) {
  const part = done / games
  crew.tell(LEARNING, Object.fromEntries(sides.map((side) => [side, (learners[side] as Learner).net])))
  crew.tell(MEAN, means())
  crew.tell(RIVAL, rival.nets)
  const random = seeded(seed * 1_000_003 + done)
  const episodes = Array.from({ length: ROUND }, (_, i) => episodeOf(i, part, random))
  const played = await crew.play(episodes)
  const before = rival.games
  for (const [number, { lessons }] of played.entries())
    for (const lesson of lessons) {
      const { side, inputs, targets } = lesson
      const agent = episodes[number]?.agents[side]
      if (agent?.kind === 'net' && agent.generation === RIVAL) {
        rival.hear(lesson)
        continue
      }
      const replay = (watches && number % HELD === 0 ? held : replays)[side] as Replay
      for (let i = 0; i < targets.length; i += 1)
        replay.add(inputs.subarray(i * width, (i + 1) * width), targets[i] as number)
    }
  done += ROUND
  const falling = part < 0.5 ? RATE : RATE + ((RATE_LAST - RATE) * (part - 0.5)) / 0.5
  const rate = watches ? SLOWLY * falling : falling
  for (const side of sides) {
    const replay = replays[side] as Replay
    if (replay.count < WARM) continue
    for (let i = 0; i < ROUND * (watches ? BATCHES_SEEN : BATCHES); i += 1) {
      loss += (learners[side] as Learner).learn(replay, BATCH, rate, KEEP, random)
      losses += 1
    }
  }
  rival.learn(rival.games - before, random)
  if (rival.games >= RIVALRY) {
    remember(rival.means)
    rival = Rival.of(means())
  }
  if (Math.floor(done / every) > Math.floor((done - ROUND) / every)) {
    if (watches) examine()
    else await meet()
  }
}
await crew.dismiss()

function episodeOf(i: number, part: number, random: Random): Episode {
  const self: Agent = {
    kind: 'net',
    generation: LEARNING,
    temperature: TEMPERATURE,
    curiosity: (plan as TrainingPlan).curiosity * (1 - 0.7 * part),
    learns: true,
  }
  const pupil = (): Agent => ({
    kind: 'planner',
    temperature: [0.02, 0.1, 0.3][random.below(3)] as number,
    learns: true,
  })
  const own = sides[i % 2] as string
  const learning = watches || (!learned && done < school)
  const mine = learning ? pupil() : self
  return {
    ...openingOf(
      game as NonNullable<typeof game>,
      (plan as NonNullable<typeof plan>).shares,
      (plan as NonNullable<typeof plan>).odd,
      random,
    ),
    seed: seed * 1_000_000 + done + i,
    watched: watches,
    agents: Object.fromEntries(
      sides.map((side) => [side, side === own ? mine : learning ? pupil() : otherOf(self, random)]),
    ),
  }
}
function otherOf(self: Agent, random: Random): Agent {
  const luck = random.below(100)
  const net = { kind: 'net', temperature: TEMPERATURE } as const
  if (luck < 20) return self
  if (luck < 42) return { ...net, generation: RIVAL, curiosity: 0.05, learns: true }
  if (luck < 67 && old.length > 0)
    return { ...net, generation: OLD + random.below(old.length), curiosity: 0.02, learns: false }
  if (luck < 70) return { kind: 'general', nodes: TRIALS, generation: MEAN }
  if (luck < 76) return { kind: 'greedy' }
  if (luck < 88) return { kind: 'planner', temperature: random.below(10) / 100, learns: false }
  return { kind: 'soft', temperature: (5 + random.below(25)) / 100 }
}

/** How surprised the means are by games they have not learned from, and those who always say what is usual for a side. */
function examine(): void {
  const surprises = sides.map((side) => {
    const [replay, { mean }] = [held[side] as Replay, learners[side] as Learner]
    let [own, points] = [0, 0]
    for (let i = 0; i < replay.count; i += 1) {
      own += surprise(chanceOf(mean.logit(replay.inputs(i))), replay.target(i))
      points += replay.target(i)
    }
    const share = points / replay.count
    return { side, own: own / replay.count, usual: surprise(share, share) }
  })
  const exam = surprises.flatMap(({ side, own, usual }) => [
    [side, round(own)] as const,
    [`${side}, by what is usual`, round(usual)] as const,
  ])
  log(Object.fromEntries(exam), { loss: meanLoss() })
  keep(true, best)
}
/** Since it was asked last. */
function meanLoss(): number {
  const mean = loss / Math.max(1, losses)
  loss = 0
  losses = 0
  return round(mean)
}
function surprise(chance: number, target: number): number {
  const sure = Math.min(1 - 1e-4, Math.max(1e-4, chance))
  return -(target * Math.log(sure) + (1 - target) * Math.log(1 - sure))
}

/** Plays the means against each of the panel, both sides alike, always on the same seeds. */
async function meet(): Promise<void> {
  crew.tell(MEAN, means())
  crew.tell(RIVAL, rival.means)
  const mean: Agent = { kind: 'net', generation: MEAN, temperature: 0.02, curiosity: 0, learns: false }
  const panel: [string, Agent][] = [
    ['greedy', { kind: 'greedy' }],
    ['planner', { kind: 'planner', temperature: 0, learns: false }],
    ['soft', { kind: 'soft', temperature: 0.15 }],
    ['rival', { ...mean, generation: RIVAL }],
    ...(old.length > 0 ? [['old', { ...mean, generation: OLD + old.length - 1 }] as [string, Agent]] : []),
  ]
  const columns: Record<string, Record<string, number>> = {}
  for (const [name, agent] of panel) {
    const random = seeded(977)
    const episodes: Episode[] = []
    for (let i = 0; i < panelGames; i += 2) {
      const opening = openingOf(game as NonNullable<typeof game>, (plan as NonNullable<typeof plan>).shares, 0, random)
      for (const own of sides)
        episodes.push({
          ...opening,
          seed: 70_000_000 + i,
          agents: Object.fromEntries(sides.map((side) => [side, side === own ? mean : agent])),
        })
    }
    const played = await crew.play(episodes)
    columns[name] = Object.fromEntries(
      sides.map((side, s) => [side, Math.round((200 * scoreOf(played, side, s)) / panelGames) / 100]),
    )
  }
  const worst = Math.min(
    ...Object.entries(columns).flatMap(([name, column]) =>
      name === 'old' || name === 'rival' ? [] : Object.values(column),
    ),
  )
  const sum = Object.values(columns)
    .flatMap((column) => Object.values(column))
    .reduce((a, b) => a + b, 0)
  const score = worst + 0.05 * sum
  const better = score > best
  const curve = Object.entries(columns).flatMap(([name, column]) =>
    Object.entries(column).map(([side, share]) => [`${side} v ${name}`, share] as const),
  )
  log(Object.fromEntries(curve), { loss: meanLoss(), worst, ...(better && { kept: true }) })
  remember(means())
  keep(better, score)
}
/** Among the old ones, of whom the first are kept; later ones make room for newer. */
function remember(nets: Nets): void {
  if (old.length === OLD_MOST) old.splice(4 + (Math.floor(done / ROUND) % (OLD_MOST - 8)), 1)
  old.push(Object.fromEntries(Object.entries(nets).map(([side, net]) => [side, net.copy()])))
  for (const [i, one] of old.entries()) crew.tell(OLD + i, one)
}
/** All of it, to go on another day; and the judge, if it is the best so far. */
function keep(better: boolean, score: number): void {
  if (better) {
    best = score
    writeFileSync(join(folder, `judge-${seed}.json`), JSON.stringify(dataOf(means())))
  }
  const now: Kept = {
    games: done,
    learners: Object.fromEntries(sides.map((side) => [side, (learners[side] as Learner).data()])),
    old: old.map(dataOf),
    rival: rival.data(),
    best,
  }
  writeFileSync(file, JSON.stringify(now))
}
/** Draws half; of the games in which the side played by the mean is `s`. */
function scoreOf(played: readonly Played[], side: string, s: number): number {
  const points = ({ winner }: Played): number => (winner === side ? 1 : winner === 'draw' ? 0.5 : 0)
  return played.reduce((sum, one, i) => (i % 2 === s ? sum + points(one) : sum), 0)
}
