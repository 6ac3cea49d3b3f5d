/** A PostgreSQL of its own: in a folder that is thrown away, behind a socket in it, run by somebody who is not root. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface Cluster {
  /** Where it is. */
  readonly url: string
  /** A new, empty database. */
  database(): Promise<string>
  close(): Promise<void>
}

/** PostgreSQL refuses root: its own user, or nobody. */
function runner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('there is nobody but root to run PostgreSQL')
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** `durable`: as it is used; else without waiting for the disk. */
export async function startCluster(bin: string, durable = false): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-postgres-'))
  const data = join(folder, 'data')
  const as = runner()
  if (as) chownSync(folder, as.uid, as.gid)
  const options = { ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const args = ['-D', data, '-U', 'carillon', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), args, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`)
  const port = await freePort()
  const settings = ['-c', `listen_addresses=127.0.0.1`, '-c', `port=${port}`, '-c', `unix_socket_directories=${folder}`]
  const lax = durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings, ...lax], { ...options, stdio: 'ignore' })
  const url = (name: string) => `postgres://carillon@127.0.0.1:${port}/${name}`
  await answering(url('postgres'), server)
  return {
    ...databasesAt(url('postgres')),
    async close() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Databases of one that runs and that others use as well; who closes this takes away his own. */
export function databasesAt(url: string): Cluster {
  const made: string[] = []
  return {
    url,
    async database() {
      const name = `carillon_${randomUUID().replaceAll('-', '')}`
      await asked(url, `create database ${name}`)
      made.push(name)
      return new URL(name, url).href
    },
    async close() {
      for (const name of made.splice(0)) await asked(url, `drop database ${name} with (force)`)
    },
  }
}

async function asked(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(sql)
  await client.end()
}
async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      return await asked(url, 'select 1')
    } catch (error) {
      if (i > 300 || server.exitCode !== null) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
