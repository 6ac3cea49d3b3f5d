/** docs/log.md: every line that a game's log can have, made from its table of texts. */
import { entryOf, type Game, type TextArgument } from '@carillon/kernel'
import { GAMES } from '@carillon/registry'

const HEAD = `# The log

This file is made by \`npm run docs\` from the games' tables of texts; a test compares it.

A line of the log is \`{ rule, chapter?, text: { key, args } }\`. It is written once by the rules, as everybody may read it, and
perhaps with what some roles read instead. What is shown to people is rendered from the catalogue; everybody else reads key and
arguments, through \`read\`, \`tellers\` and \`oneOf\` of the game (\`packages/kernel/src/texts.ts\`), which are typed by the same tables.

An argument has a name and a kind. A kind is a family of names (\`space\`: the message \`{ key: 'space.albany' }\`), the beginning of
other texts (\`drm\`: a reason with arguments of its own), \`number\`, \`die\` (a number that was rolled), \`text\` (a string) or \`message\`
(anything); with \`[]\` it is a list of them. An argument in brackets is not shown in the text.

Some lines are chapters. \`year\`, \`season\`, \`turn\` and \`round\` begin such a time and are the headings of the log; a saved game is as
far as the last of them. \`phase\` begins one side's part of it, \`action\` what it does there in one go; \`battle\` begins a battle or
an assault, and \`battle-over\` says how it was decided.
`

/** In the order of the table. */
const entriesOf = ({ texts }: Game, begins: string) => Object.entries(texts).filter(([key]) => key.startsWith(begins))

/** Texts that stand in lines as reasons: what a kind of an argument begins. */
function reasonsOf(game: Game): string[] {
  const families = new Set(Object.keys(game.names))
  const kinds = entriesOf(game, 'log.').flatMap(([, words]) =>
    entryOf(words).args.flatMap(({ kind }) => kind.split('|')),
  )
  return [...new Set(kinds)].filter((kind) => !families.has(kind) && entriesOf(game, `${kind}.`).length > 0).sort()
}

function argumentText({ name, kind, list, shown }: TextArgument): string {
  const text = `${name === kind && !list ? name : `${name}: ${kind}${list ? '[]' : ''}`}`
  return `\`${shown ? text : `(${text})`}\``.replaceAll('|', '\\|')
}
const escaped = (text: string | undefined): string => (text ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ')

function tableOf(game: Game, begins: string): string[] {
  return [
    '| line | chapter | arguments | in English |',
    '| --- | --- | --- | --- |',
    ...entriesOf(game, begins).map(([key, words]) => {
      const { args, chapters } = entryOf(words)
      const cells = [
        `\`${key}\``,
        chapters.join(', '),
        args.map(argumentText).join(', '),
        escaped(game.catalogues.en[key]),
      ]
      return `| ${cells.join(' | ')} |`
    }),
  ]
}

export async function logDocs(): Promise<string> {
  const lines = [HEAD]
  for (const { load } of GAMES) {
    const game = await load()
    lines.push(`## ${game.catalogues.en['game.name']}`, '', ...tableOf(game, 'log.'), '')
    const reasons = reasonsOf(game)
    if (reasons.length > 0) lines.push('Texts that stand in them:', '', ...tableOf(game, `${reasons[0]}.`))
    for (const kind of reasons.slice(1)) lines.push(...tableOf(game, `${kind}.`).slice(2))
    if (reasons.length > 0) lines.push('')
  }
  return `${lines.join('\n').trimEnd()}\n`
}
