/** The order of test files: the longest first, so that all workers are busy to the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Vitest takes a file that it does not know for as long as its text is: of these the text is short. */
const LONG = [
  ...['/bayonets-and-tomahawks/test/game-years.test.ts', '/game.test.ts', '/game-years.test.ts'],
  ...['/server/test/time.test.ts', '/server/test/between.test.ts', '/ladder.test.ts', '/counsel.test.ts'],
  ...['/strategy-plans.test.ts', '/upgrade.test.ts', '/running.test.ts', '/commands.test.ts', '/test/new-game.test.ts'],
  ...['/disk.test.ts', '/crowd.test.ts'],
  ...['/axe.test.ts', '/shapes.test.ts', '/network.test.ts', '/opponents.test.ts', '/keyboard.test.ts'],
  ...['/e2e/between.test.ts', '/storage.test.ts', '/kept-games.test.ts', '/people.test.ts', '/column.test.ts'],
  ...['/hotseat.test.ts', '/log-places.test.ts', '/wilderness.test.ts'],
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
