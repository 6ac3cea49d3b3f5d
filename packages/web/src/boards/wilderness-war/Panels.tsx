/** The panels beside the board: cards, tracks, boxes, what is going on. */
import type { ReactNode } from 'preact/compat'
import { PAST } from '../theatre/fight.tsx'
import { PanelBox } from '../theatre/PanelBox.tsx'
import { type Props, useAsking } from './asking.ts'
import { Fought } from './Fought.tsx'
import { Now } from './Now.tsx'
import { fightsIn } from './story.ts'

export { Boxes } from './Boxes.tsx'
export { Cards } from './Cards.tsx'
export { Tracks } from './Tracks.tsx'

/** What is going on; when nothing is, what was fought last. */
export function NowPanel(props: Props): ReactNode {
  const { view, say, log = [], explain } = props
  const { battle, siege, raids, march } = view
  const asking = useAsking(props)
  const isQuiet = !battle && !siege && !march && raids.length === 0
  const fought = isQuiet ? fightsIn(log).filter(({ over }) => over) : []
  return (
    <PanelBox explain={explain}>
      <Now {...asking} log={log} />
      {fought.length > 0 && <Fought {...{ view, say }} fought={fought.slice(-PAST)} />}
    </PanelBox>
  )
}
