/** Makes a PNG small: at most 256 colours, each the mean of those it stands for. Without dependencies. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue of each point. */
  readonly points: Uint8Array
}

/** Of the kind that browsers write: eight bits, red-green-blue with or without alpha, not interlaced. */
export function readPng(file: Buffer): Picture {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new TypeError('not a PNG')
  const data: Buffer[] = []
  let head: Buffer | undefined
  for (let at = 8; at < file.length; ) {
    const size = file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + size)
    if (kind === 'IHDR') head = body
    if (kind === 'IDAT') data.push(body)
    at += size + 12
  }
  const channels = { 2: 3, 6: 4 }[head?.[9] ?? 0]
  if (!head || !channels || head[8] !== 8 || head[12] !== 0) throw new TypeError('a kind of PNG that is not read here')
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const rows = unfiltered(inflateSync(Buffer.concat(data)), width * channels, height, channels)
  const points = new Uint8Array(width * height * 3)
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) points[i * 3 + c] = rows[i * channels + c] as number
  return { width, height, points }
}

function unfiltered(raw: Buffer, stride: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= step ? (out[at - step] as number) : 0
      const up = y > 0 ? (out[at - stride] as number) : 0
      const corner = x >= step && y > 0 ? (out[at - stride - step] as number) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] as number
      out[at] = (raw[y * (stride + 1) + 1 + x] as number) + guess
    }
  }
  return out
}
function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Colours that are nearly the same, together. */
interface Shade {
  readonly key: number
  count: number
  readonly sum: [number, number, number]
}
const keyOf = (r: number, g: number, b: number): number => ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)

function shadesOf(points: Uint8Array): Shade[] {
  const shades = new Map<number, Shade>()
  for (let i = 0; i < points.length; i += 3) {
    const [r, g, b] = [points[i] as number, points[i + 1] as number, points[i + 2] as number]
    const key = keyOf(r, g, b)
    const shade: Shade = shades.get(key) ?? { key, count: 0, sum: [0, 0, 0] }
    if (shade.count === 0) shades.set(key, shade)
    shade.count++
    shade.sum[0] += r
    shade.sum[1] += g
    shade.sum[2] += b
  }
  return [...shades.values()]
}
const mean = ({ sum, count }: Shade, c: number): number => (sum[c] as number) / count

/** Median cut: the box that is spread most is cut in two, until there are enough. */
function boxesOf(shades: Shade[], most: number): Shade[][] {
  const boxes = [measured(shades)]
  while (boxes.length < most) {
    const widest = boxes.reduce((a, b) => (b.spread > a.spread ? b : a))
    if (widest.spread === 0) break
    const { shades: all, channel } = widest
    all.sort((a, b) => mean(a, channel) - mean(b, channel))
    const half = all.reduce((sum, { count }) => sum + count, 0) / 2
    let [cut, seen] = [0, 0]
    while (cut < all.length - 1 && (cut === 0 || seen + (all[cut] as Shade).count <= half))
      seen += (all[cut++] as Shade).count
    boxes.splice(boxes.indexOf(widest), 1, measured(all.slice(0, cut)), measured(all.slice(cut)))
  }
  return boxes.map((box) => box.shades)
}
function measured(shades: Shade[]): { shades: Shade[]; channel: number; spread: number } {
  const ranges = [0, 1, 2].map((c) => {
    let [least, most] = [255, 0]
    for (const shade of shades) [least, most] = [Math.min(least, mean(shade, c)), Math.max(most, mean(shade, c))]
    return most - least
  })
  const range = Math.max(...ranges)
  const count = shades.reduce((sum, shade) => sum + shade.count, 0)
  return { shades, channel: ranges.indexOf(range), spread: shades.length < 2 ? 0 : range * Math.sqrt(count) }
}

function chunk(kind: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

export function smallPng(file: Buffer): Buffer {
  const { width, height, points } = readPng(file)
  const boxes = boxesOf(shadesOf(points), 256)
  const places = new Map<number, number>()
  const palette = Buffer.alloc(boxes.length * 3)
  for (const [n, box] of boxes.entries()) {
    const count = box.reduce((sum, shade) => sum + shade.count, 0)
    for (let c = 0; c < 3; c++)
      palette[n * 3 + c] = Math.round(box.reduce((sum, shade) => sum + (shade.sum[c] as number), 0) / count)
    for (const { key } of box) places.set(key, n)
  }
  const rows = Buffer.alloc((width + 1) * height)
  for (let i = 0; i < width * height; i++) {
    const key = keyOf(points[i * 3] as number, points[i * 3 + 1] as number, points[i * 3 + 2] as number)
    rows[i + Math.floor(i / width) + 1] = places.get(key) as number
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const parts = [chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', deflateSync(rows, { level: 9 }))]
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', new Uint8Array())])
}
