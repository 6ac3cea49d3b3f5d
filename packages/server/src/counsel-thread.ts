/** A thread that works out what people ask: odds, ways, hints, records, games as they were. It is given positions, never the hall. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Choice, type Game, Refused, type Saved, type State, seeded, Table, writeRecord } from '@carillon/kernel'
import { advise, TableOutlook, thought, witsOf } from '@carillon/players'
import type { Reply } from '@carillon/protocol'
import { loadGame } from '@carillon/registry'
import { humansOf, Impossible } from '@carillon/room'
import { chanceFor } from '@carillon/room/counsel'
import { filmOf } from '@carillon/room/film'
import { Reckoned, steps, toldOf } from '@carillon/room/odds'
import { beforeLast, clicksOf, reachOf } from '@carillon/room/reach'
import type { Answer, CounselQuestion, Whole } from './counsel.ts'
import { gameBelow } from './editions.ts'
import { playedAgain, recordIn } from './history.ts'
import type { Origin } from './kept-position.ts'
import { workedOut } from './replays.ts'
import type { ThreadReply } from './threads.ts'

// People's answers come first.
setPriority(10)
parentPort?.on('message', async ({ number, ...asked }: CounselQuestion & { readonly number: number }) => {
  const said = (rest: { answer: Answer } | { wrong: string; reason?: string }) =>
    parentPort?.postMessage({ number, ...rest } satisfies ThreadReply<Answer>)
  try {
    said({ answer: await answerTo(asked as CounselQuestion) })
  } catch (error) {
    const wrong = error instanceof Error ? error.message : String(error)
    said(error instanceof Refused || error instanceof Impossible ? { wrong, reason: error.reason } : { wrong })
  }
})

async function gameIn({ game: title, folders = {} }: CounselQuestion, rules: string): Promise<Game> {
  const folder = folders[rules]
  const game = await (folder === undefined ? loadGame(title) : gameBelow(folder))
  if (!game) throw new Error(`no game ${title}`)
  return game
}
/** The game as a thread can play it again: by the rules of each time. */
async function originIn(asked: Whole): Promise<Origin> {
  const versions = [asked.rules, ...Object.keys(asked.folders ?? {})]
  const cores = await Promise.all(versions.map(async (rules) => [rules, await gameIn(asked, rules)] as const))
  return { ...asked.origin, game: await gameIn(asked, asked.begun), cores: new Map(cores), chance: undefined }
}

async function answerTo(asked: CounselQuestion): Promise<Answer> {
  const game = await gameIn(asked, asked.rules)
  switch (asked.ask) {
    case 'record': {
      const text = writeRecord(recordIn(await originIn(asked), asked.rows))
      return { said: 'record', name: `${game.id}-${asked.origin.id}.json`, text }
    }
    case 'film':
      return { said: 'film', film: filmIn(game, await originIn(asked), asked) }
    case 'turns':
    case 'past':
    case 'late':
      return workedOut(await originIn(asked), asked)
    default:
      return atTable(game, new Table(game, asked.saved as Saved<State>), asked)
  }
}

function filmIn(game: Game, origin: Origin, { rows, seat }: Extract<Whole, { ask: 'film' }>) {
  const { setup } = playedAgain(origin, rows)
  const seen = { game, id: origin.id, setup, humans: humansOf(game, setup.seats) }
  return filmOf(seen, recordIn(origin, rows), seat)
}

async function atTable(game: Game, table: Table<State>, asked: Exclude<CounselQuestion, Whole>): Promise<Answer> {
  const { seat } = asked
  const choice = table.decision(seat)
  switch (asked.ask) {
    case 'reach':
      return { said: 'reach', reach: reachOf(table, game.travel, choice && seat, asked.place, asked.way) }
    case 'walk':
      return clicksOf(table, game.travel, asked)
    case 'odds':
      return odds(game, table, choice, asked)
    case 'hint': {
      if (!choice) throw new Impossible('not-asked', `${seat} is not asked anything`)
      const outlook = new TableOutlook(table, choice, await witsOf(game.strategy))
      const clock = () => performance.now()
      const limits = { clock, deadline: clock() + asked.spend }
      return { said: 'hint', hint: thought(advise(outlook, seeded(outlook.asked), limits)) }
    }
    case 'judgement': {
      const chance = chanceFor(table, seat, await witsOf(game.strategy))
      return { said: 'judgement', judgement: chance === undefined ? null : { chance } }
    }
  }
}

/** As far as it comes in its time: that is what is told of them here, with how sure it is. */
function odds(
  game: Game,
  table: Table<State>,
  choice: Choice | undefined,
  { seat, option: one, walk, spend }: Extract<CounselQuestion, { ask: 'odds' }>,
): Reply {
  if (!choice) return { said: 'odds', odds: [], final: true }
  const from = walk ? beforeLast(table, game.travel, seat, walk) : { table, choice, option: one }
  if (!from) return { said: 'odds', odds: [], final: true }
  const { option } = from
  const wanted = new Reckoned(game, from.table, seat, from.choice).wanted(option)
  if (option && wanted.length === 0) throw new Impossible('not-an-option', 'this is not offered')
  const end = performance.now() + spend
  // On a full machine the time is over before anything is known: the first of them is waited for.
  const known = () => toldOf(wanted).length > 0
  for (const all = steps(wanted); !all.next().done && (performance.now() < end || !known()); );
  return { said: 'odds', odds: toldOf(wanted), final: true }
}
