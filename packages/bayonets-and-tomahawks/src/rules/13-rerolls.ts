/** 13.5 Battle rerolls and Commander casualties. */
import { choose, given, note, offer, type Play, rollDice } from '@carillon/kernel'
import type { EventId } from '../data/cards.ts'
import { faceOf, REASONS, type RerollReason } from '../data/dice.ts'
import { METROPOLITAN } from '../data/hits.ts'
import type { Faction } from '../data/map.ts'
import { BIT, shapeOf, some, type UnitId, type UnitType, unitOf } from '../data/units.ts'
import { eventName, faceName, factionName, say, unitName } from '../messages.ts'
import { canUse, inPlay, type Rolling, type State, sideOf, useEvent, voiceOf } from '../state.ts'
import { eliminate } from './03-units.ts'
import { scoring } from './13-hits.ts'
import { battleOf, commanders } from './13-sides.ts'
import { BUTTON, unitOption } from './options.ts'

type Reroll = Readonly<{ do: 'reroll'; unit: UnitId; why: RerollReason }>
type Done = typeof BUTTON.done

/** 13.5 The rolling player rerolls dice of the group one at a time, as long as he may and wants to. */
export function* rerolls(g: State, rolling: Rolling): Play {
  for (let options = possible(g, rolling); options.length > 0; options = possible(g, rolling)) {
    const faces = rolling.faces.map(faceName)
    const prompt = say('prompt.battle_reroll', { faces })
    const answer = yield* offer<Reroll | Done>(voiceOf(g, rolling.faction), '13.5', prompt, [...options, BUTTON.done])
    if (!('why' in answer)) return
    yield* reroll(g, rolling, answer.unit, answer.why)
  }
}

/** 13.5, R-84 Not after a Flag or a scored Hit; each reason once a unit. */
export function possible(g: State, rolling: Rolling): Reroll[] {
  const reasons = REASONS.filter((why) => grants(g, rolling.faction, rolling.type, why))
  if (reasons.length === 0) return []
  const scored = scoring(g, rolling.faction, rolling.type, rolling.faces)
  const options: Reroll[] = []
  rolling.units.forEach((unit, n) => {
    if (rolling.faces[n] === 'flag' || scored[n]) return
    for (const why of reasons)
      if (!rolling.rerolled.some((entry) => entry.unit === unit && entry.why === why))
        options.push({ do: 'reroll', unit, why })
  })
  return options
}

/** 3.2.1 Highlanders have their own, a card's event up to three in one battle, a Commander those on the track. */
function grants(g: State, f: Faction, type: UnitType, why: RerollReason): boolean {
  const b = battleOf(g)
  if (why === 'own') return type === 'highland'
  if (why === 'commander') {
    const leader = sideOf(b.commander, f)
    return leader !== null && leader.left > 0 && fits(leader.unit, type)
  }
  const event = eventFor(type)
  if (!event || !inPlay(g, event, f)) return false
  const left = sideOf(b.eventRerolls, f)
  return left === null ? canUse(g, event, f) : left > 0
}
function fits(commander: UnitId, type: UnitType): boolean {
  const shape = shapeOf(type)
  return shape !== null && unitOf(commander).rerolls.includes(shape)
}
/** 8, 27 Lucky Cannonball serves circles; 14 Perfect Volleys British Metropolitan Brigades. */
const eventFor = (type: UnitType): EventId | undefined =>
  shapeOf(type) === 'circle' ? 'lucky-cannonball' : some(BIT[type], METROPOLITAN) ? 'perfect-volleys' : undefined

function* reroll(g: State, rolling: Rolling, unit: UnitId, why: RerollReason): Play {
  const { faction: f, type } = rolling
  if (why === 'event') spendEvent(g, f, given(eventFor(type), 'event for the unit'))
  const leader = why === 'commander' ? battleOf(g).commander[f] : null
  if (leader) leader.left -= 1
  rolling.rerolled.push({ unit, why })
  const n = rolling.units.indexOf(unit)
  const [die] = yield* rollDice(f, '13.5', say('chance.reroll', { unit: unitName(unit) }), 1)
  const face = faceOf(die)
  const names = { from: faceName(given(rolling.faces[n], 'face')), to: faceName(face), die }
  note(g, '13.5', say('log.reroll', { unit: unitName(unit), ...names }))
  rolling.faces[n] = face
  if (leader && face === 'miss') yield* casualtyCheck(g, f, leader)
}
function spendEvent(g: State, f: Faction, event: EventId): void {
  const b = battleOf(g)
  if (b.eventRerolls[f] === null) {
    useEvent(g, event, f)
    note(g, '7.4', say('log.battle_event', { faction: factionName(f), event: eventName(event) }))
  }
  b.eventRerolls[f] = (b.eventRerolls[f] ?? 3) - 1
}

/** 13.5.1 A second Miss removes the Commander; another of the stack takes what is left of his rerolls. */
function* casualtyCheck(g: State, f: Faction, leader: { unit: UnitId; left: number }): Play {
  const b = battleOf(g)
  const name = { unit: unitName(leader.unit) }
  const [die] = yield* rollDice(f, '13.5.1', say('chance.casualty', name), 1)
  const face = faceOf(die)
  note(g, '13.5.1', say('log.casualty', { ...name, face: faceName(face), die }))
  if (face !== 'miss') return
  b.commander[f] = null
  yield* eliminate(g, leader.unit, b.space, '13.5.1')
  const others = commanders(g, f)
  if (leader.left === 0 || others.length === 0) return
  const options = others.map(({ id }) => unitOption(id))
  const prompt = say('prompt.new_leader', { unit: unitName(leader.unit) })
  const { unit } = yield* choose(voiceOf(g, f), '13.5.1', prompt, options)
  const left = Math.min(leader.left, unitOf(unit).rating)
  b.commander[f] = { unit, left }
  note(g, '13.5.1', say('log.leads', { unit: unitName(unit), left }))
}
