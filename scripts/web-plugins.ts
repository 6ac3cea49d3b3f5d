/** Small parts of the build of the web: fonts, content policy, service worker. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { GAMES } from '@carillon/registry'
import { type Plugin, transformWithOxc } from 'vite'
import { POLICY } from '../packages/server/src/pages.ts'
import { filesIn } from './source.ts'

const NAMED: readonly (readonly [pattern: RegExp, prefix: string])[] = [
  [/\/boards\/([^/]+)\/index\.ts$/, 'board-'],
  [/\/packages\/([^/]+)\/src\/core\.ts$/, ''],
  [/\/packages\/([^/]+)\/src\/index\.ts$/, 'whole-'],
  [/\/(\w+)Screen\.tsx$/, 'screen-'],
]
/** What a file of code is called: boards and games by the game's id, screens by theirs, all else as the bundler says. */
export function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  for (const [pattern, prefix] of NAMED) {
    const found = pattern.exec(facadeModuleId ?? '')?.[1]
    if (found) return prefix + found
  }
  return name
}

/**
 * Modules by name, each below one of its folders: what the page can do without at first, and what a board of the theatre cannot.
 * Whoever renames one names it here; a test looks for each.
 */
export const SORTED = {
  laterInShell: {
    folders: ['packages/web/src', 'packages/web/src/shell'],
    names: [
      'Choices',
      'FirstGame',
      'dialog',
      'guided',
      'ExportDialog',
      'files',
      'progress',
      'shelf',
      'start',
      'trouble',
    ],
  },
  laterInHost: {
    folders: ['packages/kernel/src', 'packages/players/src', 'packages/protocol/src', 'packages/room/src'],
    names: ['settings-words', 'guided', 'run-example', 'mismatch'],
  },
  laterInTable: {
    folders: ['packages/web/src/table'],
    names: [
      ...[
        'BoardText',
        'Branch',
        'HintCard',
        'Judgement',
        'ReplayBar',
        'ReplayScreen',
        'SeatChoice',
        'GuidedCard',
        'GuidedEnd',
      ],
      ...['GuidedLesson', 'Minute', 'Dice', 'DiceTray', 'sides', 'Failed', 'Log', 'LogLine', 'LogText', 'RuledText'],
      ...['pieces', 'reading-context', 'Pointed', 'refusals', 'shown-places', 'RuleText', 'rulebook', 'useRulebook'],
      'RulePanel',
    ],
  },
  firstInTheatre: {
    folders: ['packages/web/src/boards/theatre'],
    names: ['badges', 'board', 'chip', 'layers', 'map-scale', 'options', 'pairs', 'parts', 'reach', 'shapes', 'sheet'],
  },
} as const
const isNamed = (id: string, { names }: { readonly names: readonly string[] }): boolean =>
  names.includes(basename(id).split('.')[0] ?? '')

/** What every visit needs: Preact, and the shell without its screens. */
export function isPage(id: string): boolean {
  if (/\/node_modules\/preact\/|preload-helper/.test(id)) return true
  const shell = /\/web\/src\/(?:shell\/)?[\w-]+\.tsx?$/.test(id)
  return shell && !/\wScreen\.tsx?$/.test(id) && !isNamed(id, SORTED.laterInShell)
}

/** What the house needs for every game; words about settings that do not fit come when they do not, lessons when they are wanted. */
export const isHost = (id: string): boolean =>
  /\/packages\/(?:kernel|players|protocol|room)\/|\/web\/src\/host\/|\/@stablelib\//.test(id) &&
  !isNamed(id, SORTED.laterInHost)

/** What all tables and boards share, without the parts that come later. */
export const isTable = (id: string): boolean =>
  /\/src\/table\/|\/kernel\/src\/(?:given|message|texts)\./.test(id) && !isNamed(id, SORTED.laterInTable)

/** What both boards of the theatre share and draw first; cards, panels and fights come later. */
export const isTheatreFirst = (id: string): boolean =>
  /\/boards\/theatre\/(?:Map\w+|map\/\w+)\./.test(id) ||
  (/\/boards\/theatre\/[\w-]+\./.test(id) && isNamed(id, SORTED.firstInTheatre))

/** Facts that only panels, battles and player aids read. */
const LATER = /\/src\/(?:captions|data\/(?:tables|points|scenarios|set-ups|thresholds|raids|hits|actions|battle))\.ts$/

/** What several files of a game's code share is one file: `pieces-quebec-1759`. What explains things comes later. */
export function piecesOf(id: string): string | null {
  if (/\/describe\.ts$/i.test(id) || LATER.test(id)) return null
  // The sheets of the theatre lie together and are loaded each with its game.
  const sheet = /\/boards\/theatre\/([\w-]+)\.(?:ts|json)$/.exec(id)?.[1]
  const folder = /\/packages\/(?:web\/src\/boards\/)?([^/]+)\//.exec(id)?.[1]
  const name = [sheet, folder].find((one) => one === 'theatre' || GAMES.some((game) => game.id === one))
  return name ? `pieces-${name}` : null
}

/** English and French are written with the Latin subset, in woff2: the other files stay out. */
export function latinFonts(): Plugin {
  return {
    name: 'latin-fonts',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fontsource.*\.css(?:\?|$)/.test(id)) return undefined
      const faces = code.match(/\/\* [^*]+ \*\/\s*@font-face \{[^}]*\}/g) ?? []
      const latin = faces.filter((face) => /^\/\* [\w-]+-latin-(?!ext)/.test(face))
      if (latin.length === 0) throw new Error(`${id}: no Latin face was found`)
      return {
        code: latin.map((face) => face.replace(/, url\([^)]*\.woff\) format\('woff'\)/, '')).join('\n'),
        map: null,
      }
    },
  }
}

/** The words of a game in one language, in parts: nobody wants one without the others. */
const PART = /^(.*\/src\/locales\/\w\w)\/([\w-]+)\.json$/
const WHOLE = '\0words:'
/** All parts in a folder as one file, named by game and language. */
function wholeOf(folder: string) {
  const parts = readdirSync(folder).map((name) => [
    basename(name, '.json'),
    JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown,
  ])
  const name = `words-${basename(folder)}-${basename(resolve(folder, '../../..'))}.json`
  return { type: 'asset', name, source: JSON.stringify(Object.fromEntries(parts)) } as const
}
/** Words of the games and lines of their maps are data, not code: they become files, fetched beside the code. */
export function jsonAsData(): Plugin {
  return {
    name: 'json-as-data',
    enforce: 'pre',
    apply: 'build',
    resolveId: { filter: { id: /^\0words:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0words:|\/src\/(?:locales(?:\/\w+)?|boards\/(?:[\w-]+\/map|theatre))\/[\w-]+\.json$/ },
      handler(id) {
        const [, folder, part] = PART.exec(id) ?? []
        if (folder) {
          const code = `import all from ${JSON.stringify(WHOLE + folder)}; export default all[${JSON.stringify(part)}]`
          return { code, moduleType: 'js' }
        }
        const url = id.startsWith(WHOLE)
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile(wholeOf(id.slice(WHOLE.length)))}`
          : `new URL(${JSON.stringify(`./${basename(id)}`)}, import.meta.url)`
        return { code: `export default await (await fetch(${url})).json()`, moduleType: 'js' }
      },
    },
  }
}

/** `o(async()=>{let{A:e}=await import(x);return{A:e}},[],import.meta.url)`, or `o(()=>import(x),[],import.meta.url)`. */
const AHEAD =
  /\b[\w$]+\((?:async\(\)=>\{let(\{[^}]*\})=await (?<one>import\([^)]*\));return\1\}|\(\)=>(?<two>import\([^)]*\))),\[\],import\.meta\.url\)/g
/** There are no styles and no files to fetch ahead of a file of code: importing it is all. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replace(AHEAD, (_all, _names, one: string | undefined, two: string) => one ?? two)
      },
    },
  }
}

/** Holds also where whoever serves the page sends no such header. */
export function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** Writes sw.js: the service worker with the list of all files that were built, and a fingerprint of them. */
export function serviceWorker(): Plugin {
  let root = ''
  let out = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = resolve(config.root, config.build.outDir)
    },
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      async handler() {
        const files = filesIn(out).filter((file) => file !== 'sw.js' && !file.startsWith('.'))
        const hash = createHash('sha256')
        for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(out, file)))
        const version = hash.digest('hex').slice(0, 16)
        const source = join(root, 'src/sw.ts')
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { target: 'es2022' })
        const known = `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n`
        writeFileSync(join(out, 'sw.js'), known + code.replace(/^export \{\};?$/m, ''))
      },
    },
  }
}
