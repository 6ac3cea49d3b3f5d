/** What is always in sight: how the game stands, and the cards in hand. */
import type { Viewer } from '@carillon/kernel'
import {
  CONQUESTS,
  cardName,
  cardOf,
  HIDDEN,
  SIDES,
  seasonName,
  sideName,
  gameText as text,
  vpText,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { HandStrip } from '../theatre/HandStrip.tsx'
import { Status } from '../theatre/Status.tsx'
import { Pin } from '../theatre/Track.tsx'
import type { Asking } from './asking.ts'
import { CardFace } from './CardFace.tsx'

export function Strip({ seat, ...asking }: Asking & { readonly seat: Viewer }): ReactNode {
  const { view, say, choices } = asking
  const { year, season, vp, active, card, use, hands } = view
  const aim = view.conquests === null ? undefined : { count: view.conquests, least: CONQUESTS }
  const own = SIDES.find((side) => side === seat)
  const hand = own ? hands[own].filter((one) => one !== HIDDEN) : []
  const offered = [...choices.cards.keys()]
  const when = say(text('board.season', { year: String(year), season: seasonName(season) }))
  const turn = say(text('board.active', { side: sideName(active) }))
  const played =
    card === null ? undefined : say(text('board.card', { card: cardName(card), value: cardOf(card).value }))
  const action = played && use ? say(text('web.do', { action: { key: `use.${use}` }, name: played })) : undefined
  const shown = offered.length > 0 ? offered : hand
  return (
    <>
      <Status
        items={[
          { track: 'years', spoken: when, shown: when },
          {
            track: 'victory',
            spoken: [
              say(text('web.score', { score: vpText(vp) })),
              ...(aim ? [say(text('web.conquests', aim))] : []),
            ].join('. '),
            shown: (
              <>
                {say(text('web.vp'))} {vp !== 0 && <Pin side={vp > 0 ? 'french' : 'british'} />} {Math.abs(vp)}
                {aim && (
                  <>
                    <Pin side="british" /> {say(text('web.short_conquests', aim))}
                  </>
                )}
              </>
            ),
          },
          ...(view.outcome ? [] : [{ track: 'deck', spoken: action ?? turn, shown: action ?? turn }]),
        ]}
      />
      <HandStrip
        title={say(text('web.your_hand', { count: shown.length }))}
        // Where one chooses on the map, it is not covered.
        asked={offered.length > 0 && choices.places.size === 0}
        cards={shown.map((one) => [String(one), <CardFace key={one} card={one} {...asking} />] as const)}
      />
    </>
  )
}
