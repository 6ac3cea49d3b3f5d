import { readFileSync } from 'node:fs'
import type { Command } from '../context.ts'
import { out, paint } from '../terminal.ts'
import { Usage } from '../usage.ts'
import type { Key } from '../words.ts'

const TOPICS = ['games', 'play', 'sim', 'arena', 'replay', 'verify', 'serve', 'admin', 'bench'] as const

/** What the command can do; `help COMMAND` says more of one. */
export const help: Command = {
  name: 'help',
  options: {},
  takes: [0, 1],
  async run({ words }, [topic]) {
    if (topic !== undefined && topic !== 'help') {
      if (!(TOPICS as readonly string[]).includes(topic))
        throw new Usage(words('error.command', { command: topic, exist: TOPICS.join(', ') }))
      out(`${paint.bold(`carillon ${words(`usage.${topic}` as Key)}`)}\n\n${words(`help.${topic}` as Key)}`)
      return 0
    }
    const usages = TOPICS.map((name) => `carillon ${words(`usage.${name}` as Key)}`)
    const lines = TOPICS.flatMap((name, i) => [
      `  ${paint.bold(usages[i] as string)}`,
      `      ${words(`about.${name}` as Key)}`,
    ])
    out([words('help.title'), '', ...lines, '', words('help.more')].join('\n'))
    return 0
  },
}

export async function version(): Promise<number> {
  // Of the whole: packages have none of their own that anybody is told.
  const root = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')
  out((JSON.parse(root) as { readonly version: string }).version)
  return 0
}
