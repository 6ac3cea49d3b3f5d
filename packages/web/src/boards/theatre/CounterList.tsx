/** Counters in a list: look, name and state of each. What can be chosen with one are buttons. */
import type { Message, Option } from '@carillon/kernel'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { Offers } from './PlaceSheet.tsx'

interface Row {
  readonly unit: string
  readonly counter: ReactNode
  readonly name: string
  readonly state: readonly Message[]
  readonly options: readonly Option[]
  /** It takes part in what is being done: chosen, until that is taken back. */
  readonly chosen?: boolean | undefined
}
interface Choosing {
  readonly say: Say
  label(option: Option): string
  choose(option: Option): void
}
export function CounterList({ rows, ...choosing }: Choosing & { readonly rows: readonly Row[] }): ReactNode {
  return (
    <ul className="th-units">
      {rows.map((row) => (
        <li key={row.unit}>
          <CounterRow {...row} {...choosing} />
        </li>
      ))}
    </ul>
  )
}

function CounterRow(props: Row & Choosing): ReactNode {
  const { unit, counter, name, state, options, chosen = false, say, label, choose } = props
  const body = (
    <>
      {counter}
      <span className="th-told">
        {name} <small>{state.map(say).join(', ')}</small>
      </span>
    </>
  )
  const [only] = options
  if (only && options.length === 1)
    return (
      <button
        type="button"
        className="th-unit th-can"
        data-unit={unit}
        {...(!only.do && { 'aria-pressed': false })}
        onClick={() => choose(only)}
      >
        {body}
        {only.do && <em>{say({ key: `do.${only.do}` })}</em>}
      </button>
    )
  return (
    <div className={chosen ? 'th-unit th-chosen' : 'th-unit'} data-unit={unit}>
      {body}
      <Offers options={options} label={label} choose={choose} />
    </div>
  )
}
