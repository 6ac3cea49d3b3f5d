/** What a person can set. It holds at once and is kept in this browser. */
import { LOCALES } from '@carillon/kernel'
import type { ReactNode } from 'preact/compat'
import { useApp } from './app.tsx'
import { Choices } from './Choices.tsx'
import { Screen } from './Screen.tsx'
import { COUNTER_SIZES, DELAYS, MOTIONS, TEXT_SIZES, THEMES } from './settings.ts'
import { ThinkingTime } from './ThinkingTime.tsx'

export default function SettingsScreen(): ReactNode {
  const { t, settings, setSettings } = useApp()
  const { locale, theme, motion, delay, confirm, judgement, odds, text, counters, sound } = settings
  return (
    <Screen title={t('settings.title')} lead={t('settings.lead')}>
      <section className="panel" aria-labelledby="settings-look">
        <h2 id="settings-look">{t('settings.look')}</h2>
        <Choices
          legend={t('settings.locale')}
          value={locale}
          onChange={(to) => setSettings({ locale: to })}
          choices={LOCALES.map((one) => ({ value: one, label: <span lang={one}>{t(`app.language.${one}`)}</span> }))}
        />
        <Choices
          legend={t('settings.theme')}
          value={theme}
          onChange={(to) => setSettings({ theme: to })}
          choices={THEMES.map((one) => ({ value: one, label: t(`settings.theme.${one}`) }))}
        />
        <Choices
          legend={t('settings.motion')}
          help={t('settings.motion.help')}
          value={motion}
          onChange={(to) => setSettings({ motion: to })}
          choices={MOTIONS.map((one) => ({ value: one, label: t(`settings.motion.${one}`) }))}
        />
        <Choices
          legend={t('settings.text')}
          value={String(text)}
          onChange={(to) => setSettings({ text: Number(to) })}
          choices={TEXT_SIZES.map((one) => ({ value: String(one), label: t('settings.percent', { size: one }) }))}
        />
        <Choices
          legend={t('settings.counters')}
          help={t('settings.counters.help')}
          value={String(counters)}
          onChange={(to) => setSettings({ counters: Number(to) })}
          choices={COUNTER_SIZES.map((one) => ({ value: String(one), label: t('settings.percent', { size: one }) }))}
        />
        <Choices
          legend={t('settings.sound')}
          help={t('settings.sound.help')}
          value={sound ? 'on' : 'off'}
          onChange={(to) => setSettings({ sound: to === 'on' })}
          choices={[
            { value: 'off', label: t('settings.sound.off') },
            { value: 'on', label: t('settings.sound.on') },
          ]}
        />
      </section>
      <section className="panel" aria-labelledby="settings-table">
        <h2 id="settings-table">{t('settings.table')}</h2>
        <Choices
          legend={t('settings.delay')}
          help={t('settings.delay.help')}
          value={String(delay)}
          onChange={(to) => setSettings({ delay: Number(to) })}
          choices={DELAYS.map((one) => ({ value: String(one), label: t(`settings.delay.${one}`) }))}
        />
        <ThinkingTime />
        <Choices
          legend={t('settings.confirm')}
          help={t('settings.confirm.help')}
          value={confirm ? 'yes' : 'no'}
          onChange={(to) => setSettings({ confirm: to === 'yes' })}
          choices={[
            { value: 'yes', label: t('settings.confirm.yes') },
            { value: 'no', label: t('settings.confirm.no') },
          ]}
        />
        <Choices
          legend={t('settings.odds')}
          help={t('settings.odds.help')}
          value={odds ? 'yes' : 'no'}
          onChange={(to) => setSettings({ odds: to === 'yes' })}
          choices={[
            { value: 'yes', label: t('settings.odds.yes') },
            { value: 'no', label: t('settings.odds.no') },
          ]}
        />
        <Choices
          legend={t('settings.judgement')}
          help={t('settings.judgement.help')}
          value={judgement ? 'yes' : 'no'}
          onChange={(to) => setSettings({ judgement: to === 'yes' })}
          choices={[
            { value: 'no', label: t('settings.judgement.no') },
            { value: 'yes', label: t('settings.judgement.yes') },
          ]}
        />
      </section>
    </Screen>
  )
}
