/** What is between people at a table over the network, as it is drawn and as it is said. */
import { seatCommitment } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import type { ClockView, Company, FromHouse, News, Scene } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import { describe, expect, test, vi } from 'vitest'
import type { Asking } from '../src/client.ts'
import en from '../src/locales/en.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import peopleEn from '../src/locales/people/en.json' with { type: 'json' }
import peopleFr from '../src/locales/people/fr.json' with { type: 'json' }
import { BlockDialog } from '../src/network/account/BlockDialog.tsx'
import { awayFor } from '../src/network/between/Agreements.tsx'
import { Above, Panel } from '../src/network/between/Between.tsx'
import { Ended } from '../src/network/between/Ended.tsx'
import { CLOCKS, ownClock, within } from '../src/network/between/network-terms.ts'
import { PassNow } from '../src/network/between/Passing.tsx'
import { diceText } from '../src/network/between/Promises.tsx'
import { TalkStore } from '../src/network/between/talk-store.ts'
import { figures, lateIn, lengthOf, readingOf } from '../src/network/between/time.ts'
import { type App, AppContext } from '../src/shell/app.tsx'
import { Prompt } from '../src/table/Prompt.tsx'
import { renderToStaticMarkup } from './markup.ts'

const NAMES = {
  ...{ 'role.british': 'British', 'role.french': 'French', 'log.turn': 'Turn 3' },
  ...{ 'role.colonial': 'Colonial', 'role.indian': 'Indian' },
}
const [MINUTE, DAY] = [60_000, 86_400_000]
const WORDS = { en: { ...en, ...peopleEn, ...NAMES }, fr: { ...fr, ...peopleFr, ...NAMES } }
const client = { ask: async () => ({}), listen: () => () => undefined } as unknown as Asking
const drawn = (node: ReactNode, locale: 'en' | 'fr' = 'en'): string => {
  const say = renderer(WORDS[locale], locale)
  const app = { t: (key, args) => say({ key, ...(args && { args }) }), locale, client } as Partial<App> as App
  return renderToStaticMarkup(<AppContext value={app}>{node}</AppContext>)
}
const say = renderer(WORDS.en, 'en')
const CLOCK: ClockView = {
  ...{ rules: CLOCKS.quick, left: { british: 30 * MINUTE, french: 9 * MINUTE }, running: ['french'], since: 0 },
  ...{ due: { french: 9 * MINUTE + 1 }, paused: false, away: {}, vacation: { british: 0, french: 0 } },
}
const COMPANY: Company = {
  offers: [],
  seats: { british: { joined: true, here: true }, french: { joined: true, here: false, name: 'Anna' } },
  watching: { count: 2, names: ['Onlooker'] },
}
const scene = (company: Partial<Company>, seat = 'british'): Scene =>
  ({
    ...{ id: 'a1', seat, company: { ...COMPANY, ...company }, observation: {}, thinking: [] },
    setup: { game: 'quebec-1759', seats: { british: { kind: 'human' }, french: { kind: 'human' } } },
  }) as unknown as Scene

/** At a table with four seats of people. */
const four = (seats: Company['seats'], company: Partial<Company> = {}): Scene => {
  const one = scene({ seats: { ...seats, indian: { joined: true }, colonial: { joined: true } }, ...company })
  const human = { kind: 'human' } as const
  return { ...one, setup: { ...one.setup, seats: { ...one.setup.seats, indian: human, colonial: human } } }
}

test('while somebody has not come yet it says who, and when the clocks start', () => {
  const seats = { british: { joined: true, here: true }, french: { joined: false } }
  const text = drawn(<Above scene={scene({ seats, clock: CLOCK })} say={say} />)
  expect(text).toContain('The French have not come yet')
  expect(text).toContain('The clocks start when everyone is here')
  expect(drawn(<Above scene={scene({ seats })} say={say} />)).not.toContain('clocks')
  for (const other of [scene({}), scene({ seats }, 'spectator')])
    expect(drawn(<Above scene={other} say={say} />)).not.toContain('not come yet')
})
test('who watches is told so, and where all is shown later nobody has to wait a moment', () => {
  const watched = (delay?: number, seat = 'spectator') => {
    const one = scene(delay === undefined ? {} : { delay }, seat)
    const observation = { ...one.observation, waiting: [], rule: '4.2' }
    return drawn(<Prompt scene={{ ...one, observation }} say={say} box={null} />)
  }
  expect(watched(3)).toMatch(/You are watching.*shown to you later/s)
  expect(watched()).toMatch(/You are watching.*One moment/s)
  expect(watched(3, 'british')).toMatch(/Their turn.*One moment/s)
})
test('a seat that was opened on another device is told when, and can close the invitation', () => {
  const at = Date.parse('2026-11-17T20:00:00Z')
  const told = { ...scene({}), standing: { kinds: [], until: [], passes: [], opened: at } } as Scene
  const text = drawn(<Above scene={told} say={say} />)
  expect(text).toMatch(/opened on another device \([^)]*2026|opened on another device \([^)]*\d:\d\d/)
  expect(text).toContain('Close the invitation')
  expect(drawn(<Above scene={told} say={say} />, 'fr')).toContain('Fermer l’invitation')
  expect(drawn(<Above scene={scene({})} say={say} />)).not.toContain('invitation')
})
test('who sat here on this device and only watches now is told so', () => {
  const kept = JSON.stringify([{ id: 'a1', game: 'quebec-1759', seat: 'french', links: {}, at: 1 }])
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'carillon.network' ? kept : null) })
  const watched = <Above scene={scene({}, 'spectator')} say={say} />
  expect(drawn(watched)).toContain('this device no longer holds the seat of the French')
  expect(drawn(watched, 'fr')).toContain('cet appareil n’occupe plus la place')
  expect(drawn(<Above scene={scene({}, 'french')} say={say} />)).not.toContain('no longer')
  vi.unstubAllGlobals()
  expect(drawn(watched)).not.toContain('no longer')
})

describe('clocks', () => {
  test('what is left by the house, and who runs', () => {
    expect(readingOf(CLOCK, 'french', MINUTE)).toEqual({ left: 8 * MINUTE, running: true, due: 9 * MINUTE + 1 })
    expect(readingOf(CLOCK, 'british', MINUTE)).toEqual({ left: 30 * MINUTE, running: false })
    expect(readingOf(CLOCK, 'french', 20 * MINUTE).left).toBe(0)
    expect(readingOf({ ...CLOCK, paused: true, due: {} }, 'french', MINUTE)).toMatchObject({ running: false })
  })
  test('in figures and in words of both languages', () => {
    expect([0, 999, 61_000, 3_600_000].map(figures)).toEqual(['0:00', '0:01', '1:01', '1:00:00'])
    expect(lengthOf(2 * DAY + 4 * 60 * MINUTE, 'en')).toBe('2 days 4 hours')
    expect(lengthOf(90_000, 'fr').replaceAll('\u00a0', ' ')).toBe('1 minute 30 secondes')
    expect(lengthOf(0, 'en')).toBe('0 seconds')
  })
  test('are drawn for all seats; figures for the eye, words for the ear', () => {
    const text = drawn(<Above scene={scene({ clock: CLOCK })} say={say} />)
    expect(text).toContain('aria-label="Clocks"')
    expect(text).toMatch(/British.*aria-hidden="true">30:00.*30 minutes left/s)
    expect(text).toMatch(/data-running.*French/s)
    expect(text).toContain(', running')
    expect(drawn(<Above scene={scene({ clock: CLOCK })} say={say} />, 'fr')).toContain('Pendules')
  })
  test('who has no time left is told that the game goes on until it is claimed, and not where it is lost at once', () => {
    const out = (flag: 'claim' | 'auto', more: Partial<ClockView> = {}) =>
      drawn(
        <Above
          scene={scene(
            { clock: { ...CLOCK, rules: { ...CLOCKS.quick, flag } as ClockView['rules'], ...more } },
            'french',
          )}
          say={say}
        />,
      )
    expect(out('claim')).toContain('you can still play')
    expect(out('auto')).not.toContain('you can still play')
    expect(out('claim', { paused: true })).not.toContain('you can still play')
    expect(drawn(<Above scene={scene({ clock: CLOCK })} say={say} />)).not.toContain('you can still play')
  })
  test('one may be away for whole days, or for what is left of the last one', () => {
    expect(awayFor(3.5 * DAY)).toEqual([DAY, 2 * DAY, 3 * DAY])
    expect(awayFor(DAY / 3)).toEqual([DAY / 3])
    expect(awayFor(0)).toEqual([])
  })
  test('somebody is late only when it can be claimed, and of several only when all are', () => {
    const claim: ClockView = { ...CLOCK, rules: CLOCKS.days }
    expect(lateIn({ clock: CLOCK }, 'british', DAY)).toBeUndefined()
    expect(lateIn({ clock: claim }, 'british', 8 * MINUTE)).toBeUndefined()
    expect(lateIn({ clock: claim }, 'british', 10 * MINUTE)).toBe('french')
    expect(lateIn({ clock: claim }, 'french', 10 * MINUTE)).toBeUndefined()
    expect(lateIn({ clock: { ...claim, running: [], due: {} } }, 'french', 10 * MINUTE)).toBeUndefined()
    const clock = { ...claim, running: ['british', 'french'], due: { british: 20 * MINUTE, french: 9 * MINUTE } }
    expect(lateIn({ clock }, 'british', 10 * MINUTE)).toBeUndefined()
    expect(lateIn({ clock }, 'british', 21 * MINUTE)).toBe('french')
  })
  test('nobody of one’s own side is late; of several who has least is', () => {
    const teams = [
      ['british', 'colonial'],
      ['french', 'indian'],
    ]
    const due = { colonial: 1, french: 3, indian: 2 }
    const clock: ClockView = { ...CLOCK, rules: CLOCKS.days, running: Object.keys(due), due }
    expect(lateIn({ clock, teams }, 'british', MINUTE)).toBe('indian')
    expect(lateIn({ clock, teams }, 'french', MINUTE)).toBe('colonial')
    expect(lateIn({ clock: { ...clock, running: ['colonial'] }, teams }, 'british', MINUTE)).toBeUndefined()
  })
  test('without a clock it is told when one need not wait any longer; there is no win to claim', () => {
    const seats = { british: { joined: true }, french: { joined: true } }
    const above = (due: number) =>
      drawn(<Above scene={{ ...scene({ seats, patience: { french: due } }), seat: 'british' }} say={say} />)
    expect(above(Date.now() + DAY)).not.toContain('14 days')
    const text = above(Date.now() - MINUTE)
    expect(text).toContain('The French have kept the game waiting for 14 days.')
    for (const word of ['Call it off', 'Call it a draw', 'Let a bot play on']) expect(text).toContain(word)
    expect(text).not.toContain('Claim the win')
    expect(text).not.toContain('aria-label="Clocks"')
  })
  test('of one’s own are what people mean', () => {
    expect(ownClock({ kind: 'live', bank: 10, add: 5, cap: 15 }, 'auto')).toMatchObject({
      bank: 10 * MINUTE,
      add: 5000,
      cap: 15 * MINUTE,
    })
    expect(ownClock({ kind: 'days', bank: 2, add: 24, cap: 1 }, 'claim')).toMatchObject({
      bank: 2 * DAY,
      add: DAY,
      cap: 2 * DAY,
    })
    expect(ownClock({ kind: 'days', bank: 2, add: 72, cap: 1 }, 'claim').cap).toBe(3 * DAY)
    expect([within(Number.NaN, 1, 9), within(99, 1, 9), within(2.4, 1, 9)]).toEqual([1, 9, 2])
  })
})

describe('offers', () => {
  const offers = [
    { what: 'draw', by: ['french'] },
    { what: 'rewind', by: ['british'], back: 3, to: { key: 'log.turn' } },
  ] as const
  test('of others can be agreed to or turned down, one’s own taken back', () => {
    const text = drawn(<Above scene={scene({ offers })} say={say} />)
    expect(text).toContain('The French offer a draw.')
    expect(text).toContain('You have offered to go back, to “Turn 3”.')
    for (const button of ['Agree', 'No', 'Take the offer back']) expect(text).toContain(`>${button}</button>`)
  })
  test('who watches is offered nothing', () => {
    expect(drawn(<Above scene={scene({ offers }, 'spectator')} say={say} />)).not.toContain('button')
  })
  test('a new link for one’s own seat can only be refused', () => {
    const text = drawn(
      <Above scene={scene({ offers: [{ what: 'link', by: ['french'], role: 'british' }] })} say={say} />,
    )
    expect(text).not.toContain('>Agree<')
    expect(text).toContain('>No<')
  })
})

describe('passing in advance', () => {
  const talking = new TalkStore(client, 'a1')
  const standing = {
    ...{ kinds: ['intercept', 'avoid'], until: ['phase', 'season'], asked: 'avoid' },
    passes: [{ kind: 'intercept', until: 'season', battle: true, places: ['space.albany', 'space.ford'] }],
  }
  const words = { 'window.intercept': 'Interceptions', 'space.albany': 'Albany', 'space.ford': 'the ford' }
  const told = renderer({ ...WORDS.en, ...words }, 'en')
  test('is told with its conditions, and can be changed and called off', () => {
    const text = drawn(<Panel scene={{ ...scene({}), standing } as unknown as Scene} say={told} talking={talking} />)
    expect(text).toContain('<strong>Interceptions</strong>')
    expect(text).toContain('Until the next season begins · or a battle begins · but not at Albany, the ford')
    for (const word of ['Change…', 'Ask me again', 'Pass on something in advance…']) expect(text).toContain(word)
  })
  test('is offered beside a question that could be let pass, and beside no other', () => {
    const at = (asked: string | undefined) => ({ ...scene({}), standing: { ...standing, asked } }) as unknown as Scene
    expect(drawn(<PassNow scene={at('avoid')} say={told} />)).toContain('Always pass…')
    expect(drawn(<PassNow scene={at(undefined)} say={told} />)).toBe('')
  })
  test('is not for who watches', () => {
    expect(drawn(<Panel scene={scene({}, 'spectator')} say={told} talking={talking} />)).not.toContain(
      'Pass in advance',
    )
  })
})

describe('a bot in somebody’s place', () => {
  const seats = { british: { kind: 'human' }, french: { kind: 'bot', player: 'captain' } }
  const at = (seat: string) => {
    const { setup, ...rest } = scene({ replaced: ['french'] }, seat)
    return { ...rest, setup: { ...setup, seats } } as unknown as Scene
  }
  test('is told to all, with its rank; whose seat it is may come back', () => {
    const text = drawn(<Above scene={at('british')} say={say} />)
    expect(text).toMatch(/A bot \(captain\) plays for the French/i)
    expect(text).not.toContain('I am back')
    expect(drawn(<Above scene={at('french')} say={say} />)).toContain('>I am back: let me play</button>')
  })
  test('who claims chooses how strong it is', () => {
    const late = { ...CLOCK, rules: CLOCKS.days }
    const text = drawn(<Above scene={scene({ clock: late })} say={say} />)
    expect(text).toContain('How strong the bot is')
    expect(text).toMatch(/<select[^>]*>.*captain/is)
  })
})

describe('the panel', () => {
  const talking = new TalkStore(client, 'a1')
  test('says who is here, who watches, and offers what needs consent', () => {
    const text = drawn(<Panel scene={scene({ clock: CLOCK })} say={say} talking={talking} />)
    expect(text).toMatch(/French · Anna<\/span> <span class="soft">is not here now/)
    expect(text).toContain('2 people are watching. Onlooker')
    for (const word of ['Offer a draw', 'Go back…', 'Stop the clocks', 'Call off the game', 'Resign…', 'My notes'])
      expect(text).toContain(word)
    expect(text).not.toContain('Take time off…')
  })
  test('in a secret moment it tells nobody who is here, and says so once', () => {
    const seats = { british: { joined: true }, french: { joined: true } }
    const text = drawn(<Panel scene={four(seats)} say={say} talking={talking} />)
    expect(text.split('nobody is told who is here')).toHaveLength(2)
    expect(text).not.toMatch(/is here<|is not here now/)
  })
  test('of four it says who plays with whom', () => {
    const teams = [
      ['british', 'colonial'],
      ['french', 'indian'],
    ]
    const text = drawn(<Panel scene={four({}, { teams })} say={say} talking={talking} />)
    expect(text).toMatch(/Colonial<\/span>(?:(?!<li).)*plays with you/s)
    expect(text.split('plays with you')).toHaveLength(2)
  })
  test('who watches has neither deeds nor notes; after the end there is nothing to agree on', () => {
    const watching = drawn(<Panel scene={scene({}, 'spectator')} say={say} talking={talking} />)
    expect(watching).not.toContain('Resign')
    expect(watching).not.toContain('My notes')
    const ended = { how: 'resign', role: 'french' } as const
    expect(drawn(<Panel scene={scene({ ended })} say={say} talking={talking} />)).not.toContain('Resign')
  })
  test.each([
    ['british', 'Victory! The British win.'],
    ['french', 'Defeat. The British win.'],
    ['spectator', 'The British win.'],
  ])('who gave up, and what that means for the %s', (seat, words) => {
    const ended = { how: 'resign', role: 'french' } as const
    const text = drawn(<Ended scene={scene({ ended }, seat)} {...{ ended, say }} box={null} open={() => undefined} />)
    for (const word of ['The French have resigned', `<p>${words}`, 'Fair dice?', 'Export']) expect(text).toContain(word)
  })
  test.each([
    ['british', 'Defeat. The French and Indian win.'],
    ['colonial', 'Defeat. The French and Indian win.'],
    ['indian', 'Victory! The French and Indian win.'],
  ])('of several on a side all lose, also the %s', (seat, words) => {
    const team = ['british', 'colonial']
    const ended = { how: 'resign', role: 'british', team } as const
    const four = { ...scene({ ended, teams: [team, ['french', 'indian']] }, seat) }
    const seats = Object.fromEntries([...team, 'french', 'indian'].map((role) => [role, { kind: 'human' } as const]))
    const text = drawn(
      <Ended
        scene={{ ...four, setup: { ...four.setup, seats } }}
        {...{ ended, say }}
        box={null}
        open={() => undefined}
      />,
    )
    expect(text).toContain(`<p>${words}`)
  })
  test('a game that somebody has left was won by nobody', () => {
    const ended = { how: 'abort', role: 'french' } as const
    const text = drawn(<Ended scene={scene({ ended })} {...{ ended, say }} box={null} open={() => undefined} />)
    expect(text).toContain('Called off: the French stopped coming')
    expect(text).not.toContain('win')
  })
})

describe('what holds at the table', () => {
  const house = 'ab'.repeat(32)
  const share = '01'.repeat(32)
  const bytes = new Uint8Array(32).fill(1)
  const promise = (role: string) => ({ role, commitment: seatCommitment('a1', role, house, bytes) })
  const told = (dice: Company['dice'], kept = false, more: Partial<Company> = {}) => {
    const fairness = { commitment: house }
    const t: App['t'] = (key, args) => say({ key, ...(args && { args }) })
    return diceText({ ...scene({ ...more, ...(dice && { dice }) }), fairness }, say, t, kept).join(' ')
  }
  test('dice by all: who has not promised, who has not shown, and that the list is kept', () => {
    expect(told([promise('british'), { role: 'french' }])).toContain('Still to promise their part: French.')
    const fixed = [promise('british'), promise('french')]
    expect(told(fixed)).toContain('The list can no longer be changed.')
    expect(told(fixed, true)).toContain('the server, British, French. This browser has kept the list')
    expect(told([{ ...promise('british'), share }, promise('french')])).toContain('Still to show their part: French.')
    const shown = fixed.map((one) => ({ ...one, share }))
    expect(told(shown, true)).toContain('All players have shown their parts')
    const ended = { how: 'draw' } as const
    expect(told(shown, true, { ended })).toContain('The game is over')
  })
  test('how often the promises were begun anew is told, and each round has promises of its own', () => {
    const again = (role: string) => ({ role, commitment: seatCommitment('a1/2', role, house, bytes), share })
    const text = told([again('british'), again('french')], true, { anew: 1 })
    expect(text).toContain('started over once')
    expect(text).toContain('All players have shown their parts')
    expect(
      told(
        [promise('british'), promise('french')].map((one) => ({ ...one, share })),
        true,
        { anew: 1 },
      ),
    ).toContain('did not keep their promise')
  })
  test('whoever does not have on this device what he has promised is told, and can offer to begin anew', () => {
    const company = { dice: [promise('british'), promise('french')] }
    const here = (more: Partial<Company>) =>
      drawn(<Above scene={{ ...scene(more), seat: 'british', fairness: { commitment: house } }} say={say} />)
    expect(here(company)).toContain('this browser does not have it')
    expect(here(company)).toContain('Offer to start over')
    expect(here({ dice: [promise('british'), { role: 'french' }] })).not.toContain('this browser')
    const kept: Record<string, string> = { [`carillon.share.a1.british.${house}`]: share }
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null })
    expect(here(company)).not.toContain('this browser')
    vi.unstubAllGlobals()
  })
  test('whoever has shown something else is named, and nothing is said to be in order', () => {
    const text = told([
      { ...promise('british'), share },
      { ...promise('french'), share: '02'.repeat(32) },
    ])
    expect(text).toContain('The French did not keep their promise')
    expect(text).not.toContain('All players have shown')
  })
  test('dice of the house; nothing promised', () => {
    expect(told(undefined)).toContain('The dice are the server’s.')
    const panel = drawn(
      <Panel scene={{ ...scene({}), fairness: null }} say={say} talking={new TalkStore(client, 'a1')} />,
    )
    expect(panel).toContain('Nothing was promised about the dice')
    expect(panel).toContain('No clock: the game waits')
  })
  test('the clock with all that goes with it, and how late it is watched', () => {
    const rules = { ...CLOCKS.days, weekends: 'Europe/Paris' }
    const clock: ClockView = { ...CLOCK, rules }
    const panel = drawn(<Panel scene={scene({ clock, delay: 3 })} say={say} talking={new TalkStore(client, 'a1')} />)
    for (const text of ['3 days, plus 1 day per turn', 'loses if the other claims it', 'time zone Europe/Paris'])
      expect(panel).toContain(text)
    for (const text of ['may be away for 14 days', 'server is down does not count', '3 turns behind'])
      expect(panel).toContain(text)
  })
})

describe('blocking', () => {
  const known = (name?: string) => ({
    british: { joined: true, here: true, ...(name !== undefined && { name }) },
    french: { joined: true, here: true, name: 'Anna' },
  })
  const panel = (seats: Company['seats'], talking = new TalkStore(client, 'a1')) =>
    drawn(<Panel scene={scene({ ...(seats && { seats }) })} say={say} talking={talking} />)
  test('is offered between accounts, and says what it does', () => {
    expect(panel(known('Wolfe'))).toContain('>Block Anna…</button>')
    expect(panel(known())).not.toContain('Block Anna')
    const text = drawn(<BlockDialog name="Anna" busy={false} block={() => undefined} onClose={() => undefined} />)
    for (const key of ['lobby', 'invitations', 'talk', 'games', 'undo'] as const)
      expect(text).toContain(peopleEn[`block.text.${key}`])
  })
  test('who is blocked can be unblocked, not unmuted', async () => {
    const hushed = { own: ['french'], blocked: ['french'], by: [] }
    const ask = async () => ({ said: 'talk', lines: [], hushed })
    const talking = new TalkStore({ ...client, ask } as unknown as Asking, 'a1')
    await talking.load()
    const text = panel(known('Wolfe'), talking)
    expect(text).toContain('>Unblock Anna</button>')
    expect(text).not.toContain('Unmute')
    expect(text).not.toContain('Block Anna…')
  })
})

describe('talk', () => {
  test('is heard, counted until it is read, and asked for again when who hears whom has changed', async () => {
    const hear: ((news: News) => void)[] = []
    const asked: string[] = []
    const replies = { said: 'talk', lines: [], hushed: { own: [], by: ['french'] } } as const
    const far = {
      listen: (listener: (news: News) => void) => {
        hear.push(listener)
        return () => undefined
      },
      ask: async (_: string, { ask }: { ask: string }) => {
        asked.push(ask)
        return replies
      },
    } as unknown as Asking
    const talking = new TalkStore(far, 'a1')
    const heard: string[] = []
    talking.onheard = ({ text }) => heard.push(text)
    talking.listen()
    const tell = (news: FromHouse) => hear[0]?.(news as News)
    tell({ news: 'scene', scene: scene({}) })
    await Promise.resolve()
    tell({ news: 'talk', id: 'a1', line: { at: 1, role: 'french', text: 'Well met.' } })
    tell({ news: 'talk', id: 'a1', line: { at: 2, role: 'british', text: 'Likewise.' } })
    tell({ news: 'talk', id: 'other', line: { at: 3, role: 'french', text: 'x' } })
    expect(talking.get().unread).toBe(1)
    expect(heard).toEqual(['Well met.'])
    const done = talking.reading()
    expect(talking.get().unread).toBe(0)
    tell({ news: 'talk', id: 'a1', line: { at: 4, role: 'french', text: 'Your turn.' } })
    expect(talking.get().unread).toBe(0)
    done()
    tell({ news: 'hushed', id: 'a1' })
    await Promise.resolve()
    await Promise.resolve()
    expect(asked).toEqual(['talk', 'talk'])
    expect(talking.get().hushed.by).toEqual(['french'])
  })
  test('what was said while the line was cut is told and counted when it is back, and what comes meanwhile stays', async () => {
    const line = (at: number, role = 'french') => ({ at, role, text: `${role} ${at}` })
    let told: (reply: object) => void = () => undefined
    const hear: ((news: News) => void)[] = []
    const far = {
      listen: (listener: (news: News) => void) => {
        hear.push(listener)
        return () => undefined
      },
      ask: () =>
        new Promise((resolve) => {
          told = resolve
        }),
    } as unknown as Asking
    const talking = new TalkStore(far, 'a1')
    const heard: string[] = []
    talking.onheard = ({ text }) => heard.push(text)
    talking.listen()
    const load = async (lines: readonly object[], meanwhile: () => void = () => undefined) => {
      const loaded = talking.load()
      meanwhile()
      told({ said: 'talk', lines, hushed: { own: [], by: [] } })
      await loaded
    }
    hear[0]?.({ news: 'scene', scene: scene({}) } as News)
    // What was there when one came is nothing new.
    await load([line(1)])
    expect([talking.get().unread, heard]).toEqual([0, []])
    const missed = [line(1), line(2), line(3, 'british'), line(4)]
    // One of them comes both ways, and is heard once.
    const tell = (at: number) => hear[0]?.({ news: 'talk', id: 'a1', line: line(at) } as News)
    await load(missed, () => [4, 5, 5].forEach(tell))
    expect(talking.get().lines.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5])
    expect(talking.get().unread).toBe(3)
    expect(heard.sort()).toEqual(['french 2', 'french 4', 'french 5'])
  })
})
