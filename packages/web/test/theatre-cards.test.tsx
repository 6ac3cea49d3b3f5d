/** Cards, tracks and boxes of both theatre boards: all is drawn, told in words, explained; what is hidden stays so. */
import { CARD, CARDS, eventName } from '@carillon/bayonets-and-tomahawks/page'
import { rulebook as bayonetsRules } from '@carillon/bayonets-and-tomahawks/rulebook'
import { cardOf, CARDS as WAR_CARDS } from '@carillon/wilderness-war/page'
import { rulebook as warRules } from '@carillon/wilderness-war/rulebook'
import { describe, expect, test } from 'vitest'
import { Aps, signsOf } from '../src/boards/bayonets-and-tomahawks/Aps.tsx'
import { CardFace } from '../src/boards/bayonets-and-tomahawks/CardFace.tsx'
import { heldBy } from '../src/boards/bayonets-and-tomahawks/Cards.tsx'
import { sortChoices } from '../src/boards/bayonets-and-tomahawks/choices.ts'
import { board } from '../src/boards/bayonets-and-tomahawks/index.ts'
import { Strip } from '../src/boards/bayonets-and-tomahawks/Strip.tsx'
import { CardFace as WarFace } from '../src/boards/wilderness-war/CardFace.tsx'
import { kindOf } from '../src/boards/wilderness-war/cards.ts'
import { sortChoices as sortWar } from '../src/boards/wilderness-war/choices.ts'
import { board as warBoard } from '../src/boards/wilderness-war/index.ts'
import { Strip as WarStrip } from '../src/boards/wilderness-war/Strip.tsx'
import * as bt from './bayonets-help.tsx'
import { renderToStaticMarkup } from './markup.ts'
import { BROKEN, type Language, nothing, type Table } from './theatre-help.tsx'
import * as ww from './wilderness-help.tsx'

const LOCALES: readonly Language[] = ['en', 'fr']
/** What is to be read: without tags, entities as letters. */
const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
const inWords = (words: string): string => words.replace(/\s+/g, ' ')

describe('6.0 the cards of Bayonets & Tomahawks', () => {
  test.each(LOCALES)('all 54 have title, points, event and number (%s)', (locale) => {
    const say = bt.SAY[locale]
    expect(CARDS).toHaveLength(54)
    for (const card of CARDS) {
      const { deck, event, aps, initiative, start } = CARD[card] as (typeof CARD)[number]
      const html = renderToStaticMarkup(<CardFace {...{ card, say }} choose={nothing} />)
      const words = wordsIn(html)
      expect(html).not.toMatch(BROKEN)
      expect(html).toContain(`th-paper th-${deck}"`)
      expect(words).toContain(String(card))
      for (const ap of aps) expect(html).toContain(say({ key: `ap.${ap}` }))
      expect(html.match(/class="bt-ap"/g) ?? []).toHaveLength(aps.length)
      expect(html.includes('bt-initiative')).toBe(initiative > 0)
      expect((html.match(/<circle/g) ?? []).length).toBe(initiative)
      if (!event) continue
      expect(words).toContain(inWords(say(eventName(event))))
      expect(html.match(/class="th-event"/g)).toHaveLength(1)
      expect(words.includes(say({ key: 'web.start_tag' }))).toBe(start)
    }
  })
  test('7.3 the first of equal APs are used up; what an event added comes last', () => {
    const used = (all: string, left: string) =>
      signsOf(all.split(' ') as never, left.split(' ').filter(Boolean) as never).map(
        (sign) => `${sign.used ? '-' : ''}${sign.ap}`,
      )
    expect(used('light army army', 'army')).toEqual(['-light', '-army', 'army'])
    expect(used('light army army', '')).toEqual(['-light', '-army', '-army'])
    expect(used('light-army sail-army', 'light sail-army')).toEqual(['-light-army', 'sail-army', 'light'])
  })
  test('used APs differ in form and in words, not in colour alone', () => {
    const html = renderToStaticMarkup(<Aps all={['light', 'army']} left={['army']} say={bt.SAY.en} />)
    expect(html).toContain('aria-label="Light AP (used), Army AP"')
    expect(html.match(/bt-used/g)).toHaveLength(1)
  })
  test('every kind of AP has a picture of its own', () => {
    const kinds = ['light', 'army', 'sail-army', 'light-army', 'indian', 'light-2x'] as const
    const drawn = kinds.map((ap) =>
      renderToStaticMarkup(<Aps all={[ap]} say={bt.SAY.en} />).replace(/"[^"]*AP[^"]*"/g, ''),
    )
    expect(new Set(drawn).size).toBe(kinds.length)
  })
  const choosing = () =>
    bt.tableOf({
      step: 'choose',
      hands: { british: { reserve: 4, drawn: 13 }, french: { reserve: 31, drawn: 22, indian: 44 } },
    })
  test('7.1 a card that can be chosen is a button that says all of it', () => {
    const html = bt.panelsOf(bt.propsOf(choosing(), 'british'))
    const name = /<button[^>]*data-card="4".*?<\/button>/.exec(html)?.[0] ?? ''
    for (const part of ['initiative 6', 'Reserve', 'Light AP, Army AP', 'Round Up', 'two Reduced units', 'No. 4'])
      expect(name).toContain(part)
    expect(html).toMatch(/<button[^>]*data-card="13"/)
  })
  test('7.1 before the first round both cards were drawn: neither is the Reserve yet', () => {
    const called = (step: string) => {
      const { view, say } = bt.propsOf(choosing(), 'british')
      return heldBy({ ...view, step } as typeof view, 'british').map(({ called: name }) => say(name))
    }
    expect(called('reserve')).toEqual(['drawn', 'drawn'])
    expect(called('choose')).toEqual(['Reserve', 'drawn'])
  })
  test('the cards of the other lie face down, each with its place', () => {
    const html = bt.panelsOf(bt.propsOf(choosing(), 'british'))
    expect(html.match(/th-back th-french" role="img" aria-label="(?:Reserve|drawn): face down"/g)).toHaveLength(2)
    expect(html).toMatch(/th-back th-indian" role="img" aria-label="Indian card: face down"/)
    expect(html).not.toMatch(/data-card="(?:31|22|44)"/)
  })
  test('18.3 the chit of the other is there and not known', () => {
    const table = bt.tableOf({ chits: { british: 3, french: 11 } })
    const html = bt.panelsOf(bt.propsOf(table, 'british'))
    expect(html).toMatch(/th-chit"><span class="th-token th-british"[^>]*>1<.*?British: 1/)
    expect(html).toMatch(/th-unknown"><span class="th-token th-french"[^>]*>\?<.*?French: \(hidden\)/)
  })
  test('18.2 the thresholds as agreed, and what scores at the end of the year', () => {
    const props = bt.propsOf(bt.freshTable('2'), 'british')
    const drawn = (limits: object) => bt.panelsOf({ ...props, view: { ...props.view, limits } as typeof props.view })
    expect(props.view.limits).toEqual({ british: 1, french: -1 })
    const helped = drawn({ british: -1, french: -2 })
    expect(helped).toMatch(/<li class="th-french"><span>2<\/span><i class="th-goal th-french">/)
    expect(helped).toMatch(/<span>1<\/span>(?:<b class="th-pins">.*?<\/b>)?<i class="th-goal th-british">/)
    const words = wordsIn(helped)
    expect(words).toContain('British +2: 1 Settled Space of the French')
    expect(words).toContain('French +2: 3 Victory Spaces of the British')
  })
  const strip = (table: Table, seat: 'british' | 'french') => {
    const { view, say, options } = bt.propsOf(table, seat)
    return renderToStaticMarkup(
      <Strip {...{ view, say, seat }} choices={sortChoices(options, view)} choose={nothing} />,
    )
  }
  test('over the board: how the game stands, and the hand while a card is to be chosen', () => {
    const html = strip(choosing(), 'british')
    expect(wordsIn(html)).toMatch(/1757, Action Round \d of 9.*Victory marker: .*Raid Points: /)
    expect(html).toMatch(/aria-expanded="true".*<button[^>]*data-card="4".*<button[^>]*data-card="13"/)
    expect(html).not.toMatch(/data-card="(?:31|22|44)"/)
    const acting = bt.tableOf({
      step: 'actions',
      played: { british: 2, french: 22, indian: 44 },
      aps: { british: ['army'], french: [], indian: [] },
    })
    expect(strip(acting, 'british')).toMatch(/aria-label="Army AP".*aria-expanded="false"/)
  })
})

describe('5 the cards of Wilderness War', () => {
  const face = (card: number, table: Table, locale: Language = 'en') => {
    const { view, say, options } = ww.propsOf(table, 'british', locale)
    return renderToStaticMarkup(<WarFace {...{ card, view, say }} choices={sortWar(options, view)} choose={nothing} />)
  }
  test.each(LOCALES)('all 70 have value, title, kind, event and number (%s)', (locale) => {
    const table = ww.freshTable()
    const say = ww.SAY[locale]
    expect(WAR_CARDS).toHaveLength(70)
    for (const card of WAR_CARDS) {
      const { value, event, sides, remove } = cardOf(card)
      const html = face(card, table, locale)
      const words = wordsIn(html)
      expect(html).not.toMatch(BROKEN)
      expect(html).toContain(`th-paper th-${sides}"`)
      expect(html).toMatch(new RegExp(`class="ww-value"[^>]*>${value}<`))
      for (const key of [`card.${card}`, `event.${event}.text`, `web.kind.${kindOf(card)}`, `web.for.${sides}`])
        expect(words).toContain(inWords(say({ key })))
      expect(words.includes(say({ key: 'web.remove' }))).toBe(remove)
    }
  })
  test('5.25 the card that shuffles the deck says so', () => {
    const marked = WAR_CARDS.filter((card) => face(card, ww.freshTable()).includes('the discards are shuffled'))
    expect(marked).toEqual([6])
  })
  const phase = (more: object = {}) =>
    ww.tableOf({
      clear: true,
      step: 'phase',
      active: 'british',
      spaces: { albany: 'shirley br-44th' },
      hands: { british: [1, 5, 14], french: [2, 31] },
      ...more,
    })
  test('5.26 what a card can be used for stands on it, each use with a full name', () => {
    const html = face(1, phase())
    expect(html).toMatch(/<button[^>]*aria-label="Play event: Campaign \(3\)"[^>]*>Play event</)
    expect(html).toMatch(/<button[^>]*aria-label="Activate: Campaign \(3\)"[^>]*>Activate</)
    expect(face(14, phase())).not.toContain('>Event<')
  })
  test('5.24 the hand of the other is a row of backs', () => {
    const html = ww.panelsOf(ww.propsOf(phase(), 'british'))
    expect(html.match(/th-back th-french" role="img"/g)).toHaveLength(2)
    expect(html).not.toMatch(/class="th-paper[^>]*data-card="(?:2|31)"/)
  })
  test('over the board: how the game stands, and the hand while a card is to be played', () => {
    const { view, say, options } = ww.propsOf(phase(), 'british')
    const html = renderToStaticMarkup(
      <WarStrip {...{ view, say }} seat="british" choices={sortWar(options, view)} choose={nothing} />,
    )
    expect(wordsIn(html)).toMatch(/1757, Early season.*Score: .*to play: British/)
    expect(html).toMatch(/aria-expanded="true".*data-card="1".*data-card="5".*data-card="14"/)
    expect(html).not.toMatch(/data-card="(?:2|31)"/)
  })
  test('5.54, 5.532 the assemblies with their limits, and the tribes that are allied', () => {
    const words = wordsIn(
      ww.panelsOf(ww.propsOf(ww.tableOf({ clear: true, spaces: { montreal: 'fr-huron fr-abenaki-1' } }), 'british')),
    )
    expect(words).toContain('reluctant 6 + 2 supportive 10 + 4 enthusiastic 18 + 6')
    expect(words).toMatch(/French: (?:Huron and Abenaki|Abenaki and Huron|Huron, Abenaki)/)
    expect(words).toContain('British: none')
  })
})

describe('what a track or a box is', () => {
  /** Everything in the panels that asks to be explained. */
  const tracksIn = (html: string): string[] =>
    [...html.matchAll(/data-track="([^"]+)"/g)].map(([, track]) => track as string)
  test.each(LOCALES)('is said, with rules that exist (%s)', async (locale) => {
    const games = [
      [
        await board.describe(),
        bt.propsOf(bt.freshTable('4'), 'british', locale),
        bt.panelsOf,
        await bayonetsRules(locale),
      ],
      [await warBoard.describe(), ww.propsOf(ww.freshTable(), 'british', locale), ww.panelsOf, await warRules(locale)],
    ] as const
    for (const [explain, props, draw, sections] of games) {
      const rules = new Set(sections.map(({ id }) => id))
      const tracks = tracksIn(draw(props as never))
      expect(new Set(tracks).size).toBeGreaterThan(9)
      for (const track of tracks) {
        const found = explain({ track }, props.view as never, props.say)
        expect(found?.title, track).toMatch(/\S/)
        expect(`${found?.title} ${found?.lines.join(' ')}`).not.toMatch(BROKEN)
        expect(found?.rules.length, track).toBeGreaterThan(0)
        expect(found?.rules.filter((rule) => !rules.has(rule))).toEqual([])
      }
      expect(explain({ track: 'nothing' }, props.view as never, props.say)).toBeUndefined()
    }
  })
})
