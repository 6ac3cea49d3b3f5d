/** The order of test files: the longest first, so that all workers are busy to the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Vitest takes a file that it does not know for as long as its text is: of these the text is short. */
const LONG = [
  ...['/bayonets-and-tomahawks/test/game-years.test.ts', '/game.test.ts', '/game-years.test.ts'],
  // Those that wait and those that reckon, by turns.
  ...['/server/test/time.test.ts', '/ladder.test.ts', '/server/test/between.test.ts', '/counsel.test.ts'],
  ...['/running.test.ts', '/strategy-plans.test.ts', '/cli/test/serve.test.ts', '/cli/test/play.test.ts'],
  ...['/test/new-game.test.ts', '/upgrade.test.ts', '/commands.test.ts', '/disk.test.ts', '/crowd.test.ts'],
  ...['/axe.test.ts', '/shapes.test.ts', '/network.test.ts', '/opponents.test.ts', '/e2e/between.test.ts'],
  ...['/wilderness.test.ts', '/guests.test.ts', '/storage.test.ts', '/keyboard.test.ts', '/column.test.ts'],
  ...['/people.test.ts', '/kept-games.test.ts', '/log-places.test.ts', '/bayonets.test.ts', '/table.test.ts'],
  ...['/plain.test.ts', '/e2e/hotseat.test.ts'],
]

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(name))
      return place < 0 ? LONG.length : place
    }
    const group = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
    // A worker is given up when the next file is of another project: each has its files in a row, and the page's are short.
    const last = ({ project }: TestSpecification): number => (project.name === 'page' ? 1 : 0)
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || last(a) - last(b) || rank(a) - rank(b))
  }
}
