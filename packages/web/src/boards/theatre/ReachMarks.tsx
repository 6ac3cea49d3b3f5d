/** Goals on the map: a form, what it costs to come there, and signs for what that means. */
import type { Reached } from '@carillon/kernel'
import { type ReactNode, useContext } from 'preact/compat'
import { BADGES, Badge } from './badges.tsx'
import { ICONS } from './icons.ts'
import { ReachContext } from './reach.ts'
import type { Point } from './sheet.ts'

/** A tent: a nation that would take the enemy's side. */
const TENT = 'M12 1.5L23 22H1zM12 11l4 11H8z'
export const SIGNS: Readonly<Record<string, string>> = {
  battle: ICONS.swords,
  siege: ICONS.bastion,
  intercept: ICONS.horn,
  out: BADGES.barred,
  nation: TENT,
}
const HEXAGON = 'M-42 0l21-37h42l21 37-21 37h-42z'
/** From the middle of a place. */
const [NUMBER, SIGN] = [
  { x: 0, y: -34 },
  { x: -30, y: 34, step: 20 },
]

export function ReachMarks({ at }: { at(place: string): Point }): ReactNode {
  const { goals, place } = useContext(ReachContext)
  if (goals.size === 0) return null
  return (
    <>
      {place !== undefined && <Mark form="from" {...at(place)} />}
      {[...goals.values()].map((goal) => (
        <g key={goal.place} className="rc">
          <Mark form={goal.part ? 'part' : 'whole'} {...at(goal.place)} />
        </g>
      ))}
    </>
  )
}
/** Numbers and signs lie over all else. */
export function ReachNumbers({ at }: { at(place: string): Point }): ReactNode {
  const { goals } = useContext(ReachContext)
  return [...goals.values()].map((goal) => <Numbers key={goal.place} goal={goal} {...at(goal.place)} />)
}

const Mark = ({ form, x, y }: Point & { readonly form: string }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <path className={`rc-halo rc-${form}`} d={HEXAGON} />
    <path className={`rc-form rc-${form}`} d={HEXAGON} />
  </g>
)

function Numbers({ goal: { cost, signs }, x, y }: Point & { readonly goal: Reached }): ReactNode {
  return (
    <g className="rc-words" transform={`translate(${x} ${y})`}>
      <circle className="rc-disc" cx={NUMBER.x} cy={NUMBER.y} r="14" />
      <text className="rc-cost" x={NUMBER.x} y={NUMBER.y + 7}>
        {cost}
      </text>
      {signs.map((sign, i) => (
        <Badge key={sign} d={SIGNS[sign] ?? TENT} look={`reach-${sign}`} x={SIGN.x + i * SIGN.step} y={SIGN.y} r={10} />
      ))}
    </g>
  )
}
