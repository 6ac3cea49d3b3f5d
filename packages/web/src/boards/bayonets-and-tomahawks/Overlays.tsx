/** What this game can show over its map. */
import {
  FACTIONS,
  type Faction,
  factionName,
  factionOfRole,
  SPACES,
  type Space,
  gameText as text,
  type View,
} from '@carillon/bayonets-and-tomahawks/facts'
import { moveRange, raidRange, roomLeft, supplyOf } from '@carillon/bayonets-and-tomahawks/overlays'
import type { Viewer } from '@carillon/kernel'
import type { ReactNode } from 'react'
import type { Say } from '../board.ts'
import { type Overlay, Overlays as TheatreOverlays } from '../theatre/Overlays.tsx'
import type { Way } from '../theatre/sheet.ts'
import { controllerOf, isSpace, unitsAt } from './find.ts'
import { AT, SHEET } from './geometry.ts'

const KINDS = ['control', 'supply', 'move', 'raid', 'use'] as const
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

const at = (spaces: readonly Space[], look: Overlay['marks'][number]['look']): Overlay['marks'] =>
  spaces.map((id) => ({ id: `${id} ${look}`, ...AT[id], look }))
/** Whose stack is meant: that of the seat, if it has one there. */
function sideAt(view: View, space: Space, seat: Viewer): Faction | undefined {
  const own = factionOfRole(seat)
  const here = FACTIONS.filter((f) => unitsAt(view, f, space).length > 0)
  return own && here.includes(own) ? own : here[0]
}

const MAKE: Readonly<Record<Kind, (view: View, say: Say, pointed: Space | undefined, seat: Viewer) => Overlay>> = {
  control(view, say) {
    const held = (f: Faction) => SPACES.filter((space) => controllerOf(view, space) === f)
    return {
      marks: FACTIONS.flatMap((f) => at(held(f), f)),
      legend: FACTIONS.map((f) => ({
        look: f,
        words: say(text('web.overlay.held', { faction: factionName(f), count: held(f).length })),
      })),
    }
  },
  supply(view, say) {
    const found = FACTIONS.map((f) => ({ f, ...supplyOf(view, f) }))
    return {
      marks: found.flatMap(({ f, supplied, out }) => [...at(supplied, f), ...at(out, `${f}-out`)]),
      legend: found.flatMap(({ f, supplied, out }) => [
        {
          look: f,
          words: say(text('web.overlay.supplied', { faction: factionName(f), count: supplied.length })),
        },
        {
          look: `${f}-out` as const,
          words: say(text('web.overlay.out', { faction: factionName(f), count: out.length })),
        },
      ]),
    }
  },
  move(view, say, pointed, seat) {
    const f = pointed && sideAt(view, pointed, seat)
    const range = [...(f ? moveRange(view, f, pointed) : [])]
    return {
      marks: [
        ...range.map(([id, note]) => ({ id, ...AT[id], look: 'reach' as const, note })),
        ...(f ? at([pointed], f) : []),
      ],
      legend: f ? [{ look: 'reach', words: say(text('web.overlay.reach', { count: range.length })) }] : [],
      hint: say(text('web.overlay.hint.move')),
    }
  },
  raid(view, say, pointed, seat) {
    const f = pointed && sideAt(view, pointed, seat)
    const targets = f ? raidRange(view, f, pointed) : []
    return {
      marks: [...at(targets, 'target'), ...(f ? at([pointed], f) : [])],
      legend: f ? [{ look: 'target', words: say(text('web.overlay.target', { count: targets.length })) }] : [],
      hint: say(text('web.overlay.hint.raid')),
    }
  },
  use(view, say) {
    const used = FACTIONS.map((f) => ({ f, ways: roomLeft(view, f) }))
    return {
      marks: used.flatMap(({ f, ways }, i) =>
        ways.map(({ by, room }) => {
          const { x, y } = (SHEET.ways[by.id] as Way).middle
          return { id: `${by.id} ${f}`, x: x + i * 20, y, look: f, note: room }
        }),
      ),
      legend: used.map(({ f, ways }) => ({
        look: f,
        words: say(text('web.overlay.used', { faction: factionName(f), count: ways.length })),
      })),
      hint: say(text('web.overlay.hint.use')),
    }
  },
}
