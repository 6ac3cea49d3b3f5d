/** Questions that one lets pass in advance: for how long, and unless what. Nobody else is told. */
import type { Chapter, Message } from '@carillon/kernel'
import { MOST_PLACES, type OwnSeat, type Scene, type StandingPass } from '@carillon/protocol'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { Choices } from '../../shell/Choices.tsx'
import { Button, Notice, useApp } from '../../shell/context.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { type NamedPlace, placesCalled, placesIn } from '../../table/tools/places.ts'
import { useDealing } from './deal.ts'

interface PassingProps {
  readonly scene: Scene
  readonly say: Say
}
const nameOf = (kind: string): Message => ({ key: `window.${kind}` })
const placeKey = (id: string): string => `space.${id}`

/** Near the question, if it is one that could be let pass. */
export function PassNow({ scene, say }: PassingProps): ReactNode {
  const { t } = useApp()
  const [open, set] = useState(false)
  const { standing } = scene
  const asked = standing?.asked
  useEffect(() => {
    if (asked === undefined) set(false)
  }, [asked])
  if (!standing || asked === undefined) return null
  return (
    <>
      <Button small onClick={() => set(true)}>
        {t('pass.now')}
      </Button>
      <PassDialog {...{ scene, say, standing, open }} kind={asked} onClose={() => set(false)} />
    </>
  )
}

/** In the tab: what is let pass, and more of it. */
export function Passing({ scene, say }: PassingProps): ReactNode {
  const { t, announce } = useApp()
  const { deal, busy, trouble } = useDealing(scene)
  const [kind, open] = useState<string>()
  const id = useId()
  const { standing } = scene
  if (!standing?.kinds.length) return null
  const { passes, kinds } = standing
  const revoke = async (one: StandingPass) => {
    if (await deal({ ask: 'pass', kind: one.kind })) announce(t('pass.revoked'))
  }
  return (
    <section className="between-part" aria-labelledby={id}>
      <h3 id={id}>{t('pass.title')}</h3>
      <p className="small soft">{t('pass.text')}</p>
      {passes.length > 0 && (
        <ul className="passes">
          {passes.map((one) => (
            <li key={one.kind} className="pass-one">
              <p className="pass-what">
                <strong>{say(nameOf(one.kind))}</strong>
                <span className="small soft">{conditions(one, say, t).join(' · ')}</span>
              </p>
              <p className="between-acts">
                <Button small busy={busy} onClick={() => open(one.kind)}>
                  {t('pass.change')}
                  <span className="unseen"> ({say(nameOf(one.kind))})</span>
                </Button>
                <Button small busy={busy} onClick={() => void revoke(one)}>
                  {t('pass.revoke')}
                  <span className="unseen"> ({say(nameOf(one.kind))})</span>
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="between-acts">
        <Button small busy={busy} onClick={() => open(kinds.find((one) => !isPassed(passes, one)) ?? kinds[0])}>
          {t('pass.add')}
        </Button>
      </p>
      {trouble !== undefined && <Notice kind="problem">{trouble}</Notice>}
      <PassDialog
        {...{ scene, say, standing }}
        kind={kind ?? kinds[0] ?? ''}
        open={kind !== undefined}
        onClose={() => open(undefined)}
      />
    </section>
  )
}
const isPassed = (passes: OwnSeat['passes'], kind: string): boolean => passes.some((one) => one.kind === kind)

/** `until the next season begins`, `not if it is about Albany`. */
function conditions(
  { until, battle, places = [] }: StandingPass,
  say: Say,
  t: (key: string, args?: Record<string, string>) => string,
) {
  return [
    t(`pass.until.${until}`),
    ...(battle ? [t('pass.battle.short')] : []),
    ...(places.length > 0 ? [t('pass.places.short', { places: places.map((key) => say({ key })).join(', ') })] : []),
  ]
}

interface PassDialogProps extends PassingProps {
  readonly standing: OwnSeat
  readonly kind: string
  readonly open: boolean
  onClose(): void
}
function PassDialog(props: PassDialogProps): ReactNode {
  const { t } = useApp()
  return (
    <Dialog open={props.open} title={t('pass.title')} onClose={props.onClose} wide>
      {props.open && <PassForm {...props} />}
    </Dialog>
  )
}

function PassForm({ scene, say, standing, kind: first, onClose }: PassDialogProps): ReactNode {
  const { t, announce } = useApp()
  const { deal, busy, trouble } = useDealing(scene)
  const [kind, choose] = useState(first)
  const known = standing.passes.find((one) => one.kind === first)
  const [until, setUntil] = useState<Chapter>(known?.until ?? (standing.until.at(1) as Chapter))
  const [battle, setBattle] = useState(known?.battle === true)
  const [places, setPlaces] = useState<readonly string[]>(known?.places ?? [])
  const set = async () => {
    const wish = {
      ask: 'pass',
      kind,
      until,
      ...(battle && { battle: true as const }),
      ...(places.length > 0 && { places }),
    }
    if (!(await deal(wish as Parameters<typeof deal>[0]))) return
    announce(t('pass.set', { what: say(nameOf(kind)) }))
    onClose()
  }
  return (
    <form
      className="pass-form"
      onSubmit={(event) => {
        event.preventDefault()
        void set()
      }}
    >
      <p>{t('pass.form.text')}</p>
      <label className="field">
        <span>{t('pass.kind')}</span>
        <select className="entry" value={kind} onChange={(event) => choose(event.currentTarget.value)}>
          {standing.kinds.map((one) => (
            <option key={one} value={one}>
              {say(nameOf(one))}
            </option>
          ))}
        </select>
      </label>
      <Choices
        stacked
        legend={t('pass.how-long')}
        value={until}
        onChange={(to) => setUntil(to)}
        choices={standing.until.map((one) => ({ value: one, label: t(`pass.until.${one}`) }))}
      />
      <fieldset className="choices">
        <legend className="choices-legend">{t('pass.unless')}</legend>
        <label className="far-check">
          <input type="checkbox" checked={battle} onChange={(event) => setBattle(event.currentTarget.checked)} />
          <span>{t('pass.battle')}</span>
        </label>
        <Places {...{ places, setPlaces, say }} />
      </fieldset>
      <p className="small soft">{t('pass.secret')}</p>
      {trouble !== undefined && <Notice kind="problem">{trouble}</Notice>}
      <p className="between-acts">
        <Button type="submit" look="primary" busy={busy}>
          {t('pass.do')}
        </Button>
        <Button onClick={onClose}>{t('pass.not')}</Button>
      </p>
    </form>
  )
}

interface PlacesProps {
  readonly places: readonly string[]
  setPlaces(places: readonly string[]): void
  readonly say: Say
}
/** Places of the board, by their names. */
function Places({ places, setPlaces, say }: PlacesProps): ReactNode {
  const { t, announceNow } = useApp()
  const [typed, type] = useState('')
  const id = useId()
  const all = useMemo(
    () =>
      placesIn(document.body, (space) => {
        const name = say({ key: placeKey(space) })
        return name === placeKey(space) ? undefined : name
      }),
    [say],
  )
  if (all.length === 0) return null
  const found = placesCalled(all, typed)[0]
  const add = (place: NamedPlace | undefined) => {
    if (!place || places.length >= MOST_PLACES) return
    if (!places.includes(placeKey(place.id))) setPlaces([...places, placeKey(place.id)])
    type('')
    announceNow(place.name)
  }
  return (
    <>
      <div className="pass-place">
        <label htmlFor={id}>{t('pass.places')}</label>
        <span className="pass-place-row">
          <input
            className="entry"
            id={id}
            list={`${id}-all`}
            value={typed}
            autoComplete="off"
            placeholder={t('pass.places.type')}
            onInput={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add(found)
            }}
          />
          <Button small disabled={!found} onClick={() => add(found)}>
            {t('pass.places.add')}
          </Button>
        </span>
        <datalist id={`${id}-all`}>
          {all.map((place) => (
            <option key={place.id} value={place.name} />
          ))}
        </datalist>
      </div>
      {places.length > 0 && (
        <ul className="pass-places">
          {places.map((key) => (
            <li key={key}>
              <button
                type="button"
                className="button button-small"
                aria-label={t('pass.places.remove', { place: say({ key }) })}
                onClick={() => setPlaces(places.filter((one) => one !== key))}
              >
                {say({ key })} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
