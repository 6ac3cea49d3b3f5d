/** Why something on the board is not among what may be chosen now: from a view, as whoever is asked sees it. */
import { type Choice, isOffered, type Message, type Subject, type WhyNot } from '@carillon/kernel'
import { ownerOf, PLACES, type Unit } from './data/pieces.ts'
import { say } from './messages.ts'
import type { TEXTS } from './texts.ts'
import type { View } from './view.ts'

type Prompt = Extract<keyof typeof TEXTS, `ask.${string}`>
/** What each question leaves out of the units, or of the places, that it asks for. */
const LEFT_OUT: Readonly<Record<Prompt, { readonly unit?: Message; readonly place?: Message }>> = {
  'ask.order': { unit: say('no.ordered') },
  'ask.to': { place: say('no.there') },
  'ask.act': {},
  'ask.place': { place: say('no.known') },
  'ask.show': { unit: say('no.shown') },
}

export function why(_: View, choice: Choice, subject: Subject): WhyNot | undefined {
  if (isOffered(choice, subject)) return undefined
  const { role, rule, prompt } = choice
  const { unit, place } = LEFT_OUT[prompt.key as Prompt]
  if (!('unit' in subject)) return { text: place ?? say('no.other'), rule }
  const own = ownerOf(subject.unit as Unit) === role
  return { text: unit && !own ? say('no.yours') : (unit ?? say('no.other')), rule }
}

/** All that the board shows: places, and the units that one knows. */
export function subjects({ places }: View): readonly Subject[] {
  const units = Object.values(places).flatMap((roles) => Object.values(roles).flatMap(({ known }) => known))
  return [...PLACES.map((place) => ({ place })), ...units.map((unit) => ({ unit }))]
}
