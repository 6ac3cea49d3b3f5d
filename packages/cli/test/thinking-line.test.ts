/** On a terminal one sees who thinks, and need not wait. */
import type { News } from '@carillon/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ThinkingLine } from '../src/play/thinking-line.ts'
import { wordsIn } from '../src/words.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const scene = (thinking: readonly string[], deciding?: string) =>
  ({ news: 'scene', scene: { thinking, observation: {}, ...(deciding && { deciding }) } }) as unknown as News
const part = (share: number): News => ({ news: 'thinking', id: 'x', role: 'french', part: share })

function made({ whole = true, terminal = true } = {}) {
  const [said, kept]: [string[], string[]] = [[], []]
  let [hurried, hear]: [number, (line: string) => boolean] = [0, () => false]
  const screen = { context: { games: [], locale: 'en' as const, words: wordsIn('en') }, say: () => 'French', whole }
  const line = new ThinkingLine(
    screen,
    'play.thinking',
    { meanwhile: (first) => (hear = first) },
    (typed) => {
      if (typed !== '') return false
      hurried += 1
      return true
    },
    { write: (text) => said.push(text), terminal },
  )
  const type = (typed: string) => hear(typed) || kept.push(typed)
  return { line, said, kept, type, hurries: () => hurried }
}

describe('who thinks', () => {
  test('is told when it takes long enough to be noticed, with how far; nothing of it stays', () => {
    const { line, said } = made()
    line.hear(scene(['french']))
    vi.advanceTimersByTime(250)
    expect(said).toEqual([])
    vi.advanceTimersByTime(100)
    expect(said).toEqual(['\rFrench: thinking… Enter: play now\x1b[K'])
    line.hear(part(0.4))
    expect(said[1]).toBe('\rFrench: thinking… 40% Enter: play now\x1b[K')
    line.hear(scene([], 'british'))
    expect(said.slice(2)).toEqual(['\r\x1b[K'])
    vi.advanceTimersByTime(1000)
    line.hear(part(0.6))
    expect(said).toHaveLength(3)
  })
  test('is said once where nothing is drawn over, and not at all into a file', () => {
    const plain = made({ whole: false })
    plain.line.hear(scene(['french']))
    for (const share of [0.2, 0.4, 0.6]) plain.line.hear(part(share))
    plain.line.hear(scene([], 'british'))
    expect(plain.said).toEqual(['French: thinking… Enter: play now\n'])
    const file = made({ terminal: false })
    file.line.hear(scene(['french']))
    file.line.hear(part(0.2))
    vi.advanceTimersByTime(1000)
    expect(file.said).toEqual([])
  })
})

test('an empty line ends the thought; others, and those typed at other times, wait for the next question', () => {
  const { line, type, kept, hurries } = made()
  type('')
  line.hear(scene(['french']))
  type('march')
  type('')
  line.hear(scene([], 'british'))
  type('')
  expect([hurries(), kept]).toEqual([1, ['', 'march', '']])
  const piped = made({ terminal: false })
  piped.line.hear(scene(['french']))
  piped.type('')
  expect([piped.hurries(), piped.kept]).toEqual([0, ['']])
})
