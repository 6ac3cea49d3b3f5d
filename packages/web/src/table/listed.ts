/** Options as the list shows them: named, grouped, numbered in the order of the list. */
import type { Message, Option } from '@carillon/kernel'
import { optionText } from '@carillon/kernel/catalogue'
import type { Name } from '@carillon/kernel/typed-words'
import type { GameBoard, Say } from '../boards/board.ts'

export interface ListedOption extends Name {
  readonly option: Option
  /** As it is numbered in the list, from 1. */
  readonly number: number
}
export interface OptionGroup {
  readonly title?: string
  readonly options: readonly ListedOption[]
}

export const labelFor = (board: GameBoard, option: Option, view: unknown, say: Say): string =>
  capital(board.label?.(option, view, say) ?? optionText(say, option))

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Buttons that stand under no heading come first: "done" and "pass" are wanted most. */
export function groupsOf(board: GameBoard, options: readonly Option[], view: unknown, say: Say): OptionGroup[] {
  const groups = new Map<string, { title?: Message; options: Option[] }>()
  for (const option of options) {
    const title = board.group?.(option, view)
    const key = title ? JSON.stringify(title) : ''
    const group = groups.get(key) ?? { ...(title && { title }), options: [] }
    group.options.push(option)
    groups.set(key, group)
  }
  const inOrder = [...groups.values()].sort((a, b) => Number(a.title !== undefined) - Number(b.title !== undefined))
  let number = 0
  return inOrder.map(({ title, options: own }) => ({
    ...(title && { title: capital(say(title)) }),
    options: own.map((option) => ({
      option,
      label: labelFor(board, option, view, say),
      ids: Object.values(option).join(' '),
      number: ++number,
    })),
  }))
}

/** The groups with only those options that `keep` lets through. */
export const filtered = (groups: readonly OptionGroup[], keep: (one: ListedOption) => boolean): OptionGroup[] =>
  groups.flatMap((group) => {
    const options = group.options.filter(keep)
    return options.length > 0 ? [{ ...group, options }] : []
  })

/** An option as a key of a list. */
export const keyOf = (option: Option): string => JSON.stringify(option)
