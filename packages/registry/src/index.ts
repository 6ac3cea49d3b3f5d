/** The games there are. Everything that is not a game or its test comes to a game through here. */
import type { Core, Game } from '@carillon/kernel'

export interface Listed {
  readonly id: string
  /** What playing takes. */
  core(): Promise<Core>
  /** All of it. */
  load(): Promise<Game>
  /** Of a package that lies elsewhere: an older one, say. */
  readonly folder?: string
}

/** Loaded when wanted: who plays one game does not wait for the others. */
export const GAMES: readonly Listed[] = [
  {
    id: 'quebec-1759',
    core: async () => (await import('@carillon/quebec-1759/core')).core,
    load: async () => (await import('@carillon/quebec-1759')).quebec1759,
  },
  {
    id: 'bayonets-and-tomahawks',
    core: async () => (await import('@carillon/bayonets-and-tomahawks/core')).core,
    load: async () => (await import('@carillon/bayonets-and-tomahawks')).bayonetsAndTomahawks,
  },
  {
    id: 'wilderness-war',
    core: async () => (await import('@carillon/wilderness-war/core')).core,
    load: async () => (await import('@carillon/wilderness-war')).wildernessWar,
  },
]

/** Undefined if there is no such game. */
export async function loadGame(id: string): Promise<Game | undefined> {
  return GAMES.find((game) => game.id === id)?.load()
}
