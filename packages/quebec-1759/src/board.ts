/** The board as text, for a terminal or a screen reader. */
import type { Message } from '@carillon/kernel'
import { ZONES } from './data/map.ts'
import { sideName, spaceName, unitName } from './messages.ts'
import type { Block, View } from './view.ts'

export function board(view: View, say: (message: Message) => string): string {
  const lines = [
    `${view.turn}/16  ${say(spaceName('bason'))} ${view.ships.bason}  ${say(spaceName('st_laurent'))} ${view.ships.st_laurent}`,
  ]
  const row = (blocks: readonly Block[]) =>
    blocks.map((b) => ('unit' in b ? `${say(unitName(b.unit))} ${b.cv}` : '?')).join(', ')
  for (const zone of ZONES) {
    const { british, french } = view.zones[zone]
    lines.push(
      `${say(spaceName(zone))}: ${say(sideName('british'))} [${row(british)}] ${say(sideName('french'))} [${row(french)}]`,
    )
  }
  return lines.join('\n')
}
