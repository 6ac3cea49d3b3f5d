/** What is always in sight: how the game stands, and the cards. */
import {
  type CardId,
  type Deck,
  factionName,
  factionOfRole,
  gameText as text,
  whenIs,
  whenText,
} from '@carillon/bayonets-and-tomahawks/page'
import type { Viewer } from '@carillon/kernel'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { HandStrip } from '../theatre/HandStrip.tsx'
import { Status } from '../theatre/Status.tsx'
import { Pin } from '../theatre/Track.tsx'
import { Aps } from './Aps.tsx'
import type { Asking } from './asking.ts'
import { CardFace } from './CardFace.tsx'
import { DECKS, heldBy } from './Cards.tsx'
import { thresholdsText } from './thresholds.ts'

export function Strip({ seat, ...asking }: Asking & { readonly seat: Viewer }): ReactNode {
  const { view, say, choices, choose } = asking
  const { year, victory, raid, active, aps, played, limits } = view
  const leader = victory > 0 ? 'british' : 'french'
  const when = whenIs(view)
  const own = factionOfRole(seat)
  const mine: readonly Deck[] = active === 'british' ? ['british'] : ['french', 'indian']
  const left = mine.flatMap((deck) => aps[deck])
  const acting = say(text('web.acting', { faction: factionName(active) }))
  const held = own ? heldBy(view, own).filter(({ card }) => card > 0) : []
  const inPlay = DECKS.filter((deck) => played[deck] !== null)
  return (
    <>
      <Status
        items={[
          {
            track: 'rounds',
            spoken: whenText(view).map(say).join(', '),
            shown: say(
              typeof when === 'number'
                ? text('web.short_round', { year: String(year), round: when })
                : text(`board.${when}`, { year: String(year) }),
            ),
          },
          {
            track: 'victory',
            spoken: [
              say(text('board.victory', { faction: factionName(leader), vps: Math.abs(victory) })),
              ...(limits ? [say(thresholdsText(year, limits))] : []),
            ].join('. '),
            shown: (
              <>
                {say(text('web.vp'))} <Pin side={leader} /> {Math.abs(victory)}
                {limits && <Goal limit={limits[own ?? 'british']} say={say} />}
              </>
            ),
          },
          {
            track: 'raid',
            spoken: say(text('board.raid', raid)),
            shown: (
              <>
                {say(text('web.short_raid'))} <Pin side="british" /> {raid.british} <Pin side="french" /> {raid.french}
              </>
            ),
          },
          ...(left.length > 0
            ? [
                {
                  track: 'in-play',
                  spoken: acting,
                  shown: (
                    <>
                      {acting} <Aps all={left} say={say} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <HandStrip
        title={say(text('web.cards', { count: held.length + inPlay.length }))}
        asked={choices.cards.size > 0}
        cards={[
          ...held.map(
            ({ slot, called, card }) =>
              [
                slot,
                <CardFace
                  key={slot}
                  {...{ card, say, choose }}
                  slot={called}
                  option={choices.cards.get(String(card))}
                />,
              ] as const,
          ),
          ...inPlay.map(
            (deck) =>
              [
                deck,
                <CardFace
                  key={deck}
                  {...{ say, choose }}
                  card={played[deck] as CardId}
                  slot={text('web.in_play')}
                  left={aps[deck]}
                />,
              ] as const,
          ),
        ]}
      />
    </>
  )
}

/** What the side at the screen wants by the end of the year. */
function Goal({ limit, say }: { readonly limit: number; readonly say: Say }): ReactNode {
  return (
    <span className="th-status-goal">
      {say(text('web.short_goal'))} <Pin side={limit > 0 ? 'british' : 'french'} /> {Math.abs(limit)}
    </span>
  )
}
