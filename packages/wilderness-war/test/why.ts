/** Why something is not offered, in words. */
import type { Subject } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import type { SpaceId } from '../src/data/map.ts'
import { wildernessWar } from '../src/index.ts'
import type { Rehearsal } from './help.ts'

const say = renderer(wildernessWar.catalogues.en, 'en')
/** The rule and the words, for who is asked. */
export function why(p: Rehearsal, subject: Subject): string {
  const [choice] = p.table.decisions
  if (!choice) throw new Error(`nobody is asked: ${p.asked}`)
  // As they come over the wire.
  const view = structuredClone(wildernessWar.view(p.state, choice.role))
  const found = wildernessWar.why?.(view, structuredClone(choice), subject)
  return found ? `${found.rule} ${say(found.text)}` : 'offered'
}
export const piece = (id: string) => ({ piece: id })
export const space = (id: SpaceId) => ({ space: id })
