/** Choosing many of a stack at once: all, by shape, by type. */
import type { Message, Option } from '@carillon/kernel'
import type { ReactNode } from 'preact/compat'
import { type Begin, useBatch } from '../batch.ts'
import type { Say } from '../board.ts'
import { keyOf } from './options.ts'

/** Those of a kind who can be chosen. */
export interface Group<T> {
  readonly name: Message
  readonly members: readonly T[]
}
/** Kinds of which there are several, but not all; of two with the same members, the first. */
export function groupsOf<T>(items: readonly T[], kinds: readonly (readonly [Message, (item: T) => boolean])[]) {
  const found: Group<T>[] = []
  for (const [name, is] of kinds) {
    const members = items.filter(is)
    const known = found.some(
      (one) => one.members.length === members.length && members.every((m) => one.members.includes(m)),
    )
    if (members.length > 1 && members.length < items.length && !known) found.push({ name, members })
  }
  return found
}

/** Buttons of a question that ask for no thing: who offers one of these lets one go on choosing. */
const WHOLE = ['all', 'lights', 'take_all', 'done']
/** Of the question itself, for many at once. */
export const wholeOf = (options: readonly Option[]): readonly Option[] =>
  options.filter((option) => Object.keys(option).length === 1 && WHOLE.includes(String(option.do)))

interface PicksProps<T> {
  /** All there is to choose now, here and elsewhere. */
  readonly options: readonly Option[]
  /** Who can be chosen here. */
  readonly items: readonly T[]
  readonly kinds: readonly (readonly [Message, (item: T) => boolean])[]
  /** Whom an option names. */
  named(option: Option): T | undefined
  /** Changes with the question. */
  readonly about: string
  readonly say: Say
  choose(option: Option, joined?: boolean): void
}
export function Picks<T>(props: PicksProps<T>): ReactNode {
  const { options, items, kinds, named, about, say, choose } = props
  const begin: Begin = useBatch(options, about, choose)
  const whole = wholeOf(options)
  if (items.length < 2 || whole.length === 0) return null
  const groups = groupsOf(items, kinds)
  const hasAll = whole.some((option) => option.do === 'all' || option.do === 'take_all')
  const shown = hasAll ? groups : [{ name: { key: 'web.pick.all' }, members: items }, ...groups]
  const button = (option: Option) => (
    <button key={keyOf(option)} type="button" className="button button-small" onClick={() => choose(option)}>
      {say({ key: `do.${option.do}` })}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className="th-offers th-picks" role="group" aria-label={say({ key: 'web.pick' })}>
      {whole.filter((option) => option.do !== 'done').map(button)}
      {shown.map(({ name, members }) => (
        <button
          key={say(name)}
          type="button"
          className="button button-small"
          onClick={() => begin((option) => members.includes(named(option) as T), members.length)}
        >
          {say(name)} <b>{members.length}</b>
        </button>
      ))}
      {whole.filter((option) => option.do === 'done').map(button)}
    </div>
  )
}
