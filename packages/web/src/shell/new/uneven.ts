/** The balance of a scenario in words. */
import type { Settings } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import type { App } from '../app.tsx'
import { botName } from '../bots.ts'
import { type Balance, type Chance, type Known, strongerOf } from './balance.ts'

const sideIn = (say: Say, side: string): string => say({ key: `role.${side}` })
/** Of a side, in whole percent. */
function figuresOf(row: Balance, { chance, low, high }: Chance, side: string) {
  const [least, likely, most] = side === row.first ? [low, chance, high] : [100 - high, 100 - chance, 100 - low]
  return { chance: Math.round(likely), low: Math.round(least), high: Math.round(most) }
}

/** “In 120 games between colonels, the British won 62% (margin of error: 54 to 70%) and the French 38%.” */
export function balanceText({ row, chance, exactly }: Known, say: Say, t: App['t']): string {
  const figures = figuresOf(row, chance, row.first)
  const said = t('new.balance', {
    ...figures,
    first: sideIn(say, row.first),
    second: sideIn(say, row.second),
    rest: 100 - figures.chance,
    games: chance.games,
    by: t(`new.balance.by.${row.by}`),
  })
  return exactly ? said : `${said} ${t('new.balance.usual')}`
}

/** Who plays: what helps machines is no help to people. */
interface Company {
  readonly people: boolean
  readonly machines: boolean
}
export interface RemedyText {
  readonly text: string
  /** What a click sets. */
  readonly options?: Settings
}
export function remedyTexts(
  { row, chance, exactly }: Known,
  { people, machines }: Company,
  say: Say,
  t: App['t'],
): RemedyText[] {
  const stronger = strongerOf(row)
  const side = sideIn(say, stronger)
  const told: RemedyText[] = [{ text: t('new.uneven', { side }) }]
  for (const remedy of row.remedies ?? []) {
    if ('rank' in remedy) {
      const ranks = { rank: botName(remedy.rank, t), by: botName(row.by, t) }
      if (machines) told.push({ text: t('new.remedy.rank', { side, ...ranks, ...figuresOf(row, remedy, stronger) }) })
      continue
    }
    // It is set already.
    if (remedy === chance) continue
    const [[id, value] = ['', '']] = Object.entries(remedy.options)
    const named = { option: say({ key: `option.${id}` }), value: say({ key: `option.${id}.${value}` }) }
    // With other options it was not measured.
    const options = exactly ? { options: remedy.options } : {}
    if (remedy.chance !== undefined)
      told.push({ text: t('new.remedy.options', { side, ...named, ...figuresOf(row, remedy, stronger) }), ...options })
    else if (people) told.push({ text: t('new.remedy.bid', { side, ...named }), ...options })
  }
  if (people) told.push({ text: t('new.remedy.twice') })
  return told
}
