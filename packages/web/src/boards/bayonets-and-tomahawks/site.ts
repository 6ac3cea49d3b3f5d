/** 2.1 How a space is printed. */
import { type Faction, SPACE, type Space, type SpaceKind } from '@carillon/bayonets-and-tomahawks/page'

export interface SiteLook {
  readonly kind: SpaceKind
  readonly home: Faction | null
  /** 2.1.9 Worth VPs. */
  readonly victory: boolean
  readonly militia: number
  readonly fortress: boolean
}
export function siteOf(space: Space): SiteLook {
  const { kind, home, victory, militia, fortress } = SPACE[space]
  return { kind, home, victory: victory > 0, militia, fortress }
}
