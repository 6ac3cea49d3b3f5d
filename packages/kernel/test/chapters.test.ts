import { describe, expect, test } from 'vitest'
import { type Chapter, chapter, countOf, isHeading, type LogEntry } from '../src/message.ts'
import { lineFor } from '../src/observe.ts'
import { chapterProblem } from '../src/testing/index.ts'

const text = { key: 'log.a' }
const logOf = (...kinds: readonly (Chapter | 'none')[]): LogEntry[] => {
  const state: { log: LogEntry[] } = { log: [] }
  for (const kind of kinds) {
    if (kind === 'none') state.log.push({ rule: '9', text })
    else chapter(state, kind, '9', text)
  }
  return state.log
}

describe('chapters of a log', () => {
  test('years, seasons, turns and rounds are headings; phases and battles are not', () => {
    const log = logOf('year', 'season', 'turn', 'round', 'phase', 'battle', 'battle-over', 'none')
    expect(log.map(isHeading)).toEqual([true, true, true, true, false, false, false, false])
    expect(countOf(log, 'battle')).toBe(1)
  })
  test('every reader has them', () => {
    const [line] = logOf('round') as [LogEntry]
    expect(lineFor(line, 'red')).toEqual({ rule: '9', chapter: 'round', text })
  })
  test.each<[string | undefined, boolean, (Chapter | 'none')[]]>([
    [undefined, false, []],
    [undefined, true, ['round', 'none', 'battle', 'none', 'battle-over', 'round', 'battle']],
    ['the log has no headings', true, ['none', 'phase', 'battle', 'battle-over']],
    ['9: a battle begins in a battle (log.a)', false, ['battle', 'none', 'battle']],
    ['9: a battle is over that did not begin', false, ['turn', 'battle-over']],
    ['9: log.a begins in a battle (log.a)', false, ['battle', 'season']],
  ])('%s', (problem, over, kinds) => expect(chapterProblem(logOf(...kinds), over)).toBe(problem))
  test('a chapter that only some may read', () => {
    const secret = { roles: ['red'], text }
    expect(chapterProblem([{ rule: '9', chapter: 'round', secret }], false)).toMatch(/not said to all/)
  })
})
