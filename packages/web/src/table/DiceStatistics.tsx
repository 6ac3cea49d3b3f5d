/** Dice as they fell beside what was to be expected, by side. Luck is no fault: no colour says "bad". */

import type { DiceTally } from '@carillon/protocol'
import { type ReactNode, useContext, useEffect, useState } from 'preact/compat'
import type { DieFace, Say } from '../boards/board.ts'
import { Notice, useApp } from '../shell/context.tsx'
import { troubleOf } from '../shell/trouble.ts'
import { Die } from './Dice.tsx'
import { DieContext } from './die-context.ts'
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
          <SideTally key={role} role={role} say={say} faces={faces} counts={counts} />
        ))}
      </div>
    </>
  )
}

interface SideTallyProps {
  readonly role: string
  readonly say: Say
  readonly faces: number
  readonly counts: readonly number[]
}
/** Rows of the tally: a face that the game's die has twice is one of them. */
function rowsOf(counts: readonly number[], own: readonly DieFace[] | undefined) {
  const rows = new Map<string, { face: number; name: DieFace['name'] | undefined; sides: number; count: number }>()
  counts.forEach((count, i) => {
    const name = own?.[i]?.name
    const key = name?.key ?? `${i}`
    const row = rows.get(key) ?? { face: i + 1, name, sides: 0, count: 0 }
    rows.set(key, { ...row, sides: row.sides + 1, count: row.count + count })
  })
  return [...rows.values()]
}

function SideTally({ role, say, faces, counts }: SideTallyProps): ReactNode {
  const { t, locale } = useApp()
  const own = useContext(DieContext)
  const rows = rowsOf(counts, own)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const expected = (sides: number): number => (sides * total) / faces
  const most = Math.max(1, ...rows.flatMap(({ sides, count }) => [count, expected(sides)]))
  const pips = counts.reduce((sum, count, i) => sum + count * (i + 1), 0)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const mean = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <table className="tally" style={sideColour(role)}>
      <caption>
        {say({ key: `role.${role}` })}, {t('dice.count', { count: total })}
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
        {rows.map(({ face, name, sides, count }) => (
          <tr key={face}>
            <th scope="row">
              <Die face={face} sides={faces} />{' '}
              <span className={name ? 'small' : 'unseen'}>{name ? say(name) : face}</span>
            </th>
            <td>{count}</td>
            <td>{number.format(expected(sides))}</td>
            <td className="tally-bars" aria-hidden="true">
              <span className="tally-bar" style={{ width: `${(100 * count) / most}%` }} />
              <span className="tally-mark" style={{ left: `${(100 * expected(sides)) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
      {!own && (
        <tfoot>
          <tr>
            <th scope="row">{t('dice.mean')}</th>
            <td>{total > 0 ? mean.format(pips / total) : '–'}</td>
            <td>{mean.format((faces + 1) / 2)}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  )
}
