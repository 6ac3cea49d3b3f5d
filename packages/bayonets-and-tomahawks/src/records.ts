/** Keys and entries of records, by the types of the records. */

/** Whether it is one of the keys of a record. */
export const isKeyOf = <K extends string>(
  record: Readonly<Record<K, unknown>>,
  key: string | number | undefined,
): key is K => key !== undefined && Object.hasOwn(record, key)
/** The keys and the entries of a record that has no others than its type says. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(record) as K[]
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] =>
  Object.entries(record) as [K, V][]
/** A record of what is made of each key. */
export const recordOf = <const K extends string, V>(keys: readonly K[], make: (key: K, n: number) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key, n) => [key, make(key, n)])) as Record<K, V>
