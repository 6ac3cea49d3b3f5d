/** How a house for play over the network is to be run: what is not said by a flag may be said by the environment. */
import { join } from 'node:path'
import { gamesFolder } from './folders.ts'

const PORT = '1759'
export interface Flags {
  readonly port?: string | undefined
  readonly host?: string | undefined
  readonly data?: string | undefined
}
type Environment = Readonly<Record<string, string | undefined>>
/** What is wrong with it is thrown, with the name of what was said. */
export interface HouseSettings {
  readonly data: string
  readonly host: string
  readonly port: number
  readonly databaseUrl: string | undefined
  readonly publicUrl: string | undefined
  readonly key: string | undefined
  readonly proxied: boolean
}

export const dataFolder = (flag: string | undefined, env: Environment = process.env): string =>
  flag ?? (env.CARILLON_DATA || join(gamesFolder(), 'server'))

/** A port that is none is told as it was written. */
export class WrongPort extends TypeError {
  readonly value: string
  constructor(value: string) {
    super(`--port (PORT) is a number from 0 to 65535, not "${value}"`)
    this.value = value
  }
}
export function houseSettings(flags: Flags, env: Environment = process.env): HouseSettings {
  const port = flags.port ?? (env.PORT || PORT)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) throw new WrongPort(port)
  return {
    data: dataFolder(flags.data, env),
    host: flags.host ?? (env.HOST || 'localhost'),
    port: Number(port),
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl: env.PUBLIC_URL || undefined,
    key: env.CARILLON_KEY || undefined,
    proxied: env.TRUST_PROXY === '1',
  }
}

/** Told twice by SIGTERM, as systemd tells all processes of a service and each hands it on, it still ends in order; a second Ctrl-C ends it at once. */
export const toldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    process.on('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
