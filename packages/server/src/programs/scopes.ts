/** What a token of a program is good for. */
export const SCOPES = ['read', 'play', 'make'] as const
/** `read`: looks at games and records. `play`: sits down, chooses, speaks. `make`: makes games. */
export type Scope = (typeof SCOPES)[number]

/** What looks without doing anything. All else that is asked over a socket is playing. */
const LOOKS: readonly string[] = [
  ...['open', 'close', 'pace', 'overlay', 'why', 'reach', 'odds', 'meaning', 'export', 'talk', 'replay', 'dice'],
  ...['report', 'verify', 'hint', 'judgement', 'film', 'turns'],
]
export const scopeOf = (ask: string): Scope => (LOOKS.includes(ask) ? 'read' : 'play')
