/** What a lesson has told so far. In its texts a line break stands before what is told once the part is done. */

import type { LessonStop } from '@carillon/protocol'
import type { Say } from '../boards/board.ts'

export interface LessonLine {
  readonly key: string
  readonly text: string
  /** Told just now; else it was before. */
  readonly now: boolean
}
export function toldIn({ story, done }: Pick<LessonStop, 'story' | 'done'>, say: Say): readonly LessonLine[] {
  const last = story.length - 1
  return story.flatMap((key, i) => {
    const [before = '', after] = say({ key }).split('\n')
    const over = done || i < last
    const told = [{ key, text: before, now: i === last && !(done && after) }]
    if (after && over) told.push({ key: `${key}.then`, text: after, now: i === (done ? last : last - 1) })
    return told
  })
}
