/**
 * `npm run new-game NAME`: a game that can be played at once, to be changed into the one that is wanted. It is a copy of the toy
 * of the kernel's tests under another name, entered in every list that a game stands in, with a plain board in the browser.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TOY = 'packages/kernel/test/three-camps'
const VERSION = '0.1.0'
/** The words of the toy that are its name. */
const TOY_NAMES = { id: 'three-camps', code: 'threeCamps', en: 'Three Camps', fr: 'Trois camps' }

/** What is wrong with a name; undefined if nothing is. */
export function nameProblem(root: string, id: string | undefined): string | undefined {
  if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `npm run new-game NAME: the name has small letters, digits and hyphens, such as "fort-niagara", not "${id ?? ''}".`
  return existsSync(join(root, 'packages', id)) ? `packages/${id} is there already.` : undefined
}

/** Writes the game into the clone at `root`; the files that were changed, without those that are new. */
export function newGame(root: string, id: string): string[] {
  const code = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const title = words.join(' ')
  copyToy(root, { id, code, en: title, fr: title })
  const changed: string[] = []
  const change = (path: string, by: (text: string) => string): void => {
    const file = join(root, path)
    writeFileSync(file, by(readFileSync(file, 'utf8')))
    changed.push(path)
  }
  const json = (path: string, by: (data: Json) => void): void =>
    change(path, (text) => {
      const data: Json = JSON.parse(text)
      by(data)
      return `${JSON.stringify(data, null, 2)}\n`
    })

  for (const room of ['registry', 'web']) json(`packages/${room}/package.json`, depend)
  json('package-lock.json', ({ packages }) => {
    const lock = packages as Record<string, Json>
    lock[`node_modules/@carillon/${id}`] = { resolved: `packages/${id}`, link: true }
    const dependencies = { '@carillon/kernel': VERSION }
    lock[`packages/${id}`] = { name: `@carillon/${id}`, version: VERSION, license: 'MIT', dependencies }
    for (const room of ['registry', 'web']) depend(lock[`packages/${room}`] as Json)
    const { '': first, ...rest } = lock
    for (const key of Object.keys(lock)) delete lock[key]
    Object.assign(lock, { '': first }, sorted(rest))
  })
  change('packages/registry/src/index.ts', (text) =>
    addRow(
      text,
      'GAMES',
      ']',
      `  {
    id: '${id}',
    core: async () => (await import('@carillon/${id}/core')).core,
    load: async () => (await import('@carillon/${id}')).${code},
  },`,
    ),
  )
  const key = id.includes('-') ? `'${id}'` : id
  change('test/house.ts', (text) => addRow(text, 'KINDS', '}', `  ${key}: 'game',`))
  change('scripts/recorded-games.ts', (text) => addRow(text, 'RECORDED', '}', recordedOf(key)))
  change('packages/web/src/boards/index.ts', (text) =>
    addRow(
      text,
      'SHELF',
      ']',
      `  {
    id: '${id}',
    load: async () => (await import('./${id}/index.ts')).board as GameBoard,
    words: () => import('./${id}/words.ts'),
    minutes: [10, 20],
    level: 1,
  },`,
    ),
  )
  change('packages/web/src/shell/shelf.ts', (text) =>
    addRow(text, 'MORE', '}', `  ${key}: { players: 3, suggested: 'red' },`),
  )
  for (const [locale, line, play] of [
    ['en', 'A game that is being made.', 'You lead the red camp; bots lead the others.'],
    ['fr', 'Un jeu en chantier.', 'Vous menez le camp rouge\u202f; des bots mènent les autres.'],
  ] as const)
    change(`packages/web/src/locales/${locale}.json`, (text) =>
      addWords(text, { [`shelf.${id}.name`]: title, [`shelf.${id}.line`]: line, [`shelf.${id}.play`]: play }),
    )
  for (const [name, text] of Object.entries(boardOf(id))) write(join(root, 'packages/web/src/boards', id, name), text)
  return changed

  function depend(manifest: Json): void {
    manifest.dependencies = sorted({ ...(manifest.dependencies as Json), [`@carillon/${id}`]: VERSION })
  }
}

type Json = Record<string, unknown>
const sorted = (record: Json): Json =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : Number(a > b))))

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function copyToy(root: string, names: typeof TOY_NAMES): void {
  const target = join(root, 'packages', names.id)
  cpSync(join(root, TOY), target, { recursive: true })
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:ts|json)$/.test(path)) continue
    const file = join(target, path)
    let text = readFileSync(file, 'utf8')
    for (const [which, old] of Object.entries(TOY_NAMES))
      text = text.replaceAll(old, names[which as keyof typeof names])
    writeFileSync(file, text)
  }
}

/** The text with a row more at the end of the table that the constant `name` is. */
export function addRow(text: string, name: string, end: ']' | '}', row: string): string {
  const begin = text.search(new RegExp(`^(?:export )?const ${name}\\b`, 'm'))
  const close = begin < 0 ? -1 : text.indexOf(`\n${end}\n`, begin)
  if (close < 0) throw new Error(`there is no table ${name}`)
  return `${text.slice(0, close)}\n${row}${text.slice(close)}`
}

/** After the last words of the shelf; the lines of the others stay as they are. */
function addWords(text: string, words: Readonly<Record<string, string>>): string {
  const last = [...text.matchAll(/^ {2}"shelf\..*,\n/gm)].at(-1)
  if (!last) throw new Error('the words of the shelf are not there')
  const at = last.index + last[0].length
  const lines = Object.entries(words).map(([key, word]) => `  ${JSON.stringify(key)}: ${JSON.stringify(word)},\n`)
  return text.slice(0, at) + lines.join('') + text.slice(at)
}

const boardOf = (id: string): Readonly<Record<string, string>> => ({
  'index.ts': `/** In the browser: a plain board, until it has one of its own. */
import { board as text } from '@carillon/${id}/board'
import { plainBoard } from '../plain/board.tsx'

export const board = plainBoard(text)
`,
  'words.ts': `/** The words of the game, in every language: data that the page fetches for itself. */
export { CATALOGUES as words } from '@carillon/${id}/locales'
`,
})

const recordedOf = (key: string): string => `  ${key}: {
    turn: ['round'],
    games: [
      { scenario: 'short', seed: 1 },
      { scenario: 'long', seed: 2 },
      { scenario: 'short', options: { dice: 'two' }, seed: 3 },
      { scenario: 'long', options: { dice: 'two' }, seed: 4 },
      { scenario: 'long', options: { nights: 'yes' }, seed: 5 },
${[6, 7, 8, 9, 10].map((seed) => `      { scenario: 'long', seed: ${seed} },`).join('\n')}
    ],
  },`

if (import.meta.main) {
  const root = dirname(import.meta.dirname)
  const [id] = process.argv.slice(2)
  const problem = nameProblem(root, id)
  if (problem || !id) {
    console.error(problem)
    process.exitCode = 2
  } else {
    const changed = newGame(root, id)
    console.log(`packages/${id}, packages/web/src/boards/${id}: new
${changed.map((path) => `${path}: a row for it`).join('\n')}`)
  }
}
