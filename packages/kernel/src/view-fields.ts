/** What a view does with each field of a state. A field of which nothing is said does not compile, so that none leaks. */

/** Of a field that is not shown as it is: kept from everybody, or the view makes something else of it. */
export type Unshown = 'hidden' | 'derived'

/**
 * `showing<State>()(open, rest)` is `open`: it picks the fields that everybody sees as they are, written out one by one,
 * which is the fastest way. `rest` names all others, and no more.
 */
export const showing =
  <S extends object>() =>
  <O extends Partial<S>>(
    open: (state: S) => O,
    _rest: Readonly<Record<Exclude<keyof S, keyof O>, Unshown>>,
  ): ((state: S) => O) =>
    open
