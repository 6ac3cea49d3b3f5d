/** What is asked about games rather than done at the open table: lists, files, replays, what the rules say. */
import { readRecord } from '@carillon/kernel'
import { witsOf } from '@carillon/players'
import type { Asked, Reply } from '@carillon/protocol'
import { hinted, judged } from './counsel.ts'
import { explained } from './explanations.ts'
import type { Inquiry } from './front.ts'
import { listOf, removeGame } from './kept-games.ts'
import type { Line } from './line.ts'
import { reckoned } from './odds.ts'
import { reached } from './reach.ts'
import { reasonAt } from './replay-reasons.ts'
import { reported } from './report.ts'
import { seatPositionOf } from './seat-position.ts'
import { unknownBots } from './seat-texts.ts'
import { Studies } from './studies.ts'
import { aboutOf, lessonOf, lessonsOf } from './teaching.ts'

/** Games that a line looks at again. */
const studied = new WeakMap<Line, Studies>()
function studiesOf(line: Line): Studies {
  const studies = studied.get(line) ?? new Studies(line.house, line.rights)
  studied.set(line, studies)
  return studies
}

export async function inquired(line: Line, request: Inquiry): Promise<Reply> {
  const { house } = line
  const studies = studiesOf(line)
  switch (request.ask) {
    case 'about':
      return { said: 'about', about: await aboutOf(house.library, request.game) }
    case 'lessons':
      return { said: 'lessons', ...(await lessonsOf(house.library, request.game)) }
    case 'lesson':
      return {
        said: 'lesson',
        stop: (await lessonOf(house.library, request.game, request.example, request.number, request.way)).stop,
      }
    case 'overlay':
    case 'why':
    case 'meaning':
      return explained(await seatPositionOf(line, studies, request), request)
    case 'reach':
      return { said: 'reach', reach: await reached(line, request) }
    case 'odds':
      return reckoned(line, studies, request)
    case 'hint':
      return hinted(line, studies, request)
    case 'judgement':
      return judged(line, studies, request)
    case 'list':
      return { said: 'games', ...(await listOf(house)) }
    case 'remove':
      return line.inTurn(async () => {
        await removeGame(house, request.id, line)
        return { said: 'done' }
      })
    case 'export':
      return { said: 'record', ...(await studies.file(request.id)) }
    case 'replay':
      return { said: 'moment', moment: await studies.moment(request.id, request.at, request.seat) }
    case 'reason': {
      const study = await studies.study(request.id)
      const wits = await witsOf((await house.library.whole(study.game.id)).strategy)
      const reason = reasonAt(study, request.at, request.seat, wits)
      return { said: 'reason', ...(reason && { reason }) }
    }
    case 'film':
      return { said: 'film', film: await studies.film(request.table, request.seat) }
    case 'lend':
      studies.lend(request.id, request.text)
      return { said: 'done' }
    case 'dice':
      return { said: 'dice', tally: await studies.tally(request.id) }
    case 'report':
      return reported(line, await studies.study(request.id))
    case 'verify':
      return { said: 'verified', ...(await studies.proof(request.id)) }
  }
}

/** A game that begins with a record: from a file, or with what was played of another. */
export async function imported(line: Line, request: Asked<'import' | 'branch'>): Promise<Reply> {
  const record = readRecord(request.ask === 'import' ? request.text : await studiesOf(line).branch(request))
  const open = await line.house.begin(line, record)
  if (open.room.luck?.broken) line.tell({ news: 'odd', what: 'promise' })
  for (const name of unknownBots(record)) line.tell({ news: 'odd', what: 'bot', name })
  return line.took(open)
}
