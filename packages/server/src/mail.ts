/** Letters by mail. A house that was told of no server for it sends none, and offers nothing that needs one. */
import { createTransport } from 'nodemailer'
import type { Job } from './store/store.ts'
import { newId, type Vault } from './vault.ts'

export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
}
export interface Mailer {
  /** When the server has taken it; what it does not take throws. */
  send(mail: Mail): Promise<void>
}

/** Milliseconds that a server has to say something. */
const PATIENCE = 10_000
const ADDRESS = /^[^\s\p{C}@<>,;:"()[\]\\]{1,64}@[^\s\p{C}@<>,;:"()[\]\\]{1,190}\.[^\s\p{C}@<>,;:"()[\]\\.]{2,63}$/u

/** Whether it looks like one address: not whether anybody reads there, which only a letter finds out. */
export const isAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text)

/**
 * `CARILLON_MAIL` is the server, as `smtps://name:password@host` or `smtp://host:port`; `CARILLON_MAIL_FROM` who writes, an
 * address or a name with one: `Carillon <games@games.example>`. Without the first there is no mail.
 */
export function mailerOf(environment: Readonly<Record<string, string | undefined>>): Mailer | undefined {
  const { CARILLON_MAIL: server, CARILLON_MAIL_FROM: from } = environment
  if (!server) return undefined
  if (!/^smtps?:\/\/[^/]+/.test(server))
    throw new TypeError('CARILLON_MAIL is a server like smtps://name:password@host')
  if (!from) throw new TypeError('CARILLON_MAIL_FROM says who writes: games@games.example')
  const url = new URL(server)
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    ...{ connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
    // What a letter says is only ever said by it.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  return {
    async send({ to, subject, text }) {
      if (!isAddress(to)) throw new TypeError('this is no address')
      await transport.sendMail({ from, to: { name: '', address: to }, subject: subject.replace(/\s+/g, ' '), text })
    },
  }
}

/** A letter as a job: it goes out after the row that wants it, again if the server is down. Sealed: an address is a secret. */
export const letter = (vault: Vault, mail: Mail, due: number, key = `mail:${newId()}`): Job => ({
  ...{ key, kind: 'mail', due },
  body: vault.seal(JSON.stringify(mail)),
})
export const posting =
  (vault: Vault, mailer: Mailer) =>
  (body: string): Promise<void> =>
    mailer.send(JSON.parse(vault.open(body)) as Mail)
