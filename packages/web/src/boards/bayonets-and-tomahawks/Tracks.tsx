/** 5.3 The tracks: years and rounds, victory, raid points, the battle; Nations, seas, War in Europe. */
import {
  FACTIONS,
  type Faction,
  factionName,
  goalText,
  NATIONS,
  nationName,
  spaceName,
  gameText as text,
  type When,
  whenIs,
  whenText,
} from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import { Emblem, type EmblemName } from '../theatre/Emblem.tsx'
import { signed } from '../theatre/fight.tsx'
import { Head, PanelBox } from '../theatre/PanelBox.tsx'
import { fromTo, Marker, Track } from '../theatre/Track.tsx'
import type { Props } from './asking.ts'
import { BattleTrack } from './BattleTrack.tsx'
import { rerollsOf } from './Fight.tsx'
import { thresholdsText } from './thresholds.ts'

/** 4.1 */
const WHEN: readonly When[] = [1, 2, 'fleets', 3, 'colonials', 4, 5, 6, 7, 8, 9, 'winter']
const SIGNS: Readonly<Record<string, EmblemName>> = { fleets: 'ship', colonials: 'drum', winter: 'works' }
const VICTORY = [...fromTo(-10, -1), ...fromTo(1, 10)]
const RAID = fromTo(0, 8)

export function Tracks({ view, say, explain }: Props): ReactNode {
  const { year, years, victory, raid, limits } = view
  const leader: Faction = victory > 0 ? 'british' : 'french'
  const at = Math.max(-10, Math.min(10, victory))
  return (
    <PanelBox explain={explain}>
      <Head track="rounds" explain={explain}>
        {say(text('web.rounds'))}
      </Head>
      <p>{whenText(view).map(say).join(', ')}</p>
      {years.length > 1 && <Track boxes={years} now={year} />}
      <Track
        boxes={WHEN}
        now={whenIs(view)}
        show={(when) => (SIGNS[when] ? <Emblem name={SIGNS[when]} /> : when)}
        look={(when) => (typeof when === 'string' ? 'bt-logistics' : when <= 3 ? 'bt-buildup' : '')}
      />
      <Head track="victory" explain={explain}>
        {say(text('web.victory'))}
      </Head>
      <p>{say(text('board.victory', { faction: factionName(leader), vps: Math.abs(victory) }))}</p>
      <Track
        boxes={VICTORY}
        show={Math.abs}
        look={(n) => `th-${n > 0 ? 'british' : 'french'}`}
        pins={(n) => (n === at ? [leader] : [])}
        goal={(n) => FACTIONS.find((f) => limits?.[f] === n)}
      />
      {limits && <p className="soft small">{say(thresholdsText(year, limits))}</p>}
      <Goals {...{ view, say, explain }} />
      <Head track="raid" explain={explain}>
        {say(text('web.raids'))}
      </Head>
      <p>{say(text('board.raid', raid))}</p>
      <Track
        boxes={RAID}
        show={(n) => (n === 8 ? say(text('web.vp')) : n)}
        pins={(n) => FACTIONS.filter((f) => raid[f] === n)}
      />
      <Battle {...{ view, say, explain }} />
      <Europe {...{ view, say, explain }} />
      <Friends {...{ view, say, explain }} />
    </PanelBox>
  )
}
type PartProps = Pick<Props, 'view' | 'say' | 'explain'>
/** 18.2.1 What scores at the end of the year. */
function Goals({ view, say, explain }: PartProps): ReactNode {
  if (view.goals.length === 0) return null
  return (
    <>
      <Head track="goals" explain={explain}>
        {say(text('web.goals'))}
      </Head>
      <ul className="th-markers th-wide">
        {view.goals.map((goal) => (
          <Marker key={goal.faction} side={goal.faction}>
            {say(goalText(goal))}
          </Marker>
        ))}
      </ul>
    </>
  )
}

/** 13.3.1 How the battle stands, and who leads. */
function Battle({ view, say, explain }: PartProps): ReactNode {
  const { battle } = view
  return (
    <>
      <Head track="battle" explain={explain}>
        {say(text('web.battle_track'))}
      </Head>
      {battle ? (
        <>
          <p>{say(text('web.fight', { space: spaceName(battle.space) }))}</p>
          <BattleTrack marks={battle.marks} say={say} />
          <ul className="th-markers">
            {FACTIONS.map((f) => (
              <Marker key={f} side={f}>
                {[
                  text('web.battle_side', { faction: factionName(f), mark: signed(battle.marks[f]) }),
                  ...rerollsOf(battle, f),
                ]
                  .map(say)
                  .join('. ')}
              </Marker>
            ))}
          </ul>
        </>
      ) : (
        <p className="soft">{say(text('web.no_battle'))}</p>
      )}
    </>
  )
}

/** 18.3 A chit of the other faction lies face down. */
function Europe({ view, say, explain }: PartProps): ReactNode {
  return (
    <>
      <Head track="europe" explain={explain}>
        {say(text('web.europe'))}
      </Head>
      <ul className="th-markers">
        {FACTIONS.map((f) => {
          const chit = view.chits[f]
          const hidden = chit === 'hidden'
          const words = chit === null ? text('web.no_chit') : hidden ? text('board.hidden_chit') : String(chit)
          return (
            <Marker
              key={f}
              side={chit === null ? undefined : f}
              look={hidden ? 'th-unknown' : 'th-chit'}
              sign={chit === null ? ' ' : hidden ? '?' : chit}
            >
              {say(text('web.pool_of', { box: factionName(f), count: words }))}
            </Marker>
          )
        })}
      </ul>
    </>
  )
}

/** 8.0, 10.6.2 */
function Friends({ view, say, explain }: PartProps): ReactNode {
  const { nations, openSeas } = view
  return (
    <>
      <Head track="nations" explain={explain}>
        {say(text('web.nations'))}
      </Head>
      <ul className="th-markers">
        {NATIONS.map((nation) => {
          const friend = nations[nation]
          const name = nationName(nation)
          return (
            <Marker key={nation} side={friend ?? undefined} {...(friend ? {} : { sign: <Emblem name="indian" /> })}>
              {say(
                friend
                  ? text('board.joined', { nation: name, faction: factionName(friend) })
                  : text('board.neutral', { nation: name }),
              )}
            </Marker>
          )
        })}
      </ul>
      <Head track="seas" explain={explain}>
        {say(text('web.seas_head'))}
      </Head>
      <ul className="th-markers">
        <Marker side={openSeas ? 'british' : 'french'} sign={<Emblem name="ship" />}>
          {say(text(openSeas ? 'board.seas.open' : 'board.seas.french'))}
        </Marker>
      </ul>
    </>
  )
}
