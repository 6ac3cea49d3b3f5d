/** The table: the board, and beside or below it what is asked, what may be chosen, what happened. */
import { OPEN, type Option, rolesIn } from '@carillon/kernel'
import type { About, Scene } from '@carillon/protocol'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat'
import type { GameBoard, Goal, Say, Subject, Walk } from '../boards/board.ts'
import { Button, useApp } from '../shell/context.tsx'
import { deferredPart, soon } from '../shell/deferred.tsx'
import { hasGuided } from '../shell/guided.ts'
import { troubleOf } from '../shell/trouble.ts'
import { Choose } from './Choose.tsx'
import type { Command } from './commands.ts'
import { Glyph } from './glyphs.tsx'
import { numberKeys, useKeys } from './keys.ts'
import { Layout, useLayout } from './Layout.tsx'
import { isTold, noteTold } from './minute.ts'
import { groupsOf, labelFor } from './option-list.ts'
import { Prompt } from './Prompt.tsx'
import { type Looked, REVEALED } from './past-board.ts'
import { humansIn, viewerName } from './people.ts'
import type { Refused } from './refusals.ts'
import { NONE } from './Stage.tsx'
import type { TableState, TableStore } from './store.ts'
import type { TableDialog } from './TableMenu.tsx'
import { useTeller } from './Teller.tsx'
import { useHint } from './useHint.ts'
import { useEver, useFocusFirst, useFocusKept, useLine, useTold, useWide } from './useTable.ts'

const Elsewhere = lazy(() => import('./Elsewhere.tsx'))
const Sounds = lazy(() => import('./sound/Sounds.tsx'))
const TableMenu = deferredPart(async () => (await import('./TableMenu.tsx')).default)
const Recap = deferredPart(async () => (await import('./Recap.tsx')).Recap)
const DiceTray = deferredPart(async () => (await import('./DiceTray.tsx')).DiceTray)
const End = deferredPart(async () => (await import('./End.tsx')).End)
const Info = deferredPart(async () => (await import('./Info.tsx')).Info)
const Pending = deferredPart(async () => (await import('./Held.tsx')).Pending)
const Refusal = deferredPart(async () => (await import('./Held.tsx')).Refusal)
const ThinkingBar = deferredPart(async () => (await import('./ThinkingBar.tsx')).ThinkingBar)
const OddsCard = deferredPart(async () => (await import('./OddsCard.tsx')).OddsCard)
const HintCard = deferredPart(async () => (await import('./HintCard.tsx')).HintCard)
const Judgement = deferredPart(async () => (await import('./Judgement.tsx')).Judgement)
const BotControls = deferredPart(async () => (await import('./BotControls.tsx')).BotControls)
const typedWalk = soon(() => import('@carillon/protocol/typed-walk'))
const refusals = soon(() => import('./refusals.ts'))

interface TableProps {
  readonly store: TableStore
  readonly state: TableState & { readonly scene: Scene }
  readonly about: About
  readonly board: GameBoard
  readonly say: Say
  readonly paused: boolean
  setPaused(paused: boolean): void
}
export function Table({ store, state, about, board, say, paused, setPaused }: TableProps): ReactNode {
  const { t, settings, setSettings, client, network } = useApp()
  const { scene, log, newsFrom, recapFrom, rolls, sent, elsewhere } = state
  const { observation, pending, deciding, seat, setup } = scene
  const { view, decision, outcome } = observation
  const offered = decision && deciding !== undefined ? decision.options : NONE
  // What is held stands alone until it is confirmed or taken back.
  const options = useMemo(() => (pending ? [pending] : offered), [pending, offered])
  const busy = sent !== undefined
  const people = humansIn(setup)
  const roles = rolesIn(about, setup.options)
  // Where two people play, the machine advises neither, unless they have agreed on it.
  const agreed = scene.company?.hints === true && people.includes(scene.seat)
  const advised = deciding !== undefined && (people.length === 1 || agreed) && !pending
  const judged = about.judged && (people.length < 2 || agreed) && !outcome
  const judge = roles.includes(seat) ? seat : (roles[0] as string)

  const layout = useLayout('choose')
  const { openTab } = layout
  const [mark, setMark] = useState<{ scene: Scene; option: Option }>()
  const [refusal, setRefusal] = useState<Refused>()
  const [dialog, openDialog] = useState<TableDialog>()
  const menuWanted = useEver(dialog !== undefined)
  // The first table of a title says what the game is about.
  useEffect(() => {
    // One thing after the other: the links to the seats first.
    if (network?.inviting || scene.watching || outcome || isTold(setup.game) || !hasGuided(setup.game)) return
    noteTold(setup.game)
    openDialog('minute')
  }, [network?.inviting, scene.watching, outcome, setup.game])
  const wide = useWide()
  const { tell, teller } = useTeller()
  const [command, typeNow] = useLine()
  const prompt = useRef<HTMLHeadingElement>(null)

  const news = useMemo(() => log.slice(recapFrom), [log, recapFrom])
  const [looked, look] = useState<Looked>()
  const lookedNow = looked?.scene === scene ? looked : undefined
  const asks = decision?.prompt
  const groups = useMemo(() => groupsOf(board, options, view, say, asks), [board, options, view, say, asks])
  const keepFocus = useFocusKept(scene, prompt)
  useFocusFirst(prompt)
  /** Where a walk was to lead that may be held on its way. */
  const towards = useRef<string | undefined>(undefined)
  const choose = useCallback(
    (option: Option, joined = false): boolean => {
      keepFocus()
      towards.current = undefined
      // What is held is confirmed by name, never by a second click that was meant as one.
      return store.state.scene?.pending === undefined && store.answer(option, joined)
    },
    [store, keepFocus],
  )
  const walk = useCallback(
    (way: Walk) => {
      keepFocus()
      towards.current = way.to
      store.walk(way)
    },
    [store, keepFocus],
  )
  const goFar = useCallback(
    async (typed: string): Promise<boolean> => {
      const { walkMeant } = await typedWalk()
      const way = await store.meant((reach) => walkMeant(typed, (place) => say({ key: `space.${place}` }), reach))
      if (way) walk(way)
      return way !== undefined
    },
    [store, say, walk],
  )
  const [goal, setGoal] = useState<{ readonly scene: Scene; readonly walk: Goal }>()
  const consider = useCallback(
    (to: Goal | undefined) => setGoal(to && { scene: store.state.scene as Scene, walk: to }),
    [store],
  )
  const marking = useCallback(
    (option: Option | undefined) => setMark(option && { scene: store.state.scene as Scene, option }),
    [store],
  )
  const refuse = useCallback(
    async (subject: Subject) => {
      const now = store.state.scene
      const { refusalOf } = await refusals()
      const refused = now && (await refusalOf(now, store, board, subject, say, t))
      if (!refused) return
      setRefusal(refused)
      tell(refused.said.text)
    },
    [store, board, say, t, tell],
  )
  useTold(state, say, tell)
  /** After the end: what nobody saw of the other side. */
  const reveal = async () => {
    if (lookedNow) return look(undefined)
    const { moment } = await client.ask('moment', {
      ask: 'replay',
      id: scene.id,
      at: Number.MAX_SAFE_INTEGER,
      seat: OPEN,
    })
    look({ scene, at: REVEALED, past: { view: moment.observation.view, log, news: [], options: NONE } })
  }
  const { hinted, ask, leave } = useHint(advised ? `${deciding} ${observation.revision}` : undefined, () =>
    store.hint(),
  )
  const suggested = hinted?.hint?.clicks[0]
  // Who asks for odds is told them of this decision, even if they are not shown by themselves.
  const question = `${deciding} ${observation.revision}`
  const [asking, askOdds] = useState({ question, count: 0 })
  const oddsAsked = asking.question === question ? asking.count : 0

  const said =
    refusal?.scene === scene
      ? refusal.said
      : state.refused || state.failed
        ? troubleOf(state.refused ?? state.failed, t)
        : undefined
  const openLog = useCallback(() => {
    openTab('log')
    setTimeout(() => document.querySelector<HTMLElement>('.side .log')?.focus())
  }, [openTab])
  const run = (what: Command): void => {
    keepFocus()
    if (what === 'undo') store.undo()
    else if (what === 'restart') store.restart()
    else if (what === 'confirm') store.confirm()
    else if (what === 'log') openLog()
    else if (what === 'why') layout.openRule(observation.rule)
    else if (what === 'aids') layout.openAids(true)
    else if (what === 'hint' && advised) ask()
    else if (what === 'hint') setRefusal({ scene, said: { text: t('refused.not-offered') } })
    else if (what === 'odds') askOdds({ question, count: oddsAsked + 1 })
    else if (what === 'judgement') {
      if (judged) setSettings({ judgement: !settings.judgement })
      else setRefusal({ scene, said: { text: t(about.judged ? 'refused.not-offered' : 'table.judgement.none') } })
    } else openDialog(what === 'board' ? 'text' : 'help')
  }
  /** As they are numbered in the list. */
  const chooseNumber = (number: number): boolean => {
    const one = groups.flatMap((group) => group.options).find((listed) => listed.number === number)
    return one !== undefined && choose(one.option)
  }
  useKeys({
    u: () => run('undo'),
    c: () => run('confirm'),
    l: () => run('log'),
    b: () => run('board'),
    w: () => run('why'),
    h: () => (advised ? ask() : false),
    o: () => run('odds'),
    j: () => (judged ? run('judgement') : false),
    g: () => (hasGuided(setup.game) ? openDialog('minute') : false),
    '?': () => run('help'),
    '/': () => {
      typeNow()
      // A question that goes meanwhile takes the line with it: the next one gives it back.
      keepFocus()
    },
    ...numberKeys((number) => !pending && !busy && chooseNumber(number)),
    enter: () => {
      const { activeElement, body } = document
      return pending && (activeElement === body || activeElement === prompt.current) ? store.confirm() : false
    },
  })

  const marked = pending ?? (mark?.scene === scene ? mark.option : suggested)
  const Below = scene.standing?.asked === undefined ? undefined : network?.Below
  const controls = !outcome && (people.length < roles.length || advised) && (
    <>
      {/* Nobody stops bots that sit at a table elsewhere. */}
      {!network && people.length < roles.length && (
        <BotControls
          paused={paused}
          setPaused={setPaused}
          step={() => store.step()}
          size={scene.watching ? 'large' : paused || scene.thinking.length > 0 ? 'small' : 'least'}
        />
      )}
      {advised && (
        <Button small title={t('table.hint')} onClick={() => run('hint')}>
          <Glyph name="hint" />
          <span>{t('table.hint')}</span>
        </Button>
      )}
    </>
  )
  const chooser = options.length > 0 && (wide || !pending) && (
    <Choose
      groups={groups}
      said={() => [decision?.prompt, ...news.map(({ text }) => text)].map((one) => one && say(one)).join(' ')}
      scene={scene}
      sent={sent}
      command={command}
      choose={choose}
      mark={marking}
      run={run}
      tell={tell}
      goFar={goFar}
      mayUndo={store.mayUndo}
      suggested={suggested}
      beside={wide ? controls || undefined : undefined}
    />
  )
  const odds = deciding !== undefined && (settings.odds || oddsAsked > 0) && (
    <OddsCard
      {...{ marked, view, pending, board, say, tell, asks }}
      about={`${scene.id} ${question}`}
      first={groups[0]?.options[0]?.option}
      asked={oddsAsked}
      folds={!pending}
      walk={goal?.scene === scene && !pending ? goal.walk : undefined}
      ask={(option, way) => store.odds(option, way)}
    />
  )
  const choosing = {
    id: 'choose',
    title: t('table.choose'),
    still: true,
    body: chooser ? (
      <>
        {chooser}
        {odds}
      </>
    ) : (
      <p className="soft">{t('table.nothing')}</p>
    ),
  }
  const over = outcome !== undefined || scene.company?.ended !== undefined
  // What is held stands alone: nothing else is offered.
  const isBeside = wide || over || scene.watching || pending !== undefined
  return (
    <Layout
      layout={layout}
      title={`${say({ key: 'game.name' })}\u00a0· ${viewerName(seat, say, t)}`}
      actions={
        <Button look="quiet" onClick={() => openDialog('menu')} className="menu-button">
          <Glyph name="menu" />
          <span>{t('table.menu')}</span>
        </Button>
      }
      game={setup.game}
      position={{ table: scene.id }}
      {...{ board, view, seat, say, options, marked, news, log, choose, refuse, busy, tell, newsFrom, teller }}
      asked={deciding === undefined ? undefined : decision?.prompt}
      past={lookedNow?.past}
      walk={pending ? undefined : walk}
      consider={settings.odds ? consider : undefined}
      label={t('table.side')}
      odds={wide && !pending && odds}
      page={over || (!wide && pending !== undefined)}
      before={isBeside ? [] : [choosing]}
      // Near the front, in sight: it tells that somebody has said something.
      next={
        network?.Panel && {
          ...{ id: 'between', title: network.title ?? '' },
          body: <network.Panel scene={scene} say={say} />,
        }
      }
      after={[
        { id: 'info', title: t('table.info'), body: <Info scene={scene} about={about} say={say} open={openDialog} /> },
      ]}
      skip={
        <button type="button" className="button skip" onClick={() => prompt.current?.focus()}>
          {t('table.skip')}
        </button>
      }
      side={
        <>
          <div className="side-top">
            {judged && settings.judgement && (
              <Judgement position={{ table: scene.id }} now={observation.revision} seat={judge} {...{ roles, say }} />
            )}
            {network?.Above && <network.Above scene={scene} say={say} />}
            <Recap {...{ state, board, say, tell, openLog, look }} at={lookedNow?.at} recall={store.recall} />
            <DiceTray rolls={rolls} say={say} />
            {outcome ? (
              <End
                {...{ id: scene.id, seat, setup, outcome, say, board, box: prompt, open: openDialog }}
                revealed={lookedNow?.at === REVEALED}
                reveal={seat === OPEN ? undefined : () => void reveal()}
              />
            ) : elsewhere ? (
              <Suspense fallback={null}>
                <Elsewhere taken playHere={store.playHere} />
              </Suspense>
            ) : network?.Ended && scene.company?.ended ? (
              <network.Ended scene={scene} ended={scene.company.ended} say={say} box={prompt} open={openDialog} />
            ) : (
              <Prompt scene={scene} say={say} box={prompt} />
            )}
            {Below && (
              <div className="side-row">
                <Below scene={scene} say={say} />
              </div>
            )}
            {scene.thinking.length > 0 && (
              <ThinkingBar thinking={store.thinking} say={say} hurry={() => store.hurry()} />
            )}
            {hinted && deciding !== undefined && (
              <HintCard role={deciding} {...{ hinted, board, view, say, leave, tell }} />
            )}
            {said && <Refusal said={said} close={() => setRefusal(undefined)} />}
            {pending && (
              <Pending
                label={labelFor(board, pending, view, say, asks)}
                meaning={() => store.meaning(pending)}
                {...(pending.space !== towards.current && { towards: towards.current })}
                say={say}
                busy={busy}
                confirm={() => run('confirm')}
                takeBack={() => run('undo')}
              />
            )}
            {pending && odds}
            {deciding !== undefined && deciding !== seat && (
              <Button small onClick={() => store.sit(deciding)}>
                <Glyph name="eye" />
                {t('table.own-view', { side: say({ key: `role.${deciding}` }) })}
              </Button>
            )}
            {controls && !pending && !(wide && chooser) && <div className="side-row">{controls}</div>}
          </div>
          {wide && chooser}
        </>
      }
      dialogs={
        <>
          {settings.sound && <Sounds log={log} over={outcome !== undefined} />}
          {menuWanted && (
            <TableMenu
              {...{ dialog, scene, board, about, say, judged }}
              open={openDialog}
              seat={(role, who) => store.seat(role, who)}
            />
          )}
        </>
      }
    />
  )
}
