/** How the game stands, in one line over the map: the turn, both armies, and who holds what decides. */
import {
  BRITISH_MINIMUM,
  gameText,
  OBJECTIVE,
  SIDES,
  sideName,
  spaceName,
  TURNS,
  type View,
} from '@carillon/quebec-1759/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'

export function Strip({ view, say }: { readonly view: View; readonly say: Say }): ReactNode {
  const { turn, cv, zones } = view
  const here = SIDES.filter((side) => zones[OBJECTIVE][side].length > 0)
  const [holder, other] = here
  const held = other
    ? say(gameText('web.held.both'))
    : holder
      ? say(sideName(holder))
      : say(gameText('web.held.nobody'))
  return (
    <ul className="q-status" data-covers="">
      <li>{say(turn === 0 ? gameText('board.deployment') : gameText('board.turn', { turn, turns: TURNS }))}</li>
      {SIDES.map((side) => (
        <li
          key={side}
          data-side={side}
          title={
            side === 'british' ? say(gameText('board.british', { cv: cv.british, least: BRITISH_MINIMUM })) : undefined
          }
        >
          <span className="q-status-side">{say(sideName(side))}</span> {cv[side]}
          {side === 'british' && (
            <span className="unseen">{say(gameText('web.least', { least: BRITISH_MINIMUM }))}</span>
          )}
        </li>
      ))}
      <li data-side={other ? undefined : holder} title={`${say(spaceName(OBJECTIVE))} · ${held}`}>
        <span className="q-status-star" aria-hidden="true">
          ★
        </span>{' '}
        <span className="q-status-where">{say(spaceName(OBJECTIVE))} · </span>
        <b>{held}</b>
      </li>
    </ul>
  )
}
