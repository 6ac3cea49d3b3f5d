/** 7.4 Events that give or take action points. */
import { choose, done, note, type Play } from '@carillon/kernel'
import type { Ap, Deck } from '../../data/cards.ts'
import { apName, eventName, say } from '../../messages.ts'
import type { State } from '../../state.ts'
import { drop } from '../03-units.ts'
import { setAps } from '../06-cards.ts'
import { AP_OPTION } from '../options.ts'

function loseAp(g: State, deck: Deck, ap: Ap): void {
  setAps(g, deck, drop(g.aps[deck], ap))
  note(g, '7.4', say(`log.ap_lost.${deck}`, { ap: apName(ap) }))
}

/** 6 The French give up one AP of the Indian card and one of their own. */
export function* delayedSuppliesFromFrance(g: State): Play<boolean> {
  const indian = yield* giveUpAp(g, 'indian')
  const french = yield* giveUpAp(g, 'french')
  return indian || french
}
function* giveUpAp(g: State, deck: 'indian' | 'french'): Play<boolean> {
  const aps = g.aps[deck]
  if (aps.length === 0) return false
  const options = aps.filter((ap, n) => aps.indexOf(ap) === n).map((ap) => AP_OPTION[ap])
  const prompt = say(`prompt.lose_ap.${deck}`, { event: eventName('delayed-supplies-from-france') })
  const { ap } = yield* choose(g.voice.french, '7.4', prompt, options)
  loseAp(g, deck, ap)
  return true
}

/** 30 Up to two plain Army APs of the British card are lost; Sail/Army and doubled ones are safe. */
export function reluctantWagoners(g: State): Play<boolean> {
  const did = g.aps.british.includes('army')
  for (let lost = 0; lost < 2 && g.aps.british.includes('army'); lost += 1) loseAp(g, 'british', 'army')
  return done(did)
}

/** 54 The French card has one more Light AP; Indian units are not activated this round. */
export function letsSeeHowTheFrenchFight(g: State): void {
  setAps(g, 'french', [...g.aps.french, 'light'])
  note(g, '7.4', say('log.lets_see', { event: eventName('lets-see-how-the-french-fight') }))
}
