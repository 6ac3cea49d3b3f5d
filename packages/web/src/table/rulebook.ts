/** The rules of a game in our own words: finding a section, its family, and what is searched for. */

import { plain } from '@carillon/kernel/plain-text'
import type { RuleSection } from '../boards/board.ts'

/** The section of a rule number, or the nearest one above it: of `7.8.5 #2`, `7.8.5`, else `7.8`, else `7`. */
export function sectionOf(book: readonly RuleSection[], rule: string): RuleSection | undefined {
  const parts = (/^[\d.]+/.exec(rule.trim())?.[0] ?? rule).split('.').filter((part) => part !== '')
  for (let size = parts.length; size > 0; size--) {
    const id = parts.slice(0, size).join('.')
    const found = book.find((section) => section.id === id)
    if (found) return found
  }
  return undefined
}

export const depthOf = (id: string): number => id.split('.').length

/** The sections above it, the chapter first. */
export function above(book: readonly RuleSection[], id: string): RuleSection[] {
  const parts = id.split('.')
  return parts.slice(1).flatMap((_, i) => book.find((one) => one.id === parts.slice(0, i + 1).join('.')) ?? [])
}
/** The sections right below it. */
export const below = (book: readonly RuleSection[], id: string): RuleSection[] =>
  book.filter((one) => one.id.startsWith(`${id}.`) && depthOf(one.id) === depthOf(id) + 1)

/** Sections that hold all words: numbers first, then titles, then texts. */
export function searched(book: readonly RuleSection[], typed: string): readonly RuleSection[] {
  const number = typed.trim()
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const holds = (text: string): boolean => {
    const found = plain(text)
    return words.every((word) => found.includes(word))
  }
  const rank = (section: RuleSection): number => {
    if (section.id === number) return 0
    if (section.id.startsWith(number)) return 1
    if (holds(section.title)) return 2
    return holds(`${section.title} ${section.text}`) ? 3 : 4
  }
  return book
    .map((section) => ({ section, rank: rank(section) }))
    .filter((one) => one.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map((one) => one.section)
}

/** A piece of running text: plain, bold, or the number of a section. */
export interface Run {
  readonly text: string
  readonly bold: boolean
  readonly rule?: string
}
export type Block =
  | { readonly kind: 'text'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }

/** Paragraphs and lists; numbers of sections that are in the book are found. */
export function blocksOf(text: string, known: (id: string) => boolean): Block[] {
  const blocks: Block[] = []
  for (const paragraph of text.split(/\n\s*\n/)) {
    let items: (readonly Run[])[] | undefined
    for (const line of paragraph.split('\n')) {
      const item = /^- (.*)/.exec(line)?.[1]
      if (item === undefined) {
        items = undefined
        blocks.push({ kind: 'text', runs: runsOf(line, known) })
        continue
      }
      if (!items) {
        items = []
        blocks.push({ kind: 'list', items })
      }
      items.push(runsOf(item, known))
    }
  }
  return blocks
}

function runsOf(line: string, known: (id: string) => boolean): Run[] {
  return line.split('**').flatMap((part, i) => {
    const bold = i % 2 === 1
    return part
      .split(/(\d+(?:\.\d+)+)/)
      .filter((text) => text !== '')
      .map((text) => ({ text, bold, ...(/^\d+\./.test(text) && known(text) && { rule: text }) }))
  })
}
