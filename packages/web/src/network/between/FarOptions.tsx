/** Setting up a game over the network: the clock, and how late it is watched. */
import '../../styles/between.css'
import '../../styles/fields.css'
import type { ClockRules } from '@carillon/protocol'
import { type ReactNode, useId, useState } from 'preact/compat'
import { Choices } from '../../shell/Choices.tsx'
import { useApp } from '../../shell/context.tsx'
import { PeopleWords } from '../words.tsx'
import { CLOCK_NAMES, CLOCKS, type ClockName, type FarWish, type OwnClock, ownClock, within } from './network-terms.ts'

const DAY = 86_400_000
const DELAYS = [0, 1, 3, 10]

interface FarOptionsProps {
  readonly wish: FarWish
  change(wish: FarWish): void
  /** Others than those who play may see it. */
  readonly watched: boolean
  /** It counts: then nobody is advised. */
  readonly rated: boolean
}
export default function FarOptions(props: FarOptionsProps): ReactNode {
  return (
    <PeopleWords>
      <Form {...props} />
    </PeopleWords>
  )
}

function Form({ wish, change, watched, rated }: FarOptionsProps): ReactNode {
  const { t } = useApp()
  const [name, setName] = useState<ClockName>('none')
  const [own, setOwn] = useState<OwnClock>({ kind: 'live', bank: 60, add: 60, cap: 120 })
  const { clock } = wish
  const id = useId()
  const set = (next: ClockRules | undefined) => change({ ...wish, clock: next })
  const choose = (to: ClockName) => {
    setName(to)
    set(to === 'none' ? undefined : to === 'own' ? ownClock(own, 'claim') : CLOCKS[to])
  }
  const edit = (more: Partial<OwnClock>) => {
    const next = { ...own, ...more }
    setOwn(next)
    set(ownClock(next, clock?.flag ?? 'claim'))
  }
  const field = (key: 'bank' | 'add' | 'cap', least: number, most: number) => (
    <NumberField
      label={t(`far.own.${key}.${own.kind}`)}
      value={own[key]}
      {...{ least, most }}
      change={(value) => edit({ [key]: value })}
    />
  )
  return (
    <section className="panel far-options" aria-labelledby={id}>
      <h2 id={id}>{t('far.title')}</h2>
      <Choices
        stacked
        legend={t('far.clock')}
        help={t('far.clock.help')}
        value={name}
        onChange={choose}
        choices={CLOCK_NAMES.map((one) => ({
          value: one,
          label: t(`far.clock.${one}`),
          more: t(`far.clock.${one}.line`),
        }))}
      />
      {name === 'own' && (
        <>
          <Choices
            legend={t('far.own.kind')}
            value={own.kind}
            onChange={(kind) =>
              edit(kind === 'live' ? { kind, bank: 60, add: 60, cap: 120 } : { kind, bank: 5, add: 24, cap: 10 })
            }
            choices={(['live', 'days'] as const).map((kind) => ({ value: kind, label: t(`far.own.${kind}`) }))}
          />
          <div className="far-fields">
            {field('bank', 1, own.kind === 'live' ? 600 : 90)}
            {field('add', 0, own.kind === 'live' ? 3600 : 240)}
            {field('cap', own.bank, own.kind === 'live' ? 1200 : 366)}
          </div>
        </>
      )}
      {clock && (
        <Choices
          stacked
          legend={t('far.flag')}
          value={clock.flag}
          onChange={(flag) => set({ ...clock, flag })}
          choices={(['auto', 'claim'] as const).map((flag) => ({
            value: flag,
            label: t(`far.flag.${flag}`),
            more: t(`far.flag.${flag}.line`),
          }))}
        />
      )}
      {clock?.kind === 'days' && (
        <>
          <label className="far-check">
            <input
              type="checkbox"
              checked={clock.weekends !== undefined}
              onChange={(event) => {
                const { weekends: _, ...rest } = clock
                const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
                set(event.currentTarget.checked ? { ...rest, weekends: timeZone } : rest)
              }}
            />
            <span>{t('far.weekends')}</span>
          </label>
          <div className="far-fields">
            <NumberField
              label={t('far.vacation')}
              least={0}
              most={90}
              value={Math.round((clock.vacation ?? 0) / DAY)}
              change={(days) => set({ ...clock, vacation: days * DAY })}
            />
          </div>
        </>
      )}
      <Choices
        legend={t('far.hints')}
        help={t('far.hints.help')}
        value={wish.hints && !rated ? 'yes' : 'no'}
        onChange={(to) => change({ ...wish, hints: to === 'yes' })}
        choices={[
          { value: 'no', label: t('far.hints.no') },
          { value: 'yes', label: t('far.hints.yes'), barred: rated ? t('far.hints.rated') : undefined },
        ]}
      />
      {watched && (
        <Choices
          legend={t('far.delay')}
          help={t('far.delay.help')}
          value={String(wish.delay)}
          onChange={(delay) => change({ ...wish, delay: Number(delay) })}
          choices={DELAYS.map((count) => ({ value: String(count), label: t('far.delay.turns', { count }) }))}
        />
      )}
    </section>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly least: number
  readonly most: number
  readonly value: number
  change(value: number): void
}
/** While it is written, it stands as it is written: half a number may be too small. */
function NumberField({ label, least, most, value, change }: NumberFieldProps): ReactNode {
  const [written, write] = useState<string>()
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="entry"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={written ?? within(value, least, most)}
        onInput={({ currentTarget }) => {
          write(currentTarget.value)
          change(within(currentTarget.valueAsNumber, least, most))
        }}
        onBlur={() => write(undefined)}
      />
    </label>
  )
}
