/** A new bot: its name, what it may do, and for how long. */
import type { ReactNode } from 'preact/compat'
import { useApp } from '../../shell/context.tsx'
import { AskForm, type Written } from '../account/AskForm.tsx'
import { Field } from '../account/Field.tsx'
import { makeBot, type NewToken, SCOPES } from './api.ts'

/** Days that a token may be good for. */
const DAYS = [30, 90, 365]

export function NewBot({ made }: { made(token: NewToken): Promise<void> }): ReactNode {
  const { t } = useApp()
  const send = async ({ name = '', days = '', ...rest }: Written) => {
    const scopes = SCOPES.filter((scope) => scope === 'read' || rest[scope] !== undefined)
    await made(await makeBot(name.trim(), scopes, Number(days)))
  }
  return (
    <section className="panel" aria-labelledby="bots-new">
      <h2 id="bots-new">{t('bots.new')}</h2>
      <AskForm label={t('bots.make')} icon="plus" send={send}>
        <Field
          name="name"
          label={t('bots.name')}
          help={t('bots.name.help')}
          autoComplete="off"
          required
          minLength={2}
          maxLength={24}
        />
        <fieldset className="choices">
          <legend className="choices-legend">{t('bots.scopes')}</legend>
          <p className="choices-help">{t('bots.scopes.help')}</p>
          <div className="choices-row choices-stacked">
            {(['play', 'make'] as const).map((scope) => (
              <label key={scope} className="choice">
                <input type="checkbox" name={scope} defaultChecked={scope === 'play'} />
                <span>
                  {t(`bots.scope.${scope}`)} <span className="choice-more">{t(`bots.scope.${scope}.text`)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className="field">
          <span>{t('bots.days')}</span>
          <select className="entry" name="days" defaultValue="365">
            {DAYS.map((days) => (
              <option key={days} value={String(days)}>
                {t('bots.days.count', { days })}
              </option>
            ))}
          </select>
        </label>
      </AskForm>
    </section>
  )
}
