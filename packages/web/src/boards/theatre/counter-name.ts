/** A name as it stands on a counter: in one line or two. Words are whole; where there is no room the first ones give their initials. */

/** Letters that a line has room for; more are pressed together, up to so many. */
export const LETTERS = 9
export const MOST_LETTERS = 13

export function counterName(name: string): readonly string[] {
  const [, words = '', number = ''] = /^(.*?)(?: (\d+))?$/.exec(name.replace(/ \(.*\)$/, '')) ?? []
  const numbered = (text: string): string => `${text}${number && ` ${number}`}`
  const parts = words.split(/ & |, /)
  const numbers = parts.map((part) => /^\d+/.exec(part)?.[0])
  // Regiments of foot are known by their numbers; one alone keeps its ending.
  if (parts.length > 1 && numbers.every((one) => one !== undefined)) return [numbered(numbers.join('·'))]
  if (parts.length > 1) return [fitted(parts.slice(0, -1).join(', ')), numbered(fitted(parts.at(-1) as string))]
  if (numbers[0]) return [words.split(' ')[0] as string]
  const bare = words.replace(PREFIX, '').replace(/ Regiment$/, '')
  if (numbered(bare).length <= LETTERS) return [numbered(bare)]
  const all = bare.split(' ')
  if (all.length === 1) return [numbered(bare)]
  return [fitted(all.slice(0, -1).join(' ')), numbered(fitted(all.at(-1) as string))]
}
const PREFIX = /^(?:Fort |De la |De La |De |Régiment d[eu] )/
/** Its last word, after the initials of the others. */
function fitted(part: string): string {
  if (part.length <= MOST_LETTERS) return part
  const words = part.split(/(?<=[ -])/)
  const last = words.pop() as string
  return `${words.map((word) => `${word.charAt(0)}.${word.endsWith('-') ? '-' : ''}`).join('')}${words.at(-1)?.endsWith(' ') ? ' ' : ''}${last}`
}
