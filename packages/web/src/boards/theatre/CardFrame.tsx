/** The face of a card: a coloured head with what it is worth, its title, its event, its rules. A button is called all that stands on it. */
import type { ReactNode } from 'preact/compat'
import { Emblem, type EmblemName } from './Emblem.tsx'

export interface CardFrameProps {
  readonly card: number
  /** Whose card it is: `british`, `french`, `indian`, `both`. */
  readonly side: 'british' | 'french' | 'indian' | 'both'
  /** What kind it is, as a picture; without it that of its side. */
  readonly sign?: EmblemName
  /** What it is worth: a number, a die. */
  readonly worth: ReactNode
  /** What kind it is, in a word. */
  readonly kind: string
  readonly title: string
  readonly marks?: readonly string[]
  readonly points?: ReactNode
  readonly text: readonly string[]
  /** Its number and the rules. */
  readonly foot: readonly [string, string]
  /** Where it lies, if that is worth saying. */
  readonly slot?: string | undefined
  choose?: (() => void) | undefined
  /** What it can be used for. */
  readonly children?: ReactNode
  readonly can?: boolean
}

export function CardFrame(props: CardFrameProps): ReactNode {
  const { card, side, sign = side, worth, kind, title, marks = [], points, text, foot, slot, choose } = props
  const body = (
    <>
      <span className="th-cap">
        {worth}
        <span className="th-kind">{kind}</span>
        <Emblem name={sign} />
      </span>
      {slot && <span className="th-slot">{slot}</span>}
      {points}
      <b className="th-title">{title}</b>
      {marks.length > 0 && <span className="th-fact">{marks.join(' · ')}</span>}
      {props.children}
      {text.length === 0 && (
        <span className="th-watermark">
          <Emblem name={side} />
        </span>
      )}
      {text.map((line) => (
        <span key={line} className="th-event">
          {line}
        </span>
      ))}
      <span className="th-foot">
        <span>{foot[0]}</span>
        <span>{foot[1]}</span>
      </span>
    </>
  )
  const look = `th-paper th-${side}${choose || props.can ? ' th-can' : ''}`
  return choose ? (
    <button type="button" className={look} data-card={card} onClick={choose}>
      {body}
    </button>
  ) : (
    <div className={look} data-card={card}>
      {body}
    </div>
  )
}

interface CardBackProps {
  readonly side: 'british' | 'french' | 'indian' | 'both'
  /** What lies there, in words. */
  readonly spoken: string
  readonly count?: number
}
/** Cards face down. */
export function CardBack({ side, spoken, count = 1 }: CardBackProps): ReactNode {
  return (
    <span className={`th-paper th-back th-${side}${count > 1 ? ' th-pile' : ''}`} role="img" aria-label={spoken}>
      <Emblem name={side} />
      {count > 1 && <b>{count}</b>}
    </span>
  )
}
