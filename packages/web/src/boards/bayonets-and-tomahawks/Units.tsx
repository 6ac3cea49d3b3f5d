/** Units in a list: shape, name, type and state; those that can be chosen are buttons. */
import { type UnitId, unitName, type View } from '@carillon/bayonets-and-tomahawks/page'
import type { Option } from '@carillon/kernel'
import type { ReactNode } from 'react'
import type { Say } from '../board.ts'
import { CounterRow } from '../theatre/CounterRow.tsx'
import { Counter, stateOf, wordsOf } from './Counter.tsx'
import { type Choices, inOrder, label } from './choices.ts'

export interface Asking {
  readonly view: View
  readonly say: Say
  readonly choices: Choices
  choose(option: Option): void
}

export function Units({ units, ...asking }: Asking & { readonly units: readonly UnitId[] }): ReactNode {
  return (
    <ul className="th-units">
      {inOrder(units).map((unit) => (
        <li key={unit}>
          <Row unit={unit} {...asking} />
        </li>
      ))}
    </ul>
  )
}

function Row({ unit, view, say, choices, choose }: Asking & { readonly unit: UnitId }): ReactNode {
  const state = stateOf(view, unit)
  return (
    <CounterRow
      {...{ unit, say, choose }}
      chosen={state.chosen}
      counter={<Counter {...state} {...{ unit, say }} />}
      name={say(unitName(unit))}
      state={wordsOf(unit, state)}
      options={choices.units.get(unit) ?? []}
      label={(option) => label(option, view, say)}
    />
  )
}
