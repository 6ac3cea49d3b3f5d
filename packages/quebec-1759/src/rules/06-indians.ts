/** 6.4 Indians: raid, scout, withdraw. */
import { choose, drawLots, given, note, type Play, reveal, rollDice } from '@carillon/kernel'
import { ZONES, type Zone } from '../data/map.ts'
import { HITS_ON, SCOUT_LIMIT, UNITS, type UnitId } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import {
  hasUnits,
  indians,
  indiansOf,
  isBattleZone,
  isDecoy,
  isReal,
  moveTo,
  type Scouting,
  type State,
  type Unit,
  unitOf,
  unitsAt,
  zoneOf,
} from '../state.ts'
import { firstOccupations } from './06-occupation.ts'
import { dropLonelyDecoys, hit, indiansLeave, leaveLine, removeDecoys, spreadHits } from './10-conditions.ts'
import { BLOCK, BUTTON, SPACE } from './options.ts'

/** 6.4.2 Raid or scout. */
export function* contact(g: State): Play {
  const zone = zoneOf(indiansOf(g))
  const prompt = say('prompt.contact', { zone: spaceName(zone) })
  const picked = yield* choose('french', '6.4.2', prompt, [BUTTON.raid, BUTTON.scout])
  if (picked === BUTTON.raid) {
    g.step = 'raid'
    return
  }
  note(g, '6.4.6', say('log.scout', { zone: spaceName(zone) }))
  const blocks = unitsAt(g, 'british', zone).map((u) => u.id)
  // 3.1, R-26 The blocks are dealt out anew: nothing tells one from the other.
  const dealt = yield* drawLots('6.4.6', say('chance.deal', { zone: spaceName(zone) }), blocks, blocks.length)
  g.scouting = { zone, dealt: [...dealt], seen: [] }
  g.step = 'scout'
}

/** 6.4.3, 6.4.4, 6.4.5 */
export function* raid(g: State): Play {
  const raiders = indiansOf(g)
  const zone = zoneOf(raiders)
  const faces = yield* rollDice('french', '6.4.3', say('chance.raid', { zone: spaceName(zone) }), raiders.cv)
  const hits = faces.filter((face) => face >= HITS_ON.raid).length
  note(g, '6.4.3', say('log.raid', { zone: spaceName(zone), dice: faces, hits }))
  const targets = () => unitsAt(g, 'british', zone).filter(isReal)
  const prompt = (left: number) => say('prompt.raid.losses', { hits: left, zone: spaceName(zone) })
  yield* spreadHits(g, '6.4.3', 'british', hits, targets, prompt)
  yield* dropLonelyDecoys(g, 'british')
  g.step = 'answer'
}

/** 6.4.4 Who answers is seen. */
export function* answer(g: State): Play {
  for (const unit of unitsAt(g, 'british', zoneOf(indiansOf(g)))) {
    if (!answersRaids(unit.id) || !indians(g)) continue
    yield* reveal()
    yield* answerFire(g, unit)
  }
  g.step = 'withdraw'
}

const answersRaids = (id: UnitId): boolean => UNITS[id].kind === 'light_infantry' || UNITS[id].kind === 'rangers'

/** 6.4.4 Light Infantry and Rangers answer: each 6 costs the Indians one CV. */
function* answerFire(g: State, unit: Unit): Play {
  const faces = yield* rollDice('british', '6.4.4', say('chance.answer', { unit: unitName(unit.id) }), unit.cv)
  const hits = faces.filter((face) => face >= HITS_ON.answer).length
  note(g, '6.4.4', say('log.answer', { unit: unitName(unit.id), dice: faces, hits }))
  for (let n = 0; n < hits; n++) {
    const raiders = indians(g)
    if (raiders) yield* hit(g, '6.4.4', raiders)
  }
}

/** 6.4.6 Up to four blocks are turned over, one at a time; decoys are removed. */
export function* scout(g: State): Play {
  const scouting = given(g.scouting, 'scouting')
  const hidden = scouting.dealt.flatMap((id, at) => (id ? [given(BLOCK[at], 'option')] : []))
  const left = SCOUT_LIMIT - (scouting.dealt.length - hidden.length)
  const prompt = say('prompt.scout', { zone: spaceName(scouting.zone), left })
  const options = left > 0 && hidden.length > 0 ? [...hidden, BUTTON.enough] : [BUTTON.enough]
  const picked = yield* choose('french', '6.4.6', prompt, options)
  if ('block' in picked) {
    turnOver(g, scouting, given(scouting.dealt[picked.block], 'hidden block'))
    scouting.dealt[picked.block] = null
    yield* reveal()
    return
  }
  g.scouting = null
  g.step = 'withdraw'
}

function turnOver(g: State, scouting: Scouting, id: UnitId): void {
  if (isDecoy(id)) {
    removeDecoys(g, '6.4.6', 'british', scouting.zone, [unitOf(g, id)])
    return
  }
  scouting.seen.push(id)
  const text = say('log.seen.secret', { unit: unitName(id), cv: unitOf(g, id).cv })
  note(g, '6.4.6', undefined, { roles: ['british', 'french'], text })
}

/** 6.4.5, R-32 Where no British are left they may stay. R-34 If they go, the British occupy the zone. */
export function* withdrawAfterContact(g: State): Play {
  if (indians(g)) yield* withdraw(g, '6.4.5')
  yield* dropLonelyDecoys(g, 'french')
  yield* firstOccupations(g)
  g.step = 'battles'
}

/** Zones without British and without a battle; where they stand is one if it has become so. */
export function refuges(g: State): readonly Zone[] {
  return ZONES.filter((zone) => !hasUnits(g, 'british', zone) && !isBattleZone(g, zone))
}

/** R-12 To any zone that is neither British nor a battle zone; without one they leave the game. */
export function* withdraw(g: State, rule: string): Play {
  const unit = indiansOf(g)
  const from = zoneOf(unit)
  const zones = refuges(g)
  if (zones.length === 0) {
    yield* indiansLeave(g, rule)
    return
  }
  const picked = yield* choose(
    'french',
    rule,
    say('prompt.withdraw'),
    zones.map((zone) => SPACE[zone]),
  )
  moveTo(g, unit.id, picked.space)
  leaveLine(g, unit.id)
  note(g, rule, say('log.withdraw', { from: spaceName(from), to: spaceName(picked.space) }))
}
