/** A panel beside a theatre board: what is in it is explained like what is on the board. */
import { type ReactNode, useState } from 'react'
import type { PanelProps, Subject } from '../board.ts'
import { useExplaining } from '../pointing.ts'

interface PanelBoxProps {
  readonly explain: PanelProps['explain']
  readonly children: ReactNode
}
export function PanelBox({ explain, children }: PanelBoxProps): ReactNode {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useExplaining(box, explain)
  return (
    <div ref={setBox} className="th-panel">
      {children}
    </div>
  )
}

interface HeadProps {
  readonly track: string
  readonly explain: PanelProps['explain']
  readonly children: ReactNode
}
/** The heading of a track or a box: it explains it. */
export function Head({ track, explain, children }: HeadProps): ReactNode {
  const subject: Subject = { track }
  return (
    <h2>
      <button type="button" className="th-head" data-track={track} onClick={() => explain(subject)}>
        {children}
      </button>
    </h2>
  )
}
