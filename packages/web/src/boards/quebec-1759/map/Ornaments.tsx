/** What only adorns the map. */
import type { ReactNode } from 'preact/compat'
import { Cartouche } from './Cartouche.tsx'
import { City } from './City.tsx'
import { Compass, Scale } from './Compass.tsx'
import type { Palette } from './palette.ts'

interface OrnamentsProps {
  readonly ink: Palette
  readonly names: (id: string) => string
  /** No letters that are too small to be read. */
  readonly compact: boolean
}
export function Ornaments({ ink, names, compact }: OrnamentsProps): ReactNode {
  return (
    <>
      <City ink={ink} />
      {!compact && <Cartouche ink={ink} names={names} />}
      <Compass ink={ink} />
      {!compact && <Scale ink={ink} names={names} />}
    </>
  )
}
