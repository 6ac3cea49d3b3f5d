/** 2.3, 5.2 Boxes and pools beside the map. */
import {
  BOXES,
  type Box,
  boxName,
  type Draws,
  TOKEN,
  gameText as text,
  tokenName,
  type UnitId,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import { CounterTray } from '../theatre/CounterTray.tsx'
import { Head, PanelBox } from '../theatre/PanelBox.tsx'
import { type Asking, type Props, useAsking } from './asking.ts'
import { Counter, stateOf } from './Counter.tsx'
import { inOrder } from './choices.ts'
import { Units } from './Units.tsx'

const OPEN: readonly Box[] = ['arriving', 'sail-british', 'sail-french', 'losses-british', 'losses-french', 'disbanded']
const POOLS: readonly Box[] = BOXES.filter((box) => !OPEN.includes(box) && box !== 'unused')

export function Boxes(props: Props): ReactNode {
  const { view, say, explain } = props
  const asking = useAsking(props)
  const shown = OPEN.filter((box) => box !== 'arriving' || view.boxes.arriving.length > 0)
  return (
    <PanelBox explain={explain}>
      {shown.map((box) => (
        <section key={box} className={`th-box ${lookOf(box)}`}>
          <Head track={`box-${box}`} explain={explain}>
            {say(text('web.pool_of', { box: boxName(box), count: view.boxes[box].length }))}
          </Head>
          <Lying units={view.boxes[box]} {...asking} />
        </section>
      ))}
      <Head track="pools" explain={explain}>
        {say(text('board.pools'))}
      </Head>
      {POOLS.filter((box) => view.boxes[box].length + tokensIn(view, box).length > 0).map((box) => {
        const units = view.boxes[box]
        const tokens = tokensIn(view, box)
        const draws = view.draws?.[box as Draws]
        return (
          <details
            key={box}
            className={`th-fold ${lookOf(box)}`}
            data-track={`box-${box}`}
            open={units.some((unit) => asking.choices.units.has(unit))}
          >
            <summary>
              {say(text('web.pool_of', { box: boxName(box), count: units.length + tokens.length }))}
              {draws !== undefined && <small>{say(text('web.draws', { count: draws }))}</small>}
            </summary>
            <Lying units={units} {...asking} />
            {tokens.length > 0 && (
              <ul className="th-tokens">
                {tokens.map((token) => (
                  <li key={token}>{say(tokenName(token))}</li>
                ))}
              </ul>
            )}
          </details>
        )
      })}
    </PanelBox>
  )
}
/** What lies in a box: a list where something of it can be chosen, otherwise counters side by side. */
function Lying({ units, ...asking }: Asking & { readonly units: readonly UnitId[] }): ReactNode {
  const { view, say, choices } = asking
  if (units.length === 0) return null
  if (units.some((unit) => choices.units.has(unit))) return <Units units={units} {...asking} />
  const counters = inOrder(units).map(
    (unit) => [unit, <Counter key={unit} {...stateOf(view, unit)} {...{ unit, say }} size={48} spoken />] as const,
  )
  return <CounterTray counters={counters} />
}
const tokensIn = ({ tokens }: View, box: Box) => tokens.filter((token) => TOKEN[token].pool === box)
const lookOf = (box: Box): string =>
  /british|colonial|disbanded|vow/.test(box) ? 'th-british' : /french/.test(box) ? 'th-french' : ''
