/** Keys of what can be shown over a map. */
import type { Message } from '@carillon/kernel'

/** For the list of keys: what each shows. */
export const layersOf = (keys: Readonly<Record<string, string>>): readonly (readonly [key: string, name: Message])[] =>
  Object.entries(keys).map(([kind, key]) => [key, { key: `web.overlay.${kind}` }])
