/** Units in a list: shape, name, type and state; those that can be chosen are buttons. */
import {
  gameText as text,
  typeName,
  UNIT,
  type UnitId,
  unitName,
  type View,
} from '@carillon/bayonets-and-tomahawks/facts'
import type { Option } from '@carillon/kernel'
import type { ReactNode } from 'react'
import type { Say } from '../board.ts'
import { CounterRow } from '../theatre/CounterRow.tsx'
import { type Choices, inOrder, label } from './choices.ts'
import { factionOf } from './find.ts'
import { FORM, formOf } from './Stacks.tsx'

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
  const state = [
    typeName(UNIT[unit].type),
    ...(view.reduced.includes(unit) ? [text('board.reduced')] : []),
    ...(view.spent.includes(unit) ? [text('board.spent')] : []),
    ...(view.action?.units.includes(unit) ? [text('web.chosen')] : []),
  ]
  return (
    <CounterRow
      {...{ unit, state, say, choose }}
      form={FORM[formOf(unit)]}
      side={factionOf(view, unit) ?? 'nobody'}
      name={say(unitName(unit))}
      options={choices.units.get(unit) ?? []}
      label={(option) => label(option, view, say)}
    />
  )
}
