/** 6 A move: who moves, from where, and how far it may still go. */

import type { Message } from '@carillon/kernel'
import {
  allowanceOf,
  BOAT_SPACES,
  FOUL_SPACES,
  type March,
  spaceName,
  gameText as text,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { Rule } from '../theatre/fight.tsx'
import { Men, type SceneProps } from './Force.tsx'

/** Who is left behind is named below: a slip of the finger would be too easy. */
const NONE: SceneProps['choices']['pieces'] = new Map()

/** Spaces left by land and by boat, as far as both are still open. */
export function reachOf({ land, boat, naval, spent, foul, stopped, pieces }: March): readonly Message[] {
  if (stopped) return [text('web.reach.stopped')]
  const left = (spaces: number) => Math.max(0, (foul ? Math.min(FOUL_SPACES, spaces) : spaces) - spent)
  const all = allowanceOf(pieces)
  return [
    ...(land ? [text('web.reach.land', { left: left(all), all })] : []),
    ...(boat ? [text('web.reach.boat', { left: left(BOAT_SPACES), all: BOAT_SPACES })] : []),
    ...(naval && spent === 0 ? [text('web.reach.naval')] : []),
    ...(foul ? [text('web.reach.foul')] : []),
  ]
}

export function MarchScene({ march, ...props }: SceneProps & { readonly march: March }): ReactNode {
  const { say } = props
  return (
    <>
      <header className="fi-head">
        <h2>{say(text('web.march', { from: spaceName(march.origin), at: spaceName(march.at) }))}</h2>
        <p>{say(text('web.spent', { spaces: march.spent }))}</p>
      </header>
      <Men {...props} choices={{ ...props.choices, pieces: NONE }} pieces={march.pieces} />
      <p className="fi-note">
        {reachOf(march).map(say).join(' · ')} <Rule rule="6.2" />
      </p>
    </>
  )
}
