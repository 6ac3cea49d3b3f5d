/** What somebody has been shown of a table: what is new is told as a change of it. */
import { type Change, changeOf, type News, type Scene } from '@carillon/protocol'

export class SceneChanges {
  /** The last scene he has, without what is not a state. */
  #state: SceneState | undefined
  /** How many lines of the log he has. */
  #lines = 0

  /** He is told the next one whole. */
  forget(): void {
    this.#state = undefined
  }
  told(scene: Scene): News {
    const [state, { logFrom, rolls }, { log }] = [stateOf(scene), scene, scene.observation]
    const [before, expected] = [this.#state, this.#lines]
    this.#state = state
    this.#lines = logFrom + log.length
    if (before === undefined) return { news: 'scene', scene }
    const change: Change = changeOf(before, state) ?? {}
    return {
      ...{ news: 'change', id: scene.id, change },
      ...(log.length > 0 && { log }),
      ...(logFrom !== expected && { logFrom }),
      ...(rolls.length > 0 && { rolls }),
    }
  }
}

type Each<T> = { readonly [K in keyof T]-?: T[K] | undefined }
type SceneState = Each<Omit<Scene, 'observation' | 'logFrom' | 'rolls' | 'reasons'>> & {
  readonly observation: Each<Omit<Scene['observation'], 'log'>>
}
/** What is a state of it, and not only new. All have the same fields: a copy of what happens to be there takes longer, and is longer compared. */
function stateOf(scene: Scene): SceneState {
  const { id, setup, seat, deciding, pending, thinking, paused, fairness, watching, company, standing } = scene
  const { game, viewer, revision, step, rule, waiting, decision, canUndo, view, outcome } = scene.observation
  const observation = { game, viewer, revision, step, rule, waiting, decision, canUndo, view, outcome }
  return { id, setup, seat, deciding, observation, pending, thinking, paused, fairness, watching, company, standing }
}
