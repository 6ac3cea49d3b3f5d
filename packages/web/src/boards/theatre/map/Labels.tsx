/** The names of the spaces as the sheet lays them out; from afar a few large ones. */

import { memo, type ReactNode, useContext, useMemo } from 'preact/compat'
import { UNREAD } from '../../pointing.ts'
import { chipScale, NameSize } from '../map-scale.ts'
import { around, boxesOf, pairsOn } from '../pairs.ts'
import { type Box, type Label, lineAt, type Point, type Sheet } from '../sheet.ts'
import { grown, namesFromAfar } from './afar.ts'

export const Labels = memo(function Labels({ sheet }: { readonly sheet: Sheet }): ReactNode {
  return (
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
  )
})

/** Where there are stacks. */
export interface Standing {
  /** Of both sides. */
  readonly contested: readonly string[]
  isPeopled(place: string): boolean
}
interface GreatLabelsProps {
  readonly sheet: Sheet
  /** Spaces whose names are shown from afar, as far as they have room; the first ones first. */
  readonly great: readonly string[]
  readonly standing: Standing
}
export function GreatLabels({ sheet, great, standing }: GreatLabelsProps): ReactNode {
  const far = useContext(NameSize)
  const names = useMemo(
    () => (far > 0 ? namesFromAfar(sheet, great, far, stacksOn(sheet, standing, far)) : []),
    [sheet, great, far, standing],
  )
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
/** What stacks cover from afar. */
function stacksOn(sheet: Sheet, { contested, isPeopled }: Standing, far: number): readonly Box[] {
  const { room } = sheet.frame
  const by = chipScale(far, room)
  const alone = Object.entries<Point>(sheet.spaces).filter(([id]) => isPeopled(id) && !contested.includes(id))
  return [
    ...alone.map(([, at]) => around(at, room * by)),
    ...boxesOf(pairsOn(sheet, contested)).map((box) => grown(box, ((by - 1) * box.width) / 2)),
  ]
}
