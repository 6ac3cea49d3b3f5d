/** From where the page may start a script. */
import { afterEach, expect, test, vi } from 'vitest'
import { ownScript } from '../src/own-script.ts'

afterEach(() => vi.unstubAllGlobals())
const at = (href: string) => vi.stubGlobal('location', new URL(href))

test('a file of the folder that the page lies in, wherever that is', () => {
  at('https://games.example/carillon/index.html?x#/play/1')
  expect(ownScript('./sw.js')).toBe('https://games.example/carillon/sw.js')
  expect(ownScript('https://games.example/carillon/assets/host-1.js')).toBe(
    'https://games.example/carillon/assets/host-1.js',
  )
  at('http://localhost:1759/')
  expect(ownScript('./sw.js')).toBe('http://localhost:1759/sw.js')
})
test.each([
  ...['https://elsewhere.example/x.js', '//elsewhere.example/x.js', 'https://games.example.evil/carillon/x.js'],
  ...[
    'http://games.example/carillon/x.js',
    'https://games.example:444/carillon/x.js',
    'https://a@games.example/carillon/x.js',
  ],
  ...['/x.js', '../x.js', './../x.js', './%2e%2e/x.js', '/carillon', 'https://games.example/other/x.js'],
  ...['blob:https://games.example/carillon/1', 'data:text/javascript,x', 'javascript:x', '\tjava\nscript:x', 'http://'],
])('not %j', (address) => {
  at('https://games.example/carillon/')
  expect(() => ownScript(address)).toThrow(TypeError)
})
