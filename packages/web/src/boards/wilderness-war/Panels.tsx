/** The panels beside the board: cards, tracks, boxes, what is going on. */
import type { ReactNode } from 'react'
import { PanelBox } from '../theatre/PanelBox.tsx'
import { type Props, useAsking } from './asking.ts'
import { Now } from './Now.tsx'

export { Boxes } from './Boxes.tsx'
export { Cards } from './Cards.tsx'
export { Tracks } from './Tracks.tsx'

export function NowPanel(props: Props): ReactNode {
  const asking = useAsking(props)
  return (
    <PanelBox explain={props.explain}>
      <Now {...asking} />
    </PanelBox>
  )
}
