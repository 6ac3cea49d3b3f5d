/** The toy game with whole actions: all orders of a role. It knows nothing to enumerate. */
import {
  type Actions,
  type Choice,
  type Game,
  type NetData,
  type State,
  type Strategy,
  startTable,
  type Table,
} from '@carillon/kernel'
import { type ToyRole, type ToyState, toy, UNITS } from '../../kernel/test/toy.ts'
import { Net, TableOutlook, Wits } from '../src/index.ts'

export const INPUTS = ['hill.own', 'hill.enemy', 'mill.own', 'points.lead'] as const
const goingTo = (g: ToyState, place: string, own: (unit: string) => boolean): number =>
  UNITS.filter((unit) => {
    const role = ({ r: 'red', b: 'blue', g: 'gold' } as const)[unit[0] as 'r' | 'b' | 'g']
    return own(unit) && (g.sealed[role][unit] ?? g.at[unit]) === place
  }).length

const actions: Actions<ToyState> = {
  inputs: INPUTS,
  begins: (g, role) => g.step === 'orders' && Object.keys(g.sealed[role as ToyRole]).length === 0,
  rests: (g) => g.step !== 'orders',
  look(g, role, into) {
    const own = (unit: string): boolean => unit[0] === role[0]
    into[0] = goingTo(g, 'hill', own)
    into[1] = 0
    into[2] = goingTo(g, 'mill', own)
    into[3] = g.points[role as ToyRole]
  },
  reason: (_g, _role, group) => ({ key: group }),
  styles: { miller: { 'mill.own': 5 }, hillman: { hill: 1 } },
}
/** Log odds are what each input counts. */
export function judgeOf(...weights: readonly number[]): NetData {
  const net = new Net(INPUTS.length, INPUTS.length)
  for (const [i, weight] of weights.entries()) {
    net.rows[i * INPUTS.length + i] = 1
    net.out[i] = weight
  }
  return net.data()
}
export const campsWith = (more: Partial<Strategy<ToyState>> = {}): Strategy<State> =>
  ({ ...toy.strategy, actions, ...more }) as Strategy<State>
export const witsWith = (...weights: readonly number[]): Wits => {
  const judge = judgeOf(...weights)
  return new Wits(campsWith(), { weights: {}, judge: { red: judge, blue: judge, gold: judge } })
}
/** Everybody is to write orders. */
export function atOrders(): Table<State> {
  const game = toy as unknown as Game<State>
  const table = startTable(game, game.setup('long', {}))
  table.answer({ chance: ['calm'] })
  return table
}
export const seatAt = (table: Table<State>, role: string, wits: Wits): TableOutlook =>
  new TableOutlook(table, table.decision(role) as Choice, wits)
