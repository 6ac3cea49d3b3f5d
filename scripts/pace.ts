/**
 * `npm run pace -- [GAME...] [--player general] [--think MS] [--slow N] [--cpu] [--seconds N] [--seed N]`: how long a machine
 * player takes for a decision, and how long others wait for their turn meanwhile. It thinks as at a table, in slices. `--slow 4`
 * tells how it would be on a machine that is four times slower: the clock goes so much faster. What else the machine does
 * counts, unless `--cpu` counts the time of the processor in place of the clock's.
 * `npm run pace -- --judge`: how long it takes to judge a position.
 */
import { parseArgs } from 'node:util'
import { checkSettings, type Game, type Random, seeded, seededChance, startTable } from '@carillon/kernel'
import { AnswerLoop, PLAYERS, type Player, type Steps, witsOf } from '@carillon/players'
import { GAMES, loadGame } from '@carillon/registry'
import { Thinking, Turns } from '../packages/room/src/thinking.ts'
import { judgements } from './pace/judgements.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    player: { type: 'string', default: 'general' },
    think: { type: 'string', default: '1000' },
    cpu: { type: 'boolean', default: false },
    slow: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    judge: { type: 'boolean', default: false },
  },
})
const [think, slow, seconds, seed] = [values.think, values.slow, values.seconds, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
]
/** Milliseconds that this thread has had the processor. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
/** As many are judged. */
const POSITIONS = 400
/** By a clock that is faster, the machine is slower. */
const clock = (): number => slow * (values.cpu ? processorTime() : performance.now())
const player = PLAYERS.get(values.player)
if (!player) throw new Error(`there is no player "${values.player}": ${[...PLAYERS.keys()].join(', ')}`)
for (const id of positionals.length > 0 ? positionals : GAMES.map((one) => one.id)) {
  const game = await loadGame(id)
  if (!game) throw new Error(`there is no game "${id}": ${GAMES.map((one) => one.id).join(', ')}`)
  if (values.judge) {
    // Whoever plays, positions are positions: the quickest who knows what he is about.
    const quick = PLAYERS.get('sergeant') as Player
    const { told: looks, heard } = await judgements(game, (number) => begun(game, quick, number), POSITIONS)
    console.log(`${id}, a judgement, in microseconds`)
    console.log(`  the position told  ${told(looks, 'us')}`)
    console.log(`  the judge heard    ${told(heard, 'us')}`)
    continue
  }
  const { decisions, steps, turns } = await measured(game, player)
  console.log(`${id}, ${player.id}, ${think} ms to think${slow > 1 ? `, ${slow} times slower` : ''}`)
  console.log(`  decisions thought about  ${told(decisions)}`)
  console.log(`  until the next turn      ${told(turns)}`)
  console.log(`  steps                    ${told(steps)}`)
}

/** In milliseconds. */
interface Measured {
  readonly decisions: number[]
  readonly steps: number[]
  /** Between two turns of others: so long waits who wants it to stop. */
  readonly turns: number[]
}

async function measured(game: Game, by: Player): Promise<Measured> {
  const found: Measured = { decisions: [], steps: [], turns: [] }
  let passed = clock()
  const turn = async (): Promise<void> => {
    found.turns.push(clock() - passed)
    await new Promise((resolve) => setImmediate(resolve))
    passed = clock()
  }
  const turns = new Turns({ clock, turn })
  const wits = await witsOf(game.strategy)
  const end = clock() + slow * 1000 * seconds
  for (let number = seed; clock() < end; number += 1) {
    const play = begun(game, by, number)
    for (let ask = play.next; ask && clock() < end; ask = play.next) {
      if (ask.kind === 'chance') {
        play.table.answer(play.drawn(ask))
        continue
      }
      await turns.pass()
      passed = clock()
      const thinking = new Thinking(turns, () => think)
      const began = clock()
      const before = found.steps.length
      const option = await thinking.done(timed(play.thinking(ask, wits, thinking.limits), found.steps), () => true)
      // What a plan or the rules have settled is not thought about.
      if (found.steps.length > before + 1) found.decisions.push(clock() - began)
      if (option) play.table.answer({ role: ask.role, option })
    }
  }
  return found
}
function begun(game: Game, by: Player, number: number): AnswerLoop {
  const scenario = (game.scenarios[number % game.scenarios.length] as { id: string }).id
  const checked = checkSettings(game, scenario, {})
  if ('problem' in checked) throw new Error(`${scenario}: the usual options do not fit`)
  const random: Random = seeded(number)
  return new AnswerLoop(startTable(game, game.setup(scenario, checked.settings)), {
    players: Object.fromEntries(game.roles.map((role) => [role, by])),
    chance: seededChance(random.split(1)),
    random: random.split(2),
  })
}

function* timed<T>(steps: Steps<T>, times: number[]): Steps<T> {
  for (;;) {
    const began = clock()
    const step = steps.next()
    times.push(clock() - began)
    if (step.done) return step.value
    yield step.value
  }
}

function told(times: number[], unit = 'ms'): string {
  times.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
  return `${times.length}: half within ${at(0.5)} ${unit}, 99 % within ${at(0.99)} ${unit}, the longest ${at(1)} ${unit}`
}
