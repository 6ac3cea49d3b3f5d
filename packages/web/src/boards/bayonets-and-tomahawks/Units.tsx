/** Units in a list: shape, name, type and state; those that can be chosen are buttons. */
import { type UnitId, unitName } from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import { CounterList } from '../theatre/CounterList.tsx'
import type { Asking } from './asking.ts'
import { Counter, stateOf, wordsOf } from './Counter.tsx'
import { inOrder, label } from './choices.ts'

export function Units({
  units,
  view,
  say,
  choices,
  choose,
}: Asking & { readonly units: readonly UnitId[] }): ReactNode {
  const rowOf = (unit: UnitId) => {
    const state = stateOf(view, unit)
    return {
      unit,
      chosen: state.chosen,
      counter: <Counter {...state} {...{ unit, say }} />,
      name: say(unitName(unit)),
      state: wordsOf(unit, state),
      options: choices.units.get(unit) ?? [],
    }
  }
  return <CounterList {...{ say, choose }} rows={inOrder(units).map(rowOf)} label={(one) => label(one, view, say)} />
}
