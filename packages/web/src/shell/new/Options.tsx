/** The switches of the rules: what each does, its rule, and which values do not go together. */
import type { Settings, Switch } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import type { ReactNode } from 'preact/compat'
import { useApp } from '../app.tsx'
import { Choices } from '../Choices.tsx'
import { link } from '../router.ts'
import { against } from './plan.ts'

interface OptionsProps {
  readonly game: string
  readonly switches: readonly Switch[]
  readonly options: Settings
  readonly say: Say
  onChange(id: string, value: string): void
}

export function Options({ game, switches, options, say, onChange }: OptionsProps): ReactNode {
  const { t } = useApp()
  const name = (id: string, value?: string) =>
    say({ key: value === undefined ? `option.${id}` : `option.${id}.${value}` })
  const barredBy = (id: string, value: string): string | undefined => {
    const found = against(switches, options, id, value)
    if (!found) return undefined
    return t('new.against', {
      value: name(id, value),
      other: name(found.other),
      theirs: name(found.other, found.value),
    })
  }
  return (
    <div className="options">
      {switches.map(({ id, values, rule, default: usual }) => (
        <Choices
          key={id}
          legend={
            <>
              {name(id)}
              {options[id] !== usual && <span className="changed">{t('new.option.changed')}</span>}
            </>
          }
          help={
            <>
              {say({ key: `option.${id}.help` })} <a href={link.rules(game, rule)}>{t('new.rule', { rule })}</a>
            </>
          }
          value={options[id] as string}
          onChange={(value) => onChange(id, value)}
          choices={values.map((value) => ({ value, label: name(id, value), barred: barredBy(id, value) }))}
        />
      ))}
    </div>
  )
}
