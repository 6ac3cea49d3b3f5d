/** Which places a line of the log tells of. */
import type { Arg, LogLine, Message } from '@carillon/kernel'
import type { Subject } from './board.ts'

/** Places by what is named: `find.space('albany')`, `find.unit('b_15')`. Who has no family there is passed over. */
type Find = Readonly<Record<string, ((id: string) => string | readonly string[] | undefined) | undefined>>

/** The spaces a line names; if it names none, those where the things it names are. */
export function placesNamed({ text }: LogLine, spaces: Find, things: Find): readonly Subject[] {
  const names = namesIn(text)
  const found = named(names, spaces)
  return [...new Set(found.length > 0 ? found : named(names, things))].map((space) => ({ space }))
}
const named = (names: readonly string[], find: Find): string[] =>
  names.flatMap((name) => {
    const [family = ''] = name.split('.', 1)
    return find[family]?.(name.slice(family.length + 1)) ?? []
  })
function namesIn({ key, args = {} }: Message): string[] {
  const inside = Object.values(args).flatMap((arg: Arg): readonly (Message | number | string)[] => [arg].flat())
  return [key, ...inside.flatMap((one) => (typeof one === 'object' ? namesIn(one) : []))]
}
