import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPng, smallPng } from '../scripts/png.ts'

const WORDS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), body])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
/** A picture of red, green and blue; each row with the filter that is given. */
function png(width: number, rows: readonly (readonly number[])[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(rows.length, 4)
  head.set([8, 2], 8)
  const data = deflateSync(Buffer.from(rows.flat()))
  return Buffer.concat([WORDS, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

test('rows are read whatever their filter is', () => {
  const plain = [0, 10, 20, 30, 40, 50, 60]
  const left = [1, 10, 20, 30, 30, 30, 30]
  const up = [2, 0, 0, 0, 0, 0, 0]
  const mean = [3, 5, 10, 15, 15, 15, 15]
  const paeth = [4, 0, 0, 0, 0, 0, 0]
  expect([...readPng(png(2, [plain, left, up, mean, paeth])).points]).toEqual(
    [1, 2, 3, 4, 5].flatMap(() => [10, 20, 30, 40, 50, 60]),
  )
})

test('a small picture keeps few colours as they are, points in their places', () => {
  const row = [0, 200, 0, 0, 0, 0, 200]
  const small = smallPng(png(2, [row, row]))
  const at = (kind: string) => {
    const begin = small.indexOf(kind)
    return small.subarray(begin + 4, begin + 4 + small.readUInt32BE(begin - 4))
  }
  const palette = at('PLTE')
  const [, first = 0, second = 0] = inflateSync(at('IDAT'))
  expect([...palette.subarray(first * 3, first * 3 + 3)]).toEqual([200, 0, 0])
  expect([...palette.subarray(second * 3, second * 3 + 3)]).toEqual([0, 0, 200])
})

test('many colours become 256 at most', () => {
  const row = [0, ...Array.from({ length: 90 * 3 }, (_, i) => (i * 37) % 256)]
  const small = smallPng(
    png(
      90,
      Array.from({ length: 40 }, (_, y) => row.map((v, i) => (i === 0 ? 0 : (v + y * 5) % 256))),
    ),
  )
  expect(small.readUInt32BE(small.indexOf('PLTE') - 4)).toBeLessThanOrEqual(768)
})

test('what is no PNG is refused', () => expect(() => readPng(Buffer.from('GIF89a..........'))).toThrow('not a PNG'))
