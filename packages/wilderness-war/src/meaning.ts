/** What a choice does, in words: who goes where, and what meets them there; what a siege or an assault is about. */
import type { Choice, Message, Option } from '@carillon/kernel'
import { spaceCalled } from './data/map.ts'
import { pieceName, say, spaceName } from './messages.ts'
import { levelOf, strongholdOf } from './rules/02-map.ts'
import { allWith, lastOf } from './rules/05-activation.ts'
import { countUnits, enemyOf, type March, type State, stackAt } from './state.ts'
import { positionOf, type View } from './view.ts'

export function meaning(view: View, { prompt }: Choice, option: Option): Message | undefined {
  const g = positionOf(view)
  const { march, siege } = g
  if (option.do === 'demolish') return demolishing(option)
  const end = option.do === 'done' || option.do === 'none' ? ending(g, prompt.key) : undefined
  if (end) return end
  if (g.step === 'activate') return leading(g, option)
  if (siege) return besieging(g, option)
  if (!march || g.step !== 'march') return undefined
  if (option.do === 'stop') return say('meaning.stop', { count: countUnits(march.pieces), space: spaceName(march.at) })
  return option.space !== undefined ? marching(g, march, option) : undefined
}

/** What it comes to that no more is chosen. */
function ending({ march, activation }: State, key: string): Message | undefined {
  switch (key) {
    case 'prompt.activate':
      return say('meaning.nobody_active')
    case 'prompt.activate_units':
      return activation ? say('meaning.named', { count: activation.groups.length }) : undefined
    case 'prompt.inside':
      return march?.entry ? say('meaning.inside', { space: spaceName(march.entry.space) }) : undefined
    case 'prompt.fort':
    case 'prompt.stockade':
      return say('meaning.built')
    case 'prompt.demolish_last':
      return say('meaning.phase_over')
    case 'prompt.party':
    case 'prompt.restore':
    case 'prompt.ally':
    case 'prompt.recruit':
    case 'prompt.desert':
      return say('meaning.enough')
    default:
      return undefined
  }
}

/** 5.34 Who goes with the leader of a force that is complete. */
function leading(g: State, { do: what }: Option): Message | undefined {
  const { activation: a } = g
  if (!a?.filling || (what !== 'all' && what !== 'done')) return undefined
  const group = lastOf(a.groups)
  const pieces = (what === 'all' && allWith(g, a, group)) || group.pieces
  if (group.commander === null) return undefined
  return say('meaning.force', {
    leader: pieceName(group.commander),
    count: countUnits(pieces),
    space: spaceName(group.space),
  })
}

/** 5.46 */
const demolishing = ({ space }: Option): Message =>
  space === undefined ? say('meaning.demolish') : say('meaning.demolish_at', { space: spaceName(spaceCalled(space)) })

/** 6.51, 13 What is seen of the enemy there; who may intercept is not told: that is his to decide. */
function marching(g: State, { pieces, at, side }: March, { space, do: how }: Option): Message {
  const to = spaceCalled(space)
  const enemy = enemyOf(side)
  const units = countUnits(stackAt(g, enemy, to))
  const names = { count: countUnits(pieces), from: spaceName(at), to: spaceName(to) }
  if (how === 'infiltrate') return say('meaning.infiltrate', { ...names, units })
  const meets =
    units > 0
      ? say('meaning.enemy', { units })
      : strongholdOf(g, enemy, to)
        ? say('meaning.siege')
        : say('meaning.nobody')
  return say('meaning.march', { ...names, meets })
}
/** 8.231, 9.1 */
function besieging(g: State, { do: what }: Option): Message | undefined {
  if (!g.siege) return undefined
  const { space, besieger } = g.siege
  const names = { space: spaceName(space), units: countUnits(stackAt(g, enemyOf(besieger), space)) }
  if (what === 'assault') return say('meaning.assault', names)
  return what === 'roll' ? say('meaning.roll', { space: names.space, level: levelOf(g, space) }) : undefined
}
