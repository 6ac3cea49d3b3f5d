/** What the first picture can do without, in one file: traces, what lies over the board, the panels beside it. */
export { FewCounters } from './FewCounters.tsx'
export { Layer } from './Layer.tsx'
export { Overlays } from './Overlays.tsx'
export * from './Panels.tsx'
export { Arrows, Signs } from './Traces.tsx'
