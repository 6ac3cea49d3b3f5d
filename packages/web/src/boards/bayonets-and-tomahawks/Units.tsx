/** Units in a list: shape, name, type and state; those that can be chosen are buttons. */
import {
  type Faction,
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
import { type Choices, inOrder, keyOf, label } from './choices.ts'
import { factionOf } from './find.ts'
import { FORM, formOf } from './Stacks.tsx'

export interface Asking {
  readonly view: View
  readonly say: Say
  readonly choices: Choices
  choose(option: Option): void
}

/** A counter by itself. */
export function Counter({ unit, faction }: { unit: UnitId; faction: Faction | null }): ReactNode {
  return (
    <svg className={`bt-counter bt-${faction ?? 'village'}`} viewBox="-7 -7 14 14" aria-hidden="true">
      <rect x="-7" y="-7" width="14" height="14" rx="2" />
      <path className="bt-form" d={FORM[formOf(unit)]} />
    </svg>
  )
}

export function Units({ units, ...asking }: Asking & { readonly units: readonly UnitId[] }): ReactNode {
  return (
    <ul className="bt-units">
      {inOrder(units).map((unit) => (
        <li key={unit}>
          <Row unit={unit} {...asking} />
        </li>
      ))}
    </ul>
  )
}

function Row({ unit, view, say, choices, choose }: Asking & { readonly unit: UnitId }): ReactNode {
  const options = choices.units.get(unit) ?? []
  const state = [
    typeName(UNIT[unit].type),
    ...(view.reduced.includes(unit) ? [text('board.reduced')] : []),
    ...(view.spent.includes(unit) ? [text('board.spent')] : []),
    ...(view.action?.units.includes(unit) ? [text('web.chosen')] : []),
  ]
  const body = (
    <>
      <Counter unit={unit} faction={factionOf(view, unit)} />
      <span>
        {say(unitName(unit))} <small>{state.map(say).join(', ')}</small>
      </span>
    </>
  )
  const [only] = options
  if (only && options.length === 1)
    return (
      <button type="button" className="bt-unit bt-can" data-unit={unit} onClick={() => choose(only)}>
        {body}
        {only.do && <em>{say({ key: `do.${only.do}` })}</em>}
      </button>
    )
  return (
    <div className="bt-unit" data-unit={unit}>
      {body}
      {options.length > 1 && (
        <div className="bt-offers">
          {options.map((option) => (
            <button key={keyOf(option)} type="button" className="button button-small" onClick={() => choose(option)}>
              {label(option, view, say)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
