/** What is to be known of a game before it is played, and its lessons; what plays them is loaded with the first. */
import { guidedSteps, LESSON_PARTS } from '@carillon/kernel'
import { playersOf } from '@carillon/players'
import type { About, GuidedGame, Lesson } from '@carillon/protocol'
import type { LessonTable } from './guided.ts'
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
export interface Lessons {
  readonly lessons: readonly Lesson[]
  readonly guided?: GuidedGame
}
/** In the order of the path, if the game has one. */
export async function lessonsOf(library: Library, game: string): Promise<Lessons> {
  const whole = await library.whole(game)
  const [examples, teaching] = await Promise.all([whole.examples(), whole.teaching?.()])
  const { minutesOf, guidedMinutes } = await import('./lessons.ts')
  const lessons = examples.map((example, i): Lesson => {
    const { id, title, rules } = example
    const part = teaching && LESSON_PARTS.find((one) => teaching.path[one].includes(id))
    return { id, title, rules, minutes: minutesOf(whole, example), number: i + 1, ...(part && { part }) }
  })
  if (!teaching) return { lessons }
  const order = LESSON_PARTS.flatMap((part) => teaching.path[part])
  const place = new Map(order.map((id, i) => [id, i]))
  const { guided } = teaching
  const { id, rules } = guided
  return {
    lessons: lessons.toSorted((a, b) => (place.get(a.id) ?? order.length) - (place.get(b.id) ?? order.length)),
    guided: { id, rules, minutes: guidedMinutes(teaching), steps: guidedSteps(guided).length },
  }
}

export async function lessonOf(
  library: Library,
  game: string,
  example: string,
  number: number,
  way?: string,
): Promise<LessonTable> {
  const whole = await library.whole(game)
  const teaching = await whole.teaching?.()
  const { lessonAt, guidedStop } = await import('./lessons.ts')
  if (teaching?.guided.id === example) return guidedStop(whole, teaching.guided, number, way)
  const found = (await whole.examples()).find(({ id }) => id === example)
  if (!found) throw new Impossible('no-lesson', example)
  return lessonAt(whole, found, number)
}
