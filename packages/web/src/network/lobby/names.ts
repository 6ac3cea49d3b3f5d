/** How a game, its scenarios and its sides are called, in lists. While the words of the game are on their way its title is known. */
import type { Role } from '@carillon/kernel'
import { useAbout, useApp, useWords } from '../../shell/context.tsx'

export interface Names {
  readonly game: string
  scenario(id: string): string
  side(role: Role): string
}
const LATER = '…'

export function useNames(title: string): Names {
  const { t } = useApp()
  const about = useAbout(title)
  const say = useWords(about)
  const known = (key: string): string => (about ? say({ key }) : LATER)
  return {
    game: about ? say({ key: 'game.name' }) : t(`shelf.${title}.name`),
    scenario: (id) => known(`scenario.${id}`),
    side: (role) => known(`role.${role}`),
  }
}
