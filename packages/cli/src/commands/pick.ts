/** No command: pick a game at the terminal; Enter, Enter starts one. */
import { type Game, newSeed, OPEN, type Role, rolesIn, type Settings, type Switch, switchesOf } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import { meant } from '@carillon/kernel/typed-words'
import { playersOf } from '@carillon/players'
import type { Context } from '../context.ts'
import { findSettings, nameOf, sayIn } from '../find.ts'
import { type Lines, openLines } from '../play/lines.ts'
import { openGame } from '../play/played.ts'
import { ME, readSeats, whoSits } from '../play/seats.ts'
import { freeName } from '../play/store.ts'
import { interactive, out, paint } from '../terminal.ts'
import { Usage } from '../usage.ts'
import { games } from './games.ts'
import { help } from './help.ts'
import { playHere } from './play.ts'

interface Plan {
  scenario: string
  options: Record<string, string>
  settings: Settings
  seats: Record<Role, string>
}

export async function pick(context: Context): Promise<number> {
  const { words } = context
  if (!interactive()) {
    await help.run(context, [], {})
    out('')
    return games.run(context, [], {})
  }
  const lines = openLines()
  const chosen = await choose(context, lines)
  lines.close()
  if (!chosen) {
    out(words('pick.bye'))
    return 0
  }
  const { game, plan } = chosen
  const { scenario, settings, seats } = plan
  const file = freeName(game.id, new Date())
  return playHere(context, openGame({ game, scenario, settings, seats, seed: newSeed(), file }), {
    viewer: OPEN,
    plain: false,
  })
}

async function choose(context: Context, lines: Lines): Promise<{ game: Game; plan: Plan } | undefined> {
  const { words } = context
  const all = await Promise.all(context.games.map((listed) => listed.load()))
  const names = all.map((game) => sayIn(game, context)({ key: 'game.name' }))
  out(`${paint.bold(words('pick.title'))}\n`)
  const at = await among(context, lines, words('pick.game'), names, 0)
  const game = at === undefined ? undefined : all[at]
  if (!game) return undefined
  const say = sayIn(game, context)
  const scenario = game.scenarios[0]?.id as string
  const settings = findSettings(context, game, scenario, [])
  const seats = { ...readSeats(context, game, settings, undefined, false) }
  const plan: Plan = { scenario, options: {}, settings, seats }
  for (;;) {
    const doing = await change(context, lines, game, say, plan)
    if (doing === 'start') return { game, plan }
    if (doing === 'leave') return undefined
  }
}

/** Numbered choices, one of them already taken: Enter leaves it so. Undefined at the end of the input. */
async function among(
  { words }: Context,
  lines: Lines,
  question: string,
  names: readonly string[],
  now: number,
): Promise<number | undefined> {
  names.forEach((name, i) => {
    out(`  ${paint.cyan(String(i + 1))} ${name}${i === now ? paint.dim(` (${words('pick.enter')})`) : ''}`)
  })
  lines.complete(names.map((name) => name.toLowerCase()))
  for (;;) {
    const typed = await lines.next(`${question} `)
    if (typed === undefined) return undefined
    if (typed.trim() === '') return now
    const found = meant(
      typed,
      names.map((label) => ({ label, ids: '' })),
    )
    if (found.kind === 'one') return found.index
    out(words('play.none', { typed: typed.trim(), most: names.length }))
  }
}

/** What can be changed, with the key that does it. A game of one scenario has nothing to say about that. */
function planned(context: Context, game: Game, say: Say, plan: Plan): { readonly text: string; change: Change }[] {
  const { words } = context
  const row = (name: string, value: string): string => words('pair', { name: paint.bold(name), value })
  const changed = switchesOf(game, plan.scenario).filter((one) => plan.settings[one.id] !== one.default)
  const values = changed.map(({ id }) =>
    pair(context, say, `option`, id, nameOf(say, `option.${id}`, plan.settings[id] as string)),
  )
  const seats = rolesIn(game, plan.settings).map((role) =>
    pair(context, say, 'role', role, whoSits(plan.seats, role, context)),
  )
  const rows = [
    { text: row(words('pick.scenario'), nameOf(say, 'scenario', plan.scenario)), change: changeScenario },
    { text: row(words('games.options'), values.join(' · ') || words('pick.usual')), change: changeOptions },
    { text: row(words('pick.seats'), seats.join(' · ')), change: changeSeats },
  ]
  return rows.filter((_, i) => (i === 0 ? game.scenarios.length > 1 : i !== 1 || game.switches.length > 0))
}

const pair = ({ words }: Context, say: Say, family: string, id: string, value: string): string =>
  words('pair', { name: nameOf(say, family, id), value })

type Change = (context: Context, lines: Lines, game: Game, say: Say, plan: Plan) => Promise<void>

async function change(
  context: Context,
  lines: Lines,
  game: Game,
  say: Say,
  plan: Plan,
): Promise<'start' | 'leave' | 'on'> {
  const { words } = context
  const rows = planned(context, game, say, plan)
  out('')
  for (const [i, { text }] of rows.entries()) out(`  ${paint.cyan(String(i + 1))} ${text}`)
  lines.complete([])
  const typed = (await lines.next(`${words('pick.start')} `))?.trim().toLowerCase()
  if (typed === undefined || typed === 'q' || typed === 'quit') return 'leave'
  if (typed === '') return 'start'
  const row = /^\d$/.test(typed) ? rows[Number(typed) - 1] : undefined
  if (row) await row.change(context, lines, game, say, plan)
  else out(words('play.none', { typed, most: rows.length }))
  return 'on'
}

async function changeScenario(context: Context, lines: Lines, game: Game, say: Say, plan: Plan): Promise<void> {
  const ids = game.scenarios.map(({ id }) => id)
  const names = ids.map((id) => nameOf(say, 'scenario', id))
  const at = await among(context, lines, '>', names, ids.indexOf(plan.scenario))
  if (at === undefined) return
  plan.scenario = ids[at] as string
  plan.options = {}
  plan.settings = findSettings(context, game, plan.scenario, [])
  seatAll(context, game, plan)
}

/** One option after the other, until Enter. */
async function changeOptions(context: Context, lines: Lines, game: Game, say: Say, plan: Plan): Promise<void> {
  const { words } = context
  for (;;) {
    const switches = switchesOf(game, plan.scenario)
    out('')
    for (const [i, { id }] of switches.entries()) {
      const value = paint.bold(nameOf(say, `option.${id}`, plan.settings[id] as string))
      out(`  ${paint.cyan(String(i + 1).padStart(2))} ${pair(context, say, 'option', id, value)}`)
    }
    const names = switches.map(({ id }) => nameOf(say, 'option', id))
    const typed = (await lines.next(`${words('pick.option')} `))?.trim()
    if (!typed) return
    const found = meant(
      typed,
      names.map((label) => ({ label, ids: '' })),
    )
    const one = found.kind === 'one' ? switches[found.index] : undefined
    if (one) await changeOption(context, lines, game, say, plan, one)
    else out(words('play.none', { typed, most: names.length }))
  }
}

async function changeOption(
  context: Context,
  lines: Lines,
  game: Game,
  say: Say,
  plan: Plan,
  { id, values, rule }: Switch,
): Promise<void> {
  const { words } = context
  out(`\n${say({ key: `option.${id}.help` })} ${paint.dim(words('play.rule', { rule }))}`)
  const names = values.map((value) => nameOf(say, `option.${id}`, value))
  const at = await among(context, lines, '>', names, values.indexOf(plan.settings[id] as string))
  if (at === undefined) return
  const asked = { ...plan.options, [id]: values[at] as string }
  try {
    plan.settings = findSettings(
      context,
      game,
      plan.scenario,
      Object.entries(asked).map((one) => one.join('=')),
    )
    plan.options = asked
    seatAll(context, game, plan)
  } catch (error) {
    if (!(error instanceof Usage)) throw error
    out(paint.red(error.message))
  }
}

/** With other settings other roles may play; whoever sits stays. */
function seatAll(context: Context, game: Game, plan: Plan): void {
  plan.seats = { ...readSeats(context, game, plan.settings, undefined, false, plan.seats) }
}

async function changeSeats(context: Context, lines: Lines, game: Game, say: Say, plan: Plan): Promise<void> {
  const who = [ME, ...playersOf(game)]
  for (const role of rolesIn(game, plan.settings)) {
    out(`\n${paint.bold(nameOf(say, 'role', role))}`)
    const names = who.map((one) => whoSits({ [role]: one }, role, context))
    const at = await among(context, lines, '>', names, who.indexOf(plan.seats[role] as string))
    if (at === undefined) return
    plan.seats[role] = who[at] as string
  }
}
