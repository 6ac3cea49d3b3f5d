/** Learns a net from positions and what became of them: cross-entropy, Adam, and the mean of the weights on the way. */
import type { Random } from '@carillon/kernel'
import { bytesOf, chanceOf, LEAK, Net, textOf } from '../net.ts'
import { unit } from '../planner.ts'

const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8]

/** As many positions as fit; the oldest make room. */
export class Replay {
  readonly #size: number
  readonly #width: number
  readonly #inputs: Float32Array
  readonly #targets: Float32Array
  #count = 0
  #next = 0

  constructor(size: number, width: number) {
    this.#size = size
    this.#width = width
    this.#inputs = new Float32Array(size * width)
    this.#targets = new Float32Array(size)
  }
  get count(): number {
    return this.#count
  }
  add(inputs: Float32Array, target: number): void {
    this.#inputs.set(inputs, this.#next * this.#width)
    this.#targets[this.#next] = target
    this.#next = (this.#next + 1) % this.#size
    this.#count = Math.min(this.#size, this.#count + 1)
  }
  inputs(i: number): Float32Array {
    return this.#inputs.subarray(i * this.#width, (i + 1) * this.#width)
  }
  target(i: number): number {
    return this.#targets[i] as number
  }
}

export class Learner {
  readonly net: Net
  /** The mean of the net on its way: it plays better than the net itself. */
  readonly mean: Net
  readonly #parts: readonly { readonly at: Float32Array; readonly mean: Float32Array; readonly step: Step }[]
  readonly #errors: Float32Array
  readonly #decay: number
  steps = 0

  /** `decay` is what weights lose at each step, times the rate: more of it where games are few. */
  constructor(net: Net, decay = 1e-5) {
    this.net = net
    this.#decay = decay
    this.mean = net.copy()
    const parts = (one: Net) => [one.rows, one.bias, one.out]
    const means = parts(this.mean)
    this.#parts = parts(net).map((at, i) => ({ at, mean: means[i] as Float32Array, step: stepOf(at.length) }))
    this.#errors = new Float32Array(net.hidden)
  }

  /** One step over `size` positions; the mean loss. */
  learn(replay: Replay, size: number, rate: number, keep: number, random: Random): number {
    let loss = 0
    for (let i = 0; i < size; i += 1) {
      const at = random.below(replay.count)
      loss += this.#feel(replay.inputs(at), replay.target(at))
    }
    this.#walk(rate, size)
    const share = Math.min(keep, 1 - 1 / (this.steps + 1))
    for (const { at, mean } of this.#parts)
      for (let i = 0; i < at.length; i += 1) mean[i] = share * (mean[i] as number) + (1 - share) * (at[i] as number)
    return loss / size
  }

  #feel(x: Float32Array, target: number): number {
    const { net } = this
    const { inputs, hidden, out, layer } = net
    const [rows, bias, last] = this.#parts.map(({ step }) => step.slope) as [Float32Array, Float32Array, Float32Array]
    const chance = chanceOf(net.logit(x))
    const error = chance - target
    const errors = this.#errors
    last[hidden] = (last[hidden] as number) + error
    for (let j = 0; j < hidden; j += 1) {
      const lit = layer[j] as number
      last[j] = (last[j] as number) + error * lit
      const back = error * (out[j] as number) * (lit < 0 ? LEAK : 1)
      errors[j] = back
      bias[j] = (bias[j] as number) + back
    }
    for (let i = 0; i < inputs; i += 1) {
      const value = x[i] as number
      if (value === 0) continue
      const row = i * hidden
      for (let j = 0; j < hidden; j += 1) rows[row + j] = (rows[row + j] as number) + value * (errors[j] as number)
    }
    const sure = Math.min(1 - 1e-6, Math.max(1e-6, chance))
    return -(target * Math.log(sure) + (1 - target) * Math.log(1 - sure))
  }

  #walk(rate: number, size: number): void {
    this.steps += 1
    const pace = (rate * Math.sqrt(1 - SECOND ** this.steps)) / (1 - FIRST ** this.steps)
    for (const { at, step } of this.#parts) {
      const { slope, drift, spread } = step
      for (let i = 0; i < at.length; i += 1) {
        const felt = (slope[i] as number) / size
        if (felt === 0 && drift[i] === 0) continue
        slope[i] = 0
        const first = FIRST * (drift[i] as number) + (1 - FIRST) * felt
        const second = SECOND * (spread[i] as number) + (1 - SECOND) * felt * felt
        // A number too small to matter is 0: reckoning with such numbers is slow.
        drift[i] = Math.abs(first) < 1e-12 ? 0 : first
        spread[i] = second
        at[i] = (at[i] as number) * (1 - rate * this.#decay) - (pace * first) / (Math.sqrt(second) + TINY)
      }
    }
  }

  /** All of it as plain data, to go on another day. */
  data(): LearnerData {
    return {
      inputs: this.net.inputs,
      hidden: this.net.hidden,
      steps: this.steps,
      parts: this.#parts.map(({ at, mean, step: { drift, spread } }) => [at, mean, drift, spread].map(textOf)),
    }
  }
  static from({ inputs, hidden, steps, parts }: LearnerData, decay?: number): Learner {
    const learner = new Learner(new Net(inputs, hidden), decay)
    learner.steps = steps
    learner.#parts.forEach(({ at, mean, step: { drift, spread } }, i) => {
      const lists = parts[i] as readonly string[]
      for (const [n, list] of [at, mean, drift, spread].entries())
        list.set(new Float32Array(bytesOf(lists[n] as string).buffer))
    })
    return learner
  }
}
export interface LearnerData {
  readonly inputs: number
  readonly hidden: number
  readonly steps: number
  readonly parts: readonly (readonly string[])[]
}
interface Step {
  readonly slope: Float32Array
  readonly drift: Float32Array
  readonly spread: Float32Array
}
const stepOf = (length: number): Step => ({
  slope: new Float32Array(length),
  drift: new Float32Array(length),
  spread: new Float32Array(length),
})
/** A net that knows nothing yet. */
export function newNet(inputs: number, hidden: number, random: Random): Net {
  const net = new Net(inputs, hidden)
  const normal = (): number => Math.sqrt(-2 * Math.log(unit(random) + 1e-9)) * Math.cos(2 * Math.PI * unit(random))
  for (let i = 0; i < net.rows.length; i += 1) net.rows[i] = normal() * Math.sqrt(2 / 60)
  for (let j = 0; j < hidden; j += 1) net.out[j] = normal() * Math.sqrt(1 / hidden) * 0.5
  return net
}
