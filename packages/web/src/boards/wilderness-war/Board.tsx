/** The board of Wilderness War: map, stacks and markers; over it an opened stack, and what is going on. */
import { boardOf } from '../theatre/MapLayers.tsx'
import { sortChoices } from './choices.ts'
import { contested, sidesAt } from './find.ts'
import { Ground } from './Ground.tsx'
import { Names, Printed } from './Printed.tsx'
import { parts } from './parts.ts'
import { Stacks } from './Stacks.tsx'

export const Board = boardOf({
  className: 'ww-board',
  ...{ sortChoices, contested },
  isPeopled: (view, place) => sidesAt(view, place).length > 0,
  ...{ Printed, Ground, Names, Stacks },
  ...parts,
})
