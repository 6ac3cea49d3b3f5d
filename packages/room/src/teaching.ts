/** What is to be known of a game before it is played, and its lessons; what plays them is loaded with the first. */
import { playersOf } from '@carillon/players'
import type { About, Lesson, LessonStop } from '@carillon/protocol'
import { Impossible } from './impossible.ts'
import type { Library } from './library.ts'

export async function aboutOf(library: Library, game: string): Promise<About> {
  const core = await library.core(game)
  const { id, rules, roles, scenarios, switches, judged = false } = core
  return {
    ...{ id, rules, roles, switches, judged },
    scenarios: scenarios.map((one) => one.id),
    players: playersOf(core),
  }
}
export async function lessonsOf(library: Library, game: string): Promise<readonly Lesson[]> {
  const examples = await (await library.whole(game)).examples()
  return examples.map(({ id, title, rules }) => ({ id, title, rules }))
}
export async function lessonOf(library: Library, game: string, example: string, number: number): Promise<LessonStop> {
  const whole = await library.whole(game)
  const found = (await whole.examples()).find(({ id }) => id === example)
  if (!found) throw new Impossible('no-lesson', example)
  return (await import('./lessons.ts')).lessonAt(whole, found, number)
}
