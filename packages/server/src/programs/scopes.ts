/** What a token of a program is good for, over a socket. */
import type { Request, Scope } from '@carillon/protocol'

/** What looks without doing anything. All else that is asked over a socket is playing, also what is not named yet. */
const LOOKS: readonly Request['ask'][] = [
  ...(['open', 'close', 'pace', 'overlay', 'why', 'reach', 'odds', 'meaning', 'export', 'talk', 'replay'] as const),
  ...(['dice', 'report', 'verify', 'hint', 'judgement', 'film', 'turns'] as const),
]
export const scopeOf = (ask: Request['ask']): Scope => (LOOKS.includes(ask) ? 'read' : 'play')
