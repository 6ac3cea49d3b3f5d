/** Finding a place by its name, and marking it by keys: what the pencil does for those who do not point. */
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/compat'
import type { GameBoard, Say } from '../../boards/board.ts'
import { Button, useApp } from '../../shell/context.tsx'
import { Glyph } from '../glyphs.tsx'
import { type Mark, setMarks, useMarks } from './marks.ts'
import { showPlace } from './place-flash.ts'
import { elementOf, middleOf, type NamedPlace, placesCalled, placesIn } from './places.ts'

interface FindPanelProps {
  readonly game: string
  readonly board: GameBoard
  readonly view: unknown
  readonly say: Say
  readonly window: Element
  draw(mark: Mark): void
  close(): void
  /** What was typed before the box was there. */
  taken(): string
}
/** So many at most; who types more finds fewer. */
const SHOWN = 8

export function FindPanel({ game, board, view, say, window, draw, close, taken }: FindPanelProps): ReactNode {
  const { t, announceNow } = useApp()
  const [typed, type] = useState('')
  const [from, begin] = useState<NamedPlace>()
  const places = usePlaces(board, view, say, window)
  const field = useRef<HTMLInputElement>(null)
  // At once, so that no letter goes elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it comes.
  useLayoutEffect(() => {
    field.current?.focus()
    type(taken())
  }, [])
  const found = useMemo(() => placesCalled(places, typed), [places, typed])
  const marks = useMarks(game)
  const nameOf = (id: string | undefined) => places.find((one) => one.id === id)?.name ?? t('table.marks.somewhere')

  const go = ({ id, name }: NamedPlace) => {
    const element = elementOf(window, id)
    if (element) showPlace(element)
    announceNow(t('table.find.there', { name }))
  }
  const mark = (place: NamedPlace, goal?: NamedPlace) => {
    const [at, to] = [middleOf(window, place.id), goal && middleOf(window, goal.id)]
    if (!at) return
    draw({ from: at, place: place.id, ...(goal && to && { to, goal: goal.id }) })
    begin(undefined)
    announceNow(
      goal
        ? t('table.marks.arrow.done', { from: place.name, to: goal.name })
        : t('table.marks.done', { name: place.name }),
    )
  }
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target === field.current && found[0]) go(found[0])
  }
  return (
    <section className="map-find" aria-label={t('table.find')} onKeyDown={keys} data-covers="">
      <div className="map-find-field">
        <input
          ref={field}
          type="search"
          value={typed}
          autoComplete="off"
          aria-label={t('table.find')}
          placeholder={t('table.find.type')}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="button" className="button button-icon" aria-label={t('ui.close')} onClick={close}>
          ×
        </button>
      </div>
      {from && <p className="small">{t('table.marks.arrow.from', { name: from.name })}</p>}
      <p className="unseen" role="status">
        {typed === '' ? '' : t('table.find.count', { count: found.length })}
      </p>
      <ul className="map-found">
        {found.slice(0, SHOWN).map((place) => (
          <li key={place.id}>
            <button type="button" className="map-place" onClick={() => go(place)}>
              {place.name}
            </button>
            {from && from.id !== place.id ? (
              <Button small onClick={() => mark(from, place)}>
                {t('table.marks.arrow.here')}
              </Button>
            ) : (
              <>
                <Act glyph="mark" name={t('table.marks.add', { name: place.name })} press={() => mark(place)} />
                <Act glyph="arrow" name={t('table.marks.arrow', { name: place.name })} press={() => begin(place)} />
              </>
            )}
          </li>
        ))}
      </ul>
      {typed !== '' && found.length === 0 && <p className="soft">{t('table.find.none')}</p>}
      {marks.length > 0 && (
        <details>
          <summary>{t('table.marks', { count: marks.length })}</summary>
          <ul className="map-found">
            {marks.map((one, i) => {
              const name = one.to ? `${nameOf(one.place)} → ${nameOf(one.goal)}` : nameOf(one.place)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no other name.
                <li key={i}>
                  <span>{name}</span>
                  <Act
                    glyph="gone"
                    name={t('table.marks.remove', { name })}
                    press={() => setMarks(game, marks.toSpliced(i, 1))}
                  />
                </li>
              )
            })}
          </ul>
          <Button small onClick={() => setMarks(game, [])}>
            {t('table.marks.clear')}
          </Button>
        </details>
      )}
      <p className="small soft">{t('table.marks.help')}</p>
    </section>
  )
}

function Act({ glyph, name, press }: { glyph: 'mark' | 'arrow' | 'gone'; name: string; press(): void }): ReactNode {
  return (
    <button type="button" className="button button-icon" aria-label={name} title={name} onClick={press}>
      <Glyph name={glyph} />
    </button>
  )
}

/** Names come with what describes them, a little later. */
function usePlaces(board: GameBoard, view: unknown, say: Say, window: Element): readonly NamedPlace[] {
  const [places, set] = useState<readonly NamedPlace[]>([])
  useEffect(() => {
    let wanted = true
    board.describe().then(
      (describe) => wanted && set(placesIn(window, (id) => describe({ space: id }, view, say)?.title)),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [board, view, say, window])
  return places
}
