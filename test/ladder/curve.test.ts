import { expect, test } from 'vitest'
import { curveOf } from '../../scripts/training/curve.ts'

test('a learning curve has a line and a key for everything measured', () => {
  const svg = curveOf('a <judge>', [
    { games: 100, curve: { british: 0.5, french: 0.25 } },
    { games: 200, curve: { british: 0.75 } },
  ])
  expect(svg).toContain('a &#60;judge&#62;')
  expect(svg.match(/<polyline/g)).toHaveLength(2)
  const [british, french] = [...svg.matchAll(/points="([^"]*)"/g)].map(([, points = '']) =>
    points.split(' ').map((point) => point.split(',').map(Number)),
  )
  expect(british).toHaveLength(2)
  expect(french).toHaveLength(1)
  // Later is to the right, better is higher, and the same games stand at the same place.
  expect(british?.[1]?.[0]).toBeGreaterThan(british?.[0]?.[0] as number)
  expect(british?.[1]?.[1]).toBeLessThan(british?.[0]?.[1] as number)
  expect(french?.[0]?.[0]).toBe(british?.[0]?.[0])
})
