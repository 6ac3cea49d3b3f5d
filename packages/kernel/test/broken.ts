/** The toy, and ways to break it. */
import { offer, optionsOf, type Play } from '../src/ask.ts'
import { type Game, OPEN, type Viewer } from '../src/game.ts'
import type { Start } from '../src/testing/index.ts'
import { ownerOf, ROLES, type ToyRole, type ToyState, type ToyView, toy, type Unit } from './toy.ts'

export { toy }
export type Toy = Game<ToyState, ToyView>
export const hides = (g: ToyState, viewer: Viewer, unit: Unit): boolean =>
  viewer !== OPEN && viewer !== ownerOf(unit) && !g.shown.includes(unit) && !g.spied[viewer as ToyRole]?.includes(unit)

export const starts: Start[] = [1, 2, 3, 4, 5, 6].map((seed) => ({
  scenario: 'long',
  settings: { dice: 'one', nights: 'no' },
  seed,
}))
export const button = optionsOf('do', ['done', 'pass', 'show', 'spy'])
export const ask = { key: 'ask.act' }
/** The toy with another play in place of one of its steps. */
export const playing = (step: string, play: (g: ToyState) => Play): Toy => ({
  ...toy,
  sequence: { ...toy.sequence, [step]: { rule: '9', play } },
})
/** The toy with something more in its view. */
export const viewing = (more: (g: ToyState, viewer: Viewer) => unknown): Toy => ({
  ...toy,
  view: (g, viewer) => ({ ...toy.view(g, viewer), more: more(g, viewer) }) as ToyView,
})
/** A scouting step in which `what` is done when a role has passed. */
export const scouting = (what: (g: ToyState, role: ToyRole) => void): Toy =>
  playing('scout', function* (g) {
    for (const role of ROLES) {
      yield* offer(role, '9', ask, [button.pass, button.show])
      what(g, role)
    }
    g.step = 'fight'
  })
export const found = (problems: readonly string[]): string => problems.join('\n')
