/** 13 The battle: both sides by type, the track, Militia, Commanders, the dice. */
import {
  type Battle,
  FACTIONS,
  type Faction,
  faceName,
  factionName,
  spaceName,
  gameText as text,
  typeName,
  unitName,
} from '@carillon/bayonets-and-tomahawks/facts'
import type { ReactNode } from 'react'
import { FaceIcon } from './faces.tsx'
import { unitsAt } from './find.ts'
import { type Asking, Units } from './Units.tsx'

export function Fight(asking: Asking): ReactNode {
  const { view, say } = asking
  const { battle, battles, fought } = view
  const open = battles.filter((space) => space !== battle?.space && !fought.includes(space))
  return (
    <div className="th-battlefield">
      {battle ? (
        <>
          <h2>{say(spaceName(battle.space))}</h2>
          <Track battle={battle} say={say} />
          {[battle.attacker, battle.defender].map((f) => (
            <SideOf key={f} faction={f} battle={battle} {...asking} />
          ))}
        </>
      ) : (
        <p className="soft">{say(text('web.no_battle'))}</p>
      )}
      {open.length > 0 && <p>{say(text('web.to_fight', { spaces: open.map(spaceName) }))}</p>}
    </div>
  )
}

function SideOf({ faction, battle, ...asking }: Asking & { faction: Faction; battle: Battle }): ReactNode {
  const { view, say } = asking
  const name = factionName(faction)
  const leads = battle.commander[faction]
  const facts = [
    text('web.mark', { mark: signed(battle.marks[faction]) }),
    ...(battle.militia[faction] > 0 ? [text('web.militia', { count: battle.militia[faction] })] : []),
    ...(leads ? [text('web.leads', { unit: unitName(leads.unit), left: leads.left })] : []),
  ]
  return (
    <section className={`th-rank th-${faction}`}>
      <h3>{say(text(faction === battle.attacker ? 'web.attacks' : 'web.defends', { faction: name }))}</h3>
      <p>{facts.map(say).join(' · ')}</p>
      {battle.rolling?.faction === faction && <Dice rolling={battle.rolling} say={say} />}
      <Units units={unitsAt(view, faction, battle.space)} {...asking} />
    </section>
  )
}
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'))

const SPACES_OF_TRACK = Array.from({ length: 16 }, (_, i) => i - 5)
/** 13.3.1 */
function Track({ battle, say }: { battle: Battle; say: Asking['say'] }): ReactNode {
  return (
    <ol className="th-track" aria-hidden="true">
      {SPACES_OF_TRACK.map((n) => (
        <li key={n} className={n === 0 ? 'bt-zero' : undefined}>
          <span>{n}</span>
          {FACTIONS.filter((f) => Math.max(-5, Math.min(10, battle.marks[f])) === n).map((f) => (
            <b key={f} className={`bt-pin th-${f}`}>
              {say(text(`web.initial.${f}`))}
            </b>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** 1.3 */
function Dice({ rolling, say }: { rolling: NonNullable<Battle['rolling']>; say: Asking['say'] }): ReactNode {
  return (
    <ul className="bt-dice" aria-label={say(typeName(rolling.type))}>
      {rolling.faces.map((face, i) => {
        const unit = rolling.units[i]
        const name = unit ? text('web.die', { unit: unitName(unit), face: faceName(face) }) : faceName(face)
        return (
          <li key={unit ?? `${i + 1}`} title={say(name)}>
            <svg viewBox="0 0 24 24" role="img" aria-label={say(name)}>
              <rect className="die-body" x="1.25" y="1.25" width="21.5" height="21.5" rx="4.5" />
              <FaceIcon face={face} />
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
