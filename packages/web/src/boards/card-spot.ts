/** Where a card lies that is about something on the board: beside it, inside the window, never on it if that can be. */
export const GAP = 12

interface Size {
  readonly offsetWidth: number
  readonly offsetHeight: number
}
type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>

/** In the coordinates of the pane. */
export function besideSpot(spot: Rect, pane: Rect, { offsetWidth, offsetHeight }: Size): { x: number; y: number } {
  const across = beside(spot.left - pane.left, spot.right - pane.left, offsetWidth, pane.width)
  const down = beside(spot.top - pane.top, spot.bottom - pane.top, offsetHeight, pane.height)
  const isAcross = across.fits || !down.fits
  return isAcross ? { x: across.at, y: down.centred } : { x: across.centred, y: down.at }
}

/** Where something of this length begins that lies after or before a spot, or with its middle there. */
function beside(from: number, to: number, length: number, room: number) {
  const within = (at: number) => Math.max(GAP, Math.min(at, room - length - GAP))
  const [after, before] = [to + GAP, from - GAP - length]
  const isAfter = after + length + GAP <= room
  return {
    fits: isAfter || before >= GAP,
    at: within(isAfter || before < GAP ? after : before),
    centred: within((from + to - length) / 2),
  }
}
