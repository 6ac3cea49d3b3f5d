/** The names of the spaces as the sheet lays them out. */
import { memo, type ReactNode } from 'react'
import { UNREAD } from '../marks.ts'
import { type Label, lineAt, type Sheet } from '../sheet.ts'

interface LabelsProps {
  readonly sheet: Sheet
  /** Names that are shown also where the whole map is small. */
  isGreat(space: string): boolean
}
export const Labels = memo(function Labels({ sheet, isGreat }: LabelsProps): ReactNode {
  return (
    <g className="map-labels" {...UNREAD}>
      {Object.entries<Label>(sheet.labels).map(([space, label]) =>
        label.lines.map((line, i) => (
          <text
            key={`${space} ${line}`}
            className={`map-label${label.italic ? ' map-italic' : ''}${isGreat(space) ? ' map-great' : ''}`}
            {...lineAt(label, i, sheet.frame)}
            textAnchor={label.anchor}
          >
            {line}
          </text>
        )),
      )}
    </g>
  )
})
