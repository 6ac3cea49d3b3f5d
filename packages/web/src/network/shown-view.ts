/** The film of the file that was opened last. It is not kept: the file is. */
import type { Film } from '@carillon/protocol'

let shown: Film | undefined
export const showView = (film: Film): void => {
  shown = film
}
export const shownView = (): Film | undefined => shown
