/** The dice that just fell: whose, what for, what they show. */

import type { Roll } from '@carillon/protocol'
import { memo, type ReactNode, useContext } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { DiceRow } from './Dice.tsx'
import { DieContext } from './die-context.ts'
import { sideColour } from './sides.ts'

/** So many rolls at most; the log has them all. */
const SHOWN = 3

export const DiceTray = memo(function DiceTray({ rolls, say }: { rolls: readonly Roll[]; say: Say }): ReactNode {
  const { t } = useApp()
  const own = useContext(DieContext)
  const nameOf = (face: number): string => {
    const name = own?.[face - 1]?.name
    return name ? say(name) : `${face}`
  }
  if (rolls.length === 0) return null
  return (
    <ul className="tray" aria-label={t('dice.tray')}>
      {rolls.slice(-SHOWN).map(({ at, by, what, faces, sides }) => (
        <li key={at} className="tray-roll" style={sideColour(by)}>
          <span className="tray-what">
            {by && <b className="tray-side">{say({ key: `role.${by}` })}</b>} {say(what)}
          </span>
          <DiceRow faces={faces} sides={sides} by={by} />
          <span className="unseen">{t('dice.faces', { faces: faces.map(nameOf).join(', ') })}</span>
        </li>
      ))}
    </ul>
  )
})
