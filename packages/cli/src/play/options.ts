/** Options as a person reads them: grouped by what they are about, numbered in that order, in columns. */
import type { Choice, Option } from '@carillon/kernel'
import { isWayOut, labelOf, picked, type Say } from '@carillon/kernel/catalogue'
import type { Name } from '@carillon/kernel/typed-words'
import { paint } from '../terminal.ts'
import { columns } from './columns.ts'
import type { PlaceOf } from './places.ts'

/** An option with what may be typed for it. */
export interface Listed extends Name {
  readonly option: Option
  /** What the group has in common, and what is left to say of this one. */
  readonly title: string
  readonly text: string
}

const LONG = 8

/**
 * The options in the order they are numbered: those about the same thing together, then buttons, last what ends it or declines.
 * `called` is how the game calls them, with verbs, if it does.
 */
export function listed(
  say: Say,
  { prompt, options }: Pick<Choice, 'prompt' | 'options'>,
  placeOf: PlaceOf = () => undefined,
  called: (option: Option) => string | undefined = () => undefined,
): readonly Listed[] {
  const groups = new Map<string, Listed[]>()
  for (const option of options) {
    const fields = Object.keys(option).join(' ')
    const labels = labelOf(option).map(say)
    const [first = ''] = labels
    const key = `${fields} ${options.length > LONG && labels.length > 1 ? first : ''}`
    const group = groups.get(key) ?? []
    const place = placeOf(option)
    const named = (called(option) ?? labels.join(', ')) + (place ? ` (${place})` : '')
    const name = capital(picked(say, prompt, option, named))
    group.push({ option, label: name, ids: Object.values(option).join(' '), title: '', text: name })
    groups.set(key, group)
  }
  const lists = [...groups.values()].sort((a, b) => Number(isButton(a)) - Number(isButton(b)))
  for (const buttons of lists.filter(isButton))
    buttons.sort((a, b) => Number(isWayOut(a.option)) - Number(isWayOut(b.option)))
  const isLong = (group: readonly Listed[]) => options.length > LONG && group.length > 1
  return lists.flatMap((group) =>
    isLong(group) && group.every(({ option }) => called(option) === undefined) ? titled(say, group) : group,
  )
}

const isButton = (group: readonly Listed[]): boolean => Object.keys(group[0]?.option ?? {}).join() === 'do'

/** Of several with the same beginning, the beginning is said once. */
function titled(say: Say, group: readonly Listed[]): readonly Listed[] {
  return group.map((one) => {
    const [first = '', ...rest] = labelOf(one.option).map(say)
    if (rest.length === 0) return one
    return { ...one, title: capital(first), text: capital(one.label.slice(first.length).replace(/^, /, '')) }
  })
}

export function optionLines(list: readonly Listed[], width: number): string[] {
  const digits = String(list.length).length
  const lines: string[] = []
  for (let from = 0; from < list.length; ) {
    const { title } = list[from] as Listed
    let to = from
    while (to < list.length && list[to]?.title === title && sameKind(list[from], list[to])) to += 1
    const cells = list
      .slice(from, to)
      .map(({ text }, i) => `${paint.cyan(String(from + i + 1).padStart(digits))} ${text}`)
    const indent = title ? '    ' : '  '
    if (title) lines.push(`  ${paint.bold(title)}`)
    for (const line of columns(cells, width - indent.length)) lines.push(indent + line)
    from = to
  }
  return lines
}

const sameKind = (a: Listed | undefined, b: Listed | undefined): boolean =>
  Object.keys(a?.option ?? {}).join() === Object.keys(b?.option ?? {}).join()

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
