/**
 * ICU messages, as much of them as our catalogues use: arguments, plural, selectordinal, select, number, quoting. A tenth
 * of the size of `intl-messageformat`, which is the oracle: a test renders every message of every catalogue with both.
 */
type Values = Readonly<Record<string, string | number>>
type Part = string | Argument | typeof COUNT
interface Argument {
  readonly name: string
  readonly type: '' | 'plural' | 'selectordinal' | 'select' | 'number'
  readonly offset: number
  readonly cases: Readonly<Record<string, readonly Part[]>>
}
/** `#` within a plural: its number. */
const COUNT = Symbol('#')

class Parser {
  /** The arguments that the text takes. */
  readonly names = new Set<string>()
  readonly #text: string
  #at = 0
  constructor(text: string) {
    this.#text = text
  }

  whole(): readonly Part[] {
    const parts = this.#parts(false)
    if (this.#at < this.#text.length) throw this.#wrong()
    return parts
  }

  #wrong(): SyntaxError {
    return new SyntaxError(`at ${this.#at}: ${this.#text}`)
  }

  /** Up to the end or a closing brace. */
  #parts(counting: boolean): Part[] {
    const parts: Part[] = []
    let plain = ''
    const flush = () => {
      if (plain) parts.push(plain)
      plain = ''
    }
    for (let char = this.#text[this.#at]; char !== undefined && char !== '}'; char = this.#text[this.#at]) {
      if (char === '{') {
        flush()
        parts.push(this.#argument())
      } else if (char === '#' && counting) {
        flush()
        parts.push(COUNT)
        this.#at++
      } else if (char === "'") plain += this.#quoted(counting)
      else {
        plain += char
        this.#at++
      }
    }
    flush()
    return parts
  }

  /** `''` is an apostrophe, and so is one that quotes nothing; between `'{` and `'` all is plain. */
  #quoted(counting: boolean): string {
    const next = this.#text[++this.#at]
    if (next === "'") {
      this.#at++
      return "'"
    }
    if (next === undefined || !(counting ? '{}#' : '{}').includes(next)) return "'"
    let plain = ''
    for (; this.#at < this.#text.length; this.#at++) {
      if (this.#text[this.#at] !== "'") plain += this.#text[this.#at]
      else if (this.#text[this.#at + 1] === "'") plain += this.#text[this.#at++]
      else break
    }
    this.#at++
    return plain
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (!found) return undefined
    this.#at = pattern.lastIndex
    return found[1] ?? found[0]
  }
  #must(pattern: RegExp): string {
    const found = this.#take(pattern)
    if (found === undefined) throw this.#wrong()
    return found
  }

  #argument(): Argument {
    const name = this.#must(/\{\s*([^\s,{}]+)\s*/y)
    this.names.add(name)
    if (this.#take(/\}/y)) return { name, type: '', offset: 0, cases: {} }
    const type = this.#must(/,\s*(plural|selectordinal|select|number)\s*/y) as Argument['type']
    const cases: Record<string, Part[]> = {}
    let offset = 0
    if (type !== 'number') {
      this.#must(/,\s*/y)
      offset = Number(this.#take(/offset:\s*(-?\d+)\s*/y) ?? 0)
      for (let word = this.#take(/([^\s{}]+)\s*\{/y); word; word = this.#take(/\s*([^\s{}]+)\s*\{/y)) {
        cases[word] = this.#parts(type !== 'select')
        this.#must(/\}/y)
      }
      if (!cases.other) throw this.#wrong()
    }
    this.#must(/\s*\}/y)
    return { name, type, offset, cases }
  }
}

/** Making these costs far more than using them. */
interface Rules {
  readonly number: Intl.NumberFormat
  readonly plural: Intl.PluralRules
  readonly selectordinal: Intl.PluralRules
}
const known = new Map<string, Rules>()
function rulesOf(locale: string): Rules {
  let rules = known.get(locale)
  if (!rules) {
    rules = {
      number: new Intl.NumberFormat(locale),
      plural: new Intl.PluralRules(locale),
      selectordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
    }
    known.set(locale, rules)
  }
  return rules
}

/** A text with arguments, ready to be filled. What is not a message is a SyntaxError. */
export class MessageFormat {
  /** The arguments that it takes. */
  readonly names: ReadonlySet<string>
  readonly #parts: readonly Part[]
  readonly #rules: Rules
  constructor(text: string, locale: string) {
    const parser = new Parser(text)
    this.#parts = parser.whole()
    this.names = parser.names
    this.#rules = rulesOf(locale)
  }

  format(values: Values): string {
    return this.#write(this.#parts, values, undefined)
  }

  #write(parts: readonly Part[], values: Values, count: number | undefined): string {
    let text = ''
    for (const part of parts) {
      if (typeof part === 'string') text += part
      else if (part === COUNT) text += count === undefined ? '' : this.#rules.number.format(count)
      else text += this.#fill(part, values)
    }
    return text
  }

  #fill({ name, type, offset, cases }: Argument, values: Values): string {
    const value = values[name]
    if (value === undefined) throw new RangeError(`${name} is not given`)
    if (type === '') return String(value)
    if (type === 'number') return this.#rules.number.format(Number(value))
    if (type === 'select') return this.#write(cases[value] ?? (cases.other as Part[]), values, undefined)
    const count = Number(value) - offset
    const chosen = cases[`=${value}`] ?? cases[this.#rules[type].select(count)]
    return this.#write(chosen ?? (cases.other as Part[]), values, count)
  }
}
