import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { toy } from '../../kernel/test/toy.ts'
import { gamesFolder, typed } from '../src/folders.ts'
import { openGame } from '../src/play/played.ts'
import { type Screen, show } from '../src/play/screen.ts'
import { wordsIn } from '../src/words.ts'

describe('the folder of the user', () => {
  const folder = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv = {}) => gamesFolder({ platform, env })
  test('is where the machine keeps such things', () => {
    expect(folder('linux')).toBe(join(homedir(), '.local/share/carillon'))
    expect(folder('darwin')).toBe(join(homedir(), 'Library/Application Support/Carillon'))
    expect(folder('win32', { LOCALAPPDATA: join(homedir(), 'Local') })).toBe(join(homedir(), 'Local', 'Carillon'))
  })
  test('or where the user says; but that is a whole path', () => {
    expect(folder('linux', { XDG_DATA_HOME: '/data' })).toBe(join('/data', 'carillon'))
    expect(folder('linux', { XDG_DATA_HOME: 'data' })).toBe(join(homedir(), '.local/share/carillon'))
  })
})

test.runIf(process.platform !== 'win32')('a path is said so that it can be typed', () => {
  expect(typed('/home/anna/a-1.json')).toBe('/home/anna/a-1.json')
  expect(typed('/Application Support/it’s.json')).toBe("'/Application Support/it’s.json'")
  expect(typed("it's")).toBe("'it'\\''s'")
})

test('on a whole screen it is said as long as the game is not kept', () => {
  const said: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  try {
    const words = wordsIn('en')
    const screen: Screen = {
      context: { games: [], locale: 'en', words },
      say: ({ key }) => key,
      whole: true,
      seen: new Map(),
      whys: new Map(),
      opening: [],
    }
    const seats = { red: 'me', blue: 'greedy', gold: 'greedy' }
    const settings = { dice: 'one' }
    const seed = new Uint8Array(32)
    const played = openGame({ game: toy, scenario: 'short', settings, seats, seed, file: 'x.json' })
    show(screen, played, 'red')
    expect(said.join('')).not.toContain('Not saved')
    screen.unsaved = 'ENOSPC: no space left'
    for (const _ of [1, 2]) {
      said.length = 0
      show(screen, played, 'red')
      expect(said.join('')).toContain('Not saved: ENOSPC')
    }
  } finally {
    write.mockRestore()
  }
})
