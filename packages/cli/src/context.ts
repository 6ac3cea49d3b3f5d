/** What every command is given. */
import type { Locale } from '@carillon/kernel'
import type { Listed } from '@carillon/registry'
import type { Words } from './words.ts'

export interface Context {
  readonly games: readonly Listed[]
  readonly locale: Locale
  readonly words: Words
}

export type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

export interface Command {
  readonly name: string
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: true }>>
  /** How many words it takes besides its options. */
  readonly takes: readonly [least: number, most: number]
  /** The exit code. */
  run(context: Context, given: readonly string[], values: Values): Promise<number>
}
