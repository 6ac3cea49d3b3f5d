/** Typed commands: "levis to etchemin", "undo", a number. What is not clear is asked back. */

import { meant, unsaid } from '@carillon/kernel/typed-words'
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'preact/compat'
import { useApp } from '../shell/context.tsx'
import { type Command, commandOf } from './commands.ts'
import { Glyph } from './glyphs.tsx'
import type { ListedOption } from './option-list.ts'

interface CommandBoxProps {
  readonly box: Ref<HTMLInputElement>
  /** What may be chosen, in the order of the list; empty while nobody here is asked. */
  readonly options: readonly ListedOption[]
  /** What is asked, and what has just happened. Where there was but one answer it is there: to name it too is no fault. */
  said(): string
  /** What is on the screen: changes with every answer of the host. */
  readonly scene: unknown
  /** A choice is held: it is confirmed or taken back before anything else. */
  readonly held: boolean
  /** False if it cannot be taken now. */
  choose(option: ListedOption['option']): boolean
  run(command: Command): void
  tell(text: string): void
  /** A far place that is meant: somebody is sent there. False if none is. */
  goFar(typed: string): Promise<boolean>
}
type Answer =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'several'; readonly fits: readonly ListedOption[]; readonly rest: string }

/** So many are listed at most. */
const LISTED = 8

export function CommandBox(props: CommandBoxProps): ReactNode {
  const { box, options, said, scene, held, choose, run, tell, goFar } = props
  const { t } = useApp()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  /** What was typed beyond the first choice, for the question that comes. */
  const rest = useRef<{ text: string; after: unknown } | undefined>(undefined)
  const id = useId()

  const say = (text: string) => {
    setAnswer({ kind: 'said', text })
    tell(text)
  }
  const take = (one: ListedOption, then: string) => {
    setTyped('')
    setAnswer(undefined)
    if (!choose(one.option)) return
    rest.current = then === '' ? undefined : { text: then, after: scene }
  }
  /** A name that fits one option is that option; else it may be a far place. */
  const understand = async (text: string) => {
    const found = meant(text, options)
    const one = found.kind === 'one' ? options[found.index] : undefined
    const isPlain = found.kind === 'one' && found.rest === ''
    if (!isPlain && options.length > 0 && (await goFar(text).catch(() => false))) {
      setTyped('')
      setAnswer(undefined)
      return
    }
    if (found.kind === 'one' && one) return take(one, found.rest)
    if (found.kind === 'several') {
      const fits = found.indexes.flatMap((index) => options[index] ?? [])
      setAnswer({ kind: 'several', fits: fits.slice(0, LISTED), rest: found.rest })
      tell(t('table.command.several', { text, count: fits.length }))
    } else say(t(`table.command.${held ? 'held' : options.length > 0 ? 'none' : 'not-asked'}`, { text }))
  }
  const submit = (event: Event) => {
    event.preventDefault()
    const text = typed.trim()
    rest.current = undefined
    if (text === '') return held ? run('confirm') : undefined
    const command = commandOf(text, (one) => t(`table.command.${one}`))
    if (!command) return void understand(text)
    setTyped('')
    setAnswer(undefined)
    run(command)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the very next thing on the screen is an occasion.
  useEffect(() => {
    const waiting = rest.current
    if (!waiting || waiting.after === scene) return
    rest.current = undefined
    const text = unsaid(waiting.text, options, said())
    if (text === '') return
    if (options.length > 0) void understand(text)
    else say(t('table.command.left', { text }))
  }, [scene])

  return (
    <form className="command" onSubmit={submit} autoComplete="off">
      {answer && (
        <div className="command-answer">
          {answer.kind === 'said' ? (
            <p>{answer.text}</p>
          ) : (
            <>
              <p>{t('table.command.which')}</p>
              <ul>
                {answer.fits.map((one) => (
                  <li key={one.number}>
                    <button type="button" className="inline-link" onClick={() => take(one, answer.rest)}>
                      {one.label}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <label className="unseen" htmlFor={id}>
        {t('table.command')}
      </label>
      <input
        ref={box}
        id={id}
        value={typed}
        placeholder={t('table.command.example')}
        spellcheck={false}
        autoCapitalize="none"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" className="button button-icon" aria-label={t('table.command.send')}>
        <Glyph name="send" />
      </button>
    </form>
  )
}
