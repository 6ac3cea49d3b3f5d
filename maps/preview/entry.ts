export * as game from '../../packages/quebec-1759/src/data/map.ts'
export { BasinMap } from '../../packages/web/src/boards/quebec-1759/map/BasinMap.tsx'
export { FRAME, RIVERS, ROADS, ZONES } from '../../packages/web/src/boards/quebec-1759/map/geometry.ts'
export { MAP_NAMES } from '../../packages/web/src/boards/quebec-1759/map/names.ts'
