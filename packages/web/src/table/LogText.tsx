/** The words of a line: places and units lead to the map, long lists are short until they are opened. */
import type { LogLine, Message } from '@carillon/kernel'
import { Fragment, type ReactNode, useContext, useMemo, useState } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { piecesOf, shortList, sideIn, tied } from './pieces.ts'
import { ReadingContext } from './reading-context.ts'
import { useShower } from './shown-places.ts'

export function LogText({ text, say }: { readonly text: Message; readonly say: Say }): ReactNode {
  const pieces = useMemo(() => tied(piecesOf(text, say)), [text, say])
  return pieces.map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : 'name' in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change.
      <Tied key={i} {...piece} say={say} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change.
      <LongList key={i} list={piece.list} say={say} />
    ),
  )
}

/** Letters. */
const LONG = 24

interface TiedProps {
  readonly name: Message
  readonly before?: string
  readonly after?: string
  readonly say: Say
}
function Tied({ name, before, after, say }: TiedProps): ReactNode {
  const bare = <Name name={name} say={say} />
  if (!before && !after) return bare
  // What is longer than half a line may break.
  if (say(name).length > LONG) return [before, bare, after]
  return (
    <span className="log-tied">
      {before}
      {bare}
      {after}
    </span>
  )
}

/** A name that is somewhere on the map is shown there. */
function Name({ name, say }: { readonly name: Message; readonly say: Say }): ReactNode {
  const { t } = useApp()
  const shower = useShower()
  const line = useMemo((): LogLine => ({ rule: '', text: name }), [name])
  const isSomewhere = useMemo(() => shower?.has(line) ?? false, [shower, line])
  const text = say(name)
  if (!isSomewhere) return <span className="log-word">{text}</span>
  return (
    <button
      type="button"
      className="log-name"
      tabIndex={-1}
      title={t('table.log.show')}
      onClick={() => shower?.show(line)}
    >
      {text}
    </button>
  )
}

function LongList({ list, say }: { readonly list: readonly Message[]; readonly say: Say }): ReactNode {
  const { t, locale } = useApp()
  const { counted } = useContext(ReadingContext)
  const [open, setOpen] = useState(false)
  const parts = useMemo(() => new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }), [locale])
  const short = useMemo(() => shortList(list, counted), [list, counted])
  if (short.length >= list.length && !open) return <Names list={list} say={say} parts={parts} />
  return (
    <>
      {open ? <Names list={list} say={say} parts={parts} /> : parts.format(short.map(say))}{' '}
      <button
        type="button"
        className="log-more"
        tabIndex={-1}
        aria-expanded={open}
        aria-label={t(open ? 'table.log.fewer' : 'table.log.names')}
        title={t(open ? 'table.log.fewer' : 'table.log.names')}
        onClick={() => setOpen(!open)}
      >
        {open ? '−' : '…'}
      </button>
      {/* A stop after it does not begin a line. */}
      {'\u2060'}
    </>
  )
}
interface NamesProps {
  readonly list: readonly Message[]
  readonly say: Say
  readonly parts: Intl.ListFormat
}
/** The commas and the last "and" as the language has them. */
function Names({ list, say, parts }: NamesProps): ReactNode {
  let next = 0
  return parts.formatToParts(list.map((_, i) => String(i))).map((part, i) => {
    if (part.type === 'literal') return part.value
    const name = list[next] as Message
    next += 1
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change.
    return <Name key={i} name={name} say={say} />
  })
}

/** Whose line it is: a square, a disc, or a lozenge for a third side. The words say it, too. */
export function SideSign({ text }: { readonly text: Message }): ReactNode {
  const { sideOf } = useContext(ReadingContext)
  const side = useMemo(() => sideIn(text, sideOf), [text, sideOf])
  return side === undefined ? <Fragment /> : <span className="side-sign" data-side={side} aria-hidden="true" />
}
