/** The playbook's procedure for a faction nobody plays: what it leaves of the options. The rest is up to the player. */
import type { Option, Procedure } from '@carillon/kernel'
import { CARD, type CardId } from '../data/cards.ts'
import { type Faction, type Space, spaceOf } from '../data/map.ts'
import { type UnitId, unitOf } from '../data/units.ts'
import { enemyOf, isCommander, isMetropolitan, type State, unitsAt } from '../state.ts'
import { factionPlaying } from '../view.ts'
import { towardRaid } from './playbook-indians.ts'
import { intoSupply, rescue } from './playbook-supply.ts'

export const playbook: Procedure<State> = {
  advise(g, role, options) {
    // 13.9.5 Its Fort goes before it retreats, in battle or Overwhelmed.
    const raze = only(options, 'raze')
    const left = raze.length > 0 ? raze : leave(g, factionPlaying(role), options)
    return left.length > 0 ? left : options
  },
}

function leave(g: State, f: Faction, options: readonly Option[]): readonly Option[] {
  switch (g.step) {
    case 'choose':
      return options.filter(({ card }) => card === String(g.hands[f].drawn))
    case 'initiative':
      return only(options, 'go_first')
    case 'indian':
      return indianAction(options)
    case 'hold':
      return held(g, f, options)
    case 'actions':
    case 'reaction':
      return rescue(g, f, options)
    case 'move':
      return onTheWay(g, f, options)
    case 'attack':
    case 'defend':
      return eventRerolls(g, f, options)
    case 'fleets_arrive':
      return f === 'french' ? frenchPorts(g, options) : britishPorts(g, options)
    case 'colonials_enlist':
      return colonialTown(g, options)
    case 'disband':
    case 'return':
    case 'ship':
      return garrison(options)
    default:
      return options
  }
}
const only = (options: readonly Option[], button: string): readonly Option[] =>
  options.filter((option) => option.do === button)
const without = (options: readonly Option[], button: string): readonly Option[] =>
  options.filter((option) => option.do !== button)

/** 7.2 #2 Indians raid if they can; otherwise they move. */
function indianAction(options: readonly Option[]): readonly Option[] {
  const raids = only(options, 'raid')
  return raids.length > 0 ? raids : without(options, 'done')
}

/** 7.3.6 With three APs or more on the card one is held: never a doubled one, an Army AP first. */
function held(g: State, f: Faction, options: readonly Option[]): readonly Option[] {
  const printed = CARD[g.played[f] as CardId]?.aps.length ?? 0
  const single = options.filter(({ ap }) => typeof ap === 'string' && !ap.endsWith('-2x'))
  if (printed < 3 || single.length === 0) return only(options, 'none')
  return best(single, ({ ap }) => (ap === 'army' ? 2 : String(ap).endsWith('army') ? 1 : 0))
}

/** 10.2 Whoever is Overwhelmed retreats as he likes. */
function onTheWay(g: State, f: Faction, options: readonly Option[]): readonly Option[] {
  if (g.action?.faction !== f) return options
  return g.action.as === 'indian' ? towardRaid(g, g.action, options) : intoSupply(g, g.action, options)
}

// --- 13 ----------------------------------------------------------------------------------------------------------

/**
 * 13.5, R-179 The rerolls of an event are applied in the battle with most units they serve, to dice that failed; a B&T is a
 * result that may be worth more.
 */
function eventRerolls(g: State, f: Faction, options: readonly Option[]): readonly Option[] {
  const { units = [], faces = [] } = g.battle?.rolling ?? {}
  const events = options.filter(({ why }) => why === 'event')
  if (events.length === 0) return options
  if (!isBestForEvent(g, f)) return options.filter(({ why }) => why !== 'event')
  const failed = events.filter(({ unit }) => faces[units.indexOf(unit as UnitId)] !== 'bt')
  return failed.length > 0 ? failed : options
}
function isBestForEvent(g: State, f: Faction): boolean {
  const { rolling, space: here } = g.battle ?? {}
  const [roller] = rolling?.units ?? []
  if (!roller || !here || g.battle?.eventRerolls[f] !== null) return true
  const serves = isMetropolitan(roller) ? isMetropolitan : (id: UnitId) => unitOf(id).shape === 'circle'
  const served = (space: Space): number => unitsAt(g, f, space).filter(serves).length
  const most = served(here)
  return g.battles.every((space) => space === here || g.fought.includes(space) || served(space) <= most)
}

// --- 15, 16 ------------------------------------------------------------------------------------------------------

const arriving = (g: State, f: Faction, fleets: boolean): readonly UnitId[] =>
  g.boxes.arriving.filter((id) => {
    const { faction, type } = unitOf(id)
    return faction === f && type !== 'commander' && (type === 'fleet') === fleets
  })
/** The unit that is asked about goes there; undefined where that is not offered. */
const to = (options: readonly Option[], space: Space): Option | undefined =>
  options.find((option) => option.space === space && option.do === undefined)

/**
 * 15.3, R-178 One Fleet to Québec, the others to Louisbourg; every other unit to Québec, which takes the odd one.
 * Without a Fleet all must go to one space: that of the larger half.
 */
function frenchPorts(g: State, options: readonly Option[]): readonly Option[] {
  const quebec = to(options, 'quebec')
  const louisbourg = to(options, 'louisbourg')
  if (!quebec || !louisbourg) return options.filter((option) => option === (quebec ?? louisbourg))
  const placed = g.muster?.ports.french ?? []
  const isOdd = arriving(g, 'french', false).length % 2 === 1
  const first = arriving(g, 'french', true).length > 0 ? !placed.includes('quebec') : placed.length === 0 || isOdd
  return [first ? quebec : louisbourg]
}

/** 15.3 Each Fleet where most units wait for one, captured Settled Spaces first. */
function britishPorts(g: State, options: readonly Option[]): readonly Option[] {
  if (arriving(g, 'british', true).length === 0) return options
  return best(options, ({ space, do: what }) => (what || !space ? -1 : waiting(g, space as Space)))
}
function waiting(g: State, space: Space): number {
  const { kind, home } = spaceOf(space)
  let [fleets, others] = [0, 0]
  for (const id of unitsAt(g, 'british', space)) {
    if (unitOf(id).type === 'fleet') fleets += 1
    else if (!isCommander(id)) others += 1
  }
  return others / (fleets + 1) + (kind === 'settled' && home === enemyOf('british') && fleets === 0 ? 100 : 0)
}

/** 16.3 All Brigades of a Colony muster on its highest valued Settled Space, Victory Spaces first. */
function colonialTown(g: State, options: readonly Option[]): readonly Option[] {
  const [first] = g.boxes.arriving
  if (!first || !unitOf(first).colony || options.some(({ space }) => space === undefined)) return options
  const rest = only(options, 'rest')
  return best(rest.length > 0 ? rest : options, ({ space }) => {
    const { kind, value, victory } = spaceOf(space as Space)
    return (kind === 'settled' ? 10 : 0) + (victory > 0 ? 5 : 0) + value
  })
}

/** 17.3.1 Whoever may stay stays. */
function garrison(options: readonly Option[]): readonly Option[] {
  const all = only(options, 'all')
  return all.length > 0 ? all : without(options, 'done')
}

/** The options of the highest rank. */
export function best(options: readonly Option[], rank: (option: Option) => number): readonly Option[] {
  let most = Number.NEGATIVE_INFINITY
  let found: Option[] = []
  for (const option of options) {
    const value = rank(option)
    if (value > most) {
      most = value
      found = []
    }
    if (value === most) found.push(option)
  }
  return found
}
