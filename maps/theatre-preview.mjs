/**
 * `npm run theatre-preview`: both sheets drawn to a page and photographed, whole, in part and in grey. Pictures go to .cache/ (not kept).
 * It takes the beginning of a game's name, and of a picture's, to make only some.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const OUT = here('.cache/')
const FLAGS = '--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run'
mkdirSync(OUT, { recursive: true })
const font = (style) => {
  const file = here(`../node_modules/@fontsource/im-fell-english/files/im-fell-english-latin-400-${style}.woff2`)
  return `@font-face{font-family:Fell;font-style:${style};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`
}
const INK = { paper: '#f3e8cc', land: '#f1e4c3', water: '#cfd8d2', sea: '#4f6b73', ink: '#2b2118', faint: '#8a7652' }
const SIDE = { british: '#9c3b34', french: '#35507a' }

const WAYS = {
  'bayonets-and-tomahawks': (kind) => {
    if (/highway/.test(kind))
      return [
        ['#5b4630', 6.5],
        [/coastal/.test(kind) ? '#9fc0cc' : '#f7edd2', 3.2],
        ...(/coastal/.test(kind) ? [['#24505f', 3.2, '2 7']] : []),
      ]
    if (/coastal/.test(kind)) return [['#24505f', 3.4, '9 5 1 5']]
    return /iroquois|cherokee/.test(kind) ? [['#3a3a3a', 3.6, '12 5']] : [['#5b4630', 3.2, '.5 6.5', 'round']]
  },
  'wilderness-war': (kind) => {
    if (kind === 'land') return [['#4b3a26', 2.6, '9 4']]
    if (kind === 'arrow' || kind === 'landing') return [['#4b3a26', 3, '2 6', 'round']]
    return [
      ['#1f4a5c', kind === 'lake' ? 6.4 : 5.4],
      ['#bfd6da', kind === 'lake' ? 3.4 : 2.2],
      ...(kind === 'lake' ? [['#1f4a5c', 3.4, '2 8']] : []),
    ]
  },
}
function site(kind, [x, y], room) {
  const side = /british/.test(kind) ? SIDE.british : /french/.test(kind) ? SIDE.french : INK.paper
  const r = room * 0.3
  const draw = (d) =>
    `<path transform="translate(${x} ${y})" d="${d}" fill="${side}" stroke="${INK.ink}" stroke-width="2"/>`
  if (/base|port/.test(kind)) return draw(`M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`)
  if (/village/.test(kind)) return draw(`M0 ${-r}L${r} ${r}H${-r}z`)
  if (/mountain/.test(kind))
    return draw(
      `M${-r} ${r * 0.7}L${-r * 0.2} ${-r * 0.8} ${r * 0.2} ${-r * 0.1} ${r * 0.5} ${-r * 0.5} ${r} ${r * 0.7}z`,
    )
  return `<circle cx="${x}" cy="${y}" r="${/wilderness/.test(kind) ? r * 0.75 : r}" fill="${side}" stroke="${INK.ink}" stroke-width="2"/>`
}
function draw(id, sheet, facts) {
  const { frame, land, hachures, rivers, spaces, labels, ways } = sheet
  const text = (x, y, size, words, more = '') => `<text x="${x}" y="${y}" font-size="${size}" ${more}>${words}</text>`
  let out = `<rect width="${frame.width}" height="${frame.height}" fill="${INK.water}"/>`
  out += `<path d="${hachures}" stroke="${INK.sea}" stroke-width=".8" stroke-opacity=".75"/>`
  out += `<path d="${land}" fill="${INK.land}" stroke="${INK.ink}" stroke-width="1.5"/>`
  for (const r of rivers)
    out += `<path d="${r.path}" fill="none" stroke="${INK.sea}" stroke-width="${r.width}" stroke-linejoin="round"/>`
  if (sheet.hills) out += `<path d="${hills(sheet.hills)}" fill="${INK.land}" stroke="${INK.faint}" stroke-width="1"/>`
  if (sheet.woods) out += `<path d="${woods(sheet.woods)}" fill="#d9d3a6" stroke="${INK.faint}" stroke-width=".8"/>`
  for (const n of sheet.names ?? [])
    out += text(
      0,
      0,
      n.size,
      n.en,
      `transform="translate(${n.x} ${n.y}) rotate(${n.angle})" text-anchor="middle" letter-spacing="${n.spacing}" fill="${n.water ? '#33555f' : '#6b5836'}" font-style="${n.water ? 'italic' : 'normal'}"`,
    )
  for (const { kind, path } of Object.values(ways))
    for (const [ink, width, dash, cap] of WAYS[id](kind))
      out += `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" ${dash ? `stroke-dasharray="${dash}"` : ''} ${cap ? `stroke-linecap="${cap}"` : ''}/>`
  for (const [o, [x, y, w, h]] of Object.entries(sheet.ornaments))
    out += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${INK.paper}" fill-opacity=".7" stroke="${INK.ink}"/>${text(x + w / 2, y + h / 2, 30, o, 'text-anchor="middle"')}`
  for (const [s, at] of Object.entries(spaces)) out += site(facts[s][4], at, frame.room)
  for (const l of Object.values(labels)) {
    const [bx, by, w] = l.box
    const x = l.anchor === 'middle' ? bx + w / 2 : l.anchor === 'start' ? bx + 1 : bx + w - 1
    const look = `text-anchor="${l.anchor}" ${l.italic ? 'font-style="italic"' : ''} paint-order="stroke" stroke="${INK.land}" stroke-width="4" stroke-linejoin="round" fill="${INK.ink}"`
    l.lines.forEach((line, i) => {
      out += text(x, by + frame.letters * (0.82 + i * 0.94), frame.letters, line.replace('&', '&amp;'), look)
    })
  }
  const inset = (by, w) =>
    `<rect x="${by}" y="${by}" width="${frame.width - 2 * by}" height="${frame.height - 2 * by}" fill="none" stroke="${INK.ink}" stroke-width="${w}"/>`
  return `${out}${inset(16, 1)}${inset(5, 4)}`
}
const many = (text, n) => {
  const all = text.split(' ').map(Number)
  return Array.from({ length: all.length / n }, (_, i) => all.slice(i * n, i * n + n))
}
const hills = (list) =>
  many(list, 3)
    .map(
      ([x, y, s]) =>
        `M${x - s} ${y}q${s * 0.5} ${-s * 1.1} ${s} ${-s * 0.9}q${s * 0.6} ${s * 0.1} ${s} ${s * 0.9}m${-s} ${-s * 0.8}l${s * 0.35} ${s * 0.75}m${-s * 0.2} ${-s * 0.7}l${s * 0.4} ${s * 0.6}`,
    )
    .join('')
const woods = (list) =>
  many(list, 2)
    .map(([x, y]) => `M${x} ${y}v-3M${x - 4} ${y - 3}q-2 -5 2 -6q2 -5 5 -1q4 2 1 6z`)
    .join('')
const SHOTS = {
  whole: { scale: 1 },
  desktop: { width: 1040 },
  grey: { scale: 1, grey: true },
  corridor: {
    scale: 1.25,
    clip: { 'wilderness-war': [1000, 420, 1000, 900], 'bayonets-and-tomahawks': [1000, 350, 1000, 800] },
  },
  ohio: {
    scale: 1.25,
    clip: { 'wilderness-war': [150, 700, 1000, 900], 'bayonets-and-tomahawks': [350, 650, 1000, 800] },
  },
  gulf: {
    scale: 1.25,
    clip: { 'wilderness-war': [1350, 20, 1000, 700], 'bayonets-and-tomahawks': [1400, 50, 990, 800] },
  },
}
const [game = '', shot = ''] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: FLAGS.split(' '),
})
for (const id of Object.keys(WAYS).filter((g) => g.startsWith(game))) {
  const sheet = JSON.parse(readFileSync(here(`../packages/web/src/boards/theatre/${id}.json`), 'utf8'))
  const { spaces: facts } = JSON.parse(readFileSync(here(`theatre/${id}.json`), 'utf8'))
  const inside = draw(id, sheet, facts)
  for (const [name, { scale, width, grey, clip }] of Object.entries(SHOTS).filter(([n]) => n.startsWith(shot))) {
    const [x, y, w, h] = clip?.[id] ?? [0, 0, sheet.frame.width, sheet.frame.height]
    const k = scale ?? width / w
    const size = { width: Math.round(w * k), height: Math.round(h * k) }
    const page = await browser.newPage({ viewport: size })
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${font('normal')}${font('italic')}body{margin:0;${grey ? 'filter:grayscale(1)' : ''}}text{font-family:Fell}</style><svg viewBox="${x} ${y} ${w} ${h}" width="${size.width}" height="${size.height}">${inside}</svg>`,
    )
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${OUT}theatre-${id}-${name}.png` })
    await page.close()
    console.log(`${OUT}theatre-${id}-${name}.png`)
  }
}
await browser.close()
