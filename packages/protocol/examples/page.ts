/** docs/protocol.md, made from the examples: what is shown there is what the types say. */
import { REASONS, type Reply } from '../src/index.ts'
import { NEWS } from './news.ts'
import { REPLIES } from './replies.ts'
import { type Group, REQUESTS } from './requests.ts'

/** What each reason of a refusal means. */
const MEANING: { readonly [R in (typeof REASONS)[number]]: string } = {
  request: 'what came is no request of this protocol: a field is missing, wrong or too much',
  record: 'the text is no record, or does not fit the game',
  failed: 'something is wrong with us',
  settings: 'scenario, switches or seats do not fit the game',
  'no-game': 'no game is kept under that name, or it is not open on this line',
  broken: 'a kept game that cannot be read any more; its file can be exported',
  'unknown-game': 'there is no game of that name',
  'not-over': 'that is shown after the end only',
  'no-lesson': 'there is no worked example of that name',
  'not-asked': 'that seat is not asked anything now',
  'not-an-option': 'the option is not offered',
  'not-an-outcome': 'dice cannot fall like that',
  stale: 'the request was made for an older question of that seat',
  'nothing-to-undo': 'nothing can be taken back',
  elsewhere: 'the game is open in another window',
  'not-yours': 'that seat, or that request, is not for this line',
  unsaved:
    'a deed is done, but could not be kept; the same key again tries once more. A new game is not there. Over a network: the house cannot reach what it keeps just now, and the same key again finds out whether it is kept',
  'not-offered': 'hints and judgements are not given at this table, or not at this moment',
  busy: 'too much at once; the same key again, a little later, counts once',
  unheard: 'nobody at the table wants to hear what this seat says',
  'not-yet': 'a new link to a seat is good only after a while',
  banned: 'a moderator has banned this account; the detail says until when and why',
  muted: 'a moderator has muted this account or seat; the detail says until when and why',
  scope: 'the token of a bot is not good for that',
}

const INTRO = `# What a table and its house say to each other

Whoever sits at a table of a house (a page, and what else may come) has a **line** to it: a worker, a socket or a plain
call. Over it go **requests**, each answered by exactly one **reply**, and **news** that the house tells by itself. The types
are in \`packages/protocol\`; this page is made from its examples (\`npm run docs\`), which are
checked against the types. On a wire a request goes as \`{"number": 1, "request": {…}}\`, its reply comes as
\`{"number": 1, "reply": {…}}\`, and news as they are.

- **Only what a seat may see** leaves the house: observations, never a state, never another's inputs, nor how many there were.
  Supply, ranges and reasons (\`overlay\`, \`why\`) are worked out from the house's own view of the seat, where one can go
  (\`reach\`) on tables on which all that the seat cannot know is dealt anew.
- **Deeds** (\`answer\`, \`walk\`, \`confirm\`, \`undo\`, \`restart\`) name the table, the seat they are done for, and the revision of the
  observation they were made for: with another one they are refused as stale. They carry a **key**: the same key again gets
  the same reply and counts once; in the house of a page for the last 64 of a seat, over a network for good. A house may reply
  only when a deed is kept for good. What is done beside the game over a network (\`offer\`, \`resign\`, \`say\` ...) has a key, too.
  So has what makes something (\`create\`, \`import\`, \`branch\`, \`step\`): the house of a page remembers the last 64 of these as well.
  What sets something and adds nothing (\`open\`, \`close\`, \`remove\`, \`lend\`, \`sit\`, \`seat\`, \`pace\`, \`hurry\`, \`note\`, \`hush\`) has none: twice is as
  good as once.
- **Rights** belong to the line. The owner of the machine has the seats of all its people, and every file; other lines have
  one seat at a table, or watch. Of a running game nobody gets more than he may see, but for the owner of the machine: what lies
  on it is his, and \`export\` gives him the whole file.
- **Nothing is believed.** A request with a field missing, wrong or too much is refused, and nothing has changed.

Times are in milliseconds since 1970. Messages for people are keys with arguments; the words are files of the game.
`

export function protocolPage(): string {
  return [
    INTRO,
    '## Requests\n',
    ...sections(REQUESTS),
    '## Replies\n',
    ...sections(REPLIES satisfies Record<Reply['said'], unknown>),
    '### Reasons of a refusal\n',
    '| reason | what it means |\n| --- | --- |',
    ...REASONS.map((reason) => `| \`${reason}\` | ${MEANING[reason]} |`),
    '\n## News\n',
    ...sections(NEWS),
  ]
    .join('\n')
    .replace(/\n+$/, '\n')
}

const sections = (groups: Readonly<Record<string, Group<object>>>): string[] =>
  Object.entries(groups).map(([name, group]) => `### ${name}\n\n${group.map(shown).join('\n')}`)
const shown = ({ text, message }: Group<object>[number]): string => `${text}\n\n\`\`\`json\n${lines(message)}\n\`\`\`\n`

/** Short things on one line, long ones field by field. */
function lines(value: unknown, indent = ''): string {
  const short = JSON.stringify(value)
  if (short.length + indent.length <= 110 || typeof value !== 'object' || value === null) return spaced(value)
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => deeper + lines(one, deeper))
    : Object.entries(value).map(([name, one]) => `${deeper}${JSON.stringify(name)}: ${lines(one, deeper)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${spaced(one)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
