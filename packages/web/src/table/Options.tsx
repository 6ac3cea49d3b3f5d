/** What may be chosen, as buttons: grouped, numbered, filtered; arrow keys walk over them. */
import type { Option } from '@carillon/kernel'
import { plain } from '@carillon/kernel/plain-text'
import { memo, type ReactNode, useId, useRef, useState } from 'preact/compat'
import { useApp } from '../shell/context.tsx'
import { useLongPress } from './long-press.ts'
import { filtered, keyOf, type ListedOption, type OptionGroup } from './option-list.ts'

interface OptionsProps {
  readonly groups: readonly OptionGroup[]
  readonly busy: boolean
  /** On its way to the host, or held until it is confirmed. */
  readonly chosen?: Option | undefined
  /** What a hint would choose. */
  readonly suggested?: Option | undefined
  choose(option: Option): void
  /** Focus or pointer is on it: the board marks it. */
  mark(option: Option | undefined): void
  /** A finger stays on it: what the dice would bring. */
  ask?(): void
}
/** From so many on, they can be searched. */
const MANY = 12

export const Options = memo(function Options(props: OptionsProps): ReactNode {
  const { groups, busy, chosen, suggested, choose, mark, ask } = props
  const { t } = useApp()
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const filter = useId()
  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  const many = count > MANY
  const wanted = many ? plain(typed) : ''
  const shown = wanted === '' ? groups : filtered(groups, ({ label }) => plain(label).includes(wanted))
  const all = shown.flatMap((group) => group.options)
  // One of them is in the order of focus, what was suggested first; arrows go to the others.
  const at = (key: string) => all.find(({ option }) => keyOf(option) === key)
  const stop = at(current) ?? (suggested && at(keyOf(suggested))) ?? all[0]

  const walk = (event: KeyboardEvent) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus()
  }
  const left = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget as Element | null)) mark(undefined)
  }
  const group = ({ title, last, options }: OptionGroup): ReactNode => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      key={last ? 0 : (title ?? '')}
      className={last ? 'options-group options-last' : 'options-group'}
      role="group"
      aria-label={title ?? t('table.options')}
      aria-disabled={busy || undefined}
    >
      {title && <p className="options-title">{title}</p>}
      <ul className={title ? 'options-rows' : 'options-rows options-loose'}>
        {options.map((one) => (
          <li key={keyOf(one.option)}>
            <OptionButton
              one={one}
              stop={one === stop}
              chosen={chosen !== undefined && keyOf(one.option) === keyOf(chosen)}
              suggested={suggested !== undefined && keyOf(one.option) === keyOf(suggested)}
              {...{ choose, ask }}
              mark={(option) => {
                if (option) setCurrent(keyOf(option))
                mark(option)
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <div className="options" data-busy={busy || undefined}>
      {many && (
        <div className="options-filter">
          <label htmlFor={filter}>{t('table.filter')}</label>
          <input
            id={filter}
            type="search"
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hands the focus on between buttons. */}
      <div ref={box} className="options-all" onKeyDown={walk} onBlur={left}>
        <div className="options-list">
          {shown.map((one) => !one.last && group(one))}
          {all.length === 0 && <p className="soft">{t('table.filter.none', { text: typed })}</p>}
        </div>
        {shown.map((one) => one.last && group(one))}
      </div>
    </div>
  )
})

interface OptionButtonProps {
  readonly one: ListedOption
  readonly stop: boolean
  readonly chosen: boolean
  readonly suggested: boolean
  choose(option: Option): void
  mark(option: Option | undefined): void
  readonly ask: (() => void) | undefined
}
function OptionButton({ one, stop, chosen, suggested, choose, mark, ask }: OptionButtonProps): ReactNode {
  const { t } = useApp()
  const { option, label, number } = one
  const press = useLongPress(() => {
    mark(option)
    ask?.()
  })
  return (
    <button
      type="button"
      className="option"
      data-chosen={chosen || undefined}
      data-suggested={suggested || undefined}
      tabIndex={stop ? 0 : -1}
      onClick={() => press.done || choose(option)}
      onFocus={() => mark(option)}
      onPointerEnter={() => mark(option)}
      onPointerLeave={() => {
        press.lift()
        if (!press.done) mark(undefined)
      }}
      onPointerDown={(event) => press.down(event)}
      onPointerMove={(event) => press.move(event)}
      onPointerUp={() => press.lift()}
      onContextMenu={(event) => press.done && event.preventDefault()}
    >
      <span className="option-number" aria-hidden="true">
        {number}
      </span>
      <span>{label}</span>
      {suggested && <span className="option-suggested">{t('table.hint.suggested')}</span>}
    </button>
  )
}
