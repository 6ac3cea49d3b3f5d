/** One chart of the course of a game, and the same as a table. */
import { isHeading } from '@carillon/kernel'
import type { Report } from '@carillon/protocol'
import { memo, type ReactNode, useMemo } from 'preact/compat'
import { type ChartData, chartShapes, figure, type Shape, SIZE, type Words, wayOf } from './course-picture.ts'

interface ChartProps extends Words {
  readonly course: ChartData
  readonly report: Report
}
export const Chart = memo(function Chart({ course, report, say, t }: ChartProps): ReactNode {
  const shapes = useMemo(() => chartShapes(course, report, { say, t }), [course, report, say, t])
  return (
    <figure className="course">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={course.title}>
        {shapes.map((shape, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture does not change.
          <Drawn key={i} shape={shape} />
        ))}
      </svg>
      <details>
        <summary>{t('report.table')}</summary>
        <Numbers {...{ course, report, say, t }} />
      </details>
    </figure>
  )
})

function Drawn({ shape }: { shape: Shape }): ReactNode {
  if (shape.shape === 'box') return null
  if (shape.shape === 'way')
    return (
      <path
        className={`course-${shape.colour}`}
        d={wayOf(shape.points)}
        stroke-width={shape.width}
        stroke-dasharray={shape.dash?.join(' ')}
      />
    )
  const { x, y, text, size, colour, anchor = 'start', bold } = shape
  return (
    <text
      className={`course-words course-${colour}`}
      {...{ x, y }}
      font-size={size}
      text-anchor={anchor}
      font-weight={bold ? 'bold' : undefined}
    >
      {text}
    </text>
  )
}

/** By turns: what stands between two of them is in the picture. */
function Numbers({ course, report, say, t }: ChartProps): ReactNode {
  const { series, sides, percent } = course
  const rows = report.samples.flatMap(({ at, chapter, text }, i) => {
    const isLast = i === report.samples.length - 1
    if (i > 0 && !isLast && !(chapter && isHeading({ chapter }))) return []
    return [{ at, name: i === 0 ? t('report.opening') : isLast ? t('report.end') : text ? say(text) : '', i }]
  })
  const value = (number: number): string =>
    sides && number !== 0
      ? `${say({ key: `role.${sides[number > 0 ? 0 : 1]}` })} ${Math.abs(number)}`
      : figure(course, number, { say, t })
  return (
    <table className="course-table">
      <caption>{course.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('report.when')}</th>
          {series.map(({ role }) => (
            <th key={role ?? ''} scope="col">
              {role && !percent ? say({ key: `role.${role}` }) : course.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, name, i }) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            {series.map(({ role, values }) => (
              <td key={role ?? ''}>{value(values[i] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
