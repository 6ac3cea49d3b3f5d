import { seeded } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { chanceOf, Net, slopesOf } from '../src/index.ts'
import { Learner, newNet, Replay } from '../src/training/index.ts'

const inputsOf = (width: number, seed: number): Float32Array => {
  const random = seeded(seed)
  return Float32Array.from({ length: width }, () => random.below(200) / 100 - 1)
}

describe('a net', () => {
  test('as data it says the same within a thousandth', () => {
    const net = newNet(300, 40, seeded(3))
    net.bias.fill(0.1)
    const again = Net.from(JSON.parse(JSON.stringify(net.data())))
    for (let i = 0; i < 20; i += 1) {
      const x = inputsOf(300, i)
      expect(Math.abs(again.logit(x) - net.logit(x))).toBeLessThan(1e-3)
    }
  })
  test('data that do not fit are refused', () => {
    const data = newNet(5, 3, seeded(1)).data()
    for (const wrong of [
      { ...data, inputs: 6 },
      { ...data, hidden: 4 },
      { ...data, bytes: data.bytes.slice(8) },
      { ...data, bytes: '?' },
      { ...data, scales: data.scales.slice(1) },
      { ...data, bias: [] },
      { ...data, out: data.bias },
    ])
      expect(() => Net.from(wrong)).toThrow()
  })
  test('slopes are what a small change makes', () => {
    const net = newNet(6, 10, seeded(9))
    const x = inputsOf(6, 4)
    const slopes = slopesOf(net, x)
    for (let i = 0; i < 6; i += 1) {
      const more = Float32Array.from(x)
      more[i] = (more[i] as number) + 1e-3
      expect((net.logit(more) - net.logit(x)) / 1e-3).toBeCloseTo(slopes[i] as number, 1)
    }
  })
})

describe('a learner', () => {
  /** One or the other, not both: no sum of inputs says it. */
  const either = (): Replay => {
    const replay = new Replay(4, 2)
    for (const [a, b] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const)
      replay.add(Float32Array.of(a, b), a === b ? 0 : 1)
    return replay
  }
  const taught = (learner: Learner, steps: number, from: number): Learner => {
    const replay = either()
    for (let i = 0; i < steps; i += 1) learner.learn(replay, 8, 0.02, 0.95, seeded(from + i))
    return learner
  }
  test('learns what no sum of inputs can say', () => {
    const { mean } = taught(new Learner(newNet(2, 8, seeded(5))), 800, 0)
    const said = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ].map((x) => Math.round(chanceOf(mean.logit(Float32Array.from(x)))))
    expect(said).toEqual([0, 1, 1, 0])
  })
  test('goes on from its data as if it had never stopped', () => {
    const whole = taught(new Learner(newNet(2, 8, seeded(5))), 60, 0)
    const half = taught(new Learner(newNet(2, 8, seeded(5))), 30, 0)
    const resumed = taught(Learner.from(JSON.parse(JSON.stringify(half.data()))), 30, 30)
    expect(resumed.data()).toEqual(whole.data())
  })
  test('remembers as much as fits, the newest', () => {
    const replay = new Replay(2, 1)
    for (const target of [0.1, 0.2, 0.3]) replay.add(Float32Array.of(target), target)
    expect(replay.count).toBe(2)
    expect([replay.target(0), replay.target(1)].map((x) => x.toFixed(1)).toSorted()).toEqual(['0.2', '0.3'])
  })
})
