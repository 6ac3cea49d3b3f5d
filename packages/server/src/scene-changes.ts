/** What somebody has been shown of a table: what is new is told as a change of it. */
import { type Change, changeOf, type Known, type News, type Scene } from '@carillon/protocol'

export class SceneChanges {
  /** The last scene he has, without what is not a state. */
  #state: unknown
  /** How many lines of the log he has. */
  #lines = 0

  /** He is told the next one whole. */
  forget(): void {
    this.#state = undefined
  }
  /** `known` is what others were told of the same. */
  told(scene: Scene, known?: Known): News {
    const [state, { logFrom, rolls }, { log }] = [stateOf(scene), scene, scene.observation]
    const [before, expected] = [this.#state, this.#lines]
    this.#state = state
    this.#lines = logFrom + log.length
    if (before === undefined) return { news: 'scene', scene }
    const change: Change = changeOf(before, state, known) ?? {}
    return {
      ...{ news: 'change', id: scene.id, change },
      ...(log.length > 0 && { log }),
      ...(logFrom !== expected && { logFrom }),
      ...(rolls.length > 0 && { rolls }),
    }
  }
}

/** What is a state of it. What is only new is left empty: cheaper than a copy without it, and never a change. */
const NOTHING = { logFrom: undefined, rolls: undefined }
const stateOf = (scene: Scene): unknown => ({
  ...scene,
  ...NOTHING,
  observation: { ...scene.observation, log: undefined },
})
