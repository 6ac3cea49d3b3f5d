/** What is sealed one key alone opens, whole and as it was; whatever else is made of it is refused. */
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { newPair, openingKey, sealed, sealingKey, unsealed } from '../src/sealed-stream.ts'

const [HEAD, CHUNK] = [52, 64 * 1024 + 16]
const DAMAGED = 'damaged, or not whole'

/** As it may come by a pipe: in parts of all sizes. */
async function* parts(bytes: Buffer, size = 9973): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const pair = newPair()
const [seals, opens] = [sealingKey(pair.seals), openingKey(pair.opens)]
const sealedBytes = (plain: Buffer, to = seals) => buffer(sealed(parts(plain), to))
const openedBytes = (bytes: Buffer, by = opens) => buffer(unsealed(parts(bytes), by))

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])('%i bytes come back as they were', async (length) => {
  const plain = randomBytes(length)
  const bytes = await sealedBytes(plain)
  expect(bytes.length).toBe(HEAD + length + 16 * Math.max(1, Math.ceil(length / 65_536)))
  expect((await openedBytes(bytes)).equals(plain)).toBe(true)
})
test('nothing of it can be read, and nobody can tell that it is the same again', async () => {
  const plain = Buffer.from('SQLite format 3\0 Montcalm '.repeat(5000))
  const [one, two] = [await sealedBytes(plain), await sealedBytes(plain)]
  for (const word of ['SQLite', 'Montcalm']) expect(one.includes(word)).toBe(false)
  expect(one.subarray(20).equals(two.subarray(20))).toBe(false)
  // No piece of sixteen bytes comes twice: the same under the same number would.
  const blocks = Array.from({ length: Math.floor(one.length / 16) }, (_, i) => one.toString('hex', i * 16, i * 16 + 16))
  expect(new Set(blocks).size).toBe(blocks.length)
})
test('every single bit of the head, and of a short piece with its tag, counts', async () => {
  const bytes = await sealedBytes(Buffer.from('a secret'))
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const other = Buffer.from(bytes)
    other[bit >> 3] = (other[bit >> 3] as number) ^ (1 << (bit & 7))
    await expect(openedBytes(other), `bit ${bit}`).rejects.toThrow(
      /nothing that carillon has sealed|in form|sealed for the key|damaged/,
    )
  }
})
test('what is none of ours, or of a later version, is told so', async () => {
  const bytes = await sealedBytes(Buffer.from('a secret'))
  await expect(openedBytes(Buffer.from(bytes.fill(9, 15, 16)))).rejects.toThrow('sealed in form 9, which this version')
  await expect(openedBytes(Buffer.from('SQLite format 3'))).rejects.toThrow('nothing that carillon has sealed')
})
test('cut anywhere, lengthened, put in another order, doubled or mixed with another it is refused', async () => {
  const plain = randomBytes(3 * 65_536 + 100)
  const bytes = await sealedBytes(plain)
  const [head, first, second, third, last] = [0, 1, 2, 3, 4].map((n) =>
    n === 0 ? bytes.subarray(0, HEAD) : bytes.subarray(HEAD + (n - 1) * CHUNK, HEAD + n * CHUNK),
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer]
  const another = await sealedBytes(plain)
  const ends = [0, 1, 2, 3].map((n) => HEAD + n * CHUNK)
  for (const end of [...ends, ...ends.slice(1).map((one) => one - 1), HEAD + 15, bytes.length - 1])
    await expect(openedBytes(bytes.subarray(0, end)), `${end} bytes`).rejects.toThrow(DAMAGED)
  for (const end of [16, 30, HEAD - 1])
    await expect(openedBytes(bytes.subarray(0, end)), `${end} bytes`).rejects.toThrow(DAMAGED)
  await expect(openedBytes(Buffer.alloc(0))).rejects.toThrow('nothing that carillon has sealed')
  for (const [what, made] of Object.entries({
    swapped: [head, second, first, third, last],
    'without the first': [head, second, third, last],
    'without one in the middle': [head, first, third, last],
    doubled: [head, first, first, second, third, last],
    'the last one first': [head, last, first, second, third],
    'a byte behind it': [bytes, Buffer.of(0)],
    'itself behind it': [bytes, bytes],
    'its last piece behind it': [bytes, last],
    'a piece of another': [head, first, second, third, another.subarray(HEAD + 3 * CHUNK)],
    'the head of another': [another.subarray(0, HEAD), first, second, third, last],
  }))
    await expect(openedBytes(Buffer.concat(made)), what).rejects.toThrow(DAMAGED)
  for (const at of [HEAD, HEAD + 1000, HEAD + CHUNK - 1, HEAD + CHUNK, bytes.length - 17, bytes.length - 1]) {
    const other = Buffer.from(bytes)
    other[at] = (other[at] as number) ^ 1
    await expect(openedBytes(other), `byte ${at}`).rejects.toThrow(DAMAGED)
  }
})
test('another key is told from a damaged file, and both by their names', async () => {
  const bytes = await sealedBytes(Buffer.from('a secret'))
  const other = newPair()
  const name = pair.seals.slice(-8)
  await expect(openedBytes(bytes, openingKey(other.opens))).rejects.toThrow(
    `sealed for the key ${name}, this one is ${other.seals.slice(-8)}`,
  )
})
test('a key that was written down wrongly seals nothing', () => {
  const digit = (at: number) => (pair.seals[at] === '0' ? '1' : '0')
  for (let at = 0; at < pair.seals.length; at += 7)
    expect(() => sealingKey(pair.seals.slice(0, at) + digit(at) + pair.seals.slice(at + 1))).toThrow('no public key')
  for (const wrong of ['', 'x', pair.seals.slice(2), `${pair.seals}00`, pair.opens])
    expect(() => sealingKey(wrong)).toThrow('no public key')
  for (const wrong of ['', 'ab'.repeat(32), pair.seals]) expect(() => openingKey(wrong)).toThrow('no private key')
  // What is in the file tells also what seals for it.
  expect(pair.opens).toContain(`public: ${pair.seals}\n`)
})
test('a point of small order, under which the secret would be known to all, is refused', async () => {
  const bytes = await sealedBytes(Buffer.from('a secret'))
  for (const point of [Buffer.alloc(32), Buffer.from([1, ...Buffer.alloc(31)])])
    await expect(openedBytes(Buffer.concat([bytes.subarray(0, 20), point, bytes.subarray(52)]))).rejects.toThrow(
      DAMAGED,
    )
})
test('a stream that fails on its way fails here', async () => {
  async function* failing() {
    yield randomBytes(100_000)
    throw new Error('no more')
  }
  await expect(buffer(sealed(failing(), seals))).rejects.toThrow('no more')
})
