/** Where the board stands behind its window: `k` times as large as it fits, moved by `x` and `y` pixels. */
export interface Zoom {
  readonly k: number
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}

/** A board, with the size of its letters and what lies in the middle at first, as a part of its width and height. */
export interface BoardFrame extends Size {
  readonly letters?: number
  readonly begin?: Pick<KeptZoom, 'cx' | 'cy'>
}

export const FIT: Zoom = { k: 1, x: 0, y: 0 }
export const MOST = 6
/** From here on small things can be read. */
export const NEAR = 2
/** One press of a key or button. */
export const STEP = 1.35

const scaleOf = (pane: Size, frame: Size): number => Math.min(pane.width / frame.width, pane.height / frame.height)
/** The board's margins beside the window when it fits. */
const margin = (pane: Size, frame: Size): { x: number; y: number } => {
  const scale = scaleOf(pane, frame)
  return { x: (pane.width - frame.width * scale) / 2, y: (pane.height - frame.height * scale) / 2 }
}

/** Never smaller than it fits; no gap beside the board where it is larger than its window; else in the middle. */
export function held(zoom: Zoom, pane: Size, frame: Size): Zoom {
  const k = Math.min(MOST, Math.max(1, zoom.k))
  const m = margin(pane, frame)
  const along = (at: number, size: number, gap: number): number => {
    if ((size - 2 * gap) * k <= size) return (size - size * k) / 2
    return Math.min(0 - gap * k, Math.max(size - (size - gap) * k, at))
  }
  return { k, x: along(zoom.x, pane.width, m.x), y: along(zoom.y, pane.height, m.y) }
}

/** Larger by `factor`, while the point `at` of the window stays where it is. */
export function zoomed(zoom: Zoom, factor: number, at: { x: number; y: number }, pane: Size, frame: Size): Zoom {
  const k = Math.min(MOST, Math.max(1, zoom.k * factor))
  const f = k / zoom.k
  return held({ k, x: at.x - (at.x - zoom.x) * f, y: at.y - (at.y - zoom.y) * f }, pane, frame)
}

export const moved = (zoom: Zoom, dx: number, dy: number, pane: Size, frame: Size): Zoom =>
  held({ k: zoom.k, x: zoom.x + dx, y: zoom.y + dy }, pane, frame)

/** Pixels that letters have at least; on a phone more, since what is tapped there grows with them. */
const legible = ({ width }: Size): number => (width < 500 ? 15 : 11.5)
/** Where somebody begins who has not been here: so near that the board's letters can be read. */
export const first = (pane: Size, frame: BoardFrame): KeptZoom | undefined =>
  frame.letters
    ? { k: legible(pane) / (frame.letters * scaleOf(pane, frame)), cx: 0.5, cy: 0.5, ...frame.begin }
    : undefined

/** To keep: the same part of the board, whatever the size of the window. */
export interface KeptZoom {
  readonly k: number
  /** What lies in the middle, as a part of the board's width and height. */
  readonly cx: number
  readonly cy: number
}
export function toKeep({ k, x, y }: Zoom, pane: Size, frame: Size): KeptZoom {
  const m = margin(pane, frame)
  const part = (at: number, size: number, gap: number) => ((size / 2 - at) / k - gap) / (size - 2 * gap)
  return { k, cx: part(x, pane.width, m.x), cy: part(y, pane.height, m.y) }
}
export function fromKept({ k, cx, cy }: KeptZoom, pane: Size, frame: Size): Zoom {
  const m = margin(pane, frame)
  const place = (part: number, size: number, gap: number) => size / 2 - (part * (size - 2 * gap) + gap) * k
  return held({ k, x: place(cx, pane.width, m.x), y: place(cy, pane.height, m.y) }, pane, frame)
}
export function readKept(text: string | null): KeptZoom | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    const { k, cx, cy } = (kept ?? {}) as Partial<KeptZoom>
    return [k, cx, cy].every((n) => Number.isFinite(n)) && (k as number) > 1 ? (kept as KeptZoom) : undefined
  } catch {
    return undefined
  }
}
