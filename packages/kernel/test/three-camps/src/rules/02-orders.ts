/** 2 Orders, which all write at the same time. */
import { choose, note, offer, type Play, together } from '@carillon/kernel'
import { PLACES, ROLES, type Role, unitsOf } from '../data/pieces.ts'
import { button, placeOption, roleName, say, unitName, unitOption } from '../messages.ts'
import type { State } from '../state.ts'

/** 2.1 One role writes: unit, place (2.2), unit, place, ..., done. */
function* write(g: State, role: Role): Play<number> {
  const orders = g.sealed[role]
  for (;;) {
    const free = unitsOf(role).filter((unit) => !orders[unit])
    const picked = yield* offer(role, '2.1', say('ask.order'), [...free.map((unit) => unitOption[unit]), button.done])
    if (!('unit' in picked)) return Object.keys(orders).length
    const ways = PLACES.filter((place) => place !== g.at[picked.unit]).map((place) => placeOption[place])
    orders[picked.unit] = (yield* choose(role, '2.2', say('ask.to', { unit: unitName(picked.unit) }), ways)).place
  }
}

/** 2.3 They are carried out together. */
export function* orders(g: State): Play {
  const written = yield* together('2.1', {
    red: () => write(g, 'red'),
    blue: () => write(g, 'blue'),
    gold: () => write(g, 'gold'),
  })
  for (const role of ROLES) {
    Object.assign(g.at, g.sealed[role])
    g.sealed[role] = {}
    note(g, '2.3', say('log.orders', { role: roleName(role) }))
    g.log.push({ rule: '2.3', secret: { roles: [role], text: say('log.moved', { number: written[role] }) } })
  }
  g.turn = 0
  g.step = g.event === 'fog' ? 'fight' : 'scout'
}
