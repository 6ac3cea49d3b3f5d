/** About this game: who sits where, how it is played, what was promised. */
import { rolesIn } from '@carillon/kernel'
import type { About, Scene } from '@carillon/protocol'
import { memo, type ReactNode } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { Button, useApp } from '../shell/context.tsx'
import { sitterName } from './people.ts'
import { RuleButton } from './RuleButton.tsx'
import type { TableDialog } from './TableMenu.tsx'

interface InfoProps {
  readonly scene: Scene
  readonly about: About
  readonly say: Say
  open(dialog: TableDialog): void
}
export const Info = memo(function Info({ scene, about, say, open }: InfoProps): ReactNode {
  const { t } = useApp()
  const { setup, observation } = scene
  const switches = about.switches.filter(({ id }) => setup.options[id] !== undefined)
  return (
    <div className="info">
      <p className="info-scenario">{say({ key: `scenario.${setup.scenario}` })}</p>
      <p className="soft">
        {say({ key: `step.${observation.step}` })} <RuleButton rule={observation.rule} />
      </p>
      <h3>{t('table.info.seats')}</h3>
      <ul>
        {rolesIn(about, setup.options).map((role) => (
          <li key={role}>{sitterName(setup, role, say, t)}</li>
        ))}
      </ul>
      {switches.length > 0 && (
        <>
          <h3>{t('table.info.options')}</h3>
          <dl className="info-options">
            {switches.map(({ id, rule, default: usual }) => (
              <div key={id} className={setup.options[id] !== usual ? 'info-changed' : undefined}>
                <dt>
                  {say({ key: `option.${id}` })} <RuleButton rule={rule} />
                </dt>
                <dd>{say({ key: `option.${id}.${setup.options[id]}` })}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="row">
        {(['dice', 'fairness', 'help'] as const).map((one) => (
          <Button key={one} small onClick={() => open(one)}>
            {t(`table.menu.${one}`)}
          </Button>
        ))}
      </p>
    </div>
  )
})
