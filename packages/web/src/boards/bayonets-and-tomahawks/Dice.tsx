/** 1.3 Dice with the faces of the game. */
import { type Face, faceName } from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { FaceIcon } from './faces.tsx'

/** Drawn only: its name stands where it is used. */
export const FaceDie = ({ face }: { readonly face: Face }): ReactNode => (
  <svg className="fi-die" viewBox="0 0 24 24" aria-hidden="true">
    <rect className="die-body" x="1.25" y="1.25" width="21.5" height="21.5" rx="4.5" />
    <FaceIcon face={face} />
  </svg>
)
interface DiceProps {
  readonly faces: readonly Face[]
  readonly say: Say
}
export function Dice({ faces, say }: DiceProps): ReactNode {
  return (
    <p className="fi-dice">
      <span className="unseen">{faces.map((face) => say(faceName(face))).join(', ')}</span>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice that fell do not change.
        <FaceDie key={i} face={face} />
      ))}
    </p>
  )
}
