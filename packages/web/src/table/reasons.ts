/** What a machine player did something for, in a sentence. */
import type { Message } from '@carillon/kernel'
import type { Reason } from '@carillon/protocol'
import type { Say } from '../boards/board.ts'
import type { App } from '../shell/context.tsx'

const listed = (all: readonly Message[]): Message => ({ key: 'ui.listed', args: { all } })

export function whyOf({ role, aims, fears = [] }: Reason, say: Say, t: App['t']): string {
  const args = { side: say({ key: `role.${role}` }), aims: say(listed(aims)) }
  return fears.length === 0 ? t('recap.why', args) : t('recap.why.less', { ...args, fears: say(listed(fears)) })
}
