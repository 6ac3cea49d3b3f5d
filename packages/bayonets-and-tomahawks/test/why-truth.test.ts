/** What is said to be the reason is so: over random games, by the whole position and not by what a view tells. */
import type { Message, WhyNot } from '@carillon/kernel'
import { seeded } from '@carillon/kernel'
import { Found, settingSets, walk } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { FACTIONS, type Faction, linkBetween, SPACE, SPACES, type Space } from '../src/data/map.ts'
import { UNIT, type UnitId } from '../src/data/units.ts'
import { bayonetsAndTomahawks as game } from '../src/index.ts'
import { entryOf } from '../src/packed.ts'
import { kindOf } from '../src/rules/02-map.ts'
import { artilleryRoom, isHeld, mpsOf, roomOn } from '../src/rules/10-connections.ts'
import { type Action, enemyOf, isFixed, isLight, isOos, isPresent, type State, unitsAt } from '../src/state.ts'
import { factionOfRole } from '../src/view.ts'

/** Of what a reason is given: the unit itself, and the place it stands for. */
interface Case {
  readonly g: State
  readonly f: Faction
  readonly unit: UnitId
  readonly space: Space
  readonly card: number
  readonly args: NonNullable<Message['args']>
}
const ownerOf = (g: State, id: UnitId): Faction | null => {
  const { faction, nation } = UNIT[id]
  return faction ?? (nation && g.nations[nation])
}
/** Who stands where, of the position asked about last. */
let places = new Map<UnitId, Space>()
let known: State['map'] | undefined
function placeOf({ map }: State, id: UnitId): Space | undefined {
  if (map !== known) {
    places = new Map(
      SPACES.flatMap((space, n) => FACTIONS.flatMap((f) => map[f][n]?.map((one) => [one, space] as const) ?? [])),
    )
    known = map
  }
  return places.get(id)
}
const isOnMap = (g: State, id: UnitId): boolean => placeOf(g, id) !== undefined
/** Where the stack is that goes. */
const fromOf = ({ battle, action }: State): Space => (battle?.space ?? action?.at) as Space
const linkFrom = (g: State, space: Space) => {
  const link = linkBetween(fromOf(g), space)
  if (!link) throw new Error(`${space} is no neighbour`)
  return link.by
}

/** A space is meant, and no unit. */
const NOBODY = '' as UnitId

const SO: Readonly<Record<string, (one: Case) => boolean>> = {
  'no.enemy': ({ g, f, unit }) => ownerOf(g, unit) === enemyOf(f),
  'no.neutral': ({ g, unit }) => ownerOf(g, unit) === null,
  'no.box': ({ g, unit }) => !isOnMap(g, unit) && !g.boxes['sail-british'].includes(unit),
  'no.sea': ({ g, unit }) => [...g.boxes['sail-british'], ...g.boxes['sail-french']].includes(unit),
  'no.spent': ({ g, unit }) => g.spent.includes(unit),
  'no.all_spent': ({ g, f, space }) => unitsAt(g, f, space).some((id) => g.spent.includes(id)),
  'no.fixed': ({ g, f, unit, space }) => (unit ? isFixed(unit) : unitsAt(g, f, space).every(isFixed)),
  'no.nobody': ({ g, f, space }) => unitsAt(g, f, space).length === 0,
  'no.held': ({ g, f, space }) => isHeld(g, f, space),
  'no.oos': ({ g, f, space }) => isOos(g, f, space),
  'no.chosen': ({ g, unit }) => g.action?.units.includes(unit) ?? false,
  'no.elsewhere': ({ g, unit }) => g.action === null || placeOf(g, unit) !== g.action.at,
  'no.light': ({ g, f, unit, space }) => (unit ? !isLight(unit) : !unitsAt(g, f, space).some(isLight)),
  'no.mps': ({ g, unit }) => {
    const a = g.action as Action
    const isDone = (id: UnitId): boolean => mpsOf(a, id) <= a.spent
    return (unit !== NOBODY && isDone(unit)) || a.units.every(isDone)
  },
  'no.way': ({ g, space }) => linkBetween(fromOf(g), space) === undefined,
  'no.here': ({ g, space }) => g.action?.at === space,
  'no.path': ({ g, unit, space }) => unit !== NOBODY || kindOf(g, linkFrom(g, space)) === 'path',
  'no.full': ({ g, f, unit, space, args }) =>
    g.step !== 'move' || unit !== NOBODY || roomOn(g, f, linkFrom(g, space)) < (args.units as number),
  'no.guns': ({ g, f, unit, space }) => unit !== NOBODY || artilleryRoom(g, f, linkFrom(g, space)) < 2,
  'no.came': ({ g, f, space }) =>
    g.entries
      .map(entryOf)
      .some((entry) => entry.faction === enemyOf(f) && entry.from === space && entry.to === fromOf(g)),
  'no.base': ({ f, space }) => f === 'french' && SPACE[space].kind === 'base',
  'no.enemies': ({ g, f, space }) => isPresent(g, enemyOf(f), space),
  'no.foes': ({ g, f, space }) => isPresent(g, enemyOf(f), space),
  'no.raider': ({ unit }) => !isLight(unit),
  'no.raided': ({ g, space }) => [...g.raided.british, ...g.raided.french].includes(space),
  'no.fleet': ({ g, f, space }) => !unitsAt(g, f, space).some((id) => UNIT[id].type === 'fleet'),
  'no.coastal': ({ g, f, space }) => {
    const { seas } = SPACE[space]
    return f === 'french' || g.openSeas ? seas.length === 0 : !seas.includes('atlantic')
  },
  'no.no_coast': ({ space }) => SPACE[space].seas.length === 0,
  'no.brigade': ({ g, f, unit, space }) =>
    (unit ? [unit] : unitsAt(g, f, space)).every((id) => UNIT[id].shape !== 'square'),
  'no.battle': ({ g, unit }) => placeOf(g, unit) !== g.battle?.space,
  'no.commander': ({ unit }) => UNIT[unit].type !== 'commander',
  'no.not_rolling': ({ g, unit }) => !g.battle?.rolling?.units.includes(unit),
  'no.in_play': ({ g, card }) => Object.values(g.played).includes(card),
  'no.card_played': ({ g, card }) => g.seen.includes(card),
}

describe('a reason', () => {
  const tried = new Map<string, number>()
  const isSo = (g: State, f: Faction, subject: Readonly<Record<string, string>>, { text, rule }: WhyNot): void => {
    const holds = SO[text.key]
    if (!holds) return
    const { unit = NOBODY, card = '' } = subject
    const space = subject.space ?? placeOf(g, unit as UnitId) ?? ''
    const one = { g, f, unit: unit as UnitId, space: space as Space, card: Number(card), args: text.args ?? {} }
    tried.set(text.key, (tried.get(text.key) ?? 0) + 1)
    if (!holds(one)) throw new Found(`${text.key} ${rule} is said of ${JSON.stringify(subject)}, and it is not so`)
  }
  test.each(['2', '3', '4'])('is so (%s)', (scenario) => {
    const starts = settingSets(game, scenario, 2, seeded(7)).map((settings, n) => ({
      scenario,
      settings,
      seed: 70 + n,
    }))
    const problems = starts.flatMap((start) =>
      walk(game, start, ({ table, random }) => {
        if (random.below(12) > 0) return
        for (const choice of table.decisions) {
          const view = game.view(table.state, choice.role)
          for (const subject of game.subjects?.(view, choice.role) ?? []) {
            const reason = game.why?.(view, choice, subject)
            if (reason) isSo(table.state, factionOfRole(choice.role) as Faction, subject as never, reason)
          }
        }
      }),
    )
    expect(problems).toEqual([])
  })
  test('of nearly every sort was given', () => {
    const never = Object.keys(SO).filter((key) => !tried.has(key))
    expect(never.length, never.join()).toBeLessThan(6)
  })
})
