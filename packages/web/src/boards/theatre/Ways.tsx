/** What can be begun with those who were picked, and what the signs on the map mean. */
import '../../styles/theatre-reach.css'
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat'
import type { Say } from '../board.ts'
import { Badge } from './badges.tsx'
import { SIGNS } from './ReachMarks.tsx'
import { ReachContext } from './reach.ts'

interface WaysProps {
  readonly say: Say
  readonly host: Element
  name(place: string): string
  /** Said with it: how those stand who are under way. */
  readonly note?: ReactNode
}
export function Ways({ say, host, name, note }: WaysProps): ReactNode {
  const { place, ways, way, goals, turn, go, leave } = useContext(ReachContext)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (place === undefined) return
    // Who picks by keys goes on there.
    if (document.activeElement?.matches('.th-board :focus-visible'))
      box.current?.querySelector('button')?.focus({ preventScroll: true })
    const away = (event: KeyboardEvent) => event.key === 'Escape' && leave()
    document.addEventListener('keydown', away)
    return () => document.removeEventListener('keydown', away)
  }, [place, leave])
  // On the other half of the map than those it is about.
  const [east, setEast] = useState(false)
  useLayoutEffect(() => {
    const about = place === undefined ? '.th-moving' : `[data-stack][data-space="${CSS.escape(place)}"]`
    const spot = host.querySelector(`.th-board ${about}`)?.getBoundingClientRect()
    const { left, width } = host.getBoundingClientRect()
    if (spot) setEast(spot.left + spot.width / 2 < left + width / 2)
  }, [host, place])
  // What they lead to lies clear of this card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other goals are the occasion.
  useEffect(() => {
    const detail = place === undefined ? 'asked' : 'picked'
    host.querySelector('.rc-form')?.dispatchEvent(new CustomEvent('bring', { bubbles: true, detail }))
  }, [host, goals])
  const signs = Object.keys(SIGNS).filter((sign) => [...goals.values()].some((one) => one.signs.includes(sign)))
  const part = [...goals.values()].some((one) => one.part)
  if (place === undefined ? goals.size === 0 : ways.length === 0) return null
  const title = place === undefined ? say({ key: 'web.reach.on' }) : name(place)
  return (
    <section
      ref={box}
      data-covers
      className={`th-card th-ways-card${east ? ' th-ways-east' : ''}${place === undefined ? ' th-ways-legend' : ''}`}
      aria-label={title}
    >
      <header>
        <h2>{title}</h2>
        {place !== undefined && (
          <button type="button" className="th-close" aria-label={say({ key: 'web.close' })} onClick={leave}>
            ×
          </button>
        )}
      </header>
      {place !== undefined && (
        <div className="th-offers">
          {ways.map(({ name: words, open }, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: ways are numbered.
              key={i}
              type="button"
              className="button button-small"
              aria-pressed={i === way}
              onClick={() => (open ? go(undefined, i) : turn(i))}
            >
              {words && say(words)}
            </button>
          ))}
        </div>
      )}
      {goals.size > 0 ? (
        <p className="th-ways-hint">{say({ key: 'web.reach.hint' })}</p>
      ) : (
        <button type="button" className="button button-small button-primary" onClick={() => go()}>
          {say({ key: 'web.reach.begin' })}
        </button>
      )}
      {(signs.length > 0 || part) && (
        <ul className="th-ways-signs">
          {part && (
            <li>
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <path className="rc-form rc-part" d="M-42 0l21-37h42l21 37-21 37h-42z" />
              </svg>
              {say({ key: 'web.reach.part' })}
            </li>
          )}
          {signs.map((sign) => (
            <li key={sign}>
              <svg viewBox="-11 -11 22 22" aria-hidden="true">
                <Badge d={SIGNS[sign] as string} look={`reach-${sign}`} x={0} y={0} r={10} />
              </svg>
              {say({ key: `web.reach.${sign}` })}
            </li>
          ))}
        </ul>
      )}
      {note}
    </section>
  )
}
