/** The rulings of docs/rulings.md: each is named where it is applied, and nobody names one that there is not. */
import type { Source } from '../scripts/source.ts'

export interface Ruling {
  /** `R-1` */
  readonly id: string
  /** The game it is for, as its package is called. */
  readonly game: string
  /** Not one that another has replaced: its row says `Changed:`. */
  readonly isInForce: boolean
}

/** The rows of the page, each under the heading of its game. */
export function rulingsOf(page: string): Ruling[] {
  const found: Ruling[] = []
  let game = ''
  for (const line of page.split('\n')) {
    const [, title] = /^## (.+)$/.exec(line) ?? []
    if (title) game = packageOf(title)
    const [, id, , ruling = ''] = line.split('|').map((cell) => cell.trim())
    const [number] = /^R-\d+\b/.exec(id ?? '') ?? []
    if (number) found.push({ id: number, game, isInForce: !ruling.startsWith('Changed:') })
  }
  return found
}
/** `bayonets-and-tomahawks` of `Bayonets & Tomahawks`. */
const packageOf = (title: string): string => title.toLowerCase().replace('&', 'and').replaceAll(' ', '-')

const namesIn = (text: string): string[] => [...new Set(text.match(/\bR-\d+\b/g))]

export const numberedTwice = (rulings: readonly Ruling[]): string[] =>
  rulings.flatMap(({ id }, n) => (rulings.findIndex((ruling) => ruling.id === id) < n ? [`${id} stands twice`] : []))

/** Rulings in force that neither the code nor the tests of their game name. */
export function unnamed(rulings: readonly Ruling[], sources: readonly Source[]): string[] {
  const named = new Set<string>()
  for (const { path, text } of sources) {
    const [, name] = /^packages\/([^/]+)\/(?:src|examples|test)\//.exec(path) ?? []
    for (const id of name ? namesIn(text) : []) named.add(`${name} ${id}`)
  }
  return rulings.flatMap(({ id, game, isInForce }) =>
    isInForce && !named.has(`${game} ${id}`) ? [`${id} is named nowhere in packages/${game}`] : [],
  )
}

/** Numbers that no ruling has; in code also those of rulings that were replaced. Pages may tell of these. */
export function wrongNames(rulings: readonly Ruling[], sources: readonly Source[]): string[] {
  const isInForce = new Map(rulings.map((ruling) => [ruling.id, ruling.isInForce]))
  return sources.flatMap(({ path, text }) =>
    namesIn(text).flatMap((id) => {
      if (!isInForce.has(id)) return [`${path} names ${id}, which there is not`]
      return path.endsWith('.md') || isInForce.get(id) ? [] : [`${path} names ${id}, which was changed`]
    }),
  )
}
