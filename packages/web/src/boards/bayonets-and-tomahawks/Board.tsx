/** The board of Bayonets & Tomahawks: map, stacks and markers; over it an opened stack and the battle. */
import { FACTIONS } from '@carillon/bayonets-and-tomahawks/page'
import { boardOf } from '../theatre/MapLayers.tsx'
import { sortChoices } from './choices.ts'
import { contested, stackAt } from './find.ts'
import { Ground } from './Ground.tsx'
import { Names, Printed } from './Printed.tsx'
import { parts } from './parts.ts'
import { Stacks } from './Stacks.tsx'

export const Board = boardOf({
  className: 'bt-board',
  ...{ sortChoices, contested },
  isPeopled: (view, place) => FACTIONS.some((faction) => stackAt(view, faction, place).length > 0),
  ...{ Printed, Ground, Names, Stacks },
  ...parts,
})
