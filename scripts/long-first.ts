/** The order of test files: the longest first, so that all workers are busy to the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Vitest takes a file that it does not know for as long as its text is: of these the text is short. */
const LONG = [
  ...['/bayonets-and-tomahawks/test/game-years.test.ts', '/game.test.ts', '/game-years.test.ts'],
  ...['/axe.test.ts', '/shapes.test.ts', '/opponents.test.ts', '/network.test.ts', '/keyboard.test.ts'],
  ...['/showing.test.ts', '/kept.test.ts', '/storage.test.ts'],
]

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(name))
      return place < 0 ? LONG.length : place
    }
    const group = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || rank(a) - rank(b))
  }
}
