/** 7.2 The Action Phase: what each AP may be used for (7.3), the AP held for Reaction (7.3.6). */
import { ask, chapter, choose, given, inTurn, NOTHING, note, offer, type Play, type Question } from '@carillon/kernel'
import { AP_USES, type ApUse } from '../data/actions.ts'
import { APS, type Ap, type ApKind, type Deck } from '../data/cards.ts'
import type { Faction } from '../data/map.ts'
import { apName, factionName, say } from '../messages.ts'
import { keysOf } from '../records.ts'
import { type Action, enemyOf, type Split, type State, type StepId, sideOf, stackAt, voiceOf } from '../state.ts'
import { drop, removeLoneCommanders } from './03-units.ts'
import { setAps } from './06-cards.ts'
import { canRaid } from './09-raid.ts'
import { canMove } from './10-movement.ts'
import { canSail, land } from './10-sail.ts'
import { canMarshal } from './11-marshal.ts'
import { canBuild } from './12-construction.ts'
import { AP_OPTION, BUTTON, type Button } from './options.ts'
import {
  apsOf,
  countAp,
  handOver,
  letBothSpeak,
  letDecide,
  letReact,
  letSpeak,
  mustAsk,
  openSplit,
  reactionOrder,
  type Teammate,
} from './teams.ts'

/** 7.3.7 One way to use an AP. */
interface Use {
  readonly option: { readonly ap: Ap; readonly do: string }
  readonly kind: Action['kind']
  readonly as: Action['as']
  readonly double: boolean
  /** Uses of the same number are possible, or not, together. */
  readonly n: number
}
type Picked = Use['option'] | Button
const SORTS: string[] = []
/** Whether a faction can sail, Marshal or build does not depend on the AP. */
function sortOf(kind: Action['kind'], as: Action['as'], double: boolean): number {
  const sort = kind === 'raid' || kind === 'move' ? `${kind} ${as} ${double}` : kind
  if (!SORTS.includes(sort)) SORTS.push(sort)
  return SORTS.indexOf(sort)
}
/** 7.3.4 Without what doubles it. */
const kindOf = (ap: Ap): ApKind =>
  given(
    AP_KINDS.find((kind) => ap === kind || ap === `${kind}-2x`),
    'kind of this AP',
  )
const AP_KINDS = keysOf(AP_USES)
const USES = new Map<Ap, readonly Use[]>(
  APS.map((ap) => {
    const double = ap.endsWith('-2x')
    const ways = AP_USES[kindOf(ap)]
    const use = ([button, kind, as]: ApUse): Use => {
      return { option: { ap, do: button }, kind, as, double, n: sortOf(kind, as, double) }
    }
    return [ap, ways.map(use)]
  }),
)

const usesFor = (ap: Ap): readonly Use[] => given(USES.get(ap), 'use of this AP')

const UNASKED: readonly (boolean | undefined)[] = SORTS.map(() => undefined)
function isPossible(g: State, f: Faction, { kind, as, double }: Use): boolean {
  switch (kind) {
    case 'raid':
      return canRaid(g, f, as, double)
    case 'move':
      return canMove(g, f, as, double)
    case 'sail':
      return canSail(g, f)
    case 'marshal':
      return canMarshal(g, f)
    case 'build':
      return canBuild(g, f)
  }
}

/** 7.3 Everything that can be done with these APs; equal APs are offered once. */
function usesOf(g: State, f: Faction, aps: readonly Ap[]): Picked[] {
  const found: Picked[] = []
  // By number of the use.
  const possible = UNASKED.slice()
  for (let n = 0; n < aps.length; n += 1) {
    const ap = given(aps[n], 'AP')
    if (aps.indexOf(ap) < n) continue
    for (const use of usesFor(ap)) {
      possible[use.n] ??= isPossible(g, f, use)
      if (possible[use.n]) found.push(use.option)
    }
  }
  return found
}

/** 7.3 One of the ways to use one of the APs, or none. R-50 Without any way nobody is asked. */
function askUse(g: State, rule: string, aps: readonly Ap[], stop: Button): Question<Picked> {
  const options = usesOf(g, g.active, aps)
  options.push(stop)
  return choose(voiceOf(g, g.active), rule, say('prompt.action'), options)
}
const USE_OF = new Map<Picked, Use>([...USES.values()].flat().map((use) => [use.option, use]))
const usePicked = (picked: Picked): Use | undefined => USE_OF.get(picked)
const LOG_USE = {
  raid: 'log.use.raid',
  move: 'log.use.move',
  sail: 'log.use.sail',
  marshal: 'log.use.marshal',
  build: 'log.use.build',
} as const
function startAction(g: State, rule: string, { option, kind, as, double }: Use, back: StepId): void {
  const faction = g.active
  chapter(g, 'action', rule, say(LOG_USE[kind], { faction: factionName(faction), ap: apName(option.ap) }))
  g.action = {
    kind,
    faction,
    ap: option.ap,
    as,
    double,
    back,
    units: [],
    at: null,
    from: null,
    spent: 0,
    target: null,
    events: [],
  }
  g.step = kind
}
/** 7.3 The AP is gone. */
const useUp = (g: State, deck: Deck, ap: Ap): void => setAps(g, deck, drop(g.aps[deck], ap))

/** 7.2 #1 Units in the Sail Box land. */
export function phase(g: State): Play {
  chapter(g, 'phase', '7.2', say('log.phase', { faction: factionName(g.active) }))
  letBothSpeak(g, 'crown')
  if (stackAt(g, g.active, 'sail').length > 0) return landFirst(g)
  beginActions(g)
  return NOTHING
}
function* landFirst(g: State): Play {
  yield* land(g, g.active)
  beginActions(g)
}
function beginActions(g: State): void {
  letSpeak(g, g.active, 'local')
  g.step = g.active === 'french' ? 'indian' : 'hold'
}

/** 7.2 #2 One action with an AP of the Indian card, or on to the French card. */
export const indianActions = (g: State): Play => spend(g, g.aps.indian, 'hold', spendIndian)
const spendIndian = (g: State, picked: Picked): Play => spendOne(g, picked, 'indian', 'indian', 'hold')
/** 7.2 #4 One action with an AP of the faction's card, or the end of the phase. */
export const actions = (g: State): Play =>
  g.split ? teamAction(g, g.split) : spend(g, sideOf(g.aps, g.active), 'phase_end', spendOwn)
const spendOwn = (g: State, picked: Picked): Play => spendOne(g, picked, g.active, 'actions', 'phase_end')
/** P.team One action of the teammate who acts; or the other goes on, or the phase ends. */
function* teamAction(g: State, split: Split): Play {
  const f = g.active
  const use = usePicked(yield* askUse(g, '7.2', apsOf(g, f, split), BUTTON.done))
  if (use) {
    const { ap } = use.option
    if (mustAsk(f, split, ap) && !(yield* isLent(g, split, use))) return
    useUp(g, f, ap)
    countAp(split, ap)
    startAction(g, '7.2', use, 'actions')
  } else if (split.local) handOver(g, split)
  else {
    setAps(g, f, [])
    g.split = null
    g.step = 'phase_end'
  }
}
/** P.team The French player lets the Indian player have a Light/Army AP for what he says, or keeps them all. */
function* isLent(g: State, split: Split, { option }: Use): Play<boolean> {
  const { ap } = option
  const prompt = say('prompt.lend', { ap: apName(ap), action: { key: `do.${option.do}` } })
  const { do: answer } = yield* offer('french', 'P.team', prompt, [BUTTON.agree, BUTTON.refuse])
  const lent = answer === 'agree'
  split.refused = !lent
  note(g, 'P.team', say(lent ? 'log.lent' : 'log.not_lent', { ap: apName(ap) }))
  return lent
}
/** One action with one of the APs. 7.3 Those that are not used are lost. */
function spend(g: State, aps: readonly Ap[], next: StepId, then: (g: State, picked: Picked) => Play): Play {
  if (aps.length > 0) return ask(g, askUse(g, '7.2', aps, BUTTON.done), then)
  g.step = next
  return NOTHING
}
function spendOne(g: State, picked: Picked, deck: Deck, step: StepId, next: StepId): Play {
  const use = usePicked(picked)
  if (use) {
    useUp(g, deck, use.option.ap)
    startAction(g, '7.2', use, step)
  } else {
    setAps(g, deck, [])
    g.step = next
  }
  return NOTHING
}

type Held = (typeof AP_OPTION)[Ap] | Button
/** 7.2 #3, 7.3.6, R-53 The First Player may hold one AP of his faction's card. */
export function hold(g: State): Play {
  letDecide(g, g.active)
  const aps = sideOf(g.aps, g.active)
  if (g.active === g.first && aps.length > 0) return chooseHeld(g, aps)
  spendFreely(g)
  return NOTHING
}
function spendFreely(g: State): void {
  openSplit(g)
  g.step = 'actions'
}
function chooseHeld(g: State, aps: readonly Ap[]): Play {
  const options: Held[] = []
  for (const ap of aps) if (!options.includes(AP_OPTION[ap])) options.push(AP_OPTION[ap])
  options.push(BUTTON.none)
  return ask(g, choose(voiceOf(g, g.first), '7.3.6', say('prompt.hold'), options), holdPicked)
}
function holdPicked(g: State, picked: Held): Play {
  if ('ap' in picked) {
    g.reaction = picked.ap
    useUp(g, g.first, picked.ap)
    note(g, '7.3.6', say('log.hold', { faction: factionName(g.first), ap: apName(picked.ap) }))
  }
  spendFreely(g)
  return NOTHING
}

/** 3.7, 7.1 #6 to #8 The phase ends: the Second Player's comes next, or the Reaction, or the battles. */
export function phaseEnd(g: State): Play {
  return inTurn(g, removeLoneCommanders(g, g.active), goOn)
}
function goOn(g: State): Play {
  if (g.active === g.first) {
    g.active = enemyOf(g.first)
    g.step = 'phase'
  } else {
    g.active = g.first
    g.step = g.reaction ? 'reaction' : 'battles'
  }
  return NOTHING
}

/** 7.1 #8, 7.3.6 One action with the AP held, or none. After it the step is played again, to end the Reaction (3.7). */
export function reaction(g: State): Play {
  const held = g.reaction
  g.reaction = null
  return held ? react(g, held, reactionOrder(g, held)) : endReaction(g)
}
/** One player of the faction after the other may. */
function react(g: State, held: Ap, [who, ...others]: readonly Teammate[]): Play {
  if (!who) return endReaction(g)
  letReact(g, who)
  return ask(g, askUse(g, '7.3.6', [held], BUTTON.pass), (state, picked) => {
    const use = usePicked(picked)
    if (!use) return react(state, held, others)
    startAction(state, '7.3.6', use, 'reaction')
    return NOTHING
  })
}
function endReaction(g: State): Play {
  g.split = null
  return inTurn(g, removeLoneCommanders(g, g.first), toBattles)
}
function toBattles(g: State): Play {
  g.step = 'battles'
  return NOTHING
}
