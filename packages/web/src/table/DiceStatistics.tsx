/** Dice as they fell beside what was to be expected, by side. Luck is no fault: no colour says "bad". */
import { type ReactNode, useEffect, useState } from 'react'
import type { Say } from '../boards/board.ts'
import type { DiceTally } from '../protocol.ts'
import { Notice, useApp } from '../shell/context.tsx'
import { troubleOf } from '../shell/trouble.ts'
import { Die } from './Dice.tsx'
import { sideColour } from './sides.ts'

export function DiceStatistics({ id, say }: { id: string; say: Say }): ReactNode {
  const { client, t } = useApp()
  const [tally, setTally] = useState<DiceTally>()
  const [failed, fail] = useState<unknown>()
  useEffect(() => {
    client.ask('dice', { ask: 'dice', id }).then((reply) => setTally(reply.tally), fail)
  }, [client, id])
  if (failed) return <Notice kind="problem">{troubleOf(failed, t).text}</Notice>
  if (!tally) return <p className="soft">{t('app.loading')}</p>
  const sides = Object.entries(tally)
  if (sides.length === 0) return <p>{t('dice.none')}</p>
  return (
    <>
      <p className="soft">{t('dice.lead')}</p>
      <div className="tallies">
        {sides.map(([role, { sides: faces, counts }]) => (
          <SideTally key={role} role={role} name={say({ key: `role.${role}` })} faces={faces} counts={counts} />
        ))}
      </div>
    </>
  )
}

interface SideTallyProps {
  readonly role: string
  readonly name: string
  readonly faces: number
  readonly counts: readonly number[]
}
function SideTally({ role, name, faces, counts }: SideTallyProps): ReactNode {
  const { t, locale } = useApp()
  const total = counts.reduce((sum, count) => sum + count, 0)
  const expected = total / faces
  const most = Math.max(expected, ...counts, 1)
  const pips = counts.reduce((sum, count, i) => sum + count * (i + 1), 0)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const mean = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <table className="tally" style={sideColour(role)}>
      <caption>
        {name}: {t('dice.count', { count: total })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('dice.face')}</th>
          <th scope="col">{t('dice.rolled')}</th>
          <th scope="col">{t('dice.expected')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {counts.map((count, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a die.
          <tr key={i}>
            <th scope="row">
              <Die face={i + 1} sides={faces} />
              <span className="unseen">{i + 1}</span>
            </th>
            <td>{count}</td>
            <td>{number.format(expected)}</td>
            <td className="tally-bars" aria-hidden="true">
              <span className="tally-bar" style={{ width: `${(100 * count) / most}%` }} />
              <span className="tally-mark" style={{ left: `${(100 * expected) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('dice.mean')}</th>
          <td>{total > 0 ? mean.format(pips / total) : '–'}</td>
          <td>{mean.format((faces + 1) / 2)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}
