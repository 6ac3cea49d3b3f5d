/** The cookies by which a browser is known, and the device it runs on: for our server alone, never for what runs in a page. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Desk, SESSION_DAYS } from './desk.ts'
import { newToken } from './vault.ts'

/** It stays when somebody signs out: see moderation/alike.ts. */
const DEVICE_DAYS = 365
const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const

export function keepSession(desk: Desk, request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(desk.cookie, token, { ...COOKIE, secure: desk.secure, maxAge: SESSION_DAYS * 86_400 })
  keepDevice(desk, request, reply)
}
function keepDevice(desk: Desk, { headers, who }: FastifyRequest, reply: FastifyReply): void {
  if (who.bearer || desk.deviceIn(headers) !== undefined) return
  reply.setCookie(desk.deviceCookie, newToken(), { ...COOKIE, secure: desk.secure, maxAge: DEVICE_DAYS * 86_400 })
}
export function dropSession(desk: Desk, reply: FastifyReply): void {
  // Without that browsers leave it as it is.
  reply.clearCookie(desk.cookie, { ...COOKIE, secure: desk.secure })
}
/** The hash of the session of who asks; a browser that has none gets one. */
export async function sessionOf(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { who } = request
  if (who.session !== undefined) {
    keepDevice(desk, request, reply)
    return who.session
  }
  const { token, who: welcomed } = await desk.welcome()
  keepSession(desk, request, reply, token)
  return welcomed.session as string
}
