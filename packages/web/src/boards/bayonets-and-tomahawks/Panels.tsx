/** The panels beside the board: cards, tracks, boxes and pools, the battle. */
import type { ReactNode } from 'preact/compat'
import { PAST } from '../theatre/fight.tsx'
import { PanelBox } from '../theatre/PanelBox.tsx'
import { type Props, useAsking } from './asking.ts'
import { Fight } from './Fight.tsx'
import { Fought } from './Fought.tsx'
import { battlesIn } from './story.ts'

export { Boxes } from './Boxes.tsx'
export { Cards } from './Cards.tsx'
export { Tracks } from './Tracks.tsx'

/** The battle that is being fought; between battles, those fought last. */
export function BattlePanel(props: Props): ReactNode {
  const { view, say, log = [], explain } = props
  const asking = useAsking(props)
  const fought = view.battle ? [] : battlesIn(log).filter(({ winner }) => winner)
  return (
    <PanelBox explain={explain}>
      <Fight {...asking} log={log} />
      {fought.length > 0 && <Fought {...{ view, say }} fought={fought.slice(-PAST)} />}
    </PanelBox>
  )
}
