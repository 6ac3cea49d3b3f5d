/** What lies over the board and does not move with it: an opened stack, the pool, the battle, what is being dragged. */
import { INDIANS, UNITS, type UnitId, unitName, type View, web, type Zone } from '@carillon/quebec-1759/page'
import { createPortal, type ReactNode, useState } from 'preact/compat'
import type { BoardProps, Say } from '../board.ts'
import type { Acting } from './acting.ts'
import { Battle } from './Battle.tsx'
import type { Drag } from './drag.ts'
import { findUnit } from './find.ts'
import { useBoats } from './intent.ts'
import { Loose } from './Piece.tsx'
import { Sheet } from './Sheet.tsx'
import { Strip } from './Strip.tsx'
import { shortName } from './symbols.ts'
import { Tray } from './Tray.tsx'

interface LayerProps {
  readonly props: BoardProps<View>
  readonly acting: Acting
  readonly drag: Drag | undefined
  setLayer(element: HTMLElement | null): void
  readonly host: Element
}
const quiet = (event: Event) => event.stopPropagation()

export default function Layer({ props, acting, drag, setLayer, host }: LayerProps): ReactNode {
  const { view, seat, say, marked, asked, wanted, news, options } = props
  const { choices, held, open, setOpen, choose, stuck } = acting
  const { turn } = view
  const battle = view.outcome ? null : view.battle
  const [seen, setSeen] = useState('')
  const fight = `${turn} ${battle?.zone}`
  const boats = useBoats(props)
  // Who is asked nothing has no boats to fill, nor who has only to confirm.
  const isHeld = options.length === 0 || (options.length === 1 && marked !== undefined)
  const room = isHeld ? undefined : drag && !view.battle ? acting.room(drag.grip.space as Zone) : boats
  // One at a time: they lie in the same place.
  const note = stuck ? web.stuck : held === INDIANS ? web.where : room === undefined ? undefined : web.boats(room)
  const pool = view.step === 'deployment' && view.pool.some((b) => 'unit' in b)
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it is a button.
    <div
      ref={setLayer}
      className="q-layer"
      onClick={(event) => {
        event.stopPropagation()
        acting.click(event.target)
      }}
      onPointerDown={quiet}
      onPointerMove={quiet}
      onPointerUp={quiet}
      onKeyDown={quiet}
    >
      {!pool && <Strip view={view} say={say} />}
      {battle && seen !== fight && (
        <Battle
          {...{ view, battle, seat, say, choices, held, marked, asked, wanted, news, choose, options }}
          over={drag?.over}
          hide={() => setSeen(fight)}
        />
      )}
      {battle && seen === fight && (
        <button type="button" className="button q-return" onClick={() => setSeen('')}>
          {say(web.back)}
        </button>
      )}
      {pool && <Tray {...{ view, say, choices, held, marked, choose }} />}
      {open && (
        <Sheet
          {...{ view, seat, say, choices, marked, choose }}
          space={open}
          offers={acting.offers(open)}
          close={() => setOpen(undefined)}
        />
      )}
      {acting.short ? (
        <Short {...acting.short} say={say} />
      ) : (
        note && (
          <p className="q-note" role="status">
            {say(note)}
          </p>
        )
      )}
      {drag && <Ghost units={acting.taken(drag.grip)} props={props} />}
    </div>,
    host,
  )
}

/** Not all find a boat: it is asked whether as many go as do. */
function Short({ room, count, take, leave, say }: NonNullable<Acting['short']> & { say: Say }): ReactNode {
  return (
    <section className="q-note q-boats" role="alertdialog" aria-label={say(web.short(room, count))}>
      <p>{say(web.short(room, count))}</p>
      <p className="row">
        <button type="button" className="button button-small button-primary" onClick={take}>
          {say(web.shortYes(room))}
        </button>
        <button type="button" className="button button-small" onClick={leave}>
          {say(web.shortNo)}
        </button>
      </p>
    </section>
  )
}

/** What is being dragged, under the pointer. */
function Ghost({ units, props }: { units: readonly UnitId[]; props: BoardProps<View> }): ReactNode {
  const [unit] = units
  const cv = unit && findUnit(unit, props.view)?.cv
  if (!unit || cv === undefined) return null
  return (
    <div className="q-ghost">
      <Loose side={UNITS[unit].side} block={{ unit, cv }} short={shortName(unit, props.say(unitName(unit)))} />
      {units.length > 1 && <b>{units.length}</b>}
    </div>
  )
}
