/** What goes over a socket, with clocks and who is here: the same in a world in which all that is hidden lies elsewhere. */
import { quebec1759 } from '@carillon/quebec-1759'
import { expect, test } from 'vitest'
import { leak } from '../../../scripts/soak/leaks.ts'

test('bytes of scenes, clocks and presence tell nobody who is done in secret', () => {
  const { leaks, positions, problems } = leak(quebec1759, 400)
  expect(problems).toEqual([])
  expect({ leaks, positions }).toEqual({ leaks: 0, positions: 400 })
})
