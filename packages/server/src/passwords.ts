/** How passwords are kept: argon2id of Node itself, a PHC string in the store. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { Gate } from './store/gate.ts'
import { plain } from './weakness.ts'

/** As OWASP asks: 19 MiB, two passes, one lane. */
interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const [SALT, TAG] = [16, 32]

/** Each takes 19 MiB and a tenth of a second: two at once, whoever asks. */
const GATES = [new Gate(), new Gate()]
let turn = 0
async function tagOf(password: string, salt: Uint8Array, cost: Cost, length = TAG): Promise<Buffer> {
  turn += 1
  const leave = await (GATES[turn % GATES.length] as Gate).enter()
  try {
    const message = Buffer.from(plain(password))
    return await new Promise<Buffer>((resolve, reject) =>
      argon2('argon2id', { message, nonce: salt, tagLength: length, ...cost }, (error, tag) =>
        error ? reject(error) : resolve(tag),
      ),
    )
  } finally {
    leave()
  }
}

const coded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$tag` */
export async function hashedPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT)
  const tag = await tagOf(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${coded(salt)}$${coded(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/
/** What a stranger is compared with: whether there is an account is not told by the time it takes. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export interface Checked {
  readonly right: boolean
  /** It was hashed more cheaply than is usual now: hash it anew. */
  readonly old: boolean
}
/** Takes the same time whether there is such an account or not. */
export async function checkedPassword(password: string, stored: string | undefined): Promise<Checked> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(stored ?? NOBODY) ?? PHC.exec(NOBODY) ?? []
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const wanted = Buffer.from(tag, 'base64')
  const found = await tagOf(password, Buffer.from(salt, 'base64'), cost, wanted.length)
  const right = timingSafeEqual(found, wanted) && stored !== undefined && PHC.test(stored)
  return { right, old: right && (cost.memory < COST.memory || cost.passes < COST.passes) }
}
