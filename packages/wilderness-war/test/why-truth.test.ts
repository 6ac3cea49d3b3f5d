/** What is said to be the reason is so, over random games: told from the position itself, not from a view. */
import { type Choice, type Subject, seeded, startTable } from '@carillon/kernel'
import { randomInput, randomSettings } from '@carillon/kernel/testing'
import { expect, test } from 'vitest'
import { isCultivated, type Side, type Space, spaceCalled } from '../src/data/map.ts'
import { allowanceOf, BOAT_SPACES, type Piece, pieceCalled, pieceOf } from '../src/data/pieces.ts'
import { wildernessWar } from '../src/index.ts'
import { controlsPort, fortOf, hasFortification, hasOpenFortification, isInside, isSiege } from '../src/rules/02-map.ts'
import { enemyOf, hasUnit, isUnit, type March, type State, stackAt } from '../src/state.ts'

interface Said {
  readonly g: State
  readonly side: Side
  readonly choice: Choice
  /** A piece or a space. */
  readonly n: number
}
const marchOf = (g: State): March => g.march as March
const isEnemyAt = ({ g, side, n }: Said): boolean =>
  fortOf(g, enemyOf(side), n) > 0 || hasUnit(stackAt(g, enemyOf(side), n)) || isSiege(g, n)
const offered = ({ choice }: Said): Piece[] =>
  choice.options.flatMap(({ piece }) => (piece ? [pieceCalled(piece as string)] : []))

/** By key; those that are left out are facts of a piece or of the map, or are tested by why.test.ts. */
const TRUE: Readonly<Record<string, (said: Said) => boolean>> = {
  'no.enemy': ({ side, n }) => pieceOf(n).side !== side,
  'no.alike': (said) => offered(said).some((one) => pieceOf(one).alike === pieceOf(said.n).alike),
  'no.done': ({ g, n }) => g.activation?.done.includes(n) ?? false,
  'no.inactive': ({ g, n }) =>
    !g.activation?.groups.some(({ pieces }) => pieces.includes(n)) && !g.march?.pieces.includes(n),
  'no.came_from': ({ g, n }) => [g.battle?.from, g.march?.from, g.march?.entry?.from].includes(n),
  'no.leaders_enemy': ({ g }) => !hasUnit(marchOf(g).pieces),
  'no.begun': ({ g, side, n }) => g.works[side].includes(n),
  'no.port': ({ g, side, n }) => !controlsPort(g, side, n),
  'no.spaces': ({ g }) => marchOf(g).spent >= (marchOf(g).land ? allowanceOf(marchOf(g).pieces) : BOAT_SPACES),
  'no.drilled_retreat': ({ g, side, n }) => !isCultivated(n) && !hasFortification(g, side, n),
  'no.auxiliary_only': ({ g }) => marchOf(g).pieces.filter(isUnit).length === 1,
  'no.fortified': ({ g, side, n }) => !hasOpenFortification(g, side, n),
  'no.few': ({ g, side, n }) => stackAt(g, enemyOf(side), n).filter(isUnit).length < 5,
  'no.same_place': (said) => offered(said).every((one) => said.g.at[one] !== said.g.at[said.n]),
  'no.besieged_unit': ({ g, n }) => isInside(g, n),
  'no.unled': ({ g, side, n }) => hasOpenFortification(g, side, n),
  'no.fort_drilled': ({ g }) => !marchOf(g).pieces.some((piece) => pieceOf(piece).drilled),
  'no.not_closest': ({ g, side, n }) => hasOpenFortification(g, side, n),
}
/** Where the counters of an event are not the asked side's own. */
const OTHERS = ['prompt.enter', 'prompt.ally']

function numberOf({ piece, space }: Subject): Piece | Space | undefined {
  if (piece !== undefined) return pieceCalled(String(piece))
  return space === undefined ? undefined : spaceCalled(space)
}

test('5.34, 6.53, 7.92, 10.42 the reasons that are given hold in the position', () => {
  const seen = new Set<string>()
  for (const [seed, { id: scenario }] of wildernessWar.scenarios.entries()) {
    const random = seeded(seed)
    const table = startTable(
      wildernessWar,
      wildernessWar.setup(scenario, randomSettings(wildernessWar, scenario, random)),
    )
    for (let input = randomInput(table, random); input && table.count < 1500; input = randomInput(table, random)) {
      for (const choice of random.below(3) === 0 ? table.decisions : []) {
        const [g, side] = [table.state, choice.role as Side]
        const view = wildernessWar.view(g, side)
        for (const subject of wildernessWar.subjects?.(view, side) ?? []) {
          const {
            text: { key },
            rule,
          } = wildernessWar.why?.(view, choice, subject) ?? { text: { key: '' }, rule: '' }
          const n = numberOf(subject)
          if (n === undefined) continue
          const said = { g, side, choice, n }
          const holds =
            key === 'no.held_enemy' && !OTHERS.includes(choice.prompt.key)
              ? isEnemyAt(said)
              : (TRUE[key]?.(said) ?? true)
          if (!holds) expect(`${choice.prompt.key} ${JSON.stringify(subject)} ${rule} ${key}, seed ${seed}`).toBe('so')
          seen.add(key)
        }
      }
      table.answer(input)
    }
  }
  expect(Object.keys(TRUE).filter((key) => seen.has(key)).length).toBeGreaterThan(8)
})
