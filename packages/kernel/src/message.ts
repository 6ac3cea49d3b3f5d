/**
 * What is said to people: never a text, always a key with arguments, rendered late in the reader's language.
 * Names of things are messages too (`{ key: 'unit.b_15' }`), so a name is translated wherever it stands.
 */
export type Arg = string | number | Message | readonly Message[] | readonly number[]
export type Args = Readonly<Record<string, Arg>>
export interface Message<K extends string = string> {
  readonly key: K
  readonly args?: Args
}

/**
 * What a line of the log begins, or ends. By years, seasons, turns and rounds, as the game's own rulebook counts, a game is
 * told; a phase is one side's part of such a time, an action what it does there in one go; a battle is over with the line that
 * says who won.
 */
export type Chapter = 'year' | 'season' | 'turn' | 'round' | 'phase' | 'action' | 'battle' | 'battle-over'
const TIMES: readonly (Chapter | undefined)[] = ['year', 'season', 'turn', 'round']
/** The line heads a part of the log: how far a game has come is the last one. */
export const isHeading = ({ chapter }: { readonly chapter?: Chapter }): boolean => TIMES.includes(chapter)

/** How many of a kind the log has. */
export const countOf = (log: readonly { readonly chapter?: Chapter }[], kind: Chapter): number =>
  log.reduce((count, { chapter }) => count + (chapter === kind ? 1 : 0), 0)

/** A line of the log, with the rule it follows. `secret` is what the named roles read instead of `text`. */
export interface LogEntry {
  readonly rule: string
  /** Such a line is for all; of an action the named roles may read more. */
  readonly chapter?: Chapter
  /** What everybody may read; without it, only the roles of `secret` know that something was noted. */
  readonly text?: Message
  readonly secret?: { readonly roles: readonly string[]; readonly text: Message }
}

/** A line of the log as one reader sees it. */
export interface LogLine {
  readonly rule: string
  readonly chapter?: Chapter
  readonly text: Message
}

/** The name of a thing of a family: `unit.b_15`. */
export type Name<F extends string, I extends string = string> = Message<`${F}.${I}`>
/** Names of one family, made once: `namer('unit', ids)('b_15')` is the message `unit.b_15`. */
export function namer<const F extends string, const I extends string>(
  family: F,
  ids: readonly I[],
): (id: I) => Name<F, I> {
  const names = new Map<string, Name<F, I>>(ids.map((id) => [id, Object.freeze({ key: `${family}.${id}` })]))
  return (id) => names.get(id) as Name<F, I>
}

/** Notes a line in the log; `secret` is what the named roles read instead. */
export function note(
  state: { log: LogEntry[] },
  rule: string,
  text: Message | undefined,
  secret?: { readonly roles: readonly string[]; readonly text: Message },
): void {
  if (!secret) state.log.push({ rule, text: text as Message })
  else state.log.push(text ? { rule, text, secret } : { rule, secret })
}

/** Notes a line that begins or ends a part of the game. */
export function chapter(
  state: { log: LogEntry[] },
  chapter: Chapter,
  rule: string,
  text: Message,
  secret?: LogEntry['secret'],
): void {
  state.log.push(secret ? { rule, chapter, text, secret } : { rule, chapter, text })
}
