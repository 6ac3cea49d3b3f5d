/** Things of a game, by name. */
import type { Game, Subject } from '@carillon/kernel'
import { Impossible } from './impossible.ts'

/** What is pointed at must be something of the game. */
export function checkNames({ names }: Game, subject: Subject): void {
  for (const [field, value] of Object.entries(subject)) {
    const known = Object.hasOwn(names, field) ? names[field] : undefined
    if (known && !known.includes(String(value)))
      throw new Impossible('request', `subject.${field}: there is no such one`)
  }
}
