/** What is asked, of whom, by which rule; or what the others are doing. */

import { SPECTATOR } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import type { ReactNode, Ref } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { humansIn, sideName, sitterName } from './people.ts'
import { RuleButton } from './RuleButton.tsx'
import { sideColour } from './sides.ts'

/** A question with a whole force in it is set smaller: what happened before it stays in sight. */
const LONG = 80

const listOf = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

interface PromptProps {
  readonly scene: Scene
  readonly say: Say
  readonly box: Ref<HTMLHeadingElement>
}
export function Prompt({ scene, say, box }: PromptProps): ReactNode {
  const { t, locale, network } = useApp()
  const { observation, deciding, thinking, setup, company } = scene
  const watching = scene.watching || scene.seat === SPECTATOR
  const { decision, rule, waiting } = observation
  // Over the network everybody has a screen of his own.
  const alone = network !== undefined || humansIn(setup).length === 1
  const others = network ? waiting.filter(({ role }) => setup.seats[role]?.kind === 'human') : []
  const who =
    deciding !== undefined
      ? t(alone ? 'table.turn.you' : 'table.turn.side', { side: sideName(say, deciding) })
      : t(watching ? 'table.turn.watching' : 'table.turn.others')
  const text =
    deciding !== undefined && decision
      ? say(decision.prompt)
      : thinking.length > 0
        ? t('table.thinking', { who: thinking.map((role) => sitterName(setup, role, say, t)).join(', ') })
        : others.length > 0
          ? t('table.waiting.for', {
              side: listOf(
                others.map(({ role }) => sideName(say, role)),
                locale,
              ),
            })
          : t(watching && company?.delay !== undefined ? 'table.waiting.later' : 'table.waiting')
  return (
    <div
      className="prompt"
      style={sideColour(deciding ?? thinking[0])}
      data-thinking={thinking.length > 0 || undefined}
    >
      <p className="prompt-who">
        <span>{who}</span>
        <RuleButton rule={rule} long />
      </p>
      <h2 ref={box} className="prompt-text" data-long={text.length > LONG || undefined} tabIndex={-1}>
        {text}
      </h2>
    </div>
  )
}
