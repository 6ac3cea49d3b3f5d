/** The keys of the table, and what may be typed. */
import { type ReactNode, useState } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { lettersOn, setLetters } from './keys.ts'

const KEYS = [
  ['Tab', 'tab'],
  ['↑ ↓ ← →', 'arrows'],
  ['Enter', 'enter'],
  ['+ −', 'zoom'],
  ['Home', 'fit'],
] as const
const LETTERS = ['0–9', 'u', 'c', 'l', 'r', 'b', 'w', 'a', 'h', 'o', 'j', 'f', 'n', 'm', 'g', '?'] as const

/** Of keys that are no letters. */
const NAMES: Readonly<Record<string, string>> = { '?': 'help', '0–9': 'number' }

interface HelpProps {
  readonly judged: boolean
  /** Of what can be shown over the map. */
  readonly layers: GameBoard['layers']
  readonly say: Say
}
/** The chances have a key where they can be told. */
export function Help({ judged, layers, say }: HelpProps): ReactNode {
  const { t } = useApp()
  const [on, turn] = useState(lettersOn)
  return (
    <>
      <h3>{t('table.help.keys')}</h3>
      <dl className="keys">
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{name === 'enter' ? t('table.help.key.enter') : key}</kbd>
            </dt>
            <dd>{t(`table.help.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('table.help.letters')}</h3>
      <label className="check">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            setLetters(event.currentTarget.checked)
            turn(event.currentTarget.checked)
          }}
        />
        {t('table.help.letters.on')}
      </label>
      <dl className="keys">
        {LETTERS.filter((key) => key !== 'j' || judged).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`table.help.key.${NAMES[key] ?? key}`)}</dd>
          </div>
        ))}
        {layers?.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t('table.help.layer', { name: say(name) })}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('table.help.typed')}</h3>
      <p>{t('table.help.typed.text')}</p>
    </>
  )
}
