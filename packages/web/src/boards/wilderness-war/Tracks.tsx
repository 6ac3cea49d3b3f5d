/** The tracks: years and seasons, victory points, assemblies; allied tribes, raids, what is in force. */
import {
  assembliesName,
  COUNT,
  PIECES,
  type Piece,
  pieceName,
  provincialLimit,
  SCENARIO,
  SIDES,
  type Side,
  SUDDEN_VP,
  seasonName,
  sideName,
  spaceName,
  standing,
  gameText as text,
  type View,
  vpText,
  winsWith,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { Emblem } from '../theatre/Emblem.tsx'
import { Head, PanelBox } from '../theatre/PanelBox.tsx'
import { fromTo, Marker, Track } from '../theatre/Track.tsx'
import type { Props } from './asking.ts'

/** From the British to the French: the left is British. */
const VICTORY = fromTo(-SUDDEN_VP, SUDDEN_VP)
const BOXES = [0, 1, 2] as const

export function Tracks({ view, say, explain }: Props): ReactNode {
  const { year, season, vp, assemblies, scenario, active } = view
  const { from, to } = SCENARIO[scenario]
  const at = Math.max(-SUDDEN_VP, Math.min(SUDDEN_VP, vp))
  return (
    <PanelBox explain={explain}>
      <Head track="years" explain={explain}>
        {say(text('web.years'))}
      </Head>
      <p>
        {say(text('board.season', { year: String(year), season: seasonName(season) }))} ·{' '}
        {say(text('board.active', { side: sideName(active) }))}
      </p>
      <Track boxes={fromTo(from, to)} now={year} />
      <Track
        boxes={['early', 'late'] as const}
        now={season}
        show={(one) => say(seasonName(one))}
        look={() => 'ww-season'}
      />
      <Head track="victory" explain={explain}>
        {say(text('web.victory'))}
      </Head>
      <p>{say(text('web.score', { score: vpText(vp) }))}</p>
      <Track
        boxes={VICTORY}
        now={vp === 0 ? 0 : 99}
        show={Math.abs}
        look={(n) => (n === 0 ? '' : `th-${n > 0 ? 'french' : 'british'}`)}
        pins={(n) => (n === at && n !== 0 ? [n > 0 ? 'french' : 'british'] : [])}
        goal={(n) => goalAt(n, year, to)}
      />
      <Head track="assemblies" explain={explain}>
        {say(text('web.assemblies'))}
      </Head>
      <p>{say(text('web.assemblies_now', { box: assembliesName(assemblies), ...limits(assemblies) }))}</p>
      <Track
        boxes={BOXES}
        now={assemblies}
        show={(box) => (
          <>
            {say(assembliesName(box))}
            <small>{say(text('web.limits', limits(box)))}</small>
          </>
        )}
        look={() => 'ww-assembly'}
      />
      <Allies {...{ view, say, explain }} />
      <Raids {...{ view, say, explain }} />
      <Force {...{ view, say, explain }} />
    </PanelBox>
  )
}
const limits = (box: number) => ({
  northern: provincialLimit(box, 'northern'),
  southern: provincialLimit(box, 'southern'),
})
/** 12.1 Where the game is won at the end of this year. */
function goalAt(points: number, year: number, last: number): Side | undefined {
  const { french, british } = winsWith(year, last)
  return points === french ? 'french' : points === -british ? 'british' : undefined
}

type PartProps = Pick<Props, 'view' | 'say' | 'explain'>
/** 5.532 A tribe with a unit on the map is allied to its side. */
function Allies({ view, say, explain }: PartProps): ReactNode {
  const allies = SIDES.map((side) => [side, tribesOf(view, side)] as const)
  return (
    <>
      <Head track="allies" explain={explain}>
        {say(text('web.allies'))}
      </Head>
      <ul className="th-markers th-wide">
        {allies.map(([side, tribes]) => (
          <Marker key={side} side={tribes.length > 0 ? side : undefined} sign={<Emblem name="indian" />}>
            {say(
              tribes.length > 0
                ? text('web.allied', { side: sideName(side), tribes: tribes.map(pieceName) })
                : text('web.no_allies', { side: sideName(side) }),
            )}
          </Marker>
        ))}
      </ul>
    </>
  )
}
/** One piece of each tribe that has units on the map. */
function tribesOf({ at }: View, side: Side): readonly Piece[] {
  const found = new Map<string, Piece>()
  for (const { n, side: owner, tribe } of PIECES)
    if (owner === side && tribe !== null && (at[n] as number) < COUNT && !found.has(tribe)) found.set(tribe, n)
  return [...found.values()]
}

/** 10.31 */
function Raids({ view, say, explain }: PartProps): ReactNode {
  return (
    <>
      <Head track="raided" explain={explain}>
        {say(text('web.raided'))}
      </Head>
      <ul className="th-markers th-wide">
        {SIDES.map((side) => {
          const spaces = view.raided[side]
          const name = { side: sideName(side), count: spaces.length }
          return (
            <Marker key={side} side={spaces.length > 0 ? side : undefined} sign={spaces.length}>
              {say(
                spaces.length > 0
                  ? text('web.raided_by', { ...name, spaces: spaces.map(spaceName) })
                  : text('web.raided_none', name),
              )}
            </Marker>
          )
        })}
      </ul>
    </>
  )
}

/** 5.51, 12.23 */
function Force({ view, say, explain }: PartProps): ReactNode {
  const { niagara, ohioForks } = view
  return (
    <>
      <Head track="flags" explain={explain}>
        {say(text('web.flags'))}
      </Head>
      <ul className="th-markers">
        <Marker side={niagara}>
          {say(text('web.holds', { space: { key: 'space.niagara' }, side: sideName(niagara) }))}
        </Marker>
        <Marker side={ohioForks}>
          {say(text('web.holds', { space: { key: 'space.ohio-forks' }, side: sideName(ohioForks) }))}
        </Marker>
        {standing(view).map(({ side, text: words }) => (
          <Marker key={say(words)} side={side}>
            {say(words)}
          </Marker>
        ))}
      </ul>
    </>
  )
}
