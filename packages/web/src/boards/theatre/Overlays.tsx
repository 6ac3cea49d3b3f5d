/** What can be shown over the map at a wish: who holds what, who is in supply, how far a stack can go. */

import type { Message, Shown } from '@carillon/kernel'
import { createPortal, type ReactNode, useEffect, useId, useState } from 'preact/compat'
import { useKeys } from '../../table/keys.ts'
import type { BoardProps, Say } from '../board.ts'
import { UNREAD } from '../pointing.ts'
import { ReachMarks } from './ReachMarks.tsx'
import type { Point } from './sheet.ts'

/** Told apart by their forms; `-out` is the form of a side, struck out. */
export type Look = 'british' | 'french' | 'british-out' | 'french-out' | 'other' | 'reach' | 'target'
/** What the forms mean in one overlay, with how many there are. */
export type Legend = readonly (readonly [look: Look, words: (count: number) => Message])[]
interface OverlaysProps<K extends string> {
  readonly say: Say
  /** What can be shown, in this order; each is called `web.overlay.<kind>`. */
  readonly legends: Readonly<Record<K, Legend>>
  hint(kind: K): Message | undefined
  /** Keys that switch them on and off. */
  readonly keys: Readonly<Partial<Record<K, string>>>
  /** What is chosen now is about this one: it is on while that lasts, unless one turns it off or wants another. */
  readonly fitting: K | undefined
  /** Where a mark lies. */
  at(shown: Shown): Point
  readonly overlay: NonNullable<BoardProps['overlay']>
}

const SQUARE = 'M-37-37h74v74h-74z'
const ROUND = 'M-39 0a39 39 0 1 0 78 0a39 39 0 1 0-78 0z'
const STRUCK = 'M-28-28L28 28M28-28L-28 28'
const FORMS: Readonly<Record<Look, string>> = {
  british: SQUARE,
  french: ROUND,
  'british-out': SQUARE + STRUCK,
  'french-out': ROUND + STRUCK,
  other: 'M0-44L44 0 0 44-44 0z',
  reach: 'M-44 0l22-38h44l22 38-22 38h-44z',
  target: 'M0-46L42 30h-84z',
}
const quiet = (event: Event) => event.stopPropagation()

export function Overlays<K extends string>(props: OverlaysProps<K>): ReactNode {
  const { say, legends, hint, keys, fitting, at, overlay } = props
  const [group, setGroup] = useState<SVGGElement | null>(null)
  const [open, setOpen] = useState(false)
  const { kind, turn } = useKind(fitting)
  const pointed = usePointed(kind === undefined ? null : (group?.closest('.th-board') ?? null))
  const shown = useShown(overlay, kind, pointed)
  const more = kind && hint(kind)
  const title = say({ key: 'web.overlay.title' })
  const kinds = Object.keys(legends) as K[]
  const host = group?.closest('.viewport')
  const named = (one: K): string => say({ key: `web.overlay.${one}` })
  useKeys(
    Object.fromEntries(Object.entries<string | undefined>(keys).map(([one, key]) => [key ?? '', () => turn(one as K)])),
    kinds.length > 0,
  )
  const id = useId()
  return (
    <g ref={setGroup} className="ov" {...UNREAD}>
      <ReachMarks at={(place) => at({ place, look: 'reach' })} />
      {shown.map((one) => {
        const { place, look, note } = one
        const { x, y } = at(one)
        return (
          <g key={place + look} transform={`translate(${x} ${y})`}>
            <Form look={look as Look} />
            {note !== undefined && (
              <text className="ov-note" x="30" y="-22">
                {note}
              </text>
            )}
          </g>
        )
      })}
      {host &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: what can be chosen inside it is a button.
          <div
            className="ov-bar"
            data-covers=""
            onClick={quiet}
            onPointerDown={quiet}
            onPointerUp={quiet}
            onKeyDown={quiet}
          >
            <button
              type="button"
              className="button button-icon"
              aria-label={title}
              title={title}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 4L3 9l9 5 9-5zM3 14l9 5 9-5" />
              </svg>
            </button>
            {kind && !open && (
              <button type="button" className="button button-small ov-now" aria-pressed onClick={() => turn(kind)}>
                {named(kind)} <kbd>{keys[kind]}</kbd> ×
              </button>
            )}
            {open && (
              <section id={id} className="ov-panel" aria-label={title}>
                <div className="ov-kinds">
                  {kinds.map((one) => (
                    <button
                      key={one}
                      type="button"
                      className="button button-small"
                      aria-pressed={one === kind}
                      aria-keyshortcuts={keys[one]}
                      onClick={() => turn(one)}
                    >
                      {named(one)} {keys[one] && <kbd>{keys[one]}</kbd>}
                    </button>
                  ))}
                </div>
                {more && <p>{say(more)}</p>}
                <ul aria-live="polite">
                  {(kind ? legends[kind] : []).map(([look, words]) => (
                    <li key={look}>
                      <svg className="ov ov-sign" viewBox="-50 -50 100 100" aria-hidden="true">
                        <Form look={look} />
                      </svg>
                      {say(words(shown.filter((one) => one.look === look).length))}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>,
          host,
        )}
    </g>
  )
}

/** What is on: what one wants, else what fits, unless one does not want that. */
function useKind<K extends string>(fitting: K | undefined): { readonly kind: K | undefined; turn(one: K): void } {
  const [wanted, want] = useState<K>()
  const [unwanted, leave] = useState<K>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one may fit.
  useEffect(() => leave(undefined), [fitting])
  const kind = wanted ?? (fitting === unwanted ? undefined : fitting)
  const turn = (one: K) => {
    if (one !== kind) return want(() => one)
    want(undefined)
    if (one === fitting) leave(() => one)
  }
  return { kind, turn }
}

const Form = ({ look }: { readonly look: Look }): ReactNode => <path className={`ov-mark ov-${look}`} d={FORMS[look]} />

const NOTHING: readonly Shown[] = []
/** What the host answers; until then what was shown of the same kind before. */
function useShown(
  overlay: OverlaysProps<string>['overlay'],
  kind: string | undefined,
  pointed: string | undefined,
): readonly Shown[] {
  const [answer, set] = useState<{ kind: string; shown: readonly Shown[] }>()
  useEffect(() => {
    if (!kind) return
    let wanted = true
    void overlay(kind, pointed).then((shown) => wanted && set({ kind, shown }))
    return () => {
      wanted = false
    }
  }, [overlay, kind, pointed])
  return answer?.kind === kind ? (answer?.shown ?? NOTHING) : NOTHING
}

/** The space that the pointer or the keys were at last. */
function usePointed(board: Element | null): string | undefined {
  const [space, setSpace] = useState<string>()
  useEffect(() => {
    if (!board) return
    const look = ({ target }: Event) => {
      const found = (target as Element).closest<SVGElement>('[data-space]')?.dataset.space
      if (found) setSpace(found)
    }
    const events = ['pointerover', 'pointerdown', 'focusin']
    for (const event of events) board.addEventListener(event, look)
    return () => {
      for (const event of events) board.removeEventListener(event, look)
    }
  }, [board])
  return space
}
