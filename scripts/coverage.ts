/**
 * Which rule sections the tests name. A test is titled by the rules it shows: `7.9.1, 7.9.2 retreat: ...`; among them may
 * be rulings: `7.8.11, R-175 retreat: ...`.
 */

const RULE = /\d+(?:\.\d+)*[a-z]?/
const RULING = /R-\d+/
const NAMED = `(?:${RULE.source}|${RULING.source})`
const LEADING = new RegExp(`^${NAMED}(?:(?:\\s*[,/&+]\\s*|\\s+and\\s+)${NAMED})*(?=[\\s:]|\\.(?!\\d)|$)`)

/** The rules a title begins with. */
export function rulesOf(title: string): string[] {
  const [named = ''] = LEADING.exec(title.trim()) ?? []
  return named.replaceAll(new RegExp(RULING, 'g'), '').match(new RegExp(RULE, 'g')) ?? []
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
