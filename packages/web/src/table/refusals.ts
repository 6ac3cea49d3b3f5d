/** What is said of a click in vain: the thing, and why the rules do not offer it. What is asked stands above it. */
import type { Args, WhyNot } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import type { GameBoard, Say, Subject } from '../boards/board.ts'
import type { RefusalText } from './Held.tsx'
import type { TableStore } from './store.ts'

export interface Refused {
  /** What was clicked on. */
  readonly scene: Scene
  readonly said: RefusalText
}
/** The name of what was clicked on, and why it is not offered: fetched at once, and said without what does not come. */
export async function clickedInVain(
  board: Pick<GameBoard, 'describe'>,
  subject: Subject,
  view: unknown,
  say: Say,
  asking: Promise<WhyNot | undefined>,
): Promise<{ readonly thing: string; readonly why: WhyNot | undefined }> {
  const [describe, why] = await Promise.all([board.describe().catch(() => undefined), asking.catch(() => undefined)])
  return { thing: describe?.(subject, view, say)?.title ?? '', why }
}
/** Nothing if another scene has come meanwhile: what was true of the older one is not said. */
export async function refusalOf(
  scene: Scene,
  store: Pick<TableStore, 'state' | 'why'>,
  board: Pick<GameBoard, 'describe'>,
  subject: Subject,
  say: Say,
  t: (key: string, args?: Args) => string,
): Promise<Refused | undefined> {
  const { view, rule, outcome, decision } = scene.observation
  const asked = scene.deciding === undefined ? undefined : decision
  const { thing, why: told } = await clickedInVain(board, subject, view, say, store.why(subject))
  if (store.state.scene !== scene) return undefined
  const why = asked && told
  const text = asked
    ? t('table.refuse', { thing, why: why ? say(why.text) : t('table.refuse.now') })
    : t(outcome ? 'table.refuse.over' : 'table.refuse.others', { thing })
  return { scene, said: { text, rule: why?.rule ?? rule } }
}
