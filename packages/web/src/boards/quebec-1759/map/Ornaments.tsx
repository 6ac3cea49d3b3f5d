/** What only adorns the map. */
import type { ReactNode } from 'react'
import { Cartouche } from './Cartouche.tsx'
import { City } from './City.tsx'
import { Compass, Scale } from './Compass.tsx'
import type { Palette } from './palette.ts'

interface OrnamentsProps {
  readonly ink: Palette
  readonly names: (id: string) => string
}
export function Ornaments({ ink, names }: OrnamentsProps): ReactNode {
  return (
    <>
      <City ink={ink} />
      <Cartouche ink={ink} names={names} />
      <Compass ink={ink} />
      <Scale ink={ink} names={names} />
    </>
  )
}
