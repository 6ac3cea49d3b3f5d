/** 3 Scouting: one role in turn spies on a place (3.2), shows a unit of its own (3.3), or passes. */
import { choose, drawLots, note, offer, type Play, reveal } from '@carillon/kernel'
import { PLACES, ROLES, type Role, type Unit, unitsOf } from '../data/pieces.ts'
import { button, placeName, placeOption, roleName, say, unitName, unitOption } from '../messages.ts'
import { knows, type State, unitsAt } from '../state.ts'

/** 3.1 What the role may do. */
export function* scout(g: State): Play {
  const role = ROLES[g.turn] as Role
  const places = PLACES.filter((place) => unitsAt(g, place).some((unit) => !knows(g, role, unit)))
  const own = unitsOf(role).filter((unit) => !g.shown.includes(unit))
  const acts = [...(places.length ? [button.spy] : []), ...(own.length ? [button.show] : []), button.pass]
  const act = yield* offer(role, '3.1', say('ask.act'), acts)
  if (act.do === 'spy') {
    const ways = places.map((place) => placeOption[place])
    const { place } = yield* choose(role, '3.2', say('ask.place'), ways)
    const lots = unitsAt(g, place).filter((unit) => !knows(g, role, unit))
    const [unit] = (yield* drawLots('3.2', say('what.spy', { place: placeName(place) }), lots)) as [Unit]
    g.spied[role].push(unit)
    const text = say('log.saw', { unit: unitName(unit), place: placeName(place) })
    const told = say('log.spied', { role: roleName(role), place: placeName(place) })
    g.log.push({ rule: '3.2', text: told, secret: { roles: [role], text } })
  } else if (act.do === 'show') {
    const ways = own.map((unit) => unitOption[unit])
    const { unit } = yield* offer(role, '3.3', say('ask.show'), ways)
    g.shown.push(unit)
    note(g, '3.3', say('log.shows', { unit: unitName(unit), place: placeName(g.at[unit]) }))
    yield* reveal()
  }
  g.turn += 1
  if (g.turn === ROLES.length) g.step = 'fight'
}
