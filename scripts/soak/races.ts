/** Two answers to one question at the same moment, on two nodes: exactly one is taken. */
import { seeded } from '@carillon/kernel'
import type { RunningServer } from '../../packages/server/src/server.ts'
import { makeTable } from '../../packages/server/src/tables.ts'
import { Guest } from '../../packages/server/src/testing/house.ts'
import { type Late, NEVER_LATE } from './hours.ts'

export interface Racing {
  races: number
  acceptedOnce: number
  both: number
  none: number
}

/** The same seat sits at both nodes; the other one only goes along. */
export async function race(
  nodes: readonly [RunningServer, RunningServer],
  races: number,
  late: Late = NEVER_LATE,
  games = 4,
): Promise<Racing> {
  const goesOn = () => found.races < races && !late()
  const found: Racing = { races: 0, acceptedOnce: 0, both: 0, none: 0 }
  const [one, other] = nodes
  await Promise.all(
    Array.from({ length: games }, async (_, i) => {
      const random = seeded(100 + i)
      while (goesOn()) {
        const wish = { title: 'quebec-1759', scenario: 'campaign', options: {}, bots: {}, visibility: 'link' } as const
        const { id, tokens } = await makeTable(one.hall, wish)
        const pairs = Object.values(tokens).map(
          (token) => [new Guest(one.port, token), new Guest(other.port, token)] as const,
        )
        await Promise.all(pairs.flat().map((guest) => guest.open(id)))
        while (goesOn() && !pairs.some(([guest]) => guest.scene?.observation.outcome)) {
          const pair = pairs.find(
            ([a, b]) => a.options.length > 0 && a.scene?.observation.revision === b.scene?.observation.revision,
          )
          if (!pair) {
            await pairs[0]?.[0].next(5)
            continue
          }
          const [a, b] = pair
          const [first, second] = [random.below(a.options.length), random.below(a.options.length)]
          const revision = a.scene?.observation.revision
          const replies = await Promise.all([
            a.answer(a.options[first] as never, `a${i}-${found.races}-${random.below(1e9)}`),
            b.answer(a.options[second] as never, `b${i}-${found.races}-${random.below(1e9)}`),
          ])
          const taken = replies.filter(({ said }) => said === 'done').length
          found.races += 1
          if (taken === 1) found.acceptedOnce += 1
          else if (taken === 2) found.both += 1
          else found.none += 1
          // Until both are asked something else, or nothing: a revision moves with the next question to this seat.
          const asks = ({ scene, options }: Guest) => options.length > 0 && scene?.observation.revision === revision
          for (let waits = 0; pair.some(asks) && waits < 200; waits++) await Promise.race([a.next(20), b.next(20)])
        }
        for (const guest of pairs.flat()) guest.close()
      }
    }),
  )
  return found
}
