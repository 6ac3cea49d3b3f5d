/** Looking back over what just happened, before one answers: a line, and the board as it was then. */
import { isHeading, type LogLine } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import type { Looked } from './past-board.ts'
import { NONE, nothing } from './Stage.tsx'
import type { TableState } from './store.ts'
import { actionAt, type Stop, sideNamed } from './trail.ts'

/** The numbers of the lines one goes over. That one's own phase or action begins is no news where there are others: the question says it. */
export function stepsOf({ log, recapFrom, scene }: Pick<TableState, 'log' | 'recapFrom' | 'scene'>): readonly number[] {
  const steps = log.slice(recapFrom).flatMap((line, i) => (isHeading(line) ? [] : recapFrom + i))
  const begins = ({ chapter, text }: LogLine): boolean =>
    (chapter === 'phase' || chapter === 'action') && scene?.deciding !== undefined && sideNamed(text) === scene.deciding
  const last = steps.findLastIndex((at) => !begins(log[at] as LogLine))
  return last < 0 ? steps : steps.slice(0, last + 1)
}

/** The position in which the line numbered `at` was told; none if it was before all that is kept. */
export function stopAt(trail: readonly Stop[], at: number): Stop | undefined {
  const [first] = trail
  if (!first || first.lines > at + 1) return undefined
  return trail.find(({ lines }) => lines > at)
}

export function lookedAt({ scene, log, recapFrom, trail }: TableState & { readonly scene: Scene }, at: number): Looked {
  const view = stopAt(trail, at)?.view ?? scene.observation.view
  const news: readonly LogLine[] = log.slice(Math.max(recapFrom, actionAt(log, at)), at + 1)
  const nothingAsked = { options: NONE, marked: undefined, asked: undefined, refuse: nothing }
  return { scene, at, past: { view, news, log: log.slice(0, at + 1), ...nothingAsked } }
}
