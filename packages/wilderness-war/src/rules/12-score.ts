/** 12.2 Victory points: the only place where they change. */
import { note } from '@carillon/kernel'
import { vpText } from '../captions.ts'
import type { Side } from '../data/map.ts'
import { say, sideName, type TextOf } from '../messages.ts'
import type { State } from '../state.ts'

/** 12.21 The side scores (below 0: loses) points, for this reason. Says so, with the new total. */
export function score(g: State, rule: string, side: Side, points: number, reason: TextOf<'vp'>): void {
  if (points === 0) return
  g.vp += side === 'french' ? points : -points
  note(g, rule, say('log.vp', { side: sideName(side), points, reason, total: vpText(g.vp) }))
}
