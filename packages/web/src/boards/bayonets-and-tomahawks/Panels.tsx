/** The panels beside the board: cards, tracks, boxes and pools, the battle. */
import type { ReactNode } from 'react'
import { PanelBox } from '../theatre/PanelBox.tsx'
import { type Props, useAsking } from './asking.ts'
import { Fight } from './Fight.tsx'

export { Boxes } from './Boxes.tsx'
export { Cards } from './Cards.tsx'
export { Tracks } from './Tracks.tsx'

export function BattlePanel(props: Props): ReactNode {
  const asking = useAsking(props)
  return (
    <PanelBox explain={props.explain}>
      <Fight {...asking} />
    </PanelBox>
  )
}
