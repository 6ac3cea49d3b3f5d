/** Where those who are pointed at can go: asked of the house with every question, and sent there in one click. */
import type { Message, Option, Reached } from '@carillon/kernel'
import { createContext, useEffect, useMemo, useRef, useState } from 'preact/compat'
import type { BoardProps, Reach } from '../board.ts'

export interface Reaching {
  /** Places with somebody who can be picked. */
  readonly starts: ReadonlySet<string>
  /** Whose they are. */
  readonly side: 'british' | 'french'
  /** Who was picked, and the ways to begin with them; nothing for those who are under way already. */
  readonly place: string | undefined
  readonly ways: Reach['ways']
  readonly way: number
  /** Where that way leads. */
  readonly goals: ReadonlyMap<string, Reached>
  pick(place: string): void
  turn(way: number): void
  /** To a goal; or a way is begun, and what comes then is asked. */
  go(to?: string, way?: number): void
  /** A place is pointed at: a goal where more comes than the way there. */
  point(to: string | undefined): void
  leave(): void
  /** Of a goal, for a voice. */
  said(goal: Reached): readonly Message[]
}
const nothing = (): void => undefined
const NOBODY: Reaching = {
  ...{ starts: new Set(), side: 'british', place: undefined, ways: [], way: 0, goals: new Map() },
  ...{ pick: nothing, turn: nothing, go: nothing, point: nothing, leave: nothing, said: () => [] },
}
export const ReachContext = createContext<Reaching>(NOBODY)

interface Picked {
  readonly options: readonly Option[]
  readonly reach: Reach
  readonly place?: string
  readonly way: number
}
const NOWHERE: Reach = { starts: [], ways: [] }
/** What shows where they can go comes before what asks for more at once. */
const firstOf = ({ ways }: Reach): number => {
  const shows = ways.findIndex(({ open }) => !open)
  return Math.max(0, shows)
}

export const saidOf = ({ cost, part, signs }: Reached): readonly Message[] => [
  { key: 'web.reach.cost', args: { cost } },
  ...(part ? [{ key: 'web.reach.part' }] : []),
  ...signs.map((sign) => ({ key: `web.reach.${sign}` })),
]

type Props = Pick<BoardProps, 'seat' | 'options' | 'reach' | 'walk' | 'consider'>
export function useReaching({ seat, options, reach, walk, consider = nothing }: Props): Reaching {
  const [found, set] = useState<Picked>()
  const now = useRef(options)
  now.current = options
  const first = useRef<Reach>(NOWHERE)
  const on = reach !== undefined && walk !== undefined && options.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question.
  useEffect(() => {
    first.current = NOWHERE
    if (!on) return
    reach().then(
      (answer) => {
        if (now.current !== options) return
        first.current = answer
        set({ options, reach: answer, way: 0 })
      },
      () => undefined,
    )
  }, [options, on])
  return useMemo(() => {
    if (!on || found?.options !== options) return NOBODY
    const { place, way } = found
    const { ways } = found.reach
    const ask = (from: string, number: number) =>
      reach(from, number).then(
        (answer) => now.current === options && set({ options, reach: answer, place: from, way: number }),
        nothing,
      )
    const goals = new Map(ways[way]?.places.map((one) => [one.place, one]))
    return {
      starts: new Set(first.current.starts),
      // Those who play together have one side.
      side: seat === 'french' || seat === 'indian' ? 'french' : 'british',
      ...{ place, ways, way, goals },
      pick: (from) => void reach(from, 0).then((answer) => ask(from, firstOf(answer)), nothing),
      turn: (number) => place !== undefined && void ask(place, number),
      go: (to, number = way) => walk({ place, way: number, to }),
      point: (to) => consider(to !== undefined && goals.get(to)?.signs.length ? { place, way, to } : undefined),
      leave: () => place !== undefined && set({ options, reach: first.current, way: 0 }),
      said: saidOf,
    }
  }, [found, seat, options, on, reach, walk, consider])
}
