/** Goals on the map: a form, what it costs to come there, and signs for what that means. */
import type { Reached } from '@carillon/kernel'
import { type ReactNode, useContext, useMemo } from 'preact/compat'
import { BADGES, Badge } from './badges.tsx'
import { Clearing, inRows, rowsOf, type Signs, signsAt } from './clearing.ts'
import { ICONS } from './icons.ts'
import { boxesOf, pairsOn } from './pairs.ts'
import { ReachContext } from './reach.ts'
import type { Box, Point, Sheet } from './sheet.ts'

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
/** What the number and a sign take, and what lies between them. */
const [NUMBER, SIGN, GAP] = [31, 22, 1]

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
interface Post {
  readonly goal: Reached
  readonly at: Point
  readonly signs: Signs
}
/** Where numbers and signs of goals stand: on no name, in no room of a space, and not on each other. */
export function postsOf(goals: Iterable<Reached>, sheet: Sheet, more: readonly Box[] = []): readonly Post[] {
  const clearing = new Clearing(sheet, more)
  const { spaces, frame } = sheet
  return [...goals].flatMap((goal) => {
    const at = spaces[goal.place]
    const forms = rowsOf(widthsOf(goal), NUMBER, GAP)
    return at ? [{ goal, at, signs: signsAt(at, frame.room, forms, clearing, true) }] : []
  })
}
const widthsOf = ({ signs }: Reached): readonly number[] => [NUMBER, ...signs.map(() => SIGN)]

interface ReachNumbersProps {
  readonly sheet: Sheet
  /** Places where two enemies stand. */
  readonly contested: readonly string[]
}
/** Numbers and signs lie over all else. */
export function ReachNumbers({ sheet, contested }: ReachNumbersProps): ReactNode {
  const { goals } = useContext(ReachContext)
  const posts = useMemo(() => {
    const pairs = goals.size > 0 ? boxesOf(pairsOn(sheet, contested)) : []
    return postsOf(goals.values(), sheet, pairs)
  }, [goals, sheet, contested])
  return posts.map((post) => <Numbers key={post.goal.place} {...post} />)
}

const Mark = ({ form, x, y }: Point & { readonly form: string }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <path className={`rc-halo rc-${form}`} d={HEXAGON} />
    <path className={`rc-form rc-${form}`} d={HEXAGON} />
  </g>
)

function Numbers({ goal, at, signs: { x, y, width, height, rows, scale, isFar } }: Post): ReactNode {
  const [middle, down] = [x + width / 2, y + height / 2]
  const lines = inRows(
    widthsOf(goal).map((wide, i) => ({ wide, sign: goal.signs[i - 1] })),
    rows,
  )
  return (
    <g className="rc-words">
      {isFar && <path className="rc-lead" d={`M${at.x} ${at.y}L${middle} ${down}`} />}
      <g transform={`translate(${middle} ${down})scale(${scale})`}>
        {lines.flatMap((line, row) => {
          let left = -line.reduce((sum, { wide }) => sum + wide + GAP, -GAP) / 2
          return line.map(({ wide, sign }) => {
            const at = { x: left + wide / 2, y: (row - (rows - 1) / 2) * (NUMBER + GAP) }
            left += wide + GAP
            return sign === undefined ? (
              <g key="cost" transform={`translate(${at.x} ${at.y})`}>
                <circle className="rc-disc" r="14" />
                <text className="rc-cost" y="7">
                  {goal.cost}
                </text>
              </g>
            ) : (
              <Badge key={sign} d={SIGNS[sign] ?? TENT} look={`reach-${sign}`} {...at} r={10} />
            )
          })
        })}
      </g>
    </g>
  )
}
