/** Whether the screen is a small one. */
import { useSyncExternalStore } from 'preact/compat'

const QUERY = '(max-width: 44rem)'
function subscribe(changed: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
