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
  /** One came here by an invitation after somebody else, or another device of one's own. */
  readonly further?: boolean
  /** The last device that one knows of, by when it came. */
  readonly known?: number
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
  const further = value.further === true && { further: true }
  const known = Number.isSafeInteger(value.known) && { known: value.known as number }
  return {
    id: value.id,
    game: value.game,
    ...seat,
    links: Object.fromEntries(links),
    at: value.at as number,
    ...invited,
    ...further,
    ...known,
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

const OWN = 'carillon.network.own'
/** Of those that were opened last. */
const OPENED = 20
/**
 * The secret that this browser has for an invitation: made and kept before it is sent, so that who asks again after a lost reply is
 * known by it.
 */
export function ownFor(invitation: string): string {
  const kept = ownSecrets()
  const known = kept.find(([token]) => token === invitation)
  if (known) return known[1]
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const own = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
  keepText(OWN, JSON.stringify([[invitation, own], ...kept].slice(0, OPENED)))
  return own
}
function ownSecrets(): readonly (readonly [string, string])[] {
  try {
    const all: unknown = JSON.parse(readText(OWN) ?? '[]')
    const isPair = (one: unknown): one is [string, string] =>
      Array.isArray(one) && one.length === 2 && one.every((text) => typeof text === 'string' && TOKEN.test(text))
    return Array.isArray(all) ? all.filter(isPair) : []
  } catch {
    return []
  }
}

/** The word that is told for a new link, as it is read out: four letters and four. */
export const spelled = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`.toUpperCase()

/** The address that is sent to somebody. What opens the seat stands behind `#`: it never leaves his browser by itself. */
export const seatAddress = (token: string): string => `${location.origin}${location.pathname}#/seat/${token}`
