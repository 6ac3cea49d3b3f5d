/** Whatever is asked while another chooses in secret, over sockets and HTTP: what is said is the same before his clicks, between and after them. */
import type { Option } from '@carillon/kernel'
import type { Request } from '@carillon/protocol'
import { afterEach, expect } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { type Guest, madeTable } from '../src/testing/house.ts'
import { onBothStores } from './stores.ts'
import { closeAll, opened, QUEBEC, seated, settled } from './tables.ts'

const CLOCK = { kind: 'live', bank: 3_600_000, add: 1000, cap: 3_600_000, flag: 'auto' }

onBothStores((database, it) => {
  afterEach(closeAll)

  /** A game in which both write their orders, for the first time or later. */
  async function sealed(times = 1) {
    const running = await opened({ databaseUrl: await database() })
    const { id, links } = await madeTable(running, { ...QUEBEC, clock: CLOCK, visibility: 'public' })
    const british = await seated(running.port, links.british, id)
    const french = await seated(running.port, links.french, id)
    const { token } = await running.desk.welcome()
    const onlooker = await seated(running.port, token, id)
    const isSealed = () => running.hall.read(id, ({ table }) => table.sealed)
    const goOn = () =>
      running.hall.act(id, null, null, (live) => {
        const [choice] = live.table.decisions
        return choice && live.answering(choice.role, choice.options.at(-1) as Option)
      })
    for (let n = 0; n < times; n++) {
      for (let i = 0; i < 200 && n > 0 && (await isSealed()); i++) await goOn()
      for (let i = 0; i < 200 && !(await isSealed()); i++) await goOn()
    }
    expect(await isSealed()).toBe(true)
    await settled()
    return { running, id, links, british, french, onlooker }
  }
  let keys = 0
  async function click(guest: Guest, pick = 0): Promise<void> {
    const { observation, id, seat } = guest.scene as NonNullable<Guest['scene']>
    const option = observation.decision?.options.at(pick)
    const deed = { table: id, seat, revision: observation.revision, key: `c${++keys}` }
    expect(await guest.ask({ ask: 'answer', ...deed, option } as Request)).toEqual({ said: 'done' })
    await guest.next(50)
  }
  async function got({ port }: RunningServer, token: string | undefined, path: string): Promise<string> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    const at = [...answer.headers].filter(([name]) => name !== 'date' && !name.includes('ratelimit'))
    return JSON.stringify([answer.status, at, await answer.text()])
  }

  it('nobody learns of clicks that others make in secret', async () => {
    const { running, id, links, british, french, onlooker } = await sealed()
    const requests = (seat: string): Request[] => [
      { ask: 'film', table: id, seat },
      { ask: 'turns', table: id, seat },
      { ask: 'odds', table: id, seat },
      { ask: 'reach', table: id, seat },
      { ask: 'talk', table: id },
      { ask: 'export', id },
      { ask: 'why', table: id, seat, subject: { zone: 'levis' } },
      { ask: 'overlay', table: id, seat, kind: 'moves' },
    ]
    const said = async () => {
      const all: Record<string, string> = {}
      for (const [guest, seat] of [
        [british, 'british'],
        [onlooker, 'spectator'],
      ] as const)
        for (const request of requests(seat)) {
          let reply = await guest.ask(request)
          for (let i = 0; i < 20 && reply.said === 'refused' && reply.reason === 'too-many'; i++) {
            await new Promise((resolve) => setTimeout(resolve, 500))
            reply = await guest.ask(request)
          }
          all[`${seat} ${request.ask}`] = JSON.stringify(reply)
        }
      for (const [name, token] of [
        ['british', links.british],
        ['nobody', undefined],
      ] as const)
        for (const path of [`/api/games/${id}/record`, '/api/games', '/api/lobby'])
          all[`${name} ${path}`] = await got(running, token, path)
      return all
    }
    const before = await said()
    const news = () => [british, onlooker].map((one) => JSON.stringify(one.news))
    await settled()
    const heard = news()
    await click(french)
    await settled()
    expect(await said()).toEqual(before)
    while (french.scene?.deciding) await click(french, -1)
    await settled()
    expect(await said()).toEqual(before)
    expect(news()).toEqual(heard)
  }, 120_000)

  it('what was agreed on is gone back to, whatever others do in secret meanwhile; and nobody learns that they did', async () => {
    const { running, id, british, french } = await sealed(2)
    const { hall } = running
    const beside = (seat: string) => ({ table: id, seat, key: `b${++keys}` })
    const logged = () => hall.read(id, ({ table }) => table.noted)
    const before = await logged()
    // Before his last choice that all know of.
    expect(await french.ask({ ask: 'offer', ...beside('french'), what: 'rewind', back: 1 })).toEqual({ said: 'done' })
    // While it is worked out where that is he writes his order.
    const past = hall.past.bind(hall)
    let late = true
    hall.past = async (...asked) => {
      const found = await past(...asked)
      if (late) await click(french)
      late = false
      return found
    }
    expect(await british.ask({ ask: 'offer', ...beside('british'), what: 'rewind', back: 1 })).toEqual({ said: 'done' })
    expect(late).toBe(false)
    expect(await logged()).toBeLessThan(before)
    expect(await hall.read(id, ({ offers }) => offers)).toEqual([])
  })
})
