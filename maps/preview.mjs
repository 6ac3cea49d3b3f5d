/**
 * `npm run preview`: the map drawn to a page and photographed, wide and narrow, by day and by night, with blocks on it.
 * Pictures go to .cache/ (not kept); look at them after every change of the drawing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { createElement } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { rolldown } from 'rolldown'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const OUT = here('.cache/')
const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium'
const FLAGS =
  '--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'
mkdirSync(OUT, { recursive: true })

/** The component and its geometry, bundled for this process. */
async function load() {
  const file = `${OUT}map.mjs`
  const bundle = await rolldown({ input: here('preview/entry.ts'), external: [/^preact/], platform: 'node' })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  return import(`${pathToFileURL(file)}?${Date.now()}`)
}
const { BasinMap, FRAME, MAP_NAMES, RIVERS, ROADS, ZONES, fetchLater, game } = await load()
await fetchLater()

// The drawing and the game know the same board.
const pairs = (roads) =>
  roads.map((r) => `${[...r.between].sort().join(' ')} ${r.crossing ?? false} ${r.option ?? ''}`).sort()
const differ = (a, b) => JSON.stringify(a) !== JSON.stringify(b)
if (differ(Object.keys(ZONES).sort(), [...game.ZONES].sort())) throw new Error('the zones of map and game differ')
if (differ(pairs(ROADS), pairs(game.ROADS))) throw new Error('the roads of map and game differ')

const font = (style) => {
  const file = new URL(
    `../node_modules/@fontsource/im-fell-english/files/im-fell-english-latin-400-${style}.woff2`,
    import.meta.url,
  )
  return `@font-face{font-family:'IM Fell English';font-style:${style};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`
}
const games = Object.fromEntries(
  ['en', 'fr'].map((l) => [l, JSON.parse(readFileSync(here(`../packages/quebec-1759/src/locales/${l}.json`), 'utf8'))]),
)
const namesIn = (lang) => (id) => MAP_NAMES[lang][id] ?? games[lang][`space.${id}`] ?? id

const SIDES = { british: '#9c3b34', french: '#35507a' }
/** Two rows of six round an anchor. */
function blocks(at, side, count) {
  let out = ''
  for (let i = 0; i < count; i++) {
    const inRow = Math.min(6, count - Math.floor(i / 6) * 6)
    const x = at.x - (inRow * 36) / 2 + (i % 6) * 36 + 1
    const y = at.y - Math.ceil(count / 6) * 18 + Math.floor(i / 6) * 36 + 1
    out += `<rect x="${x}" y="${y}" width="34" height="34" rx="3" fill="${SIDES[side]}" stroke="#2b2118"/>`
  }
  return out
}
function pieces(mode) {
  if (mode === 'empty') return ''
  let out = ''
  for (const [id, z] of Object.entries(ZONES)) {
    if (mode === 'full') out += blocks(z.british, 'british', 12) + blocks(z.french, 'french', 12)
    else if (id === 'abraham') out += blocks(z.british, 'british', 8) + blocks(z.french, 'french', 10)
    else if (id === 'ile_d_orleans') out += blocks(z.centre, 'british', 12)
    else if (['beauport', 'st_charles', 'cap_rouge', 'sillery'].includes(id)) out += blocks(z.centre, 'french', 5)
    else if (id === 'levis') out += blocks(z.centre, 'british', 4)
  }
  for (const r of Object.values(RIVERS))
    for (const s of r.ships) out += `<circle cx="${s.x}" cy="${s.y}" r="19" fill="${SIDES.british}" stroke="#2b2118"/>`
  return out
}
function page({ theme, lang, mode, size, compact, roads }) {
  const map = renderToStaticMarkup(
    createElement('svg', { viewBox: `0 0 ${FRAME.width} ${FRAME.height}`, width: size[0], height: size[1] }, [
      createElement(BasinMap, {
        key: 'map',
        names: namesIn(lang),
        theme,
        compact,
        ...(roads && { roads: ROADS.flatMap((r) => r.option ?? []) }),
      }),
      createElement('g', { key: 'pieces', dangerouslySetInnerHTML: { __html: pieces(mode) } }),
    ]),
  )
  const ground = theme === 'dark' ? '#101417' : '#e8dcc0'
  return `<!doctype html><meta charset="utf-8"><style>${font('normal')}${font('italic')}body{margin:0;background:${ground}}svg{display:block;margin:auto}</style>${map}`
}

const SHOTS = [
  { name: 'desktop-light', theme: 'light', lang: 'en', mode: 'game', window: [1440, 900], size: [1040, 820] },
  { name: 'desktop-dark', theme: 'dark', lang: 'en', mode: 'game', window: [1440, 900], size: [1040, 820] },
  {
    name: 'desktop-french',
    theme: 'light',
    lang: 'fr',
    mode: 'empty',
    roads: true,
    window: [1440, 900],
    size: [1040, 820],
  },
  { name: 'desktop-full', theme: 'light', lang: 'en', mode: 'full', window: [1440, 900], size: [1040, 820] },
  { name: 'large-light', theme: 'light', lang: 'en', mode: 'empty', window: [1860, 1410], size: [1860, 1410] },
  { name: 'large-dark', theme: 'dark', lang: 'fr', mode: 'empty', window: [1860, 1410], size: [1860, 1410] },
  {
    name: 'phone-light',
    theme: 'light',
    lang: 'en',
    mode: 'game',
    compact: true,
    window: [390, 844],
    size: [390, 500],
    dpr: 2,
  },
  {
    name: 'phone-dark',
    theme: 'dark',
    lang: 'fr',
    mode: 'game',
    compact: true,
    window: [390, 844],
    size: [390, 500],
    dpr: 2,
  },
]
const only = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS.split(' ') })
for (const shot of SHOTS.filter((s) => only.length === 0 || only.some((o) => s.name.startsWith(o)))) {
  const html = page(shot)
  writeFileSync(`${OUT}${shot.name}.html`, html)
  const tab = await browser.newPage({
    viewport: { width: shot.window[0], height: shot.window[1] },
    deviceScaleFactor: shot.dpr ?? 1,
  })
  await tab.setContent(html)
  await tab.evaluate(() => document.fonts.ready)
  await tab.screenshot({ path: `${OUT}${shot.name}.png` })
  if (shot.name === 'desktop-french') {
    const count = await tab.evaluate(() => document.querySelectorAll('.basin-map, .basin-map *').length)
    console.log(`${count} elements`)
  }
  await tab.close()
  console.log(`${OUT}${shot.name}.png`)
}
await browser.close()
