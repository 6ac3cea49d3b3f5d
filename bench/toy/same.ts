/**
 * Is it the same game three times? The same choices and dice go through all of them; what may be done and the position
 * are compared before every move.
 */
import { deepStrictEqual } from 'node:assert/strict'
import { type Option, seeded, startTable } from '@carillon/kernel'
import * as bare from './bare.ts'
import { type Skirmish, skirmish, spaceNumber, unitNumber } from './kernel.ts'

/** What the check needs of boardgame-io.mjs. */
export interface BoardgameIo {
  toyGame(roll: (random: { D6(): number }) => number): object
  start(game: unknown): {
    getState(): { G: { moves: number; at: number[]; strength: number[] }; ctx: { gameover?: unknown } }
    moves: Record<string, (...args: number[]) => void>
    stop(): void
  }
  enumerate(G: unknown, ctx: unknown): { move: string; args: number[] }[]
}

/** As the bare loop writes it. */
function code(option: Option): number {
  const space = option.attack ?? option.move
  return (unitNumber.get(option.unit as string) as number) * 64 + (spaceNumber.get(space as string) as number)
}
const position = ({ moves, at, strength }: Pick<Skirmish, 'moves' | 'at' | 'strength'>) => ({ moves, at, strength })

/** Plays one game; how many moves it had. Without boardgame.io, only the other two. */
export function playSame(seed: number, rival?: BoardgameIo): number {
  const random = seeded(seed)
  const rolled: number[] = []
  const roll = rival && ((api: { D6(): number }) => rolled[rolled.push(api.D6()) - 1] as number)
  const client = rival?.start({ ...rival.toyGame(roll as (api: { D6(): number }) => number), seed })
  const table = startTable(skirmish, skirmish.setup('lines', {}))
  bare.reset()
  for (;;) {
    const count = bare.enumerate()
    const here = position(table.state)
    deepStrictEqual(position(bare.position()), here)
    deepStrictEqual(bare.offered(), table.decisions.flatMap((choice) => choice.options).map(code))
    if (client) deepStrictEqual(position(client.getState().G), here)
    if (count === 0) break
    const n = random.below(count)
    if (client && rival) {
      const { G, ctx } = client.getState()
      const offered = rival.enumerate(G, ctx)
      deepStrictEqual(
        offered.map(({ args: [unit, space] }) => (unit as number) * 64 + (space as number)),
        bare.offered(),
      )
      const { move, args } = offered[n] as (typeof offered)[number]
      client.moves[move]?.(...args)
    }
    const [choice] = table.decisions
    if (!choice) throw new Error('the table asks nobody')
    table.answer({ role: choice.role, option: choice.options[n] as Option })
    const die = rolled.pop() ?? 1 + random.below(6)
    if (table.chance) table.answer({ chance: [die] })
    bare.play(n, () => die)
  }
  if (!table.over) throw new Error('the table goes on after the end')
  if (client && !client.getState().ctx.gameover) throw new Error('boardgame.io goes on after the end')
  client?.stop()
  return table.state.moves
}
