/** Small pictures of the table's own buttons; words stand beside them, or an `aria-label` does. */
import type { ReactNode } from 'preact/compat'

const PATHS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 010 11h-4',
  again: 'M5 12a7 7 0 107-7H7M10 2L7 5l3 3',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  step: 'M6 5v14l9-7zM18 5v14',
  back: 'M18 5v14l-9-7zM6 5v14',
  first: 'M19 5l-7 7 7 7M12 5l-7 7 7 7',
  last: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  send: 'M5 12h14M13 6l6 6-6 6',
  link: 'M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1',
  branch: 'M7 4v16M7 15c0-5 10-3 10-9M14 8.5L17 5l3 3.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 00-3.5 10.900c.8.6 1 1.300 1 2.100h5c0-.8.2-1.500 1-2.100A6 6 0 0012 3z',
  aids: 'M4 5h16v14H4zM4 10h16M10 10v9',
  done: 'M4.5 12.5l5 5 10-11',
  find: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20.5 20.5',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  alone: 'M3 6h18v12H3zM7 14v-4l3 2 4-3 3 5z',
  mark: 'M12 5a7 7 0 100 14 7 7 0 000-14zM12 10.5v3M10.5 12h3',
  arrow: 'M5 19L19 5M10 5h9v9',
  gone: 'M6 6l12 12M18 6L6 18',
  tools: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h11M19 17h1M17 15v4',
} as const
export type GlyphName = keyof typeof PATHS

export function Glyph({ name }: { name: GlyphName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
