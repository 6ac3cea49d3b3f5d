/**
 * `npm run lengths -- [GAME...] [--games N] [--player captain] [--seed N]`: how many decisions a side makes in each scenario,
 * the one in the middle of so many games between equals. Written for the scenario cards of the new-game screen.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkSettings, type Game, rolesIn, seeded, seededChance } from '@carillon/kernel'
import { PLAYERS, type Player, playGame } from '@carillon/players'
import { GAMES, loadGame } from '@carillon/registry'

const LENGTHS = new URL('../packages/web/src/shell/new/lengths.json', import.meta.url)
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '9' },
    player: { type: 'string', default: 'greedy' },
    seed: { type: 'string', default: '1757' },
  },
})
const player = PLAYERS.get(values.player)
if (!player) throw new Error(`there is no player "${values.player}": ${[...PLAYERS.keys()].join(', ')}`)

for (const id of positionals.length > 0 ? positionals : GAMES.map((one) => one.id)) {
  const game = await loadGame(id)
  if (!game) throw new Error(`there is no game "${id}": ${GAMES.map((one) => one.id).join(', ')}`)
  for (const { id: scenario } of game.scenarios) {
    const games: number[] = []
    for (let i = 0; i < Number(values.games); i++) games.push(decisionsIn(game, scenario, player, i))
    games.sort((a, b) => a - b)
    const row = { decisions: games[games.length >> 1], games: games.length, by: player.id }
    console.log(id, scenario, JSON.stringify(row), games.join(' '))
    const all = JSON.parse(readFileSync(LENGTHS, 'utf8'))
    all[id] = { ...all[id], [scenario]: row }
    writeFileSync(LENGTHS, `${JSON.stringify(all, null, 2)}\n`)
  }
}

/** Of one side, in the mean. */
function decisionsIn(game: Game, scenario: string, by: Player, number: number): number {
  const checked = checkSettings(game, scenario, {})
  if ('problem' in checked) throw new Error(`${scenario}: the usual options do not fit`)
  const { settings } = checked
  const random = seeded(Number(values.seed) + number)
  const roles = rolesIn(game, settings)
  let made = 0
  playGame({
    ...{ game, scenario, settings },
    players: Object.fromEntries(game.roles.map((role) => [role, by])),
    chance: seededChance(random.split(1)),
    random: random.split(2),
    before: () => {
      made += 1
    },
  })
  return Math.round(made / roles.length)
}
