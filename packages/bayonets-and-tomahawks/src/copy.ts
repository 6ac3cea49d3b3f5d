/** A copy of a position; what is never changed in place is shared. */
import type { Action, Battle, Muster, State } from './state.ts'

export function copyState(g: State): State {
  // Field by field: faster than a spread.
  return {
    step: g.step,
    log: g.log.slice(),
    scenario: g.scenario,
    rules: g.rules,
    year: g.year,
    round: g.round,
    victory: g.victory,
    raid: g.raid,
    openSeas: g.openSeas,
    map: g.map,
    boxes: g.boxes,
    tokens: g.tokens,
    reduced: g.reduced,
    spent: g.spent,
    control: g.control,
    nations: g.nations,
    markers: g.markers,
    raided: g.raided,
    battles: g.battles,
    fought: g.fought,
    apart: g.apart,
    fortworks: g.fortworks,
    roadworks: g.roadworks,
    fresh: g.fresh,
    roads: g.roads,
    used: g.used,
    entries: g.entries,
    began: g.began,
    captured: g.captured,
    decks: g.decks,
    hands: g.hands,
    played: g.played,
    seen: g.seen,
    discards: g.discards,
    gone: g.gone,
    first: g.first,
    active: g.active,
    aps: g.aps,
    reaction: g.reaction,
    usedEvents: g.usedEvents,
    warships: g.warships,
    wintering: g.wintering,
    action: g.action && copyAction(g.action),
    split: g.split && { ...g.split },
    battle: g.battle && copyBattle(g.battle),
    muster: g.muster && copyMuster(g.muster),
    garrison: g.garrison,
    bonuses: g.bonuses,
    chits: g.chits,
    voice: g.voice,
    outcome: g.outcome,
  }
}
function copyAction(a: Action): Action {
  const copy: Action = {
    kind: a.kind,
    faction: a.faction,
    ap: a.ap,
    as: a.as,
    double: a.double,
    back: a.back,
    units: a.units.slice(),
    at: a.at,
    from: a.from,
    spent: a.spent,
    target: a.target,
    events: a.events.slice(),
  }
  if (a.behind) copy.behind = a.behind
  return copy
}
const copyMuster = (m: Muster): Muster => ({
  ...m,
  back: m.back.slice(),
  brings: { ...m.brings },
  ports: { british: m.ports.british.slice(), french: m.ports.french.slice() },
  asked: m.asked.slice(),
})
const copyBattle = (b: Battle): Battle => ({
  ...b,
  marks: { ...b.marks },
  militia: { ...b.militia },
  commander: {
    british: b.commander.british && { ...b.commander.british },
    french: b.commander.french && { ...b.commander.french },
  },
  eventRerolls: { ...b.eventRerolls },
  ghosts: b.ghosts.slice(),
  rolling: b.rolling && { ...b.rolling, faces: b.rolling.faces.slice(), rerolled: b.rolling.rerolled.slice() },
  done: b.done.slice(),
})
