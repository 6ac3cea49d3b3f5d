/** The theatre as engraved: land, waters, hills, woods and their names. No game in it, drawn once. */

import { memo, type ReactNode } from 'preact/compat'
import { UNREAD } from '../../pointing.ts'
import type { Frame, Sheet } from '../sheet.ts'
import { Compass } from './Compass.tsx'
import { hachures, hills, shoals, woods } from './engraving.ts'
import { Paths } from './Paths.tsx'

/** From the edge to the line within which the map is drawn. */
const NEAT = 17

export const TheatreMap = memo(function TheatreMap({
  sheet,
  locale,
}: {
  readonly sheet: Sheet
  readonly locale: 'en' | 'fr'
}): ReactNode {
  const { frame, land, rivers, names, ornaments } = sheet
  return (
    // What lies beyond the frame is cut off.
    // biome-ignore lint/a11y/noSvgWithoutTitle: the board has a name, and this is not read.
    <svg className="map" width={frame.width} height={frame.height} {...UNREAD}>
      <rect className="map-water" width={frame.width} height={frame.height} />
      <Paths of={shoals(sheet)} className="map-shoal" />
      <Paths of={hachures(sheet)} className="map-hachures" />
      <path className="map-land" d={land} />
      {rivers.map(({ width, path }) => (
        <path key={path} className="map-river" strokeWidth={width} d={path} />
      ))}
      <Paths of={woods(sheet)} className="map-woods" />
      <Paths of={hills(sheet)} className="map-hills" />
      {names.map(({ id, x, y, size, spacing, angle, water, [locale]: words }) => (
        <text
          key={id}
          className={`map-words${water ? ' map-of-water' : ''}${size > 40 && !water ? ' map-vast' : ''}`}
          transform={`translate(${x} ${y}) rotate(${angle})`}
          fontSize={size}
          letterSpacing={spacing}
        >
          {words}
        </text>
      ))}
      {ornaments.compass && <Compass box={ornaments.compass} north={frame.north} />}
      <Border {...frame} />
    </svg>
  )
})

/** A double line round the map, and degrees between. */
function Border({ width, height }: Frame): ReactNode {
  const inset = (by: number) => ({ x: by, y: by, width: width - 2 * by, height: height - 2 * by })
  return (
    <g className="map-border">
      <rect {...inset(NEAT / 2)} className="map-margin" strokeWidth={NEAT} />
      <rect {...inset(NEAT)} strokeWidth="1.4" />
      <rect {...inset(NEAT - 4.5)} strokeWidth="6" strokeDasharray="50 50" />
      <rect {...inset(NEAT - 9)} strokeWidth="1" />
      <rect {...inset(3)} strokeWidth="3" />
    </g>
  )
}
