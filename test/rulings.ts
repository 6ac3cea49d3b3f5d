/**
 * The rulings of docs/rulings.md: each is named in the code where it is applied and in the title of a test that shows it,
 * and nobody names one that there is not.
 */
import { type Source, titlesOf } from '../scripts/source.ts'

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

/** Rulings in force that the code of their game does not name, or that no test of it has in its title. */
export function unnamed(rulings: readonly Ruling[], sources: readonly Source[]): string[] {
  const applied = new Set<string>()
  const shown = new Set<string>()
  for (const source of sources) {
    const [, game, folder] = /^packages\/([^/]+)\/(src|test)\/.*\.ts$/.exec(source.path) ?? []
    if (folder === 'src') for (const id of namesIn(source.text)) applied.add(`${game} ${id}`)
    if (folder === 'test' && namesIn(source.text).length > 0)
      for (const id of namesIn(titlesOf(source).join('\n'))) shown.add(`${game} ${id}`)
  }
  return rulings
    .filter(({ isInForce }) => isInForce)
    .flatMap(({ id, game }) => [
      ...(applied.has(`${game} ${id}`) ? [] : [`${id} is named nowhere in packages/${game}/src`]),
      ...(shown.has(`${game} ${id}`) ? [] : [`${id} stands in no title of packages/${game}/test`]),
    ])
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
