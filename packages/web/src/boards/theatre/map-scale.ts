/** How small the map is on the screen: from afar it shows fewer and larger names. */
import { createContext, useEffect, useState } from 'preact/compat'

/** Pixels: below the first the letters of the map (22 units) cannot be read; the second are those of names from afar. */
const LEAST = 8.5
const LEGIBLE = 12
const LETTERS = 22
const MOST = 76

/** Size of the few names from afar, in units of the map; 0 from near. */
export const NameSize = createContext(0)

function sizeFromAfar(pixelsPerUnit: number): number {
  if (LETTERS * pixelsPerUnit >= LEAST) return 0
  return Math.min(MOST, Math.ceil(LEGIBLE / pixelsPerUnit / 4) * 4)
}

/** From afar a chip is this wide on the screen, in pixels, or so many times as large as from near. */
const CHIP = 14
const LARGEST = 1.4
export const chipScale = (far: number, room: number): number =>
  Math.max(1, Math.min(LARGEST, (far * CHIP) / (LEGIBLE * room)))

/** Told by the window onto the board: what it is scaled to, and its size. */
export function useNameSize(board: SVGGElement | null): number {
  const [far, setFar] = useState(0)
  useEffect(() => {
    const layer = board?.closest<HTMLElement>('.viewport-layer')
    const frame = board?.ownerSVGElement?.viewBox.baseVal
    if (!layer || !frame) return
    const measure = () => {
      const zoom = Number(/scale\((.+)\)/.exec(layer.style.transform)?.[1] ?? 1)
      setFar(sizeFromAfar(zoom * Math.min(layer.clientWidth / frame.width, layer.clientHeight / frame.height)))
    }
    const scale = new MutationObserver(measure)
    scale.observe(layer, { attributeFilter: ['style'] })
    const size = new ResizeObserver(measure)
    size.observe(layer)
    return () => {
      scale.disconnect()
      size.disconnect()
    }
  }, [board])
  return far
}
