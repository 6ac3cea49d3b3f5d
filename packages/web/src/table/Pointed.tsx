/** Marks on the board for the places that a line of the log tells of. */
import type { LogLine } from '@carillon/kernel'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'preact/compat'
import type { GameBoard, Subject } from '../boards/board.ts'
import { giveShower } from './shown-places.ts'
import type { Box } from './sight.ts'
import type { Size } from './zoom.ts'

/** How long a place stays marked that was to be shown. */
const MOMENT = 2600
/** Around what is marked, in parts of the board's height. */
const AIR = 0.006

interface PointedProps {
  readonly board: GameBoard
  readonly view: unknown
}
export function Pointed({ board, view }: PointedProps): ReactNode {
  const layer = useRef<SVGGElement>(null)
  const now = useRef(view)
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    now.current = view
  }, [view])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wanted = true
    let take: (() => void) | undefined
    const point = (found: readonly Element[]) => {
      clearTimeout(timer)
      setBoxes(found.map((one) => boxOf(one, layer.current?.ownerSVGElement, board.frame)))
    }
    board.places?.().then(
      (places) => {
        if (!wanted) return
        const elements = (line: LogLine) =>
          places(line, now.current).flatMap((subject) => elementFor(subject, layer.current?.parentElement) ?? [])
        take = giveShower({
          has: (line) => places(line, now.current).length > 0,
          show(line) {
            const found = elements(line)
            // The first one last: it is in sight whatever the others need.
            for (const one of found.toReversed()) one.dispatchEvent(new Event('bring', { bubbles: true }))
            point(found)
            timer = setTimeout(() => setBoxes([]), MOMENT)
          },
          mark: (line) => point(line ? elements(line) : []),
        })
      },
      () => undefined,
    )
    return () => {
      wanted = false
      clearTimeout(timer)
      take?.()
    }
  }, [board])
  return (
    <g ref={layer} className="pointed" style={{ '--unit': `${board.frame.height / 1000}px` } as CSSProperties}>
      {boxes.map((box) => (
        <rect key={`${box.x} ${box.y}`} {...box} rx={board.frame.height * AIR * 2} />
      ))}
    </g>
  )
}

function elementFor(subject: Subject, board: Element | null | undefined): Element | null | undefined {
  const [[field, id] = []] = Object.entries(subject)
  return board?.querySelector(`[data-${field}="${CSS.escape(String(id))}"]`)
}
/** Where an element lies, in units of the board. */
function boxOf(element: Element, svg: SVGSVGElement | null | undefined, frame: Size): Box {
  const whole = svg?.getBoundingClientRect() ?? new DOMRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  const scale = Math.min(whole.width / frame.width, whole.height / frame.height) || 1
  const air = frame.height * AIR
  return {
    x: (left - whole.left - (whole.width - frame.width * scale) / 2) / scale - air,
    y: (top - whole.top - (whole.height - frame.height * scale) / 2) / scale - air,
    width: width / scale + 2 * air,
    height: height / scale + 2 * air,
  }
}
