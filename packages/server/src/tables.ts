/** Making a game that is played over the network: who sits where, by which links. */
import { randomInt } from 'node:crypto'
import {
  checkSettings,
  commitmentOf,
  houseCommitment,
  newSeed,
  problemText,
  type Role,
  rolesIn,
  type Settings,
  toHex,
} from '@carillon/kernel'
import type { ClockRules, NewGame, Seat } from '@carillon/protocol'
import { checkedSeats, Impossible } from '@carillon/room'
import { isZone } from './calendar.ts'
import { newClock } from './clock.ts'
import { SEAT_DAYS } from './desk.ts'
import type { Hall } from './hall.ts'
import { createGame, issue } from './ledger.ts'
import { newId } from './vault.ts'

/** A game as it is wished for. `me` is the side of who makes it, or whichever comes; bots are named by their role. */
export interface Wish {
  readonly title: string
  readonly scenario: string
  readonly options: Settings
  readonly me?: Role | 'random'
  readonly bots: Readonly<Record<Role, string>>
  readonly visibility: 'private' | 'link' | 'public'
  readonly clock?: ClockRules
  /** Between two people, and both are known. */
  readonly rated?: boolean
  /** Whoever plays may ask the machine for hints and chances; never in a rated game. */
  readonly hints?: boolean
  /** Who watches sees it so many turns later. */
  readonly delay?: number
  /** Every seat of a person has its share in the dice. */
  readonly dice?: 'all' | 'house'
}
export interface Made {
  readonly id: string
  /** Where who made it sits, if he does. */
  readonly seat: Role | undefined
  /** What opens each seat of a person: the own one for good, the others until somebody sits down by it. */
  readonly tokens: Readonly<Record<Role, string>>
}

const MINUTE = 60_000

export async function makeTable(hall: Hall, wish: Wish): Promise<Made> {
  const { store, library, vault, now } = hall.world
  const game = await library.core(wish.title)
  const checked = checkSettings(game, wish.scenario, wish.options)
  if ('problem' in checked) throw new Impossible('settings', problemText(checked.problem))
  const { settings } = checked
  const roles = rolesIn(game, settings)
  const seats: Record<Role, Seat> = {}
  for (const role of roles) {
    const player = Object.hasOwn(wish.bots, role) ? wish.bots[role] : undefined
    seats[role] = player === undefined ? { kind: 'human' } : { kind: 'bot', player }
  }
  const setup: NewGame = {
    ...{ game: game.id, scenario: wish.scenario, options: settings },
    seats: checkedSeats(game, settings, seats),
  }
  const people = roles.filter((role) => setup.seats[role]?.kind === 'human')
  if (people.length === 0) throw new Impossible('settings', 'somebody must play')
  const seat = wish.me === 'random' ? people[randomInt(people.length)] : wish.me
  if (seat !== undefined && !people.includes(seat))
    throw new Impossible('settings', `nobody sits at ${seat.slice(0, 40)}`)
  if (wish.clock?.weekends !== undefined && !isZone(wish.clock.weekends))
    throw new Impossible('settings', 'clock.weekends: there is no such time zone')
  if (wish.rated && (roles.length !== 2 || people.length !== 2 || seat === undefined))
    throw new Impossible('settings', 'a rated game is between two people, of whom one sits down now')
  if (wish.rated && wish.clock && Math.min(wish.clock.bank, wish.clock.cap) < MINUTE)
    throw new Impossible('settings', 'in a rated game each has at least a minute')
  if (wish.rated && wish.hints) throw new Impossible('settings', 'in a rated game nobody is advised')
  // Whatever becomes of the rules, this game has its own.
  await hall.editions.keep(game.id)
  const id = newId()
  const seed = newSeed()
  const at = now()
  const sharing = wish.dice === 'all'
  const clock = wish.clock && newClock(wish.clock, people, at)
  const row = {
    ...{
      id,
      title: game.id,
      setup: JSON.stringify({
        ...{ ...setup, clock, delay: wish.delay || undefined, hints: wish.hints || undefined },
        ...(sharing && { sharing: people }),
      }),
      rules: game.rules,
      seq: 0,
      state: 'playing',
      waiting: '[]',
    },
    ...{
      turn: 0,
      clock: JSON.stringify(clock ?? {}),
      deadline: null,
      commitment: sharing ? houseCommitment(id, seed) : commitmentOf(seed),
      seed: vault.seal(toHex(seed)),
    },
    ...{
      entropy: '{}',
      visibility: wish.visibility,
      rated: wish.rated ? 1 : 0,
      outcome: null,
      created: at,
      changed: at,
    },
  }
  const bots = roles.map((role): [Role, string | null] => {
    const who = setup.seats[role]
    return [role, who?.kind === 'bot' ? who.player : null]
  })
  await createGame(store, row, Object.fromEntries(bots))
  const tokens: Record<Role, string> = {}
  // His own is his; the others are sent to people, who get one of their own for it.
  for (const role of people) {
    const kind = role === seat ? 'seat' : 'invitation'
    tokens[role] = await issue(store, kind, at + SEAT_DAYS * 86_400_000, { game: id, role })
  }
  await hall.act(id, 'draw', null, (live) => live.drawing())
  return { id, seat, tokens }
}
