/** 5.52 to 5.55 What may still come: the cards that bring it, the leaders who wait, the limits of the provincials. */
import type { Aid, Viewer } from '@carillon/kernel'
import { CARDS, kindOf } from '../data/cards.ts'
import { PIECES, provincialLimit } from '../data/pieces.ts'
import { SCENARIO } from '../data/scenarios.ts'
import { ASSEMBLIES, assembliesName, pieceName, say, sideName } from '../messages.ts'
import { ASIDE, POOL } from '../state.ts'
import type { View } from '../view.ts'
import { CARD_HEAD, cardRow, whereIs } from './cards.ts'

const BRINGS: ReadonlySet<string> = new Set(['troops', 'indians'])

export function arrivals(view: View, viewer: Viewer): Aid {
  const known = CARDS.filter((card) => card <= SCENARIO[view.scenario].setup.cards && BRINGS.has(kindOf(card)))
  const waiting = PIECES.filter(({ n }) => view.at[n] === POOL || view.at[n] === ASIDE)
  return {
    id: 'arrivals',
    title: say('aid.arrivals'),
    tables: [
      {
        title: say('aid.arrivals.cards'),
        head: CARD_HEAD,
        rows: known.filter((card) => whereIs(view, card) !== 'removed').map((card) => cardRow(view, viewer, card)),
      },
      {
        title: say('aid.arrivals.leaders'),
        head: [say('aid.head.leader'), say('aid.head.whose'), say('aid.head.where')],
        rows: waiting.map((piece) => ({
          cells: [
            pieceName(piece.n),
            sideName(piece.side),
            say(view.at[piece.n] === POOL ? 'aid.at.pool' : 'aid.at.aside'),
          ],
          subject: { unit: piece.id },
        })),
        note: say('aid.arrivals.note'),
      },
      {
        title: say('web.assemblies'),
        head: [say('aid.head.assemblies'), say('aid.head.northern'), say('aid.head.southern')],
        rows: ASSEMBLIES.map((_, box) => ({
          cells: [assembliesName(box), provincialLimit(box, 'northern'), provincialLimit(box, 'southern')],
          now: view.assemblies === box,
        })),
      },
    ],
    rules: ['5.52', '5.53', '5.54', '5.55'],
  }
}
