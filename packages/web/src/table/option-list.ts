/** Options as the list shows them: named, grouped, numbered in the order of the list. */
import type { Message, Option } from '@carillon/kernel'
import { isWayOut, optionText, picked } from '@carillon/kernel/catalogue'
import type { Name } from '@carillon/kernel/typed-words'
import type { GameBoard, Say } from '../boards/board.ts'

export interface ListedOption extends Name {
  readonly option: Option
  /** As it is numbered in the list, from 1; 0 is what ends the matter or declines it. */
  readonly number: number
}
export interface OptionGroup {
  readonly title?: string
  /** Stands apart, below all others. */
  readonly last?: true
  readonly options: readonly ListedOption[]
}

export const labelFor = (board: GameBoard, option: Option, view: unknown, say: Say, prompt?: Message): string =>
  capital(picked(say, prompt, option, board.label?.(option, view, say) ?? optionText(say, option)))

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Ways to go on come first, before all those under no heading; "done" and "pass" are last, apart from what has headings. */
export function groupsOf(
  board: GameBoard,
  options: readonly Option[],
  view: unknown,
  say: Say,
  prompt?: Message,
): OptionGroup[] {
  const groups = new Map<string, { title?: Message; options: Option[] }>([['', { options: [] }]])
  for (const option of options.filter((one) => !isWayOut(one))) {
    const title = board.group?.(option, view)
    const key = title ? JSON.stringify(title) : ''
    const group = groups.get(key) ?? { ...(title && { title }), options: [] }
    group.options.push(option)
    groups.set(key, group)
  }
  const out = options.filter(isWayOut)
  const numberOf = numbering(out[0])
  const listed = (option: Option): ListedOption => ({
    option,
    label: labelFor(board, option, view, say, prompt),
    ids: Object.values(option).join(' '),
    number: numberOf(option),
  })
  const apart = groups.size > 1
  const [[, loose] = ['', { options: [] }], ...titled] = groups
  return [
    { options: [...loose.options, ...(apart ? [] : out)].map(listed) },
    ...titled.map(([, { title, options: own }]) => ({
      ...(title && { title: capital(say(title)) }),
      options: own.map(listed),
    })),
    { last: true as const, options: (apart ? out : []).map(listed) },
  ].filter((group) => group.options.length > 0)
}
/** From 1, in the order in which they are asked about; the way out has the key beside them. */
function numbering(out: Option | undefined): (option: Option) => number {
  let number = 0
  return (option) => (option === out ? 0 : ++number)
}

/** The groups with only those options that `keep` lets through. */
export const filtered = (groups: readonly OptionGroup[], keep: (one: ListedOption) => boolean): OptionGroup[] =>
  groups.flatMap((group) => {
    const options = group.options.filter(keep)
    return options.length > 0 ? [{ ...group, options }] : []
  })

/** An option as a key of a list. */
export const keyOf = (option: Option): string => JSON.stringify(option)
