/** The cookie by which a browser is known: for our server alone, never for what runs in a page. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Desk, SESSION_DAYS } from './desk.ts'

const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const

export function keepSession(desk: Desk, reply: FastifyReply, token: string): void {
  reply.setCookie(desk.cookie, token, { ...COOKIE, secure: desk.secure, maxAge: SESSION_DAYS * 86_400 })
}
export function dropSession(desk: Desk, reply: FastifyReply): void {
  reply.clearCookie(desk.cookie, COOKIE)
}
/** The hash of the session of who asks; a browser that has none gets one. */
export async function sessionOf(desk: Desk, { who }: FastifyRequest, reply: FastifyReply): Promise<string> {
  if (who.session !== undefined) return who.session
  const { token, who: welcomed } = await desk.welcome()
  keepSession(desk, reply, token)
  return welcomed.session as string
}
