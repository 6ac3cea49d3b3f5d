/** Which rule sections the tests name. A test is titled by the rules it shows: `7.9.1, 7.9.2 retreat: ...`. */

const RULE = /\d+(?:\.\d+)*[a-z]?/
const LEADING = new RegExp(`^${RULE.source}(?:(?:\\s*[,/&+]\\s*|\\s+and\\s+)${RULE.source})*(?=[\\s:]|\\.(?!\\d)|$)`)

/** The rules a title begins with. */
export function rulesOf(title: string): string[] {
  return LEADING.exec(title.trim())?.[0].match(new RegExp(RULE, 'g')) ?? []
}

export interface Coverage {
  /** Sections that no test and no worked example names. */
  readonly uncovered: readonly string[]
  /** Rules named that no section is, or stands under: mistyped, or missing from the game's list. */
  readonly unknown: readonly string[]
}

export function coverage(sections: readonly string[], named: Iterable<string>): Coverage {
  const names = new Set(named)
  const exists = (rule: string) => sections.some((section) => section === rule || section.startsWith(`${rule}.`))
  return {
    uncovered: sections.filter((section) => !names.has(section)),
    unknown: [...names].filter((rule) => !exists(rule)).sort(),
  }
}
