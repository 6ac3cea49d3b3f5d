/** 5.54 Provincials: cards 38 to 45. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import { ALL_SPACES, factsOf, type Space, spaceCalled } from '../../data/map.ts'
import { PIECES, type Piece, pieceOf, provincialLimit } from '../../data/pieces.ts'
import { assembliesName, departmentName, pieceName, say } from '../../messages.ts'
import { isThird, type State } from '../../state.ts'
import { hasOpenFortification, isInside } from '../02-map.ts'
import { available, distinct, eliminate, enter, isOnMap } from '../03-pieces.ts'
import { choosePiece } from '../choices.ts'
import { BUTTON, spaceOption } from '../options.ts'
import { isOpen, restorable, restoreAll } from './common.ts'
import type { Event } from './index.ts'

type Colony = 'northern' | 'southern'
const COLONIES: readonly Colony[] = ['northern', 'southern']
const COUNTERS: Readonly<Record<Colony, readonly Piece[]>> = {
  northern: PIECES.filter(({ department }) => department === 'northern').map(({ n }) => n),
  southern: PIECES.filter(({ department }) => department === 'southern').map(({ n }) => n),
}
const provincialsOf = (g: State, department: Colony): Piece[] =>
  COUNTERS[department].filter((piece) => isOnMap(g, piece))
const freeOf = (g: State, department: Colony): Piece[] =>
  provincialsOf(g, department).filter((piece) => !isInside(g, piece))

/** One of these units, chosen by the role, is gone. */
function* loseOne(g: State, role: 'british' | 'french', pieces: readonly Piece[]): Play {
  eliminate(g, '5.54', yield* choosePiece(role, '5.54', say('prompt.lose_provincial'), distinct(g, pieces)))
}
/** 38 One for each Raided marker of the department, whoever placed it; the French choose. */
export const dispersed: Event = {
  *play(g) {
    for (const department of COLONIES) {
      const raided = [...g.raided.french, ...g.raided.british]
      const markers = raided.filter((space) => factsOf(space).department === department).length
      for (let n = 0; n < markers; n += 1) {
        const free = freeOf(g, department)
        if (free.length === 0) break
        yield* loseOne(g, 'french', free)
      }
    }
  },
}
type ColonyOption = Readonly<{ department: Colony }>
const DEPARTMENT_OPTION: Readonly<Record<Colony, ColonyOption>> = {
  northern: Object.freeze({ department: 'northern' }),
  southern: Object.freeze({ department: 'southern' }),
}
const departmentOptions = (departments: readonly Colony[]): ColonyOption[] =>
  departments.map((one) => DEPARTMENT_OPTION[one])
/** 5.54 The next box for the marker, by the one it is in: it stays at the end of the track. */
const NEXT_BOX = { french: [0, 0, 1], british: [1, 2, 2] } as const
/** 39, 40 The French name a department, the British lose a unit of it. */
export const stingy: Event = {
  can: (g) => g.assemblies !== 2,
  *play(g) {
    const able = COLONIES.filter((one) => freeOf(g, one).length > 0)
    if (able.length === 0) return
    const { department } = yield* choose('french', '5.54', say('prompt.stingy'), departmentOptions(able))
    yield* loseOne(g, 'british', freeOf(g, department))
  },
}
/** 41, 42 The marker moves; after a French play the British cut what is above the limits. */
export const politics: Event = {
  *play(g, side) {
    g.assemblies = NEXT_BOX[side][g.assemblies]
    note(g, '5.54', say('log.assemblies', { box: assembliesName(g.assemblies) }))
    if (side === 'british') return
    for (const department of COLONIES) yield* cut(g, department)
  },
}
function* cut(g: State, department: Colony): Play {
  for (;;) {
    const free = freeOf(g, department)
    if (free.length === 0 || provincialsOf(g, department).length <= provincialLimit(g.assemblies, department)) return
    yield* loseOne(g, 'british', free)
  }
}

// --- 43 to 45 --------------------------------------------------------------------------------------------------------

const NEW: Readonly<Record<Colony, number>> = { northern: 4, southern: 2 }
const roomFor = (g: State, department: Colony): number =>
  Math.min(NEW[department], provincialLimit(g.assemblies, department) - provincialsOf(g, department).length)
const LAND: Readonly<Record<Colony, readonly Space[]>> = {
  northern: ALL_SPACES.filter((space) => factsOf(space).department === 'northern'),
  southern: ALL_SPACES.filter((space) => factsOf(space).department === 'southern'),
}
const placesIn = (g: State, department: Colony): Space[] =>
  LAND[department].filter((space) =>
    isThird(g) ? hasOpenFortification(g, 'british', space) : isOpen(g, 'british', space),
  )
const isProvincialOf = (department: Colony) => (piece: Piece) => pieceOf(piece).department === department
const canPlace = (g: State, department: Colony): boolean =>
  roomFor(g, department) > 0 &&
  available(g, 'british', isProvincialOf(department)).length > 0 &&
  placesIn(g, department).length > 0
/** New units in both departments (third edition: in one), or all of one department restored. */
export const raise: Event = {
  can: (g) => g.assemblies !== 0,
  *play(g) {
    const placing = COLONIES.filter((one) => canPlace(g, one))
    const restoring = COLONIES.filter((one) => restorable(g, 'british', isProvincialOf(one)).length > 0)
    const options: Option[] = []
    if (placing.length > 0) options.push(BUTTON.place)
    if (restoring.length > 0) options.push(BUTTON.restore)
    if (options.length === 0) return
    const picked = yield* choose('british', '5.54', say('prompt.raise'), options)
    if (picked === BUTTON.restore) {
      const { department } = yield* choose('british', '5.523', say('prompt.department'), departmentOptions(restoring))
      restoreAll(g, 'british', isProvincialOf(department))
      return
    }
    if (!isThird(g)) {
      for (const department of placing) yield* recruit(g, department)
      return
    }
    const { department } = yield* choose('british', '5.54', say('prompt.department'), departmentOptions(placing))
    yield* recruit(g, department)
  },
}
/** Each new unit at a space of its department; the British may stop. */
function* recruit(g: State, department: Colony): Play {
  for (let left = roomFor(g, department); left > 0; left -= 1) {
    const [unit] = available(g, 'british', isProvincialOf(department))
    if (unit === undefined) return
    const options: Option[] = placesIn(g, department).map((space) => spaceOption(space))
    options.push(BUTTON.done)
    const prompt = say('prompt.recruit', { department: departmentName(department), piece: pieceName(unit), left })
    const { space } = yield* choose('british', '5.54', prompt, options)
    if (space === undefined) return
    enter(g, '5.54', unit, spaceCalled(space))
  }
}
