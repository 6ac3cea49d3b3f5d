/** The words of each game, and what the page must know of it before it can say them. */
import type { Catalogue, Locale } from '@carillon/kernel'
import { renderer, type Say } from '@carillon/kernel/catalogue'
import type { About, GuidedGame, Lesson } from '@carillon/protocol'
import { useEffect, useMemo, useState } from 'preact/compat'
import { SHELF } from '../boards/index.ts'
import type { Asking } from '../client.ts'
import { useApp } from './app.tsx'

const asked = new Map<string, Promise<About>>()
const known = new Map<string, About>()
/** The words of the games that are known. */
const spoken = new Map<string, Readonly<Record<Locale, Catalogue>>>()

/** Asked of the house once, while the words are fetched; after a failure it is asked again. */
export function loadAbout(client: Asking, game: string): Promise<About> {
  const before = asked.get(game)
  if (before) return before
  const words = SHELF.find(({ id }) => id === game)?.words()
  const promise = Promise.all([client.ask('about', { ask: 'about', game }), words]).then(([{ about }, loaded]) => {
    if (loaded) spoken.set(game, loaded.words)
    known.set(game, about)
    return about
  })
  asked.set(game, promise)
  promise.catch(() => asked.delete(game))
  return promise
}

/** Undefined until the house has said it, or if there is no such game. */
export function useAbout(game: string | undefined): About | undefined {
  const { client } = useApp()
  const [about, set] = useState<About>()
  useEffect(() => {
    if (game === undefined) return
    let wanted = true
    loadAbout(client, game).then(
      (loaded) => wanted && set(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [client, game])
  if (game === undefined) return undefined
  return about?.id === game ? about : known.get(game)
}

/** The words of the lessons of a game: of its guided game, and of the game in a minute. Undefined until they are there. */
export function useLessonWords(about: About | undefined): Say | undefined {
  const { locale, words } = useApp()
  const [loaded, set] = useState<Readonly<Record<Locale, Catalogue>>>()
  const game = about?.id
  useEffect(() => {
    let wanted = true
    const load = SHELF.find(({ id }) => id === game)?.lessons
    load?.().then(
      (found) => wanted && set(found.words),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [game])
  return useMemo(
    () =>
      game && loaded ? renderer({ ...words, ...spoken.get(game)?.[locale], ...loaded[locale] }, locale) : undefined,
    [game, loaded, words, locale],
  )
}

/** Words of a game, and of the shell where the game has none. */
export function useWords(about: About | undefined): Say {
  const { locale, say, words } = useApp()
  return useMemo(
    () =>
      about
        ? renderer({ ...words, ...spoken.get(about.id)?.[locale] }, locale)
        : // What is still to be fetched is not called missing.
          (message) => (message.key in words ? say(message) : ''),
    [about, words, locale, say],
  )
}

export interface Lessons {
  readonly lessons: readonly Lesson[]
  readonly guided?: GuidedGame
}
/** The lessons of a game, in order; undefined until the house has said them. */
export function useLessons(game: string): Lessons | undefined {
  const { client } = useApp()
  const [lessons, set] = useState<Lessons>()
  useEffect(() => {
    let wanted = true
    client.ask('lessons', { ask: 'lessons', game }).then(
      ({ lessons: found, guided }) => wanted && set({ lessons: found, ...(guided && { guided }) }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [client, game])
  return lessons
}
