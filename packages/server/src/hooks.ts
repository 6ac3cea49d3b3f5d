/** Hooks: addresses of other people's servers that are called when it is somebody's turn. They may lead nowhere inside. */
import { createHmac } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const HOOK_LIMITS = { url: 500, answer: 1024, milliseconds: 3000 } as const

/** Whether an address is out in the world: not this machine, not its neighbours, nor one that stands for them. */
export function isOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.parse(address)
  if (read.kind() === 'ipv4') return read.range() === 'unicast'
  const six = read as ipaddr.IPv6
  // What carries an IPv4 address inside it leads to that one: mapped, 6to4, NAT64, Teredo are ranges of their own; all that
  // is given to anybody in the world begins with the same three bits.
  return six.range() === 'unicast' && (six.parts[0] ?? 0) >> 13 === 1
}

export type HookFault = 'url' | 'https' | 'port' | 'credentials' | 'inside'
/** What is wrong with the address of a hook, as far as it can be told before it is looked up. */
export function hookFault(text: string): HookFault | undefined {
  if (text.length > HOOK_LIMITS.url || !URL.canParse(text)) return 'url'
  const url = new URL(text)
  if (url.protocol !== 'https:') return 'https'
  if (url.port !== '') return 'port'
  if (url.username !== '' || url.password !== '') return 'credentials'
  const host = url.hostname.replace(/^\[|[\].]$/g, '')
  if (isIP(host) !== 0 ? !isOutside(host) : !host.includes('.') || /\.(?:local|internal|localhost)$/i.test(host))
    return 'inside'
  return undefined
}

/** What a delivery needs of the world. */
export interface Outside {
  resolve(host: string): Promise<readonly string[]>
  /** Sends it to this address, whatever the name leads to by then; gives the status. */
  post(url: URL, address: string, body: string | Buffer, headers: Readonly<Record<string, string>>): Promise<number>
}

/** `gone`: there is no such thing any more. `away`: nobody is there just now. `silent`: it may have been taken; nobody has said so. */
export type Delivery = 'sent' | 'inside' | 'refused' | 'gone' | 'away' | 'silent'

/** Every address of the name must be outside; the one that was checked is the one that is called. No redirection is followed. */
export async function delivered(
  hook: { readonly url: string; readonly secret: string },
  body: object,
  at: number,
  outside: Outside = THE_NET,
): Promise<Delivery> {
  const text = JSON.stringify(body)
  const signature = createHmac('sha256', hook.secret).update(`${at}.${text}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'carillon-signature': `t=${at},v1=${signature}` }
  return delivery(hook.url, text, headers, outside)
}
/** Sends something to an address that somebody else has named. */
export async function delivery(
  to: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  { resolve, post }: Outside = THE_NET,
): Promise<Delivery> {
  if (hookFault(to) !== undefined) return 'inside'
  const url = new URL(to)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  const [address] = addresses
  if (address === undefined) return 'away'
  if (!addresses.every(isOutside)) return 'inside'
  const status = await post(url, address, body, headers).catch((error: Error) =>
    error.name === 'AbortError' ? LATE : 0,
  )
  if (status >= 200 && status < 300) return 'sent'
  if (status === LATE) return 'silent'
  if (status === 0) return 'away'
  return status === 404 || status === 410 ? 'gone' : 'refused'
}

/** In place of a status. */
const LATE = -1

/**
 * Asked of name servers by itself, not by the machine's own `lookup`: that one holds a thread for as long as whoever owns the name likes
 * to wait, and there are four, for passwords and files, too.
 */
async function resolved(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: HOOK_LIMITS.milliseconds, tries: 1 })
  const asked = [resolver.resolve4(host), resolver.resolve6(host)]
  const timer = setTimeout(() => resolver.cancel(), HOOK_LIMITS.milliseconds)
  const found = await Promise.allSettled(asked)
  clearTimeout(timer)
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
const THE_NET: Outside = {
  resolve: resolved,
  post: (url, address, body, headers) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          // The name is not looked up again: it might lead elsewhere by now.
          lookup: (_host, _options, found) => {
            const family = isIP(address)
            if (_options.all) (found as unknown as (e: null, all: object[]) => void)(null, [{ address, family }])
            else found(null, address, family)
          },
          agent: false,
          signal: AbortSignal.timeout(HOOK_LIMITS.milliseconds),
        },
        (answer) => {
          let read = 0
          answer.on('data', (chunk: Buffer) => {
            read += chunk.length
            if (read > HOOK_LIMITS.answer) answer.destroy()
          })
          answer.on('error', () => undefined)
          answer.on('close', () => resolve(answer.statusCode ?? 0))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    }),
}

/** What is sent to Discord's own hooks. */
export const discordForm = (text: string): object => ({ content: text, allowed_mentions: { parse: [] } })
export const isDiscord = (url: string): boolean =>
  URL.canParse(url) && /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/.test(new URL(url).hostname)
