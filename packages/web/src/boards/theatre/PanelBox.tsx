/** A panel beside a theatre board: what is in it is explained like what is on the board. */
import { type ReactNode, useState } from 'preact/compat'
import type { PanelProps, Subject } from '../board.ts'
import { tried, useExplaining } from '../pointing.ts'

interface PanelBoxProps {
  readonly explain: PanelProps['explain']
  readonly refuse?: PanelProps['refuse']
  readonly children: ReactNode
}
export function PanelBox({ explain, refuse, children }: PanelBoxProps): ReactNode {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useExplaining(box, explain)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it is a button.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys only reach what can be chosen.
    <div ref={setBox} className="th-panel" onClick={refuse && ((event) => tried(event, refuse))}>
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
