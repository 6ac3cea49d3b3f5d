/** Choosing: the list of options, taking back, the line to type in. */
import type { Option } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import { type CSSProperties, type ReactNode, type Ref, useCallback, useMemo, useRef } from 'preact/compat'
import { Button, useApp } from '../shell/context.tsx'
import { deferredPart } from '../shell/deferred.tsx'
import type { Command } from './commands.ts'
import { Glyph } from './glyphs.tsx'
import { Options } from './Options.tsx'
import type { ListedOption, OptionGroup } from './option-list.ts'
import type { TableState } from './store.ts'

interface ChooseProps {
  readonly groups: readonly OptionGroup[]
  /** What is asked, and what has just happened. */
  said(): string
  readonly scene: Scene
  readonly sent: TableState['sent']
  readonly command: Ref<HTMLInputElement>
  readonly mayUndo: boolean
  /** Stands in the same row as taking back. */
  readonly beside?: ReactNode
  /** What a hint would choose. */
  readonly suggested: Option | undefined
  choose(option: Option): boolean
  mark(option: Option | undefined): void
  run(command: Command): void
  tell(text: string): void
  goFar(typed: string): Promise<boolean>
}
const NOTHING: readonly ListedOption[] = []
const CommandBox = deferredPart(async () => (await import('./CommandBox.tsx')).CommandBox, <div className="command" />)

export function Choose(props: ChooseProps): ReactNode {
  const { groups, said, scene, sent, command, mayUndo, suggested, choose, mark, run, tell, goFar, beside } = props
  const { t } = useApp()
  const all = useMemo(() => groups.flatMap((group) => group.options), [groups])
  const held = scene.pending !== undefined
  const busy = sent !== undefined
  const latest = useRef(run)
  latest.current = run
  const ask = useCallback(() => latest.current('odds'), [])
  return (
    <div className="choose" data-held={held || undefined} style={{ '--choices': all.length } as CSSProperties}>
      {!held && (
        <Options
          {...{ groups, busy, suggested, choose, mark, ask }}
          chosen={typeof sent === 'object' ? sent : undefined}
        />
      )}
      <div className="choose-foot">
        <div className="choose-back" hidden={held}>
          <Button small disabled={!mayUndo} title={t('table.undo')} onClick={() => run('undo')}>
            <Glyph name="undo" />
            <span>{t('table.undo')}</span>
          </Button>
          <Button
            small
            className={beside ? 'button-icon' : ''}
            disabled={!mayUndo}
            title={t('table.restart')}
            onClick={() => run('restart')}
          >
            <Glyph name="again" />
            <span className={beside ? 'unseen' : undefined}>{t('table.restart')}</span>
          </Button>
          {beside}
        </div>
        <CommandBox
          box={command}
          options={held ? NOTHING : all}
          said={said}
          scene={scene}
          held={held}
          choose={choose}
          run={run}
          tell={tell}
          goFar={goFar}
        />
      </div>
    </div>
  )
}
