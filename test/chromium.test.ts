import { expect, test } from 'vitest'
import { findChromium, type World } from '../scripts/chromium.mjs'

const USUAL = '/usr/bin/chromium'
const SHELL = '/usr/bin/chromium-headless-shell'
/** A machine with these files, on which `apt-get install` brings `brings`. */
function machine(files: readonly string[], more: Partial<World> & { brings?: string } = {}) {
  const there = new Set(files)
  const ran: string[] = []
  const said: string[] = []
  const world: World = {
    wished: undefined,
    exists: (path) => there.has(path),
    mayInstall: () => false,
    run: (command, args) => {
      ran.push([command, ...args].join(' '))
      if (args[0] === 'install' && more.brings) there.add(more.brings)
      return undefined
    },
    say: (text) => said.push(text),
    ...more,
  }
  return { world, ran, said }
}

test('the one that is named comes before the usual one', () => {
  const { world } = machine([USUAL, '/opt/chrome'], { wished: '/opt/chrome' })
  expect(findChromium(world)).toEqual({ path: '/opt/chrome' })
})
test('one that is named and not there is not replaced by another', () =>
  expect(findChromium(machine([USUAL], { wished: '/opt/chrome' }).world)).toHaveProperty('missing'))
test('the usual one is taken as it is', () => {
  const { world, ran } = machine([USUAL], { mayInstall: () => true })
  expect(findChromium(world)).toEqual({ path: USUAL })
  expect(ran).toEqual([])
})
test('of two the one without windows is taken', () =>
  expect(findChromium(machine([USUAL, SHELL]).world)).toEqual({ path: SHELL }))
const INSTALL = 'apt-get install -y -qq --no-install-recommends'
test('a missing one is installed where that is allowed, with one line said', () => {
  const { world, ran, said } = machine([], { mayInstall: () => true, brings: SHELL })
  expect(findChromium(world)).toEqual({ path: SHELL })
  expect(ran).toEqual(['apt-get update -qq', `${INSTALL} chromium-headless-shell fonts-liberation`])
  expect(said).toHaveLength(1)
})
test('where Debian has none without windows, the other is installed', () => {
  const { world, ran } = machine([], { mayInstall: () => true, brings: USUAL })
  expect(findChromium(world)).toEqual({ path: USUAL })
  expect(ran.at(-1)).toBe(`${INSTALL} chromium fonts-liberation`)
})
test('where it is not allowed, or fails, it says why', () => {
  expect(findChromium(machine([]).world)).toEqual({ missing: expect.stringContaining('$CHROMIUM') })
  const broken = machine([], { mayInstall: () => true, run: () => 'E: no network' })
  expect(findChromium(broken.world)).toEqual({ missing: 'apt-get could not install Chromium (E: no network)' })
  const empty = machine([], { mayInstall: () => true })
  expect(findChromium(empty.world)).toEqual({ missing: expect.stringContaining('it is still not there') })
})
