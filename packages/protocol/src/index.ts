/**
 * What somebody at a table and the house that holds it say to each other, over whatever line: a worker, a socket, a call.
 * He gets only what he may see: observations, never a state, never another's inputs. docs/protocol.md shows each message.
 */

export * from './account.ts'
export * from './chance-to-win.ts'
export * from './change.ts'
export * from './checked.ts'
export * from './company.ts'
export * from './film.ts'
export * from './game.ts'
export * from './news.ts'
export type * from './people.ts'
export * from './reply.ts'
export type * from './report.ts'
export * from './report-text.ts'
export * from './request.ts'
export * from './scene.ts'

import type { News } from './news.ts'
import type { Reply } from './reply.ts'
import type { Request } from './request.ts'

export type ToHouse = { readonly number: number; readonly request: Request }
export type FromHouse = { readonly number: number; readonly reply: Reply } | News
