/** 13.3.1 The Battle track. For the eye: words say it beside. */
import { FACTIONS, type Faction, gameText as text } from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { fromTo } from '../theatre/Track.tsx'

const LEAST = -5
const MOST = 10
const BOXES = fromTo(LEAST, MOST)

interface BattleTrackProps {
  readonly marks: Readonly<Record<Faction, number>>
  readonly say: Say
}
export function BattleTrack({ marks, say }: BattleTrackProps): ReactNode {
  return (
    <ol className="bt-battle-track" aria-hidden="true">
      {BOXES.map((n) => (
        <li key={n} className={n <= 0 ? 'bt-low' : undefined}>
          <span>{n < 0 ? `−${-n}` : n}</span>
          {FACTIONS.filter((f) => Math.max(LEAST, Math.min(MOST, marks[f])) === n).map((f) => (
            <b key={f} className={`bt-pin th-${f}`}>
              {say(text(`web.initial.${f}`))}
            </b>
          ))}
        </li>
      ))}
    </ol>
  )
}
