/** Which games one has been told of in a minute: each once, at the first table. */
import { keepText, readText } from '../shell/settings.ts'

const KEY = 'carillon.minute'
/** Everything has been told. */
const ALL = '*'
const told = (): readonly string[] => (readText(KEY) ?? '').split(' ').filter(Boolean)

export const isTold = (game: string): boolean => told().some((one) => one === game || one === ALL)
export function noteTold(game: string): void {
  if (!isTold(game)) keepText(KEY, [...told(), game].join(' '))
}
