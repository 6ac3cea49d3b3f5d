import type { Locale } from '@carillon/kernel'
import { useEffect, useState } from 'preact/compat'
import type { GameBoard, RuleSection } from '../boards/board.ts'

/** The rulebook of a game in the reader's language: loaded when `wanted`; null where the game has none. */
export function useRulebook(
  board: GameBoard | undefined,
  locale: Locale,
  wanted = true,
): readonly RuleSection[] | null | undefined {
  const [kept, keep] = useState<{ locale: Locale; book: readonly RuleSection[] | null }>()
  useEffect(() => {
    if (!board || !wanted) return
    let here = true
    const none = Promise.resolve(null)
    ;(board.rulebook?.(locale) ?? none).then(
      (book) => here && keep({ locale, book }),
      () => here && keep({ locale, book: null }),
    )
    return () => {
      here = false
    }
  }, [board, locale, wanted])
  return kept?.locale === locale ? kept.book : undefined
}
