/** A group that has just entered a space, for the tests of chapters 6, 8, 13, 14 and 15. */
import type { Settings } from '@carillon/kernel'
import { type Side, type SpaceId, spaceCalled } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import type { PositionSpec } from '../src/position.ts'
import type { Activation, Entry, March, StepId } from '../src/state.ts'
import { only, play, type Rehearsal } from './help.ts'

/** Pieces by their full names: `'rigaud fr-bearn'`. */
const named = (words: string) => words.split(' ').filter(Boolean).map(pieceCalled)

interface Coming {
  readonly from: SpaceId
  readonly to: SpaceId
  /** Who comes; they stand in the space already. */
  readonly who: string
  readonly side?: Side
  readonly step?: StepId
  readonly entry?: Partial<Omit<Entry, 'space' | 'from'>>
  readonly march?: Partial<March>
  readonly activation?: Partial<Activation>
  /** Everybody else, by space. */
  readonly spaces?: Readonly<Record<string, string>>
  readonly more?: PositionSpec
  readonly settings?: Settings
  /** Other steps to be played. */
  readonly steps?: readonly string[]
}
/** Nothing on the map but what is named; the chapters of entering a space play, any other step ends the game. */
export function coming(c: Coming): Rehearsal {
  const { from, to, who, side = 'french', step = 'enter', spaces = {}, more = {} } = c
  const [at, back] = [spaceCalled(to), spaceCalled(from)]
  const [first] = named(who)
  const entry: Entry = { space: at, from: back, intercepted: false, interceptors: [], inside: [], ...c.entry }
  const march: March = {
    side,
    commander: first !== undefined && who.includes(' ') ? first : null,
    pieces: named(who),
    value: 3,
    origin: back,
    at,
    from: back,
    land: true,
    boat: false,
    naval: false,
    spent: 1,
    portaged: false,
    alone: !who.includes(' '),
    halt: false,
    stopped: false,
    foul: false,
    scouted: false,
    landing: false,
    infiltrating: false,
    dropped: [],
    fought: [],
    entry,
    tried: [],
    ...c.march,
  }
  const activation: Activation = {
    value: 3,
    use: 'force',
    filling: false,
    groups: [],
    done: [],
    infiltrated: [],
    coehorns: { british: false, french: false },
    ...c.activation,
  }
  const all = { ...spaces, [to]: `${spaces[to] ?? ''} ${who}` }
  return play(
    { clear: true, step, active: side, spaces: all, ...more, more: { march, activation } },
    'annus-mirabilis',
    c.settings ?? {},
    only('enter', 'stand', 'arrive', ...(c.steps ?? [])),
  )
}
/** Names of the pieces an offer holds, and of its buttons. */
export const words = (sitting: Rehearsal, role: Side): string =>
  sitting
    .offers(role)
    .map((option) => String(option.piece ?? option.space ?? option.card ?? option.do))
    .join(' ')
export const piece = (id: string) => ({ piece: id })
export const pass = { do: 'pass' }
