/**
 * The toy on boardgame.io: its headless client, one move a turn, the die from its random API, rules in the move
 * functions, which refuse what is not legal. The state has the same arrays as the toy on the kernel.
 */
import { seeded } from '@carillon/kernel'
import client from 'boardgame.io/dist/cjs/client.js'
import core from 'boardgame.io/dist/cjs/core.js'
import { BREAK, GONE, HIT, LAST_MOVE, LIMIT, NEIGHBOURS, SIDE_UNITS, SPACES, START, STEPS } from './board.ts'

const { Client } = client
const { INVALID_MOVE } = core

const sideOf = (ctx) => Number(ctx.currentPlayer)
const isOwn = (side, unit) => unit >= side * SIDE_UNITS && unit < (side + 1) * SIDE_UNITS

function stacks(G, side) {
  const count = new Array(SPACES).fill(0)
  for (let unit = side * SIDE_UNITS; unit < (side + 1) * SIDE_UNITS; unit++) {
    const space = G.at[unit]
    if (space !== GONE) count[space] += 1
  }
  return count
}

function unitsLeft(G, side) {
  let left = 0
  for (let unit = side * SIDE_UNITS; unit < (side + 1) * SIDE_UNITS; unit++) if (G.at[unit] !== GONE) left += 1
  return left
}

/** What may be done, as boardgame.io's bots want it. */
export function enumerate(G, ctx) {
  const side = sideOf(ctx)
  const friends = stacks(G, side)
  const enemies = stacks(G, 1 - side)
  const options = []
  for (let unit = side * SIDE_UNITS; unit < (side + 1) * SIDE_UNITS; unit++) {
    const from = G.at[unit]
    if (from === GONE) continue
    for (const to of NEIGHBOURS[from]) {
      if (enemies[to] > 0) options.push({ move: 'attack', args: [unit, to] })
      else if (friends[to] < LIMIT) options.push({ move: 'move', args: [unit, to] })
    }
  }
  return options
}

function canReach(G, side, unit, space) {
  return isOwn(side, unit) && G.at[unit] !== GONE && NEIGHBOURS[G.at[unit]].includes(space)
}

function loseStep(G, unit) {
  G.strength[unit] -= 1
  if (G.strength[unit] === 0) G.at[unit] = GONE
}

/** `roll` rolls the die: the check listens there. */
export const toyGame = (roll = (random) => random.D6()) => ({
  name: 'toy',
  setup: () => ({ moves: 0, at: [...START], strength: [...STEPS] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: ({ G, ctx }, unit, space) => {
      const side = sideOf(ctx)
      if (!canReach(G, side, unit, space)) return INVALID_MOVE
      if (stacks(G, 1 - side)[space] > 0 || stacks(G, side)[space] >= LIMIT) return INVALID_MOVE
      G.at[unit] = space
      G.moves += 1
    },
    attack: ({ G, ctx, random }, unit, space) => {
      const side = sideOf(ctx)
      if (!canReach(G, side, unit, space)) return INVALID_MOVE
      const target = G.at.indexOf(space, (1 - side) * SIDE_UNITS)
      if (!isOwn(1 - side, target)) return INVALID_MOVE
      const die = roll(random)
      if (die >= HIT) loseStep(G, target)
      else if (die === 1) loseStep(G, unit)
      G.moves += 1
    },
  },
  endIf: ({ G }) => {
    if (G.moves === LAST_MOVE || unitsLeft(G, 0) < BREAK || unitsLeft(G, 1) < BREAK) return { over: true }
  },
})

export function start(game) {
  const table = Client({ game, debug: false, numPlayers: 2 })
  table.start()
  return table
}

/** Random games for so long; what was played. */
export function playRandom(milliseconds, clock, seed) {
  const until = clock() + milliseconds
  const random = seeded(seed)
  let number = 0
  const played = { games: 0, moves: 0, options: 0 }
  do {
    const table = start({ ...toyGame(), seed: `${seed}.${number++}` })
    for (let { G, ctx } = table.getState(); !ctx.gameover; { G, ctx } = table.getState()) {
      const options = enumerate(G, ctx)
      if (options.length === 0) break
      const { move, args } = options[random.below(options.length)]
      table.moves[move](...args)
      played.options += options.length
      played.moves += 1
    }
    table.stop()
    played.games += 1
  } while (clock() < until)
  return played
}
