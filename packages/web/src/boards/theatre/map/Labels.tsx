/** The names of the spaces as the sheet lays them out; from afar a few large ones. */

import { memo, type ReactNode, useContext, useMemo } from 'preact/compat'
import { UNREAD } from '../../pointing.ts'
import { NameSize } from '../map-scale.ts'
import { type Label, lineAt, type Sheet } from '../sheet.ts'
import { namesFromAfar } from './afar.ts'

interface LabelsProps {
  readonly sheet: Sheet
  /** Spaces whose names are shown from afar, as far as they have room; the first ones first. */
  readonly great: readonly string[]
}
export const Labels = memo(function Labels({ sheet, great }: LabelsProps): ReactNode {
  return (
    <>
      <g className="map-labels" {...UNREAD}>
        {Object.entries<Label>(sheet.labels).map(([space, label]) =>
          label.lines.map((line, i) => (
            <text
              key={`${space} ${line}`}
              {...(label.italic && { className: 'map-italic' })}
              {...lineAt(label, i, sheet.frame)}
              textAnchor={label.anchor}
            >
              {line}
            </text>
          )),
        )}
      </g>
      <Few sheet={sheet} great={great} />
    </>
  )
})

function Few({ sheet, great }: LabelsProps): ReactNode {
  const far = useContext(NameSize)
  const names = useMemo(() => (far > 0 ? namesFromAfar(sheet, great, far) : []), [sheet, great, far])
  return (
    <g className="map-labels map-few" style={{ fontSize: far }} {...UNREAD}>
      {names.map(({ words, x, y }) => (
        <text key={words} x={x} y={y}>
          {words}
        </text>
      ))}
    </g>
  )
}
