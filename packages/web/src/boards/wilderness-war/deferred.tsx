/** What the first picture can do without, in one file: traces, what lies over the board, the panels beside it, what explains. */
export { board } from '@carillon/wilderness-war/board'
export { describe } from './describe.ts'
export { FewCounters } from './FewCounters.tsx'
export { Layer } from './Layer.tsx'
export { Overlays } from './Overlays.tsx'
export * from './Panels.tsx'
export { places } from './places.ts'
export { Arrows, Signs } from './Traces.tsx'
