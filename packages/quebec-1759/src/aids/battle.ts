/** 7 Fire, columns and the battle turn. */
import type { Aid, Message } from '@carillon/kernel'
import { COLUMNS, HITS_ON, INDIANS_LEAVE, LEADER_DICE, SIDES, type Side } from '../data/units.ts'
import { say } from '../messages.ts'
import { columnName, sideName } from '../names.ts'
import { crossesRiver } from '../state.ts'
import type { Block, LineView, View } from '../view.ts'

const faces = (least: number): Message => (least === 6 ? say('aid.on.six') : say('aid.on.five'))
const OCCASIONS = [
  ['fire', '7.7.1'],
  ['landing', '7.7.4'],
  ['retreat', '7.8.6'],
  ['pursuit', '7.10.1'],
  ['indians', '7.10.4'],
  ['raid', '6.4.3'],
  ['answer', '6.4.4'],
] as const
/** What is fired now, as far as the view says it. */
function occasionNow(view: View): string | undefined {
  const { battle: now, step, rules } = view
  if (step === 'raid' || step === 'answer') return step
  if (!now) return undefined
  const { routed, leaving, zone, from, way, round, acting, attacker } = now
  if (leaving) return routed && (leaving.way === 'boat' || crossesRiver(view, zone, leaving.to)) ? 'pursuit' : 'retreat'
  if (round > 1 || acting === attacker) return 'fire'
  const river = rules.riverAssault === 'on' && crossesRiver(view, from, zone)
  return way === 'boat' || river ? 'landing' : 'fire'
}

export const fire = (view: View): Aid => ({
  id: 'fire',
  title: say('aid.fire'),
  tables: [
    {
      title: say('aid.fire.table'),
      head: [say('aid.head.occasion'), say('aid.head.hits_on'), say('aid.head.rule')],
      rows: OCCASIONS.map(([name, rule]) => ({
        cells: [say(`aid.fire.${name}`), faces(HITS_ON[name]), rule],
        now: occasionNow(view) === name,
      })),
    },
    {
      title: say('aid.dice'),
      head: [say('aid.head.who'), say('aid.head.dice')],
      rows: [
        { cells: [say('aid.dice.unit'), say('aid.dice.cv')] },
        ...(view.rules.edition === 'second' ? [{ cells: [say('web.kind.leader'), LEADER_DICE] }] : []),
        { cells: [say('web.kind.indian'), say('aid.dice.indians', { least: INDIANS_LEAVE })] },
      ],
      note: say('aid.fire.note'),
    },
  ],
  rules: ['7.7.1', '7.7.2', '7.7.4', '7.8.6', '7.10.1', '6.4.3'],
})

/** CV of the blocks one knows, and how many one does not. */
function strength(blocks: readonly Block[] | undefined): Message | string {
  if (!blocks || blocks.length === 0) return '–'
  const cv = blocks.reduce((sum, block) => sum + ('cv' in block ? block.cv : 0), 0)
  const hidden = blocks.filter((block) => 'block' in block).length
  const count = blocks.length
  return hidden > 0 ? say('aid.column.hidden', { count }) : say('aid.column.cv', { count, cv })
}
const cellsOf = (line: LineView | null, side: Side) => [
  sideName(side),
  ...[...COLUMNS, 'reserve' as const].map((column) => strength(line?.[column])),
]

export const battle = ({ battle: now }: View): Aid => ({
  id: 'battle',
  title: say('aid.battle'),
  tables: [
    ...(now
      ? [
          {
            title: say('aid.columns.now'),
            head: [say('aid.head.side'), ...[...COLUMNS, 'reserve' as const].map(columnName)],
            rows: SIDES.map((side) => ({ cells: cellsOf(now.lines[side], side), now: now.acting === side })),
          },
        ]
      : []),
    {
      title: say('aid.turn'),
      head: [say('aid.head.step'), say('aid.head.what')],
      rows: ([1, 2, 3, 4, 5, 6] as const).map((step) => ({ cells: [String(step), say(`aid.turn.${step}`)] })),
      note: say('aid.turn.note'),
    },
    {
      title: say('aid.columns'),
      head: [say('aid.head.part'), say('aid.head.what')],
      rows: (['columns', 'reserve', 'skirmish', 'rout', 'decoys', 'indians'] as const).map((part) => ({
        cells: [say(`aid.part.${part}`), say(`aid.part.${part}.text`)],
      })),
    },
  ],
  rules: ['7.5.1', '7.5.2', '7.6', '7.8.1', '7.9.1', '7.11.1'],
})
