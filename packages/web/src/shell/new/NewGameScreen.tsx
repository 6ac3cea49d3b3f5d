/** A new game: scenario, chairs, options. Everything stands at what most people want. */
import '../../styles/new.css'
import { checkSettings, problemText, type Role, switchesOf } from '@carillon/kernel'
import type { About } from '@carillon/protocol'
import { lazy, type ReactNode, Suspense, useState } from 'preact/compat'
import { HostRefused } from '../../client.ts'
import type { FarWish } from '../../network/between/network-terms.ts'
import type { FarWishes } from '../../network/lobby/Wishes.tsx'
import { Failed } from '../../table/Failed.tsx'
import { useApp } from '../app.tsx'
import { Choices } from '../Choices.tsx'
import { useAbout, useWords } from '../game-words.ts'
import { GUIDED, guidedLink, guidedState, hasGuided } from '../guided.ts'
import { readProgress } from '../progress.ts'
import { Screen } from '../Screen.tsx'
import { READY, suggestedFor } from '../shelf.ts'
import { startGame } from '../start.ts'
import { ThinkingTime } from '../ThinkingTime.tsx'
import { type Trouble, troubleOf } from '../trouble.ts'
import { Button, ButtonLink, Notice } from '../ui.tsx'
import { Chair, nameOf } from './Chair.tsx'
import { Evenness } from './Evenness.tsx'
import { scenarioLine } from './lengths.ts'
import { Options } from './Options.tsx'
import {
  farPlan,
  gatheringOf,
  isBot,
  isPair,
  newGameOf,
  type Plan,
  type Sitter,
  sittersIn,
  usualOptions,
  usualPlan,
  withScenario,
} from './plan.ts'

const PLAIN = { rated: false, sides: 'chosen' } as const
const Wishes = lazy(() => import('../../network/lobby/Wishes.tsx'))
const FarOptions = lazy(() => import('../../network/between/FarOptions.tsx'))

interface NewGameScreenProps {
  readonly game: string
  /** Who comes from the lobby looks for somebody elsewhere. */
  readonly far?: true | undefined
}
export default function NewGameScreen({ game, far }: NewGameScreenProps): ReactNode {
  const { t } = useApp()
  const about = useAbout(game)
  const say = useWords(about)
  if (!READY.some(({ id }) => id === game)) return <Failed error={new HostRefused('unknown-game', game)} />
  if (!about) return <Screen title={t('new.title')}>{null}</Screen>
  return (
    <Screen
      kind="wide"
      title={t('new.title.of', { game: say({ key: 'game.name' }) })}
      lead={say({ key: 'game.blurb' })}
    >
      <Form about={about} lobby={far === true} />
    </Screen>
  )
}

function Form({ about, lobby }: { readonly about: About; readonly lobby: boolean }): ReactNode {
  const { t, client, locale } = useApp()
  const say = useWords(about)
  const [plan, setPlan] = useState<Plan>(() => (lobby ? farPlan : usualPlan)(about, suggestedFor(about.id)))
  const [far, setFar] = useState<FarWish>({ delay: 0 })
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const [wishes, wish] = useState<FarWishes>({ visibility: lobby ? 'public' : 'link', ...PLAIN })
  const { scenario, options } = plan
  const sitters = sittersIn(about, plan)
  const switches = switchesOf(about, scenario)
  const roles = Object.keys(sitters)
  const changed = switches.filter((one) => options[one.id] !== one.default)
  const checked = checkSettings({ ...about, scenarios: about.scenarios.map((id) => ({ id })) }, scenario, options)

  const learned = readProgress(about.id)[GUIDED]
  const first = suggestedFor(about.id)?.scenario ?? about.scenarios[0]
  const start = async () => {
    setBusy(true)
    setTrouble(undefined)
    try {
      const setup = newGameOf(about, plan)
      if (gathering === 'network')
        await (await import('../../network/start.ts')).startFar(setup, sitters, {
          ...{ ...wishes, ...far },
          hints: far.hints === true && !wishes.rated,
        })
      else await startGame(client, setup)
    } catch (error) {
      setTrouble(troubleOf(error, t))
      setBusy(false)
    }
  }
  const sit = (role: Role, sitter: Sitter) => setPlan({ ...plan, sitters: { ...plan.sitters, [role]: sitter } })
  const gathering = gatheringOf(sitters)
  // Where it depends on the scenario, it stands there.
  const evenness = (
    <Evenness {...{ about, plan, say }} set={(more) => setPlan({ ...plan, options: { ...options, ...more } })} />
  )

  return (
    <form
      className="new"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <div className="new-parts">
        <section className="panel" aria-labelledby="new-seats">
          <h2 id="new-seats">{t('new.seats')}</h2>
          <div className="chairs">
            {roles.map((role) => (
              <Chair
                key={role}
                about={about}
                role={role}
                name={say({ key: `role.${role}` })}
                sitter={sitters[role] as Sitter}
                sit={(sitter) => sit(role, sitter)}
              />
            ))}
          </div>
          <p className="soft">{t(`new.company.${gathering}`)}</p>
          {about.scenarios.length === 1 && <p className="soft">{scenarioLine(about.id, scenario, say, t)}</p>}
          {about.scenarios.length === 1 && evenness}
          {Object.values(sitters).some(isBot) && <ThinkingTime />}
          {gathering === 'network' && (
            <Suspense fallback={null}>
              <Wishes wishes={wishes} wish={wish} pair={isPair(sitters)} />
            </Suspense>
          )}
        </section>

        {gathering === 'network' && (
          <Suspense fallback={null}>
            <FarOptions wish={far} change={setFar} watched={wishes.visibility !== 'private'} rated={wishes.rated} />
          </Suspense>
        )}

        {about.scenarios.length > 1 && (
          <section className="panel scenario-cards" aria-labelledby="new-scenario">
            <h2 id="new-scenario">{t('new.scenario')}</h2>
            <Choices
              stacked
              legend={<span className="unseen">{t('new.scenario')}</span>}
              value={scenario}
              onChange={(to) => setPlan(withScenario(about, plan, to))}
              choices={about.scenarios.map((id) => ({
                value: id,
                label: (
                  <>
                    {say({ key: `scenario.${id}` })}
                    {id === first && <span className="changed">{t('new.card.start')}</span>}
                  </>
                ),
                more: scenarioLine(about.id, id, say, t),
              }))}
            />
            {evenness}
          </section>
        )}

        <section className="panel" aria-labelledby="new-options">
          <div className="panel-head">
            <h2 id="new-options">{t('new.options')}</h2>
            {changed.length > 0 && (
              <Button small onClick={() => setPlan({ ...plan, options: usualOptions(about, scenario) })}>
                {t('new.usual')}
              </Button>
            )}
          </div>
          <p className="soft">{t('new.options.help')}</p>
          <Options
            game={about.id}
            switches={switches}
            options={options}
            say={say}
            onChange={(id, value) => setPlan({ ...plan, options: { ...options, [id]: value } })}
          />
        </section>
      </div>

      <aside className="new-start" aria-labelledby="new-summary">
        <h2 id="new-summary" className="new-start-title">
          {t('new.summary')}
        </h2>
        <dl className="summary">
          {roles.map((role) => (
            <div key={role}>
              <dt>{say({ key: `role.${role}` })}</dt>
              <dd>{nameOf(sitters[role] as Sitter, t)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('new.scenario')}</dt>
            <dd>{say({ key: `scenario.${scenario}` })}</dd>
          </div>
          <div>
            <dt>{t('new.options')}</dt>
            <dd>{t('new.changed', { count: changed.length })}</dd>
          </div>
        </dl>
        {'problem' in checked && <Notice kind="problem">{problemText(checked.problem, locale)}</Notice>}
        {trouble && (
          <Notice kind="problem">
            <p>{trouble.text}</p>
            <p className="small">{trouble.detail}</p>
          </Notice>
        )}
        <Button type="submit" look="primary" icon="play" busy={busy} disabled={'problem' in checked}>
          {t('new.start')}
        </Button>
        {hasGuided(about.id) && guidedState(learned) !== 'done' && (
          <ButtonLink icon="lesson" href={guidedLink(about.id, learned)}>
            {t(guidedState(learned) === 'begun' ? 'home.learn.on' : 'home.learn')}
          </ButtonLink>
        )}
      </aside>
    </form>
  )
}
