/** What is going on: a march, a battle, a siege, raids. */

import type { Message } from '@carillon/kernel'
import {
  type Battle,
  pieceName,
  pieceOf,
  SIDES,
  type Side,
  sideName,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/facts'
import type { ReactNode } from 'react'
import { type Asking, Rank } from './Sheet.tsx'

export function Now(asking: Asking): ReactNode {
  const { view, say } = asking
  const { battle, siege, march, raids, activation } = view
  return (
    <div className="th-battlefield">
      {battle && <Fight battle={battle} {...asking} />}
      {siege && <SiegeOf {...asking} siege={siege} />}
      {march && (
        <>
          <h2>{say(text('web.march', { from: spaceName(march.origin), at: spaceName(march.at) }))}</h2>
          <p>{say(text('web.spent', { spaces: march.spent }))}</p>
          {!battle && <Rank side={march.side} pieces={march.pieces} {...asking} />}
        </>
      )}
      {activation && activation.groups.length > 0 && (
        <>
          <h2>{say(text('web.groups'))}</h2>
          <ul>
            {activation.groups.map(({ commander, pieces, space }) => (
              <li key={pieces[0]}>
                {say(
                  text('web.group', {
                    head: pieceName(commander ?? (pieces[0] as number)),
                    count: pieces.length,
                    space: spaceName(space),
                  }),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {raids.map(({ space, pieces }) => (
        <section key={`${space} ${pieces[0]}`}>
          <h2>{say(text('web.raid', { space: spaceName(space) }))}</h2>
          {!battle && <Rank side={view.active} pieces={pieces} {...asking} />}
        </section>
      ))}
      {!battle && !siege && !march && !activation && raids.length === 0 && (
        <p className="soft">{say(text('web.quiet'))}</p>
      )}
    </div>
  )
}

function Fight({ battle, ...asking }: Asking & { readonly battle: Battle }): ReactNode {
  const { say } = asking
  return (
    <>
      <h2>{say(text('web.battle', { space: spaceName(battle.space), cause: text(`web.cause.${battle.cause}`) }))}</h2>
      {[battle.attacker, battle.defender].map((side) => (
        <section key={side}>
          <Rank
            {...asking}
            side={side}
            title={say(text(side === battle.attacker ? 'web.attacks' : 'web.defends', { side: sideName(side) }))}
            pieces={battle.pieces[side]}
          />
          <p>{factsOf(battle, side).map(say).join(' · ')}</p>
        </section>
      ))}
    </>
  )
}
function factsOf({ pieces, commander, ambush, result, due, winner }: Battle, side: Side): Message[] {
  const leads = commander[side]
  const led = pieces[side].some((piece) => pieceOf(piece).leader)
  const scored = result[side]
  const tactics = leads === null ? 0 : pieceOf(leads).tactics
  return [
    ...(leads === null ? [] : [text('web.commander', { piece: pieceName(leads), tactics })]),
    ...(led ? [] : [text('web.no_commander')]),
    ...(ambush[side] ? [text('web.ambush')] : []),
    ...(scored === null ? [] : [text('web.result', { steps: scored })]),
    ...(due[side] > 0 ? [text('web.due', { steps: due[side] })] : []),
    ...(winner === side ? [text('web.winner')] : []),
  ]
}

function SiegeOf({ siege, ...asking }: Asking & { readonly siege: NonNullable<View['siege']> }): ReactNode {
  const { view, say } = asking
  const { space, besieger, commander } = siege
  const level = view.sieges.find((one) => one.space === space)?.level ?? 0
  return (
    <>
      <h2>{say(text('web.siege', { space: spaceName(space), level }))}</h2>
      <p>{say(text('web.commander', { piece: pieceName(commander), tactics: pieceOf(commander).tactics }))}</p>
      {SIDES.toSorted((a, b) => Number(b === besieger) - Number(a === besieger)).map((side) => {
        const name = { side: sideName(side) }
        const title = say(text(side === besieger ? 'web.besieges' : 'web.besieged', name))
        return <Rank key={side} {...asking} {...{ side, title }} pieces={view.map[side][space] ?? []} />
      })}
    </>
  )
}
