/** Who thinks, how far, and a way not to wait for it. */
import { type ReactNode, useSyncExternalStore } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { Button, useApp } from '../shell/context.tsx'
import { Glyph } from './glyphs.tsx'
import { sideName } from './people.ts'
import { sideColour } from './sides.ts'
import type { Thinking } from './thinking.ts'

interface ThinkingBarProps {
  readonly thinking: Thinking
  readonly say: Say
  hurry(): void
}
export function ThinkingBar({ thinking, say, hurry }: ThinkingBarProps): ReactNode {
  const { t } = useApp()
  const thought = useSyncExternalStore(thinking.subscribe, thinking.get)
  if (!thought) return null
  const { role, part } = thought
  return (
    <div className="thinking" style={sideColour(role)}>
      <div
        className="thinking-line"
        role="progressbar"
        aria-label={t('table.thinking.part', { side: sideName(say, role) })}
        aria-valuenow={Math.round(100 * part)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ transform: `scaleX(${part})` }} />
      </div>
      <Button small onClick={hurry}>
        <Glyph name="step" />
        {t('table.hurry')}
      </Button>
    </div>
  )
}
