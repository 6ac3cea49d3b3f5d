/** What is looked at in place of the position that is played. */
import type { Scene } from '@carillon/protocol'
import type { StageProps } from './Stage.tsx'

/** The line that is looked at, and the board as it was: nothing can be chosen there. What happens meanwhile brings one back. */
export interface Looked {
  readonly scene: Scene
  readonly at: number
  readonly past: Pick<StageProps, 'view' | 'news' | 'log' | 'options' | 'marked' | 'asked' | 'refuse'>
}

/** No line, but the end with all cards on the table. */
export const REVEALED = -1
