/**
 * Bytes that one person alone can read: X25519 with a key made for this stream alone, HKDF-SHA-256, AES-256-GCM in chunks. Who has the
 * public key seals, and opens nothing. Whatever is cut, moved, put in or left out is found; who has sealed it is not told by it.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'

/** The head: what it is, in which form, the name of the key, the public half of the key that was made for it. */
const [MAGIC, FORM] = [Buffer.from('carillon sealed'), 1]
const [NAME, PUBLIC, TAG, CHUNK] = [4, 32, 16, 64 * 1024]
const HEAD = MAGIC.length + 1 + NAME + PUBLIC

// --- keys --------------------------------------------------------------------------------------------------------

const rawOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')
const nameOf = (raw: Buffer): Buffer => createHash('sha256').update(raw).digest().subarray(0, NAME)
/** As it is handed on: with its name behind it, so that a slip of the pen is no key that nobody has. */
const written = (key: KeyObject): string => Buffer.concat([rawOf(key), nameOf(rawOf(key))]).toString('hex')

/** What opens, as a file, and what seals. */
export function newPair(): { readonly opens: string; readonly seals: string } {
  const { privateKey, publicKey } = generateKeyPairSync('x25519')
  const seals = written(publicKey)
  return { opens: `public: ${seals}\n${privateKey.export({ type: 'pkcs8', format: 'pem' })}`, seals }
}
export function sealingKey(text: string): KeyObject {
  const bytes = Buffer.from(text, 'hex')
  const raw = bytes.subarray(0, PUBLIC)
  if (text.length !== 2 * (PUBLIC + NAME) || !nameOf(raw).equals(bytes.subarray(PUBLIC)))
    throw new Error(`no public key: it has ${2 * (PUBLIC + NAME)} hex digits, as backup-key has told it`)
  return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') } })
}
export function openingKey(text: string): KeyObject {
  const key = text.includes('PRIVATE KEY') ? createPrivateKey(text) : undefined
  if (key?.asymmetricKeyType !== 'x25519') throw new Error('no private key that backup-key has made')
  return key
}

// --- sealing and opening -----------------------------------------------------------------------------------------

/** All of the head goes into it: one that was changed opens nothing. */
const keyOf = (secret: Buffer, to: Buffer, head: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, to, head, 32))
/** The key is used for this stream alone, and no number twice. */
function nonceOf(n: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(n, 4, 6)
  nonce[11] = Number(last)
  return nonce
}

/** In pieces of a size, the last one as long as it is; there is one at least. */
async function* pieces(
  source: AsyncIterable<Buffer>,
  size: (n: number) => number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly n: number; readonly last: boolean }> {
  let rest: Buffer = Buffer.alloc(0)
  let n = 0
  for await (const some of source) {
    rest = rest.length === 0 ? some : Buffer.concat([rest, some])
    for (let own = size(n); rest.length > own; own = size(n)) {
      yield { bytes: rest.subarray(0, own), n, last: false }
      rest = rest.subarray(own)
      n += 1
    }
  }
  yield { bytes: rest, n, last: true }
}

export async function* sealed(plain: AsyncIterable<Buffer>, to: KeyObject): AsyncGenerator<Buffer> {
  const own = generateKeyPairSync('x25519')
  const raw = rawOf(to)
  const head = Buffer.concat([MAGIC, Buffer.of(FORM), nameOf(raw), rawOf(own.publicKey)])
  const key = keyOf(diffieHellman({ privateKey: own.privateKey, publicKey: to }), raw, head)
  yield head
  for await (const { bytes, n, last } of pieces(plain, () => CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(n, last))
    yield cipher.update(bytes)
    cipher.final()
    yield cipher.getAuthTag()
  }
}

/** What it gives was sealed so; that it was all of it is known when it ends. */
export async function* unsealed(source: AsyncIterable<Buffer>, by: KeyObject): AsyncGenerator<Buffer> {
  let key: Buffer | undefined
  for await (const { bytes, n, last } of pieces(source, (n) => (n === 0 ? HEAD : CHUNK + TAG))) {
    if (key) yield opened(key, bytes, nonceOf(n - 1, last))
    else {
      key = keyIn(bytes, by)
      if (last) throw damaged()
    }
  }
}
function keyIn(head: Buffer, by: KeyObject): Buffer {
  const form = MAGIC.length
  if (!head.subarray(0, form).equals(MAGIC)) throw new Error('this is nothing that carillon has sealed')
  if (head[form] !== FORM) throw new Error(`sealed in form ${head[form]}, which this version does not know`)
  if (head.length < HEAD) throw damaged()
  const raw = rawOf(createPublicKey(by))
  const [name, own] = [nameOf(raw), head.subarray(form + 1, form + 1 + NAME)]
  if (!own.equals(name))
    throw new Error(`sealed for the key ${own.toString('hex')}, this one is ${name.toString('hex')}`)
  const x = head.subarray(-PUBLIC).toString('base64url')
  try {
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'X25519', x } })
    return keyOf(diffieHellman({ privateKey: by, publicKey }), raw, head)
  } catch {
    throw damaged()
  }
}
function opened(key: Buffer, bytes: Buffer, nonce: Buffer): Buffer {
  if (bytes.length < TAG) throw damaged()
  const cipher = createDecipheriv('aes-256-gcm', key, nonce)
  cipher.setAuthTag(bytes.subarray(-TAG))
  const plain = cipher.update(bytes.subarray(0, -TAG))
  try {
    cipher.final()
  } catch {
    throw damaged()
  }
  return plain
}
const damaged = (): Error => new Error('damaged, or not whole: it is not what was sealed')
