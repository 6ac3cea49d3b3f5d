/** A small net of one hidden layer: what a judge is made of. Inputs are many and mostly 0. */
import type { NetData } from '@carillon/kernel'

/** What is left of a hidden unit below 0. */
export const LEAK = 0.05
const STEPS = 32_767

export class Net {
  readonly inputs: number
  readonly hidden: number
  /** By input, then by hidden unit. */
  readonly rows: Float32Array
  readonly bias: Float32Array
  /** From each hidden unit, and last what is added. */
  readonly out: Float32Array
  /** The hidden layer of the last answer. */
  readonly layer: Float32Array
  /** Inputs of the last question that are not 0: where their rows begin, and what they are. */
  readonly #given: Int32Array
  readonly #values: Float32Array

  constructor(inputs: number, hidden: number) {
    this.inputs = inputs
    this.hidden = hidden
    this.rows = new Float32Array(inputs * hidden)
    this.bias = new Float32Array(hidden)
    this.out = new Float32Array(hidden + 1)
    this.layer = new Float32Array(hidden)
    this.#given = new Int32Array(inputs)
    this.#values = new Float32Array(inputs)
  }

  /** The logarithm of the odds: 0 is an even chance. */
  logit(x: Float32Array): number {
    const { inputs, hidden, rows, bias, out, layer } = this
    const [given, values] = [this.#given, this.#values]
    let count = 0
    for (let i = 0; i < inputs; i += 1) {
      const value = x[i] as number
      if (value === 0) continue
      given[count] = i * hidden
      values[count] = value
      count += 1
    }
    // Four units at a time, which are kept at hand; rounded at every step, as if they were stored.
    for (let j = 0; j < hidden; j += 4) {
      let [a, b, c, d] = [bias[j] as number, bias[j + 1] ?? 0, bias[j + 2] ?? 0, bias[j + 3] ?? 0]
      for (let i = 0; i < count; i += 1) {
        const value = values[i] as number
        const at = (given[i] as number) + j
        a = Math.fround(a + value * (rows[at] as number))
        b = Math.fround(b + value * (rows[at + 1] as number))
        c = Math.fround(c + value * (rows[at + 2] as number))
        d = Math.fround(d + value * (rows[at + 3] as number))
      }
      layer[j] = a
      layer[j + 1] = b
      layer[j + 2] = c
      layer[j + 3] = d
    }
    let sum = out[hidden] as number
    for (let j = 0; j < hidden; j += 1) {
      const unit = layer[j] as number
      const lit = unit < 0 ? unit * LEAK : unit
      layer[j] = lit
      sum += lit * (out[j] as number)
    }
    return sum
  }

  copy(): Net {
    const net = new Net(this.inputs, this.hidden)
    net.rows.set(this.rows)
    net.bias.set(this.bias)
    net.out.set(this.out)
    return net
  }

  /** Two bytes a weight of the first layer. */
  data(): NetData {
    const { inputs, hidden } = this
    const scales: number[] = []
    const whole = new Int16Array(inputs * hidden)
    for (let i = 0; i < inputs; i += 1) {
      const row = this.rows.subarray(i * hidden, (i + 1) * hidden)
      let most = 0
      for (const weight of row) most = Math.max(most, Math.abs(weight))
      const scale = Math.fround(most / STEPS)
      scales.push(scale)
      if (scale > 0) for (let j = 0; j < hidden; j += 1) whole[i * hidden + j] = Math.round((row[j] as number) / scale)
    }
    const bytes = textOf(whole)
    return { inputs, hidden, scales, bytes, bias: [...this.bias], out: [...this.out] }
  }

  static from({ inputs, hidden, scales, bytes, bias, out }: NetData): Net {
    const net = new Net(inputs, hidden)
    const whole = new Int16Array(bytesOf(bytes).buffer)
    if (
      whole.length !== inputs * hidden ||
      scales.length !== inputs ||
      bias.length !== hidden ||
      out.length !== hidden + 1
    )
      throw new Error(`a net of ${inputs} inputs and ${hidden} hidden units has ${whole.length} weights`)
    for (let i = 0; i < whole.length; i += 1)
      net.rows[i] = (whole[i] as number) * (scales[Math.floor(i / hidden)] as number)
    net.bias.set(bias)
    net.out.set(out)
    return net
  }
}

/** Numbers as text in base64, and back as bytes. */
export function textOf({ buffer, byteOffset, byteLength }: Int16Array | Float32Array): string {
  let text = ''
  for (const byte of new Uint8Array(buffer, byteOffset, byteLength)) text += String.fromCharCode(byte)
  return btoa(text)
}
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** How much the log odds change with each input, around `x`. */
export function slopesOf(net: Net, x: Float32Array): Float32Array {
  const { inputs, hidden, rows, out, layer } = net
  net.logit(x)
  const slopes = new Float32Array(inputs)
  for (let i = 0; i < inputs; i += 1) {
    let sum = 0
    for (let j = 0; j < hidden; j += 1)
      sum += (rows[i * hidden + j] as number) * (out[j] as number) * ((layer[j] as number) < 0 ? LEAK : 1)
    slopes[i] = sum
  }
  return slopes
}
