/** 1.3 The six faces of the die, drawn in a square of 24: by shape and filling, never by colour alone. */
import { FACES, type Face, faceName } from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import type { DieFace } from '../board.ts'

/** What a shape can hit is round or has that shape: a ring in it. */
const RING = { cx: 12, r: 2.2, className: 'bt-face-line' } as const

const DRAWN: Readonly<Record<Face, () => ReactNode>> = {
  flag: () => (
    <>
      <path className="bt-face-line" d="M6.5 4.5V20" />
      <path className="bt-face-fill" d="M6.5 4.5H19L16 8.75 19 13H6.5z" />
    </>
  ),
  triangle: () => (
    <>
      <path className="bt-face-line" d="M12 4L20.3 18.7H3.7z" />
      <circle {...RING} cy={13.9} />
    </>
  ),
  square: () => (
    <>
      <path className="bt-face-line" d="M5 5H19V19H5z" />
      <circle {...RING} cy={12} />
    </>
  ),
  bt: () => (
    <>
      <path className="bt-face-line" d="M4.5 19.5L13 11M15.4 10.9L11.6 7.1M19.5 19.5L6.5 6.5" />
      <path className="bt-face-fill" d="M19.8 4.2L15 11 12.5 8.5z" />
      <path className="bt-face-fill" d="M9.4 4.6C7.6 4.6 5 6.6 4 10.2L7.2 10.4 10.2 7.4z" />
    </>
  ),
  miss: () => <path className="bt-face-line" d="M14.6 7.4A5 5 0 1 0 14.6 16.6 6.2 6.2 0 0 1 14.6 7.4z" />,
}

export const FaceIcon = ({ face }: { face: Face }): ReactNode => DRAWN[face]()
export const DIE: readonly DieFace[] = FACES.map((face) => ({ name: faceName(face), Icon: DRAWN[face] }))
