/** 7.4 Events that remove or place markers. */
import { choose, note, type Play } from '@carillon/kernel'
import { say, spaceName } from '../../messages.ts'
import { standingOf } from '../../standing.ts'
import { type State, unitsAt } from '../../state.ts'
import { markAllSpent, unmark } from '../03-units.ts'
import { SPACE_OPTION_AT, type SpaceOption, spaceOption } from '../options.ts'

/** 21 The British remove one of their Out of Supply markers; if there is none, a Rout marker. On the map only. */
export function* armedBattoemen(g: State): Play<boolean> {
  const { oos, rout } = g.markers.british
  const kind = oos.some((spot) => spot !== 'sail') ? 'oos' : 'rout'
  const spaces = (kind === 'oos' ? oos : rout).filter((spot) => spot !== 'sail')
  if (spaces.length === 0) return false
  const options = spaces.map((space) => spaceOption(space))
  const { space } = yield* choose(g.voice.british, '7.4', say(`prompt.battoemen.${kind}`), options)
  unmark(g, 'british', kind, space)
  note(g, '7.4', say(`log.battoemen.${kind}`, { space: spaceName(space) }))
  return true
}

/** 33 Every unit of one British stack on the map, chosen by the French, is Spent. */
export function* hesitantBritishGeneral(g: State): Play<boolean> {
  const options: SpaceOption[] = []
  const { spots, counts } = standingOf(g, 'british')
  for (const n of spots) if (counts[n] !== 0) options.push(SPACE_OPTION_AT[n] as SpaceOption)
  if (options.length === 0) return false
  const { space } = yield* choose(g.voice.french, '7.4', say('prompt.hesitant'), options)
  markAllSpent(g, unitsAt(g, 'british', space))
  note(g, '7.4', say('log.hesitant', { space: spaceName(space) }))
  return true
}
