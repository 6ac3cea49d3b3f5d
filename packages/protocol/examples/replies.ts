/** Every reply by example. */
import type { Reply, Said } from '../src/index.ts'
import type { Group } from './requests.ts'
import { ROLL, SEEN, SETUP } from './table.ts'

const { log: _log, ...FIRST } = SEEN

export const REPLIES: { readonly [S in Reply['said']]: Group<Said<S>> } = {
  done: [{ text: 'It was done; what came of it is told as news.', message: { said: 'done' } }],
  about: [
    {
      text: 'To `about`. The words of a game are files, not part of it.',
      message: {
        said: 'about',
        about: {
          id: 'three-camps',
          rules: '1.0',
          roles: ['red', 'blue', 'gold'],
          scenarios: ['short', 'long'],
          switches: [{ id: 'dice', values: ['one', 'two'], default: 'one', rule: '4.1' }],
          players: ['random', 'greedy'],
          judged: false,
        },
      },
    },
  ],
  lessons: [
    {
      text: 'To `lessons`, in the order in which they are best taken; `number` is the rulebook’s order, `title` a key of the game’s words.',
      message: {
        said: 'lessons',
        lessons: [
          { id: 'fight', title: 'example.fight', rules: ['4.1', '4.2'], minutes: 2, number: 1, part: 'fighting' },
        ],
        guided: { id: 'guided', rules: ['4'], minutes: 10, steps: 20 },
      },
    },
  ],
  lesson: [
    {
      text: 'To `lesson`: everything lies open; `expected` is the click that comes next, `dice` that dice do.',
      message: {
        said: 'lesson',
        stop: {
          example: 'fight',
          number: 1,
          count: 3,
          seat: 'open',
          observation: { ...SEEN, viewer: 'open' },
          story: ['example.fight.roll'],
          expected: { role: 'red', option: { unit: 'r2' } },
          rolls: [],
          done: false,
        },
      },
    },
    {
      text: 'Of a guided game: seen from the learner’s seat; any of `good` goes on, the others are answered.',
      message: {
        said: 'lesson',
        stop: {
          example: 'guided',
          number: 3,
          count: 20,
          seat: 'red',
          observation: SEEN,
          story: [],
          rolls: [],
          done: false,
          guided: {
            role: 'red',
            screen: 'march',
            terms: ['camp'],
            way: '02',
            good: [{ unit: 'r2' }],
            answers: [{ option: { do: 'pass' }, text: 'guided.march.no' }],
            clicks: 1,
          },
        },
      },
    },
  ],
  overlay: [
    {
      text: 'To `overlay`: places, the sign each gets, perhaps a number.',
      message: { said: 'overlay', shown: [{ place: 'ford', look: 'red', note: 2 }] },
    },
  ],
  reach: [
    {
      text: 'To `reach`: where something can begin; or the ways to begin, with where one of them leads, what that costs, whether not all come there, and what it means to stop there, in words of the game.',
      message: {
        said: 'reach',
        reach: {
          starts: [],
          ways: [
            { name: { key: 'way.all' }, places: [{ place: 'hill', cost: 2, part: true, signs: ['battle'] }] },
            { name: { key: 'way.some' }, places: [], open: true },
          ],
        },
      },
    },
  ],
  why: [
    {
      text: 'To `why`: the reason and its rule.',
      message: { said: 'why', why: { text: { key: 'why.gone', args: { unit: { key: 'unit.r2' } } }, rule: '2.1' } },
    },
    { text: 'It is offered, or the game gives no reasons.', message: { said: 'why' } },
  ],
  odds: [
    {
      text: 'To `odds`: shares of the futures that were looked at, each between `low` and `high` nineteen times in twenty; ask again while it is not `final`.',
      message: {
        said: 'odds',
        final: false,
        odds: [
          {
            option: { do: 'done' },
            odds: {
              futures: 40,
              exact: false,
              final: false,
              chances: [
                {
                  text: { key: 'odds.won', args: { role: { key: 'role.red' } } },
                  share: 0.55,
                  low: 0.398,
                  high: 0.694,
                },
              ],
              counts: [
                {
                  text: { key: 'odds.lost', args: { role: { key: 'role.red' } } },
                  mean: 0.5,
                  error: 0.16,
                  values: [
                    { value: 0, share: 0.5 },
                    { value: 1, share: 0.5 },
                  ],
                },
              ],
              forces: [
                {
                  side: { key: 'role.red' },
                  strength: { least: 2, mean: 2, most: 2 },
                  reasons: [{ text: { key: 'drm.ford' }, rule: '4.1', share: 1 }],
                },
              ],
            },
          },
        ],
      },
    },
    {
      text: 'No option leads to dice, or the game tells nothing of them.',
      message: { said: 'odds', final: true, odds: [] },
    },
  ],
  meaning: [
    {
      text: 'To `meaning`: what the choice does, with what follows from it.',
      message: { said: 'meaning', meaning: { key: 'meaning.orders', args: { count: 2 } } },
    },
    { text: 'The words of the option say all.', message: { said: 'meaning' } },
  ],
  hint: [
    {
      text: 'To `hint`: clicks as far as they can be planned, the chance to win, how much that is more than with anything else, why.',
      message: {
        said: 'hint',
        hint: {
          clicks: [{ unit: 'r2' }, { place: 'ford' }],
          chance: 0.58,
          ahead: 0.04,
          aims: [{ key: 'aim.camps', args: { role: { key: 'role.red' } } }],
          fears: [],
        },
      },
    },
  ],
  judgement: [
    { text: 'To `judgement`.', message: { said: 'judgement', judgement: { chance: 0.55 } } },
    { text: 'Nobody has learned to judge this game.', message: { said: 'judgement', judgement: null } },
  ],
  games: [
    {
      text: 'To `list`. `broken` says what is wrong with a game that cannot be read; `trouble`, with the place itself.',
      message: {
        said: 'games',
        games: [
          {
            id: 'a1b2c3d4',
            ...SETUP,
            started: 1767225600000,
            changed: 1767229200000,
            turn: { key: 'log.turn', args: { turn: 3 } },
            step: 'orders',
          },
        ],
      },
    },
  ],
  opened: [{ text: 'To `create`, `import`, `branch` and `open`.', message: { said: 'opened', id: 'a1b2c3d4' } }],
  record: [
    { text: 'To `export`.', message: { said: 'record', name: 'three-camps-a1b2c3d4.json', text: '{"format":…}' } },
  ],
  moment: [
    {
      text: 'To `replay`. `at` of `last` counts what the seat could tell apart; after the end, inputs.',
      message: {
        said: 'moment',
        moment: {
          at: 12,
          last: 40,
          seat: 'red',
          observation: SEEN,
          rolls: [ROLL],
          chapters: [{ at: 9, chapter: 'turn', text: { key: 'log.turn', args: { turn: 2 } } }],
          setup: SETUP,
          seats: ['red', 'spectator'],
        },
      },
    },
  ],
  report: [
    {
      text: 'To `report`: `samples` are moments of the replay, all numbers are of these; of the chance, `role` and its side.',
      message: {
        said: 'report',
        report: {
          setup: SETUP,
          outcome: { winner: 'red', margin: 2, cause: { key: 'why.camps' }, rule: '5.1' },
          samples: [{ at: 0 }, { at: 9, chapter: 'round', text: { key: 'log.round', args: { round: 2 } } }, { at: 31 }],
          charts: [{ name: { key: 'annals.camps' }, series: [{ role: 'red', values: [1, 2, 3] }] }],
          chance: { role: 'red', values: [0.5, 0.71, 1] },
          turning: [{ at: 0, from: 0.5, to: 0.71 }],
          losses: [{ role: 'blue', name: { key: 'unit.b1' } }],
          luck: { red: { dice: 6, hits: 4, expected: 3 } },
          story: [{ title: { key: 'log.round', args: { round: 2 } }, lines: [{ key: 'log.won' }] }],
        },
      },
    },
  ],
  reason: [
    {
      text: 'To `reason`. Without it a person acts, or there is nothing to say.',
      message: {
        said: 'reason',
        reason: { line: 3, role: 'blue', aims: [{ key: 'reason.camp' }], fears: [{ key: 'reason.ford' }] },
      },
    },
  ],
  film: [
    {
      text: 'To `film`: the first moment, what each one after it has changed (as in `change`), how many lines of the log there were then, what was rolled.',
      message: {
        said: 'film',
        film: {
          setup: SETUP,
          seat: 'red',
          chapters: [],
          first: FIRST,
          steps: [{ change: { revision: 8 }, lines: 0, rolls: [] }],
          lines: 0,
          log: [],
        },
      },
    },
  ],
  dice: [
    {
      text: 'To `dice`: for each role how often each face fell.',
      message: { said: 'dice', tally: { red: { sides: 6, counts: [1, 0, 2, 1, 3, 0] } } },
    },
  ],
  verified: [
    { text: 'To `verify`: all of it came from the seed.', message: { said: 'verified', draws: 31, dice: 44 } },
  ],
  talk: [
    {
      text: 'To `talk`.',
      message: {
        said: 'talk',
        lines: [{ at: 1767225600000, role: 'red', text: 'Well met.' }],
        hushed: { own: [], by: ['blue'] },
      },
    },
  ],
  note: [{ text: 'To `note`.', message: { said: 'note', text: 'The ford is theirs in autumn.' } }],
  turns: [
    {
      text: 'To `turns`.',
      message: {
        said: 'turns',
        turns: [
          {
            ...{ back: 1, asked: { key: 'ask.camp' }, heading: { key: 'log.turn', args: { turn: 2 } } },
            came: { key: 'log.camp', args: { camp: 'ford' } },
          },
        ],
      },
    },
  ],
  refused: [
    {
      text: 'It was not done, and nothing has changed. The reasons are below; `detail` is for who looks into it.',
      message: { said: 'refused', reason: 'stale', detail: 'the position has changed: 8, not 7' },
    },
    {
      text: 'Too much at once: which limit it is (docs/api.md lists them), and the seconds to wait before the same is sent again.',
      message: { said: 'refused', reason: 'busy', detail: 'try again in 2 seconds', bucket: 'talk', seconds: 2 },
    },
  ],
}
