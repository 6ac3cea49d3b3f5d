/** Options by where they are found. */
import type { Option } from '@carillon/kernel'

export { keyOf } from '../batch.ts'

export function add<K>(map: Map<K, Option[]>, key: K, option: Option): void {
  const list = map.get(key)
  if (list) list.push(option)
  else map.set(key, [option])
}
