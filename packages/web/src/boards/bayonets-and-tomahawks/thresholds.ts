/** 18.2 Positions of the Victory track in words, and which of them win. */
import { type Faction, gameText as text } from '@carillon/bayonets-and-tomahawks/page'
import type { Message } from '@carillon/kernel'

const position = (at: number): Message =>
  text(at > 0 ? 'track.british' : 'track.french', { position: String(Math.abs(at)) })
export const thresholdsText = (year: number, limits: Readonly<Record<Faction, number>>): Message =>
  text('web.thresholds', {
    year: String(year),
    british: position(limits.british),
    french: position(limits.french),
  })
