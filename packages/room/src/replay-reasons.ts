/** What the machine player that acts at a moment of a replay did it for: as it was told at the table (`machine-actions.ts`), from the record. */
import { type Input, lineFor, type Role, type State, type Table, type Viewer } from '@carillon/kernel'
import { motiveOf, PLAYERS, type Wits } from '@carillon/players'
import type { Reason } from '@carillon/protocol'
import { reasonOf } from './machine-actions.ts'
import type { Study } from './replays.ts'

/** Inputs of a longer action are not looked through. */
const LONGEST = 160

/** Nothing where a person acts, or nothing is to be said. */
export function reasonAt(study: Study, at: number, seat: Viewer, wits: Wits): Reason | undefined {
  const { cursor, record, game } = study
  const inputs = study.inputsAt(at, seat)
  const action = actionIn(study, inputs, wits)
  if (!action) return undefined
  const { role, from, to } = action
  const [then, line] = [game.copy(cursor.at(from).state), linesIn(cursor.at(from), seat)]
  const after = cursor.at(Math.min(to, record.inputs.length))
  if (linesIn(after, seat) === line) return undefined
  return reasonOf(motiveOf(game, wits, { role, before: then, after: game.copy(after.state) }, seat), line, role)
}
const linesIn = ({ log }: Table<State>, seat: Viewer): number => log.filter((entry) => lineFor(entry, seat)).length

/** From the input it began with to where somebody else is asked, or the next one begins. */
function actionIn({ cursor, record, setup }: Study, at: number, { strategy }: Wits) {
  const { actions } = strategy
  const learned = (role: Role | undefined): role is Role => {
    const seat = role === undefined ? undefined : setup.seats[role]
    return seat?.kind === 'bot' && PLAYERS.get(seat.player)?.learned === true
  }
  const chooser = (input: Input | undefined): Role | undefined => (input && 'role' in input ? input.role : undefined)
  const isPerson = (input: Input | undefined): boolean => setup.seats[chooser(input) ?? '']?.kind === 'human'
  let begun: { readonly role: Role; readonly from: number } | undefined
  for (let i = Math.max(0, at - LONGEST); i < record.inputs.length && i < at + LONGEST; i += 1) {
    const input = record.inputs[i]
    const role = chooser(input)
    const person = isPerson(input)
    if (!person && !learned(role)) continue
    const { state } = cursor.at(i)
    const quiet = actions?.rests(state) !== false
    // Who is asked in the middle of an action, and what goes on with a card that is played, ends nothing.
    const begins = learned(role) && actions?.begins(state, role) && (quiet || begun?.role !== role)
    const ends = person && quiet
    if (i >= at && (begins || ends)) return begun && { ...begun, to: i }
    if (ends) begun = undefined
    else if (begins) begun = { role, from: i }
  }
  return begun && { ...begun, to: Math.min(record.inputs.length, at + LONGEST) }
}
