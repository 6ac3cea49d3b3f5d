/** Who reckons odds for a seat: both sides answer quickly on the way, by the evaluation. */
import {
  type Choice,
  type Game,
  type Inquirer,
  inquirerAt,
  type State,
  type Table,
  type Viewer,
} from '@carillon/kernel'
import { bestOf } from './greedy.ts'
import type { Wits } from './wits.ts'

export const quickInquirer = (
  game: Game,
  table: Table<State>,
  viewer: Viewer,
  choice: Choice,
  wits: Wits,
): Inquirer | undefined =>
  inquirerAt(game, table, viewer, choice, (at, { role, options }, random) =>
    bestOf(wits.evaluation(role), role, at, options, random),
  )
