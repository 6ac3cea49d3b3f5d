/** The board as text, for the terminal and the plain board in the browser. */
import type { Message } from '@carillon/kernel'
import { PLACES, ROLES } from './data/pieces.ts'
import { placeName, roleName, unitName } from './messages.ts'
import type { View } from './view.ts'

export const board = ({ places }: View, tell: (message: Message) => string): string =>
  PLACES.map((place) => {
    const sides = ROLES.map((role) => {
      const { known, hidden } = places[place]?.[role] ?? { known: [], hidden: 0 }
      return [...known.map((unit) => tell(unitName(unit))), ...(hidden ? [`${tell(roleName(role))} ?${hidden}`] : [])]
    })
    return `${tell(placeName(place))}: ${sides.flat().join(', ')}`
  }).join('\n')
