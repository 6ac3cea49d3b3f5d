/** Plays one event alone. */
import type { Side } from '../src/data/map.ts'
import type { PositionSpec } from '../src/position.ts'
import { canPlay } from '../src/rules/events/index.ts'
import { only, play, type Rehearsal } from './help.ts'

const ALONE = only('event')
/** The card has just been played as an event. */
export const event = (side: Side, card: number, spec: PositionSpec = {}, scenario?: string, settings = {}): Rehearsal =>
  play({ ...spec, step: 'event', active: side, card, use: 'event' }, scenario, settings, ALONE)
/** Whether the side may play it. */
export const mayPlay = (side: Side, card: number, spec: PositionSpec = {}, scenario?: string, settings = {}): boolean =>
  canPlay(play({ ...spec, step: 'end' }, scenario, settings, only()).state, side, card)
/** What is offered, in short: names of spaces, pieces, cards, departments, buttons. */
export const offered = (sitting: Rehearsal, side: Side): string[] =>
  sitting.offers(side).map((option) => Object.values(option).join(' '))
