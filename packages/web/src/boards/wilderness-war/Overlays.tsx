/** What this game can show over its map. */
import type { Viewer } from '@carillon/kernel'
import {
  DEPARTMENTS,
  PIECES,
  PORTS,
  SIDES,
  type Side,
  SPACE,
  SPACES,
  type Space,
  type SpaceId,
  sideName,
  spaceId,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/facts'
import { allyOf, heldBy, holderOf, moveRange, supplyOf } from '@carillon/wilderness-war/overlays'
import type { ReactNode } from 'react'
import type { Say } from '../board.ts'
import { type Look, type Overlay, Overlays as TheatreOverlays } from '../theatre/Overlays.tsx'
import { isSpace, sidesAt, stackAt } from './find.ts'
import { AT } from './geometry.ts'

const KINDS = ['control', 'supply', 'departments', 'places', 'move'] as const
type Kind = (typeof KINDS)[number]
interface OverlaysProps {
  readonly view: View
  readonly seat: Viewer
  readonly say: Say
}
export function Overlays({ view, seat, say }: OverlaysProps): ReactNode {
  return (
    <TheatreOverlays
      title={say(text('web.overlay.title'))}
      kinds={KINDS.map((id) => ({ id, name: say(text(`web.overlay.${id}`)) }))}
      make={(kind, pointed) => MAKE[kind as Kind](view, say, pointed && isSpace(pointed) ? pointed : undefined, seat)}
    />
  )
}

const at = (spaces: readonly Space[], look: Look): Overlay['marks'] =>
  spaces.map((space) => ({ id: `${space} ${look}`, ...AT[spaceId(space)], look }))
/** 5.531 */
const SETTLEMENTS = [...new Set(PIECES.flatMap(({ settlement }) => settlement ?? []))]
const DEPARTMENT_LOOKS = { northern: 'british', southern: 'other', 'st-lawrence': 'french' } as const

const MAKE: Readonly<Record<Kind, (view: View, say: Say, pointed: SpaceId | undefined, seat: Viewer) => Overlay>> = {
  control(view, say) {
    const held = SIDES.map((side) => ({ side, spaces: heldBy(view, side) }))
    return {
      marks: held.flatMap(({ side, spaces }) => at(spaces, side)),
      legend: held.map(({ side, spaces }) => ({
        look: side,
        words: say(text('web.overlay.held', { side: sideName(side), count: spaces.length })),
      })),
    }
  },
  supply(view, say) {
    const found = SIDES.flatMap((side) => {
      const supply = supplyOf(view, side)
      return supply ? [{ side, ...supply }] : []
    })
    return {
      marks: found.flatMap(({ side, supplied, out }) => [...at(supplied, side), ...at(out, `${side}-out`)]),
      legend: found.flatMap(({ side, supplied, out }) => [
        { look: side, words: say(text('web.overlay.supplied', { side: sideName(side), count: supplied.length })) },
        {
          look: `${side}-out` as const,
          words: say(text('web.overlay.out', { side: sideName(side), count: out.length })),
        },
      ]),
      hint: say(text(found.length > 0 ? 'web.overlay.hint.supply' : 'web.overlay.hint.no_supply')),
    }
  },
  departments(_view, say) {
    const spacesOf = (one: (typeof DEPARTMENTS)[number]) =>
      SPACES.filter(({ department }) => department === one).map(({ n }) => n)
    return {
      marks: DEPARTMENTS.flatMap((one) => at(spacesOf(one), DEPARTMENT_LOOKS[one])),
      legend: DEPARTMENTS.map((one) => ({ look: DEPARTMENT_LOOKS[one], words: say(text(`web.legend.${one}`)) })),
    }
  },
  places(view, say) {
    const all = [
      ...PORTS.map((space) => ({ space, side: holderOf(view, space) })),
      ...SETTLEMENTS.map((space) => ({ space, side: allyOf(view, space) })),
    ]
    const of = (side: Side | null) => all.filter((one) => one.side === side).map(({ space }) => space)
    return {
      marks: [...SIDES.flatMap((side) => at(of(side), side)), ...at(of(null), 'other')],
      legend: [
        ...SIDES.map((side) => ({
          look: side,
          words: say(text('web.overlay.place', { side: sideName(side), count: of(side).length })),
        })),
        { look: 'other', words: say(text('web.overlay.free', { count: of(null).length })) },
      ],
    }
  },
  move(view, say, pointed, seat) {
    const here = pointed ? sidesAt(view, pointed) : []
    const side = here.find((one) => one === seat) ?? here[0]
    const range = [...(pointed && side ? moveRange(view, side, SPACE[pointed], stackAt(view, side, pointed)) : [])]
    return {
      marks: [
        ...range.map(([space, note]) => ({ id: String(space), ...AT[spaceId(space)], look: 'reach' as const, note })),
        ...(pointed && side ? at([SPACE[pointed]], side) : []),
      ],
      legend: side ? [{ look: 'reach', words: say(text('web.overlay.reach', { count: range.length })) }] : [],
      hint: say(text('web.overlay.hint.move')),
    }
  },
}
