/** 7.3 Action points as pictures: a square for Army, a triangle for Light and Indian, a circle for Sail. */
import { type Ap, apName, gameText as text } from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { EMBLEM } from '../theatre/Emblem.tsx'

interface Sign {
  readonly key: string
  readonly ap: Ap
  readonly used: boolean
}
/** Of equal APs the first ones are used up; what an event added comes last. */
export function signsOf(all: readonly Ap[], left: readonly Ap[]): readonly Sign[] {
  const open = [...left]
  const printed = all
    .toReversed()
    .map((ap, n) => {
      const at = open.indexOf(ap)
      if (at >= 0) open.splice(at, 1)
      return { key: `${ap} ${n}`, ap, used: at < 0 }
    })
    .toReversed()
  return [...printed, ...open.map((ap, n) => ({ key: `+${ap} ${n}`, ap, used: false }))]
}

interface ApsProps {
  readonly all: readonly Ap[]
  /** Those that are left of a card in play. */
  readonly left?: readonly Ap[] | undefined
  readonly say: Say
}
export function Aps({ all, left = all, say }: ApsProps): ReactNode {
  const signs = signsOf(all, left)
  if (signs.length === 0) return <span className="bt-aps">{say(text('web.no_aps'))}</span>
  const words = signs.map(({ ap, used }) => say(used ? text('web.ap_used', { ap: apName(ap) }) : apName(ap)))
  return (
    <span className="bt-aps" role="img" aria-label={words.join(', ')}>
      {signs.map((sign, n) => (
        <span key={sign.key} className={`bt-ap${sign.used ? ' bt-used' : ''}`} title={words[n]}>
          {platesOf(sign.ap).map((plate) => (
            <Plate key={plate} plate={plate} />
          ))}
          {sign.ap.endsWith('-2x') && <b>×2</b>}
        </span>
      ))}
    </span>
  )
}

const PLATES = {
  sail: ['M1 12a11 11 0 1 0 22 0 11 11 0 1 0-22 0z', EMBLEM.ship, 'matrix(.62 0 0 .62 4.560 4)'],
  light: ['M12 0L24 22.500H0z', EMBLEM.hatchet, 'matrix(.54 0 0 .54 5.300 8.200)'],
  indian: ['M12 0L24 22.500H0z', EMBLEM.indian, 'matrix(.52 0 0 .52 5.800 9)'],
  army: ['M2 2h20v20H2z', EMBLEM.both, 'matrix(.7 0 0 .7 3.600 3.600)'],
} as const
type PlateName = keyof typeof PLATES
const platesOf = (ap: Ap): readonly PlateName[] =>
  (Object.keys(PLATES) as PlateName[]).filter((plate) => ap.split('-').includes(plate))

function Plate({ plate }: { readonly plate: PlateName }): ReactNode {
  const [form, sign, at] = PLATES[plate]
  return (
    <svg className={`bt-plate bt-${plate}-ap`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={form} />
      <path className="bt-sign" d={sign} transform={at} fillRule="evenodd" />
    </svg>
  )
}
