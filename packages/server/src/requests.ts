/** What routes have in common: who asks, what he says, and how much of it he may. */

import type { Scope } from '@carillon/protocol'
import { Impossible } from '@carillon/room'
import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { banned } from './moderation/sanctions.ts'

export const exactly = { additionalProperties: false }
export const bodyOf = <T extends TSchema>(_schema: T, { body }: FastifyRequest): Static<T> => body as Static<T>

/** The account of who asks; others are told to sign in. */
export function accountOf({ who }: FastifyRequest): string {
  if (who.account === null || who.only) throw new Impossible('sign-in', 'sign in first')
  return who.account
}

/** What a route says of itself beside its schema. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the token of a program must be good for; without it no program comes in here. `any`: every token does. */
    scope?: Scope | 'any'
    /** Also for who is banned: he may know why, take his data with him and go. */
    banned?: true
  }
}
/** Refuses who is banned, and a program that its token is not good for here. */
export function checkLeave({ who, routeOptions: { config, url } }: FastifyRequest): void {
  if (url === undefined) return
  if (who.ban && !config.banned) throw banned(who.ban)
  if (!who.scopes || config.scope === 'any') return
  if (config.scope === undefined || !who.scopes.includes(config.scope))
    throw new Impossible('scope', `this token is not good for that${config.scope ? `: ${config.scope}` : ''}`)
}
