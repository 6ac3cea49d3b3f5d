/** How a house is run by systemd: it can do no more than it needs to. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const HERE = new URL('../deploy/', import.meta.url)
const linesOf = (unit: string): readonly string[] => readFileSync(new URL(unit, HERE), 'utf8').split('\n')
const analysed = (...args: readonly string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
/** Whether this systemd can look at files of units. */
const version = Number(/^systemd (\d+)/.exec(analysed('--version').stdout ?? '')?.[1] ?? 0)

describe.each(['carillon.service', 'carillon-backup.service'])('%s', (unit) => {
  test('has a folder of its own, no rights, and no way to others’ things', () => {
    const lines = linesOf(unit)
    for (const line of [
      ...['DynamicUser=yes', 'StateDirectoryMode=0700', 'UMask=0077', 'NoNewPrivileges=yes', 'CapabilityBoundingSet='],
      ...['ProtectSystem=strict', 'ProtectHome=yes', 'PrivateTmp=yes', 'SystemCallFilter=~@privileged'],
    ])
      expect(lines).toContain(line)
    // JavaScript is compiled while it runs.
    expect(lines.filter((line) => line.startsWith('MemoryDenyWriteExecute'))).toEqual([])
  })
  test.skipIf(version < 252)('systemd finds little that it could do besides', () => {
    const { status, stdout } = analysed(
      ...['security', '--offline=true', '--threshold=20', '--no-pager', new URL(unit, HERE).pathname],
    )
    expect(stdout).toContain('Overall exposure level')
    expect(status).toBe(0)
  })
})

test('one process of the house is told to stop, and has longer for it than a server for mail may take', () => {
  const lines = linesOf('carillon.service')
  expect(lines).toContain('KillMode=mixed')
  expect(Number(lines.find((line) => line.startsWith('TimeoutStopSec='))?.split('=')[1])).toBeGreaterThan(10)
})
