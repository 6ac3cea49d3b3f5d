/** Games over the network that this browser has sat down at, and the links it was given: kept here, and nowhere else. */
import type { Role } from '@carillon/kernel'
import { keepText, readText } from '../shell/settings.ts'

export interface NetworkGame {
  readonly id: string
  /** The id of the title. */
  readonly game: string
  readonly seat?: Role
  /** What opens a seat; only the own one, for who did not make the game. */
  readonly links: Readonly<Record<Role, string>>
  readonly at: number
  /** The links were shown by themselves once: from then on the menu has them. */
  readonly invited?: true
}

const KEY = 'carillon.network'
/** More than these nobody looks through; the oldest go. */
const MOST = 60
const TOKEN = /^[\w-]{20,200}$/
const NAME = /^[\w-]{1,64}$/

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value)

function read(value: unknown): NetworkGame | undefined {
  if (!isFields(value) || !isFields(value.links) || !isName(value.id) || !isName(value.game)) return undefined
  if (!Number.isSafeInteger(value.at)) return undefined
  const links = Object.entries(value.links).filter(
    (one): one is [string, string] => isName(one[0]) && typeof one[1] === 'string' && TOKEN.test(one[1]),
  )
  const seat = isName(value.seat) ? { seat: value.seat } : {}
  const invited = value.invited === true && { invited: true as const }
  return {
    id: value.id,
    game: value.game,
    ...seat,
    links: Object.fromEntries(links),
    at: value.at as number,
    ...invited,
  }
}

/** Newest first. What is damaged is left out. */
export function networkGames(): readonly NetworkGame[] {
  try {
    const all: unknown = JSON.parse(readText(KEY) ?? '[]')
    return Array.isArray(all) ? all.flatMap((one) => read(one) ?? []).sort((a, b) => b.at - a.at) : []
  } catch {
    return []
  }
}
export const networkGame = (id: string): NetworkGame | undefined => networkGames().find((one) => one.id === id)

/** What was known of it stays. */
export function keepNetworkGame(game: NetworkGame): void {
  const before = networkGame(game.id)
  const all = networkGames().filter(({ id }) => id !== game.id)
  keepText(
    KEY,
    JSON.stringify([{ ...before, ...game, links: { ...before?.links, ...game.links } }, ...all].slice(0, MOST)),
  )
}
export function forgetNetworkGame(id: string): void {
  keepText(KEY, JSON.stringify(networkGames().filter((one) => one.id !== id)))
}

/** The address that is sent to somebody. What opens the seat stands behind `#`: it never leaves his browser by itself. */
export const seatAddress = (token: string): string => `${location.origin}${location.pathname}#/seat/${token}`
