/** A place, opened: what can be chosen there, and everybody who stands there. */
import type { Option } from '@carillon/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { keyOf } from './options.ts'

interface PlaceSheetProps {
  readonly place: string
  readonly name: string
  readonly west: boolean
  /** How the button is called that closes it. */
  readonly closing: string
  /** Of the place itself. */
  readonly offers: readonly Option[]
  label(option: Option): string
  choose(option: Option): void
  close(): void
  readonly children: ReactNode
}

export function PlaceSheet(props: PlaceSheetProps): ReactNode {
  const { place, name, west, closing, offers, label, choose, close, children } = props
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    box.current?.focus({ preventScroll: true })
    return () => before?.focus?.({ preventScroll: true })
  }, [])
  return (
    <section
      ref={box}
      className={`th-card th-sheet${west ? ' th-west' : ''}`}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header>
        <h2 data-space={place}>{name}</h2>
        <button type="button" className="th-close" aria-label={closing} onClick={close}>
          ×
        </button>
      </header>
      <Offers
        options={offers}
        label={label}
        look="button-primary"
        choose={(option) => {
          close()
          choose(option)
        }}
      />
      {children}
    </section>
  )
}

interface OffersProps {
  readonly options: readonly Option[]
  readonly look?: string
  label(option: Option): string
  /** What a voice says, where the words alone are too few. */
  name?(option: Option): string
  choose(option: Option): void
}
/** Options as small buttons. */
export function Offers({ options, look = '', label, name, choose }: OffersProps): ReactNode {
  if (options.length === 0) return null
  return (
    <div className="th-offers">
      {options.map((option) => (
        <button
          key={keyOf(option)}
          type="button"
          className={`button button-small ${look}`}
          aria-label={name?.(option)}
          onClick={() => choose(option)}
        >
          {label(option)}
        </button>
      ))}
    </div>
  )
}
