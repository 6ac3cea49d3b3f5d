/** Figures of dice: of one option in full, of several side by side. Bars are for the eye; every figure is text. */
import type { Message, Odds } from '@carillon/kernel'
import type { OptionOdds } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { capital, keyOf } from './option-list.ts'
import { RuleButton } from './RuleButton.tsx'

/** Of a long spread what is likely; of many columns and rows the first. */
const RARE = 0.02
const [COLUMNS, ROWS] = [3, 8]

function useFigures() {
  const { settings } = useApp()
  const percent = new Intl.NumberFormat(settings.locale, { style: 'percent', maximumFractionDigits: 0 })
  const number = new Intl.NumberFormat(settings.locale, { maximumFractionDigits: 1 })
  return { percent: (share: number) => percent.format(share), number: (value: number) => number.format(value) }
}

export function OddsInFull({ odds, say }: { odds: Odds; say: Say }): ReactNode {
  const { t } = useApp()
  const { percent, number } = useFigures()
  const { chances, counts, forces, exact } = odds
  return (
    <>
      <table className="odds-table">
        <thead className="unseen">
          <tr>
            <th scope="col">{t('table.odds.outcome')}</th>
            <th scope="col">{t('table.odds.share')}</th>
          </tr>
        </thead>
        <tbody>
          {chances.map(({ text, share, low, high }) => (
            <tr key={JSON.stringify(text)}>
              <th scope="row">
                {capital(say(text))}
                <span className="odds-bar" aria-hidden="true">
                  <span style={{ width: `${100 * share}%` }} />
                </span>
              </th>
              <td>
                <b>{percent(share)}</b>
                {!exact && (
                  <span className="odds-range">
                    {t('table.odds.range', { low: percent(low), high: percent(high) })}
                  </span>
                )}
              </td>
            </tr>
          ))}
          {counts.map(({ text, mean, values }) => (
            <tr key={JSON.stringify(text)}>
              <th scope="row">
                {capital(say(text))}
                <span className="odds-spread">
                  {values
                    .filter(({ share }) => share >= RARE)
                    .map(({ value, share }) => t('table.odds.value', { value, share: percent(share) }))
                    .join(' · ')}
                </span>
              </th>
              <td>
                <b>{number(mean)}</b>
                <span className="odds-range">{t('table.odds.mean')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {forces.length > 0 && (
        <ul className="odds-forces">
          {forces.map(({ side, strength, reasons }) => (
            <li key={JSON.stringify(side)}>
              {capital(say(side))}
              {strength && (
                <>
                  {' '}
                  <b>{number(strength.mean)}</b>
                  {strength.least < strength.most &&
                    ` ${t('table.odds.range', { low: number(strength.least), high: number(strength.most) })}`}
                </>
              )}
              {reasons.map(({ text, rule, share }) => (
                <span key={JSON.stringify(text)} className="odds-reason">
                  {say(text)}
                  {share < 0.995 && ` (${percent(share)})`} {rule !== undefined && <RuleButton rule={rule} />}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface ComparedProps {
  readonly all: readonly OptionOdds[]
  readonly say: Say
  label(one: OptionOdds): string
}
export function OddsCompared({ all, say, label }: ComparedProps): ReactNode {
  const { t } = useApp()
  const { percent } = useFigures()
  const columns = columnsOf(all)
  const rows = all.slice(0, ROWS)
  return (
    <>
      <table className="odds-table odds-compared">
        <thead>
          <tr>
            <th scope="col">{t('table.odds.choice')}</th>
            {columns.map((text) => (
              <th key={keyOf(text as never)} scope="col">
                {capital(say(text))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={keyOf(one.option)}>
              <th scope="row">{label(one)}</th>
              {columns.map((text) => {
                const share = shareOf(one.odds, text)
                return (
                  <td key={keyOf(text as never)}>
                    <b>{percent(share)}</b>
                    <span className="odds-bar" aria-hidden="true">
                      <span style={{ width: `${100 * share}%` }} />
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > rows.length && <p className="small soft">{t('table.odds.more', { count: all.length - ROWS })}</p>}
    </>
  )
}
/** The most that one line can say: of one choice how it may end, of several what the first outcome ranges over. */
export function OddsInLine({ all, say, label }: ComparedProps): ReactNode {
  const { t } = useApp()
  const { percent, number } = useFigures()
  const [first, ...more] = all
  if (!first) return null
  const { chances, counts } = first.odds
  // A text may end with a number of its own. Where there is little room the text is cut, not the number.
  const figure = (text: Message, share: string) => (
    <b className="odds-figure">
      <span>{capital(say(text))}</span>
      <span>{t('table.odds.value', { value: '', share })}</span>
    </b>
  )
  const [one, two] = [
    ...chances.map(({ text, share }) => figure(text, percent(share))),
    ...counts.map(({ text, mean }) => figure(text, number(mean))),
  ]
  const [column] = columnsOf(all)
  const shares = column ? all.map(({ odds }) => shareOf(odds, column)).sort((a, b) => a - b) : []
  const [low, high] = [percent(shares[0] ?? 0), percent(shares.at(-1) ?? 0)]
  return (
    <span className="odds-line">
      {more.length > 0 && column ? (
        figure(column, low === high ? low : t('table.odds.range', { low, high }))
      ) : (
        <>
          {one}
          <span className="odds-more">
            {two && <b> · </b>}
            {two} {label(first)}
          </span>
        </>
      )}
    </span>
  )
}
/** What is told of most options comes first. */
function columnsOf(all: readonly OptionOdds[]): readonly Message[] {
  const found = new Map<string, Message>()
  for (const { odds } of all) for (const { text } of odds.chances) found.set(JSON.stringify(text), text)
  return [...found.values()].slice(0, COLUMNS)
}
const shareOf = ({ chances }: Odds, text: Message): number =>
  chances.find((one) => JSON.stringify(one.text) === JSON.stringify(text))?.share ?? 0
