/** The games as the home page shows them. What it says of each are the words `shelf.<id>.…`. */
import type { Role } from '@carillon/kernel'
import type { ComponentType } from 'preact/compat'
import { SHELF } from '../boards/index.ts'
import { Basin } from './pictures/Basin.tsx'
import { Forest } from './pictures/Forest.tsx'
import { Frontier } from './pictures/Frontier.tsx'

/** A game that can be played. */
export interface ReadyCard {
  readonly id: string
  /** Without one the card has camps, drawn from its name. */
  readonly Picture?: ComponentType
  readonly minutes: readonly [number, number]
  readonly level: 1 | 2 | 3
  /** How many people can play it: all roles there can be. One alone plays against bots. */
  readonly players: number
  /** The side for somebody's first game. */
  readonly suggested: Role
  /** The scenario for it, if it is not the first. */
  readonly scenario?: string
}

/** What the list of boards does not say. A game stands on the shelf when it has a row here. */
const MORE: Readonly<Record<string, Pick<ReadyCard, 'Picture' | 'players' | 'suggested' | 'scenario'>>> = {
  'quebec-1759': { Picture: Basin, players: 2, suggested: 'british' },
  'bayonets-and-tomahawks': { Picture: Frontier, players: 4, suggested: 'british', scenario: '2' },
  'wilderness-war': { Picture: Forest, players: 2, suggested: 'british' },
}

export const READY: readonly ReadyCard[] = SHELF.flatMap(({ id, minutes, level }) => {
  const more = MORE[id]
  return more ? [{ id, minutes, level, ...more }] : []
})

export const suggestedFor = (game: string): ReadyCard | undefined => READY.find(({ id }) => id === game)
