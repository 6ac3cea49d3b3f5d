/** What a token of a program is good for, over a socket. */
import type { Scope } from '@carillon/protocol'

/** What looks without doing anything. All else that is asked over a socket is playing. */
const LOOKS: readonly string[] = [
  ...['open', 'close', 'pace', 'overlay', 'why', 'reach', 'odds', 'meaning', 'export', 'talk', 'replay', 'dice'],
  ...['report', 'verify', 'hint', 'judgement', 'film', 'turns'],
]
export const scopeOf = (ask: string): Scope => (LOOKS.includes(ask) ? 'read' : 'play')
