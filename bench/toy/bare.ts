/** The toy as a bare loop over typed arrays: nothing is kept, checked or said. The limit of JavaScript here. */
import { BREAK, GONE, HIT, LAST_MOVE, LIMIT, NEIGHBOURS, SIDE_UNITS, SPACES, START, STEPS, UNITS } from './board.ts'

const DEGREE = 4
const near = new Int8Array(SPACES * DEGREE).fill(GONE)
for (let space = 0; space < SPACES; space++) near.set(NEIGHBOURS[space] as number[], space * DEGREE)

const at = new Int8Array(UNITS)
const strength = new Int8Array(UNITS)
/** Units of red, then of blue, in each space. */
const stacked = new Int8Array(2 * SPACES)
const left = new Int8Array(2)
/** What may be done now: unit * 64 + space. */
const options = new Int16Array(SIDE_UNITS * DEGREE)
let count = 0
let side = 0
let moves = 0

export function reset(): void {
  stacked.fill(0)
  for (let unit = 0; unit < UNITS; unit++) {
    const space = START[unit] as number
    at[unit] = space
    strength[unit] = STEPS[unit] as number
    const slot = (unit < SIDE_UNITS ? 0 : SPACES) + space
    stacked[slot] = (stacked[slot] as number) + 1
  }
  left.fill(SIDE_UNITS)
  side = 0
  moves = 0
}

/** Lists what may be done: attack where enemies are, else move where there is room. How many, 0 when it is over. */
export function enumerate(): number {
  count = 0
  if (moves === LAST_MOVE || (left[0] as number) < BREAK || (left[1] as number) < BREAK) return 0
  const first = side * SIDE_UNITS
  const own = side * SPACES
  const other = SPACES - own
  for (let unit = first; unit < first + SIDE_UNITS; unit++) {
    const from = at[unit] as number
    if (from === GONE) continue
    for (let i = from * DEGREE; i < from * DEGREE + DEGREE; i++) {
      const to = near[i] as number
      if (to === GONE) break
      if ((stacked[other + to] as number) > 0 || (stacked[own + to] as number) < LIMIT)
        options[count++] = unit * 64 + to
    }
  }
  return count
}

function lose(unit: number): void {
  strength[unit] = (strength[unit] as number) - 1
  if ((strength[unit] as number) > 0) return
  const whose = unit < SIDE_UNITS ? 0 : 1
  const slot = whose * SPACES + (at[unit] as number)
  stacked[slot] = (stacked[slot] as number) - 1
  left[whose] = (left[whose] as number) - 1
  at[unit] = GONE
}

/** Does the option of that number; `roll` is called for the die of an attack. */
export function play(option: number, roll: () => number): void {
  const chosen = options[option] as number
  const unit = chosen >> 6
  const to = chosen & 63
  const own = side * SPACES
  if ((stacked[SPACES - own + to] as number) > 0) {
    const die = roll()
    if (die >= HIT) {
      let target = (1 - side) * SIDE_UNITS
      while (at[target] !== to) target++
      lose(target)
    } else if (die === 1) lose(unit)
  } else {
    const from = own + (at[unit] as number)
    stacked[from] = (stacked[from] as number) - 1
    stacked[own + to] = (stacked[own + to] as number) + 1
    at[unit] = to
  }
  side = 1 - side
  moves++
}

export const position = () => ({ side, moves, at: [...at], strength: [...strength] })
export const offered = (): number[] => [...options.subarray(0, count)]

let word = 1
/** Xorshift. */
function below(n: number): number {
  word ^= word << 13
  word ^= word >>> 17
  word ^= word << 5
  return (word >>> 0) % n
}
const d6 = (): number => below(6) + 1

/** Random games for so long; what was played. */
export function playRandom(milliseconds: number, clock: () => number, seed: number) {
  const until = clock() + milliseconds
  word = seed | 1
  const played = { games: 0, moves: 0, options: 0 }
  do {
    for (let batch = 0; batch < 20; batch++) {
      reset()
      for (let n = enumerate(); n > 0; n = enumerate()) {
        played.options += n
        play(below(n), d6)
      }
      played.games += 1
      played.moves += moves
    }
  } while (clock() < until)
  return played
}
