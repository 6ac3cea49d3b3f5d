/** A guided game as it is drawn: title, words with their rules, terms, what may be done, what is answered. */
import { renderer } from '@carillon/kernel/catalogue'
import type { LessonStop } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { Bench } from '../../room/test/bench.ts'
import type { GameBoard } from '../src/boards/board.ts'
import { board } from '../src/boards/quebec-1759/index.ts'
import { words as lessonWords } from '../src/boards/quebec-1759/lessons.ts'
import { words } from '../src/boards/quebec-1759/words.ts'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import { type App, AppContext } from '../src/shell/app.tsx'
import { guidedLink, guidedState } from '../src/shell/guided.ts'
import { parseProgress } from '../src/shell/progress.ts'
import { GuidedCard } from '../src/table/GuidedCard.tsx'
import { type GuidedHere, listedNow } from '../src/table/GuidedLesson.tsx'
import { groupsOf } from '../src/table/option-list.ts'
import { partsOfText, RuledText, spokenText } from '../src/table/RuledText.tsx'
import { renderToStaticMarkup } from './markup.ts'

const nothing = () => undefined
const bench = new Bench()
const stopAt = async (number: number): Promise<LessonStop> =>
  (await bench.get('lesson', { ask: 'lesson', game: 'quebec-1759', example: 'guided', number })).stop

const drawn = async (number: number, locale: 'en' | 'fr', answer?: string): Promise<string> => {
  const shell = locale === 'en' ? en : fr
  const say = renderer({ ...shell, ...words[locale], ...lessonWords[locale] }, locale)
  const app = { t: (key, args) => say({ key, ...(args && { args }) }), locale } as Partial<App> as App
  const stop = (await stopAt(number)) as GuidedHere
  return renderToStaticMarkup(
    <AppContext value={app}>
      <GuidedCard
        game="quebec-1759"
        groups={groupsOf(board as GameBoard, stop.observation.decision?.options ?? [], stop.observation.view, say)}
        {...{ stop, say, answer }}
        log={stop.observation.log}
        newsFrom={0}
        choose={nothing}
        mark={nothing}
        openLog={nothing}
        on={nothing}
        back={nothing}
      />
    </AppContext>,
  )
}

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
  test('where one reads there is one way on, and nothing to choose', async () => {
    const page = await drawn(0, locale)
    expect(page).toContain('guided-title')
    expect(page).toContain('lesson-on')
    expect(page).not.toContain('class="option"')
    expect(page).toContain('9.1')
    expect(page).not.toMatch(/guided\.|term\./)
  })
  test('where one chooses, the choice that is needed is marked and a poor one is answered', async () => {
    const page = await drawn(2, locale, 'No (6.3).')
    expect(page).not.toContain('lesson-on')
    expect(page.split('data-suggested').length - 1).toBe(1)
    expect(page).toContain('guided-answer')
    expect(page).toContain('guided-terms')
  })
  test('where all are good none is marked', async () => expect(await drawn(3, locale)).not.toContain('data-suggested'))
  test('at its end stand a first game and the path', async () => {
    const page = await drawn(99, locale)
    expect(page).toContain('guided-end')
    expect(page).toContain('#/lessons/quebec-1759')
  })
})

test('where several are good the list offers none that is only turned down', async () => {
  const reserve = (await stopAt(16)) as GuidedHere
  expect(reserve.observation.decision?.options).toHaveLength(16)
  expect(listedNow(reserve)).toEqual(reserve.guided.good)
  const fleet = (await stopAt(2)) as GuidedHere
  expect(listedNow(fleet)).toEqual(fleet.observation.decision?.options)
})

test('rules in brackets are parts of their own, and are not read aloud', () => {
  expect(partsOfText('One (9.1, 9.2). Two (1).')).toEqual(['One ', '9.1, 9.2', '. Two ', '1', '.'])
  expect(spokenText('One (9.1, 9.2).\nTwo (1).')).toBe('One. Two.')
})

test('what closes a sentence stays on the line of the rule before it', () => {
  const app = { t: (key: string) => key } as unknown as App
  const page = renderToStaticMarkup(
    <AppContext value={app}>
      <RuledText text="One (9.1, 9.2). Deux (3.1) ; trois (4) et (5)" />
    </AppContext>,
  )
  const held = [...page.matchAll(/<span class="ruled">.*?<\/span>/g)].map(([one]) => one.replace(/<[^>]+>/g, ''))
  expect(held).toEqual(['9.2.', '3.1 ;', '4', '5'])
  expect(page.replace(/<[^>]+>/g, '')).toBe('One 9.19.2. Deux 3.1 ; trois 4 et 5')
})

test('one goes on where one was, by the way one went; a finished one begins again', () => {
  const kept = parseProgress('{"guided":{"number":7,"done":false,"way":"012"}}').guided
  expect(guidedState(kept)).toBe('begun')
  expect(guidedLink('quebec-1759', kept)).toBe('#/lesson/quebec-1759/guided?n=7&w=012')
  expect(guidedLink('quebec-1759', { number: 24, done: true, way: '0' })).toBe('#/lesson/quebec-1759/guided')
  expect(guidedState(undefined)).toBe('new')
})
