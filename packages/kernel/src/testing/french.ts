/** French as it is printed: curly apostrophes, and no line that could begin with « : ; ! ? % » or break inside quotation marks. */

/** A space that may break where none should, or no space at all. A colon inside a word (a time, a format) is none. */
const BREAKS = /[^\u00a0]:(?=\s|$)|[^\u202f][;!?%]|«[^\u00a0]|[^\u00a0]»/
const STRAIGHT = /\p{L}'\p{L}/u

export function frenchProblems(text: string): string[] {
  const broken = BREAKS.exec(text)?.[0]
  const straight = STRAIGHT.exec(text)?.[0]
  return [
    ...(broken ? [`not the French space at "${broken}"`] : []),
    ...(straight ? [`a straight apostrophe in "${straight}"`] : []),
  ]
}
