/** 4.2 Pieces not yet posted: to be dragged to a zone, or chosen before the zone is. */
import type { Option } from '@carillon/kernel'
import { type UnitId, unitName, type View, web } from '@carillon/quebec-1759/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { type Choices, label, same } from './choices.ts'
import { Loose } from './Piece.tsx'
import { shortName } from './symbols.ts'

interface TrayProps {
  readonly view: View
  readonly say: Say
  readonly choices: Choices
  readonly held: UnitId | undefined
  readonly marked: Option | undefined
  choose(option: Option): void
}
export function Tray({ view, say, choices, held, marked, choose }: TrayProps): ReactNode {
  const pool = view.pool.flatMap((b) => ('unit' in b ? [b] : []))
  return (
    <section className="q-card q-tray" aria-label={say(web.pool(pool.length))}>
      <header>
        <h2>{say(web.pool(pool.length))}</h2>
        <p className="soft">{say(web.poolHelp)}</p>
        <div className="q-offers">
          {choices.buttons.map((option) => (
            <button
              key={JSON.stringify(option)}
              type="button"
              className={`button button-small${same(option, marked) ? ' q-marked' : ''}`}
              onClick={() => choose(option)}
            >
              {label(option, view, say)}
            </button>
          ))}
        </div>
      </header>
      <div className="q-men">
        {pool.map((block) => {
          const { unit } = block
          const can = choices.units.has(unit)
          const state = `${can ? ' q-can' : ''}${held === unit ? ' q-held' : ''}${marked?.unit === unit ? ' q-marked' : ''}`
          const name = say(unitName(unit))
          return (
            <button
              key={unit}
              type="button"
              className={`q-man${state}`}
              data-unit={unit}
              aria-disabled={!can}
              {...(can && { 'data-drag': '' })}
            >
              <Loose side="french" block={block} short={shortName(unit, name)} />
              <span className="unseen">{name}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
