/** Brings what is on the board into sight. It comes after the board: nothing has to be brought before that. */
import type { ZoomControl } from './useZoom.ts'
import { moved, type Size, type Zoom } from './zoom.ts'

/** A part of the window. */
export interface Box extends Size {
  readonly x: number
  readonly y: number
}
/** The largest part of a room beside something that lies over it. */
export function beside(room: Box, over: Box): Box {
  const { x, y, width, height } = room
  const [right, bottom] = [x + width, y + height]
  const [left, top] = [Math.max(x, over.x), Math.max(y, over.y)]
  const [end, foot] = [Math.min(right, over.x + over.width), Math.min(bottom, over.y + over.height)]
  if (left >= end || top >= foot) return room
  const parts: readonly Box[] = [
    { x, y, width: left - x, height },
    { x: end, y, width: right - end, height },
    { x, y, width, height: top - y },
    { x, y: foot, width, height: bottom - foot },
  ]
  return parts.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a))
}

/** Pixels from the edge for what is only to be seen. */
const IN = 24
/** For what is to be seen with what lies around it: a part of the room, and at least so many pixels. */
const WELL_IN = { part: 1 / 6, least: 64 }
/** The zoom in which a part of the window lies inside a room of it, moved as little as needed. */
export function showing(zoom: Zoom, box: Box, room: Box, well: boolean, pane: Size, frame: Size): Zoom {
  const along = (from: number, size: number, start: number, whole: number): number => {
    const edge = well ? Math.max(WELL_IN.least, whole * WELL_IN.part) : IN
    const gap = Math.max(0, Math.min(edge, (whole - size) / 2))
    const [least, most] = [start + gap, start + whole - gap - size]
    return Math.max(least, Math.min(from, most)) - from
  }
  const dx = along(box.x, box.width, room.x, room.width)
  const dy = along(box.y, box.height, room.y, room.height)
  return dx === 0 && dy === 0 ? zoom : moved(zoom, dx, dy, pane, frame)
}

/** What of the window nothing lies over, on the page. */
const freeOf = (pane: Element): Box =>
  [...(pane.parentElement?.querySelectorAll('[data-covers]') ?? [])].reduce<Box>(
    (room, one) => beside(room, one.getBoundingClientRect()),
    pane.getBoundingClientRect(),
  )

type Window = Pick<ZoomControl, 'pane' | 'layer' | 'change'>
/** `well`: with what lies around it. */
export const bring = (window: Window, target: Element, well = true): void =>
  bringBox(window, target.getBoundingClientRect(), well)
function bringBox({ pane, layer, change }: Window, at: Box, well: boolean): void {
  const [outer, board] = [pane.current, layer.current]
  if (!outer || !board) return
  const { left, top } = outer.getBoundingClientRect()
  const free = freeOf(outer)
  const room = { x: free.x - left, y: free.y - top, width: free.width, height: free.height }
  const now = board.getBoundingClientRect()
  change((zoom, size, own) => {
    // The board may be on its way: where the place will be counts, not where it is.
    const f = (zoom.k * size.width) / now.width
    const [x, y] = [zoom.x + (at.x - now.x) * f, zoom.y + (at.y - now.y) * f]
    return showing(zoom, { x, y, width: at.width * f, height: at.height * f }, room, well, size, own)
  })
}

/** Where those who were picked can go, and they themselves. */
const [GOAL, PICKED] = ['.rc-form:not(.rc-from)', '.rc-from']
/** Can be chosen now, on a board of ours; others can only be opened. */
const CHOICE = '.th-can, .q-can, [data-option-index]'
/** Who is on the way: the question is about them, wherever they may go. */
const MOVING = '.th-moving'
/** Where one is suggested: of several the question is about that one. */
const MARKED = '.th-marked, .q-marked'
/** Drawn of what just happened. */
const TOLD = '.th-traces :is(.th-line, .th-sign)'
/** Its middle is: what only looks in at the edge is not seen. */
const isIn = ({ x, y, width, height }: Box, room: Box): boolean => {
  const [right, down] = [x + width / 2 - room.x, y + height / 2 - room.y]
  return right > 0 && right < room.width && down > 0 && down < room.height
}

/** The part of all that is fullest: those who lie together in a room of that size, around one of them. */
export function fullest(all: readonly Box[], room: Size): readonly Box[] {
  const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
  const near = (one: Box) => {
    const at = middle(one)
    return all.filter((other) => {
      const to = middle(other)
      return Math.abs(to.x - at.x) < room.width / 2 && Math.abs(to.y - at.y) < room.height / 2
    })
  }
  return all.map(near).reduce<readonly Box[]>((a, b) => (b.length > a.length ? b : a), [])
}
/** What was gone by: while more is drawn, or room is taken, it changes. Nothing if there is nothing on the board to bring. */
type By = string | undefined
const by = (all: readonly Box[], { x, y, width, height }: Box): By =>
  all.length > 0 ? [all.length, x, y, width, height].join() : undefined

/**
 * A table that comes up shows who is on the way, what is suggested, or the front: where most of what can be chosen lies, if most of
 * it is not in sight.
 */
export function bringFront(window: Window, suggests = false): By {
  const [pane, layer] = [window.pane.current, window.layer.current]
  if (!pane || !layer) return undefined
  const room = freeOf(pane)
  const all = boxesOf(layer, CHOICE)
  const isSeen = all.filter((box) => isIn(box, room)).length * 2 >= all.length
  if (isSeen || layer.querySelector(suggests ? `${MOVING}, ${MARKED}` : MOVING)) return bringAsked(window, suggests)
  bringBox(window, around(fullest(all, room)), true)
  return by(all, room)
}
const boxesOf = (layer: Element, wanted: string): readonly Box[] =>
  [...layer.querySelectorAll(wanted)].map((one) => one.getBoundingClientRect())
function around(all: readonly Box[]): Box {
  const edge = (of: (box: Box) => number, most: typeof Math.max) => most(...all.map(of))
  const [x, y] = [edge((box) => box.x, Math.min), edge((box) => box.y, Math.min)]
  const width = edge((box) => box.x + box.width, Math.max) - x
  return { x, y, width, height: edge((box) => box.y + box.height, Math.max) - y }
}

/** Who is on the way, with as many of the goals as fit into a room of that size, the nearest first. */
export function withGoals(mover: Box, goals: readonly Box[], room: Size): readonly Box[] {
  const far = ({ x, y }: Box) => Math.hypot(x - mover.x, y - mover.y)
  const taken = [mover]
  for (const goal of goals.toSorted((a, b) => far(a) - far(b))) {
    const { width, height } = around([...taken, goal])
    if (width + 2 * IN <= room.width && height + 2 * IN <= room.height) taken.push(goal)
  }
  return taken
}

/**
 * What is asked is about something on the board: who is on the way is brought into sight with where they can go. Else, if nothing of
 * it is in sight, the nearest.
 */
export function bringAsked(window: Window, suggests = false): By {
  const [pane, layer] = [window.pane.current, window.layer.current]
  if (!pane || !layer) return undefined
  const room = freeOf(pane)
  const far = ({ x, y, width, height }: Box): number =>
    Math.hypot(x + width / 2 - room.x - room.width / 2, y + height / 2 - room.y - room.height / 2)
  const inSight = (box: Box) => isIn(box, room)
  const [picked] = boxesOf(layer, PICKED)
  const mover = picked ?? boxesOf(layer, MOVING)[0]
  const marked = suggests ? boxesOf(layer, MARKED) : []
  const choices = picked ? boxesOf(layer, GOAL) : marked.length > 0 ? marked : boxesOf(layer, `${CHOICE}, ${GOAL}`)
  if (mover) {
    const all = withGoals(mover, choices, room)
    if (!all.every(inSight)) bringBox(window, around(all), false)
    return by(all, room)
  }
  const [nearest] = choices.toSorted((a, b) => far(a) - far(b))
  if (nearest && !choices.some(inSight)) bringBox(window, nearest, true)
  return by(choices, room)
}

/** Where nothing is asked: what just happened. */
export function bringTold(window: Window): By {
  const [pane, layer] = [window.pane.current, window.layer.current]
  if (!pane || !layer) return undefined
  const room = freeOf(pane)
  const told = boxesOf(layer, TOLD)
  if (told.length > 0 && !told.every((box) => isIn(box, room))) bringBox(window, around(fullest(told, room)), true)
  return by(told, room)
}
