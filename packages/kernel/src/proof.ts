/** Proves that every die and lot of a record came from the seed that was promised at the start. */
import { askedOfChance } from './chance.ts'
import { Cursor, type Draw } from './cursor.ts'
import { short } from './excerpt.ts'
import type { Core, State } from './game.ts'
import { houseCommitment, jointKey, liarIn, missingIn } from './joint.ts'
import { type GameRecord, RecordError } from './record-format.ts'
import { commitmentOf, fromHex, verifiableChance } from './verifiable.ts'

/** Who draws the dice. */
export const HOUSE = 'house'

export interface Proof {
  readonly draws: number
  readonly dice: number
}

export function verifyRecord<S extends State>(game: Core<S>, record: GameRecord): Proof {
  const check = checker(record)
  // A die that was forged is named before what no longer fits because of it.
  return proofOf(new Cursor(game, record, (_, draw) => draw && check(draw)).draws)
}

/** The same of a record that was played already. */
export function verifyDraws<S extends State>({ record, draws }: Cursor<S>): Proof {
  draws.forEach(checker(record))
  return proofOf(draws)
}

const proofOf = (draws: readonly Draw[]): Proof => ({
  draws: draws.length,
  dice: draws.reduce((sum, { ask }) => sum + (ask.draw === 'dice' ? ask.count : 0), 0),
})

/** The key that the dice must come from; whoever has not kept his promise is named. */
function keyOf(record: GameRecord): Uint8Array {
  const { commitment, seed, entropy } = record
  if (commitment === undefined) throw new RecordError('commitment', 'the record holds none: nothing was promised')
  if (seed === undefined) throw new RecordError('seed', 'the record holds none: its luck cannot be checked')
  const bytes = fromHex(seed)
  const found = entropy ? houseCommitment(entropy.table, bytes) : commitmentOf(bytes)
  if (found !== commitment)
    throw new RecordError(
      'seed',
      entropy
        ? `the house has not kept its promise: its seed makes the commitment ${found}, promised was ${commitment}`
        : `it is not the one that was promised: its SHA-256 is ${found}, promised ${commitment}`,
      HOUSE,
    )
  if (!entropy) return bytes
  const placeOf = (role: string) => `entropy.seats[${entropy.seats.findIndex((one) => one.role === role)}].share`
  const liar = liarIn(commitment, entropy)
  if (liar !== undefined)
    throw new RecordError(placeOf(liar), `${short(liar)} has shown another share than it promised`, liar)
  const missing = missingIn(entropy)
  if (missing !== undefined)
    throw new RecordError(placeOf(missing), `${short(missing)} has not shown its share`, missing)
  return jointKey(bytes, commitment, entropy)
}

function checker(record: GameRecord): (draw: Draw) => void {
  const source = verifiableChance(keyOf(record), record.game)
  return ({ input, number, ask, drawn }) => {
    const derived = source.draw(ask, number)
    if (JSON.stringify(drawn) !== JSON.stringify(derived))
      throw new RecordError(
        `inputs[${input}]`,
        `not from the ${record.entropy ? 'shares of all' : 'seed'}: draw ${number} (${ask.rule}, ${askedOfChance(ask)}) ` +
          `comes to ${short(derived)}, the record has ${short(drawn)}`,
        HOUSE,
      )
  }
}
