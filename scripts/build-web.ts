/** Builds the web and says what it weighs; exit code 1 if a budget is not kept. */
import { buildWeb, DIST } from './web-build.ts'
import { BUDGETS, Built, firstLoad, kb, ownCode, type Sizes, tooEarly } from './web-sizes.ts'

await buildWeb()
const built = new Built(DIST)
const say = (text: string) => process.stdout.write(`${text}\n`)
let failed = false

say('JavaScript, gzip')
for (const { file, bytes } of built.all('.js').sort((a, b) => b.bytes - a.bytes))
  say(`  ${kb(bytes).padStart(9)}  ${file}`)
say('Styles and words, gzip')
for (const { file, bytes } of [...built.all('.css'), ...built.all('.json')]) say(`  ${kb(bytes).padStart(9)}  ${file}`)

const tell = (what: string, { parts, bytes, budget }: Sizes) => {
  say(what)
  for (const part of parts) say(`  ${kb(part.bytes).padStart(9)}  ${part.name}`)
  const over = bytes > budget
  failed ||= over
  say(`  ${kb(bytes).padStart(9)}  of ${kb(budget)}${over ? `: OVER by ${kb(bytes - budget)}` : ''}`)
}
for (const [game, budget] of Object.entries(BUDGETS)) {
  tell(`First load of the table of ${game}`, firstLoad(built, game, budget))
  tell(`Rules and board of ${game}`, ownCode(built, game))
}
for (const file of tooEarly(built, Object.keys(BUDGETS))) {
  failed = true
  say(`${file} belongs to a game and is loaded before it is opened`)
}
process.exitCode = failed ? 1 : 0
