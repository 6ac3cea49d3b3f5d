/** Small pictures on buttons; words stand beside them, or an `aria-label` does. */
import type { ReactNode } from 'preact/compat'

const PATHS = {
  close: 'M5 5l14 14M19 5L5 19',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17.6v.4',
  note: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v6M12 7.4v.4',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  lesson: 'M3 8.5L12 4l9 4.5-9 4.5zM7 11v5c2.5 2.3 7.5 2.3 10 0v-5M21 8.5V15',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5zM12 6.5v14',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  export: 'M12 15V4M8 8l4-4 4 4M5 13v6.5h14V13',
  import: 'M12 4v11M8 11l4 4 4-4M5 13v6.5h14V13',
  remove: 'M5 7h14M9.5 7V4.500h5V7M7 7l1 12.500h8L17 7M10.5 10.500v6M13.5 10.500v6',
  replay: 'M5 12a7 7 0 107-7H7M10 2L7 5l3 3',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M19.5 14.500A8 8 0 019.5 4.500a8 8 0 1010 10z',
  done: 'M4.5 12.5l5 5 10-11',
  back: 'M14.5 5l-7 7 7 7',
  time: 'M12 3.500a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.500V12l3 2.5',
  people:
    'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5.500a3.2 3.2 0 010 6M17.5 14.500c2.2.7 3.6 2.5 4 5.5',
} as const
export type IconName = keyof typeof PATHS

export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
