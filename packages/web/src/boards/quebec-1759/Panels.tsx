/** The panels beside the board: orders, forces, losses, turns. */
import {
  type Block,
  BRITISH_MINIMUM,
  FRENCH_MINIMUM,
  gameText,
  INDIANS,
  kindName,
  type OrderView,
  SIDES,
  type Side,
  sideName,
  spaceName,
  TURNS,
  UNITS,
  type UnitId,
  unitName,
  unitsOf,
  type View,
  wayName,
  web,
} from '@carillon/quebec-1759/page'
import type { ReactNode } from 'preact/compat'
import type { PanelProps, Say } from '../board.ts'
import { label } from './choices.ts'
import { Loose } from './Piece.tsx'
import { shortName } from './symbols.ts'

type Props = PanelProps<View>

/** 6.1.1 One order a turn: as it is being written, and both when they are on the table. */
export function Orders(props: Props): ReactNode {
  const { view, seat, say, options, choose } = props
  const writing = view.step === 'orders' && options.length > 0
  const written = SIDES.filter((side) => view.orders[side])
  const more = options.filter((o) => o.way || o.do === 'all' || o.do === 'done')
  return (
    <div className="q-orders">
      {written.length === 0 && <p className="soft">{say(writing ? web.ordersHelp : web.noOrder)}</p>}
      {written.map((side) => (
        <article key={side} className={`q-slip q-${side}`}>
          <h2>
            {say(sideName(side))} <small>{say(view.step === 'orders' ? web.writing : web.revealed)}</small>
          </h2>
          <OrderText side={side} order={view.orders[side] as OrderView} say={say} />
        </article>
      ))}
      {view.step === 'orders' && (seat === 'british' || seat === 'french') && (
        <p className="soft">{say(web.sealed(seat === 'british' ? 'french' : 'british'))}</p>
      )}
      {writing && written.length > 0 && more.length > 0 && (
        <>
          <h2>{say(web.possible)}</h2>
          <div className="q-offers">
            {more.map((option) => (
              <button
                key={JSON.stringify(option)}
                type="button"
                className={`button button-small${option.do === 'done' ? ' button-primary' : ''}`}
                onClick={() => choose(option)}
              >
                {label(option, view, say)}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function OrderText({ side, order, say }: { side: Side; order: OrderView; say: Say }): ReactNode {
  if (order.kind === 'pass') return <p>{say(gameText('log.order.pass', { side: sideName(side) }))}</p>
  if (order.kind === 'naval') return <p>{say(web.naval(order.ships, order.to))}</p>
  if (order.kind === 'indian')
    return <p>{say(gameText('log.order.indian', { from: spaceName(order.from), to: spaceName(order.to) }))}</p>
  return (
    <>
      <p>{say(web.march(order.from))}</p>
      <ol>
        {order.groups.map(({ to, way, count, units }) => (
          <li key={to}>
            <b>→ {say(spaceName(to))}</b>, {say(wayName(way))}
            <ul className="q-few">
              {units ? (
                units.map((unit) => <Small key={unit} unit={unit} say={say} />)
              ) : (
                <li>{say(gameText('board.blocks', { count }))}</li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

function Small({ unit, say, cv = UNITS[unit].cv }: { unit: UnitId; say: Say; cv?: number }): ReactNode {
  const name = say(unitName(unit))
  return (
    <li data-unit={unit}>
      <Loose side={UNITS[unit].side} block={{ unit, cv }} short={shortName(unit, name)} />
      <span>{name}</span>
    </li>
  )
}

/** 9.3, 10.2 The strength of both armies against the numbers below which they break. */
export function Forces({ view, say }: Props): ReactNode {
  const { cv, cvWithoutIndians, lost, rules } = view
  const full = (side: Side) => unitsOf(side, rules.edition).reduce((sum, unit) => sum + UNITS[unit].cv, 0)
  const gone = new Set(lost.french)
  const militia = (wanted: 'quebec' | 'montreal') => {
    const all = unitsOf('french', rules.edition).filter((unit) => UNITS[unit].group === wanted)
    return say(web.left(all.filter((unit) => !gone.has(unit)).length, all.length))
  }
  const blocks: readonly Block[] = [...view.pool, ...Object.values(view.zones).flatMap((z) => z.french)]
  const seen = blocks.find((b) => 'unit' in b && b.unit === INDIANS) as { readonly cv: number } | undefined
  const indians = gone.has(INDIANS) ? web.indiansGone : seen ? web.indiansCv(seen.cv) : web.indiansHere
  return (
    <div className="q-forces">
      <Strength side="british" cv={cv.british} least={BRITISH_MINIMUM} full={full('british')} say={say} />
      <p className="soft">{say(web.broken(BRITISH_MINIMUM))}</p>
      <Strength side="french" cv={cv.french} least={FRENCH_MINIMUM} full={full('french')} say={say} />
      {!gone.has(INDIANS) && <p className="soft">{say(web.deserted(FRENCH_MINIMUM, cvWithoutIndians))}</p>}
      <dl>
        <dt>{say(kindName('quebec'))}</dt>
        <dd>{militia('quebec')}</dd>
        <dt>{say(kindName('montreal'))}</dt>
        <dd>{militia('montreal')}</dd>
        <dt>{say(unitName(INDIANS))}</dt>
        <dd>{say(indians)}</dd>
      </dl>
    </div>
  )
}
interface StrengthProps {
  readonly side: Side
  readonly cv: number
  readonly least: number
  readonly full: number
  readonly say: Say
}
function Strength({ side, cv, least, full, say }: StrengthProps): ReactNode {
  const part = (n: number) => `${Math.min(100, (100 * n) / full)}%`
  return (
    <div className={`q-strength q-${side}`}>
      <h2>
        {say(sideName(side))} <b>{say(web.total(cv))}</b>
      </h2>
      <div className="q-bar" aria-hidden="true">
        <i style={{ width: part(cv) }} />
        <s style={{ left: part(least) }}>{least}</s>
      </div>
    </div>
  )
}

export function Losses({ view, say }: Props): ReactNode {
  const none = SIDES.every((side) => view.lost[side].length === 0)
  return (
    <div className="q-losses">
      {none && <p className="soft">{say(web.noLosses)}</p>}
      {SIDES.map(
        (side) =>
          view.lost[side].length > 0 && (
            <section key={side}>
              <h2>{say(web.stands(side, view.lost[side].length))}</h2>
              <ul className="q-few">
                {view.lost[side].map((unit) => (
                  <Small key={unit} unit={unit} say={say} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

const TRACK = Array.from({ length: TURNS }, (_, i) => i + 1)
export function Turns({ view, say }: Props): ReactNode {
  const { turn } = view
  return (
    <div className="q-turns">
      <p>{say(turn > 0 ? web.turn(turn, TURNS) : web.beforeFirst)}</p>
      <ol aria-hidden="true">
        {TRACK.map((n) => (
          <li key={n} className={n === turn ? 'q-now' : n < turn ? 'q-past' : undefined}>
            {n}
          </li>
        ))}
      </ol>
      {view.contraryTide && <p>{say(web.tide)}</p>}
      <p className="soft">{say(web.winsBritish(TURNS))}</p>
      <p className="soft">{say(web.winsFrench(BRITISH_MINIMUM))}</p>
    </div>
  )
}
