/** The card that explains what one points at. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'preact/compat'
import type { Description, GameBoard, Say } from '../boards/board.ts'
import { besideSpot } from '../boards/card-spot.ts'
import { RuleButton } from './RuleButton.tsx'
import type { Topic } from './topic.ts'

interface CardProps {
  readonly board: GameBoard
  readonly view: unknown
  readonly say: Say
  readonly topic: Topic
  tell(text: string): void
  /** The corner away from what is pointed at, and where that is. */
  corner(): string
  spot(): DOMRect | undefined
}
export function Card({ board, view, say, topic, tell, corner, spot }: CardProps): ReactNode {
  const subject = useSyncExternalStore(topic.subscribe, topic.get)
  const [described, setDescribed] = useState<Description & { readonly corner: string }>()
  useEffect(() => {
    let wanted = true
    const show = (found: Description | undefined) => {
      if (!wanted) return
      setDescribed(found && { ...found, corner: corner() })
      // Those who came by keyboard hear it; a mouse passes over too much.
      if (found && document.activeElement?.matches('.viewport :focus-visible')) tell(found.lines.join(' '))
    }
    if (subject)
      board.describe().then(
        (describe) => show(describe(subject, view, say)),
        () => show(undefined),
      )
    else show(undefined)
    return () => {
      wanted = false
    }
  }, [subject, board, view, say, tell, corner])
  if (!subject || !described) return null
  return <Shown {...described} {...{ topic, spot }} />
}

interface ShownProps extends Description, Pick<CardProps, 'topic' | 'spot'> {
  readonly corner: string
}
const PHONE = '(max-width: 44rem)'
function Shown({ title, lines, rules, counterRows = [], corner, topic, spot }: ShownProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  // Beside what it explains; on a small screen in a corner.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new thing.
  useLayoutEffect(() => {
    const card = box.current
    const about = spot()
    const pane = card?.parentElement?.getBoundingClientRect()
    if (!card || !about || !pane || matchMedia(PHONE).matches) return
    const { x, y } = besideSpot(about, pane, card)
    card.style.inset = `${y}px auto auto ${x}px`
  }, [title, lines])
  // Closed, it gives the focus back.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) (before.current as HTMLElement)?.focus({ preventScroll: true })
    }
  }, [])
  /** A rule that was opened from it is closed again, and the focus comes back. */
  const leave = () => {
    if (!document.querySelector('dialog[open]')) topic.set(undefined)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what acts.
    <div
      ref={box}
      className="explain"
      data-corner={corner}
      onPointerEnter={topic.hold}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch' && !currentTarget.querySelector(':focus-visible')) leave()
      }}
      onFocus={({ currentTarget, relatedTarget }) => {
        topic.hold()
        const from = relatedTarget as Element | null
        if (from && !currentTarget.contains(from)) before.current = from
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget as Element | null) || leave()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        // What has the focus again would be explained again.
        ;(before.current as HTMLElement)?.focus({ preventScroll: true })
        topic.drop()
      }}
    >
      <p className="explain-title">{title}</p>
      {counterRows.map(({ counters, more }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one row a side.
        <div key={i} className="explain-counters" aria-hidden="true">
          {counters}
          {more > 0 && <small>+{more}</small>}
        </div>
      ))}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rules.length > 0 && (
        <p className="explain-rules">
          {rules.map((rule) => (
            <RuleButton key={rule} rule={rule} />
          ))}
        </p>
      )}
    </div>
  )
}
