/** How long the machine may think before it chooses. */
import type { Think } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import { useApp } from './app.tsx'
import { Choices } from './Choices.tsx'
import { THINKING } from './settings.ts'

export function ThinkingTime(): ReactNode {
  const { t, settings, setSettings } = useApp()
  return (
    <Choices
      legend={t('settings.think')}
      help={t('settings.think.help')}
      value={String(settings.think)}
      onChange={(to) => setSettings({ think: Number(to) as Think })}
      choices={THINKING.map((one) => ({ value: String(one), label: t(`settings.think.${one}`) }))}
    />
  )
}
