/** The parts of the table as they are drawn, with a plain board and the words of both languages. */
import type { LogLine, Option } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import type { Scene } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import { describe, expect, test } from 'vitest'
import { BOT, HUMAN, plan } from '../../room/test/bench.ts'
import type { GameBoard } from '../src/boards/board.ts'
import en from '../src/locales/en.json' with { type: 'json' }
import { type App, AppContext } from '../src/shell/app.tsx'
import { Curtain } from '../src/table/Curtain.tsx'
import { DiceTray } from '../src/table/DiceTray.tsx'
import { DieContext } from '../src/table/die-context.ts'
import { End } from '../src/table/End.tsx'
import { Pending, Refusal } from '../src/table/Held.tsx'
import { Log } from '../src/table/Log.tsx'
import { News } from '../src/table/News.tsx'
import { Options } from '../src/table/Options.tsx'
import { groupsOf } from '../src/table/option-list.ts'
import { Prompt } from '../src/table/Prompt.tsx'
import { Recap } from '../src/table/Recap.tsx'
import { RuleText } from '../src/table/RuleText.tsx'
import { giveShower } from '../src/table/shown-places.ts'
import type { TableState } from '../src/table/store.ts'
import { renderToStaticMarkup } from './markup.ts'

const say = renderer(
  {
    ...en,
    'role.british': 'British',
    'role.french': 'French',
    'unit.a': 'A & Co',
    'prompt.order': 'What now?',
    'log.turn': 'Turn 1',
    'log.fire': 'Fire: {faces}',
    'log.done': 'Done.',
    'why.won': 'They stand there.',
    'do.pass': 'pass',
    'space.levis': 'Lévis',
  },
  'en',
)
/** What these parts ask of the page. */
const app = {
  t: (key, args) => say({ key, ...(args && { args }) }),
  settings: { delay: 600, confirm: true },
} as Partial<App> as App

const nothing = () => undefined
const page = (node: ReactNode, more: Partial<App> = {}): string =>
  renderToStaticMarkup(<AppContext value={{ ...app, ...more }}>{node}</AppContext>).replaceAll('&amp;', '&')
/** At a table over the network. */
const FAR: Partial<App> = { network: { invite: undefined }, locale: 'en' }
const count = (text: string, part: string): number => text.split(part).length - 1
const board: GameBoard = {
  Board: () => null,
  panels: [],
  frame: { width: 1, height: 1 },
  describe: async () => nothing,
  text: async () => () => '',
}

describe('the list of options', () => {
  const list = (options: readonly Option[], more: { busy?: boolean; chosen?: Option } = {}) =>
    page(
      <Options
        groups={groupsOf({ ...board, label: (option) => `choice ${option.n}` }, options, {}, say)}
        busy={more.busy ?? false}
        chosen={more.chosen}
        choose={nothing}
        mark={nothing}
      />,
    )
  const many = (length: number): Option[] => Array.from({ length }, (_, n) => ({ n }))
  test('real buttons, of which one is in the order of focus', () => {
    const text = list(many(5))
    expect(count(text, '<button')).toBe(5)
    expect(count(text, 'tabindex="0"')).toBe(1)
  })
  test('a box to search them from thirteen on', () => {
    expect(list(many(12))).not.toContain('type="search"')
    expect(list(many(13))).toContain('type="search"')
  })
  test('what was clicked is marked, and the list says that it waits', () => {
    const text = list(many(3), { busy: true, chosen: { n: 1 } })
    expect(text).toContain('data-busy="true"')
    expect(count(text, 'data-chosen')).toBe(1)
  })
})

describe('what is asked', () => {
  const scene = (more: Partial<Scene>): Scene =>
    ({
      setup: plan(HUMAN, BOT),
      seat: 'british',
      thinking: [],
      observation: {
        rule: '6.1',
        waiting: [],
        decision: { kind: 'choice', role: 'british', rule: '6.1', prompt: { key: 'prompt.order' }, options: [] },
      },
      ...more,
    }) as unknown as Scene
  const prompt = (more: Partial<Scene>) => page(<Prompt scene={scene(more)} say={say} box={null} />)

  test('of whom, and by which rule', () => {
    const text = prompt({ deciding: 'british' })
    expect(text).toContain('Your decision · British')
    expect(text).toContain('What now?')
    expect(text).toContain('Rule 6.1')
  })
  test('in hot-seat nobody is "you"', () =>
    expect(prompt({ deciding: 'british', setup: plan(HUMAN, HUMAN) })).toContain('Decision of the British'))
  describe('over the network', () => {
    const far = (more: Partial<Scene>) =>
      page(<Prompt scene={scene({ setup: plan(HUMAN, HUMAN), ...more })} say={say} box={null} />, FAR)
    test('everybody is "you" at a screen of his own', () =>
      expect(far({ deciding: 'british' })).toContain('Your decision · British'))
    test('who is waited for is named', () => {
      const waiting = [{ role: 'french', rule: '6.1' }]
      const text = far({ observation: { rule: '6.1', waiting } as unknown as Scene['observation'] })
      expect(text).toContain('Waiting for the French…')
    })
  })
  test('while a bot is at work, nothing is asked', () => {
    const text = prompt({ thinking: ['french'] })
    expect(text).not.toContain('What now?')
    expect(text).toContain('French (bot, blind chance): thinking…')
  })
  test('what is held shows both ways', () => {
    const text = page(
      <Pending
        say={say}
        meaning={async () => undefined}
        label="Pass"
        busy={false}
        confirm={nothing}
        takeBack={nothing}
      />,
    )
    expect(text).toMatch(/Pass.*Confirm.*Take back/)
  })
  test('what is held on the way says where the walk leads', () => {
    const text = page(
      <Pending
        say={say}
        meaning={async () => undefined}
        towards="levis"
        label="Take all"
        busy={false}
        confirm={nothing}
        takeBack={nothing}
      />,
    )
    expect(text).toContain('Then on to Lévis.')
  })
  test('a refusal has its rule', () =>
    expect(page(<Refusal said={{ text: 'No.', rule: '7.2' }} close={nothing} />)).toContain('Rule 7.2'))
  test('the curtain shows who is next, and nothing else', () => {
    const text = page(<Curtain next="french" say={say} sit={nothing} />).replace(/<[^>]*>/g, ' ')
    expect(text).toContain('Pass the screen to the French')
    expect(text).not.toContain('British')
  })
})

const Star = () => <path d="M0 0" />
describe('what happened', () => {
  const log: LogLine[] = [
    { rule: '4', text: { key: 'log.done' } },
    { rule: '5', chapter: 'turn', text: { key: 'log.turn' } },
    { rule: '7.7', text: { key: 'log.fire', args: { dice: [5, 6] } } },
    { rule: '7.8', text: { key: 'log.done' } },
  ]
  test('the log: turns, rules, dice, what is new', () => {
    const text = page(<Log log={log} say={say} newsFrom={3} board={board} />)
    expect(text).toMatch(/<h3 class="log-title"><button[^>]* aria-expanded[^>]*>Turn 1<\/button><\/h3>/)
    expect(count(text, 'class="log-line"')).toBe(3)
    expect(count(text, 'class="die"')).toBe(2)
    expect(count(text, 'class="die-pip"')).toBe(5 + 6)
    expect(count(text, 'data-fresh')).toBe(1)
    // The beginning of a turn has its rule, too.
    expect(count(text, 'class="rule-button"')).toBe(4)
    expect(text).toContain('Rule 5')
  })
  const turns = (count: number, lines: number): LogLine[] =>
    Array.from({ length: count }, (): LogLine[] => [
      { rule: '5', chapter: 'turn', text: { key: 'log.turn' } },
      ...Array.from({ length: lines }, (): LogLine => ({ rule: '7', text: { key: 'log.done' } })),
    ]).flat()
  test('the log: of old turns the headings alone, of a long one the last lines', () => {
    const drawn = (log: readonly LogLine[], newsFrom?: number) =>
      page(<Log log={log} say={say} newsFrom={newsFrom} board={board} />)
    const [short, long] = [drawn(turns(3, 30)), drawn(turns(50, 30))]
    expect(count(long, 'class="log-title"')).toBe(50)
    expect(count(long, 'class="log-line"')).toBe(30)
    expect(count(short, 'class="log-line"')).toBe(30)
    expect(count(long, 'aria-expanded="false"')).toBe(49)
    // What is new is open, however far back it began.
    expect(count(drawn(turns(50, 30), 48 * 31), 'class="log-line"')).toBe(60)
    const one = drawn(turns(1, 200))
    expect(count(one, 'class="log-line"')).toBe(60)
    expect(one).toContain('Show 140 earlier lines of this turn')
  })
  test('the log: what begins a battle or an action is a heading; whose a line is', () => {
    const fight: LogLine = {
      rule: '7',
      chapter: 'battle',
      text: { key: 'log.done', args: { side: { key: 'role.french' } } },
    }
    expect(page(<Log log={[fight]} say={say} board={board} />)).toMatch(
      /data-side="french".*<h4 class="log-text">Done\.<\/h4>/,
    )
  })
  test('a line has a button that shows its places, if the board has them', () => {
    const drawn = () =>
      count(page(<Log log={log} say={say} board={board} />), 'class="show-button" aria-label="Show on the map"')
    expect(drawn()).toBe(0)
    const take = giveShower({ has: ({ text }) => text.key === 'log.fire', show: nothing, mark: nothing })
    expect(drawn()).toBe(1)
    take()
    expect(drawn()).toBe(0)
  })
  const told = (recapFrom: number, at?: number, reasons: TableState['reasons'] = [], lines = log) => {
    const state = {
      scene: { observation: {} } as Scene,
      log: lines,
      recapFrom,
      newsFrom: recapFrom,
      trail: [],
      reasons,
      rolls: [],
    }
    const recall = async () => undefined
    return page(<Recap {...{ state, board, say, at, look: nothing, tell: nothing, openLog: nothing, recall }} />)
  }
  test('the news: the last line at once; nothing if nothing happened', () => {
    expect(page(<News log={log} from={2} say={say} openLog={nothing} />)).toContain('Done.')
    expect(page(<News log={log} from={4} say={say} openLog={nothing} />)).toBe('')
    // That a turn begins is no news.
    expect(page(<News log={log.slice(0, 2)} from={1} say={say} openLog={nothing} />)).toBe('')
    expect(told(2)).toContain('Done.')
    expect(told(2)).toContain('2 of 2')
    expect(told(4)).toBe('')
  })
  test('the news: a step back, with a way to now; and what a bot did it for', () => {
    const action: LogLine = {
      rule: '7',
      chapter: 'action',
      text: { key: 'log.done', args: { side: { key: 'role.french' } } },
    }
    const reasons = [{ line: 2, role: 'french', aims: [{ key: 'unit.a' }] }]
    const text = told(2, 2, reasons, [...log.slice(0, 2), action, ...log.slice(3)])
    expect(text).toContain('1 of 2')
    expect(text).toContain('Back to now')
    expect(text).toContain('French: A & Co.')
    expect(told(2)).not.toContain('Back to now')
    // A reason of somebody else's is none.
    expect(told(2, 2, reasons)).not.toContain('French:')
  })
  test('dice are drawn, and said', () => {
    const roll = { at: 0, rule: '7', what: { key: 'unit.a' }, by: 'french', sides: 6, faces: [1, 4] }
    const text = page(<DiceTray rolls={[roll]} say={say} />)
    expect(text).toContain('French')
    expect(text).toContain('A & Co')
    expect(text).toContain('shows 1, 4')
    expect(page(<DiceTray rolls={[{ ...roll, sides: 10, faces: [10] }]} say={say} />)).toContain('>10</text>')
  })
  test("a game's own faces, where it has some", () => {
    const own = [{ name: { key: 'unit.a' }, Icon: Star }]
    const roll = { at: 0, rule: '7', what: { key: 'unit.a' }, sides: 6, faces: [1, 4] }
    const line = { rule: '7', text: { key: 'log.done', args: { dice: [1] } } }
    const text = page(
      <DieContext value={own}>
        <DiceTray rolls={[roll]} say={say} />
        <Log log={[line]} say={say} board={board} />
      </DieContext>,
    )
    expect(text).toContain('shows A & Co, 4')
    expect(count(text, '<path d="M0 0"')).toBe(2)
    expect(count(text, 'class="die-pip"')).toBe(4)
  })
  test.each([
    ['british', plan(HUMAN, BOT), 'Victory!'],
    ['french', plan(HUMAN, BOT), 'Defeat.'],
    ['french', plan(HUMAN, HUMAN), 'The French win.'],
    ['draw', plan(BOT, BOT), 'A draw.'],
  ])('the end: %s', (winner, setup, words) => {
    const outcome = { winner, margin: 0, cause: { key: 'why.won' }, rule: '9.1' }
    const text = page(
      <End
        id="x"
        seat="british"
        {...{ setup, outcome, say, board }}
        box={null}
        open={nothing}
        revealed={false}
        reveal={nothing}
      />,
    )
    expect(text).toContain(words)
    expect(text).toContain('They stand there.')
    expect(text).toContain('Rule 9.1')
    expect(text).toContain('#/replay/x')
  })
  test.each([
    ['british', 'Victory!'],
    ['french', 'Defeat.'],
    ['spectator', 'The British win.'],
  ])('the end over the network, as the %s see it', (seat, words) => {
    const outcome = { winner: 'british', margin: 0, cause: { key: 'why.won' }, rule: '9.1' }
    const ways = { box: null, open: nothing, revealed: false, setup: plan(HUMAN, HUMAN) }
    expect(page(<End id="x" {...{ seat, outcome, say, board, ...ways }} />, FAR)).toContain(words)
  })
})

test('rules: numbers of other sections are links, its own number is not', () => {
  const book = ['7', '7.8', '7.9'].map((id) => ({ id, title: id, text: 'See 7.8, **7.9** and 7.7.', see: [] }))
  const text = page(
    <RuleText section={book[1] as (typeof book)[0]} book={book} to={(id, words) => <i>{`${id}=${words}`}</i>} />,
  )
  expect(text).toContain('See 7.8, <strong><i>7.9=7.9</i></strong> and 7.7.')
})
test.each([
  ['- 1. Draw.\n- 2. Play 7.8.', '<ul class="rule-steps"><li>1. Draw.</li>'],
  ['- One card.\n- Another.', '<ul><li>One card.</li>'],
])('rules: steps that have their numbers get no dots', (words, wanted) => {
  const section = { id: '7', title: 'Cards', text: words, see: [] }
  expect(page(<RuleText section={section} book={[section]} to={() => null} />)).toContain(wanted)
})
