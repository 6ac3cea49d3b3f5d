/** A game seen again: step by step, from a seat, with a way to play on from any moment. */
import '../styles/table.css'
import { OPEN, rolesIn, type Viewer } from '@carillon/kernel'
import type { About, Moment } from '@carillon/protocol'
import { type ReactNode, useEffect, useMemo, useState } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { Button, link, useAbout, useApp, useWords } from '../shell/context.tsx'
import { parseRoute } from '../shell/router.ts'
import { Branch } from './Branch.tsx'
import { DiceTray } from './DiceTray.tsx'
import { Failed } from './Failed.tsx'
import { Glyph } from './glyphs.tsx'
import { HintCard } from './HintCard.tsx'
import { Judgement } from './Judgement.tsx'
import { useKeys } from './keys.ts'
import { Layout, useLayout } from './Layout.tsx'
import { useNewsFrom } from './news-from.ts'
import { humansIn, viewerName } from './people.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { RuleButton } from './RuleButton.tsx'
import { whyOf } from './reasons.ts'
import { Waiting } from './TableScreen.tsx'
import { useGameBoard } from './useGameBoard.ts'
import { useHint } from './useHint.ts'
import { useMoment, type Wanted } from './useMoment.ts'
import { useReason } from './useReason.ts'

interface ReplayScreenProps {
  readonly id: string
  readonly at?: number | undefined
  readonly seat?: string | undefined
}
export default function ReplayScreen({ id, at, seat }: ReplayScreenProps): ReactNode {
  const { t } = useApp()
  const [wanted, want] = useState<Wanted>({ at: at ?? 0, seat })
  // The address was changed by hand; perhaps to one that was there before.
  useEffect(() => {
    const changed = () => {
      const route = parseRoute(location.hash)
      if (route.page === 'replay' && route.id === id) want({ at: route.at ?? 0, seat: route.seat })
    }
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [id])
  const { moment, failed } = useMoment(id, wanted)
  const game = moment?.setup.game
  const about = useAbout(game)
  const say = useWords(about)
  const board = useGameBoard(game)
  if (failed && !moment) return <Failed id={id} error={failed} />
  if (board instanceof Error) return <Failed error={board} />
  if (!moment || !about || !board) return <Waiting title={t('replay.title')} />
  return <Replay {...{ id, moment, wanted, want, board, say, about }} />
}

interface ReplayProps {
  readonly id: string
  readonly moment: Moment
  readonly wanted: Wanted
  want(wanted: Wanted): void
  readonly board: GameBoard
  readonly say: Say
  readonly about: About
}
function Replay({ id, moment, wanted, want, board, say, about }: ReplayProps): ReactNode {
  const { t, announce, client, network, settings, setSettings } = useApp()
  const { observation, rolls, setup, seat, seats } = moment
  const { view, log, waiting, outcome } = observation
  // After the end it may be seen from every seat.
  const over = seats.includes(OPEN)
  const layout = useLayout('log')
  const [branching, branch] = useState(false)
  const newsFrom = useNewsFrom(moment.at, log, moment.seat)
  const news = useMemo(() => log.slice(newsFrom), [log, newsFrom])
  useAddress(id, moment)
  useEffect(() => {
    if (news.length > 0) announce(news.map(({ text }) => say(text)).join(' '))
  }, [news, say, announce])

  const roles = rolesIn(about, setup.options)
  const judge = roles.includes(seat) ? seat : (roles[0] as string)
  // Of a game elsewhere that is still played one has seen what one has seen, and no more.
  const running = network !== undefined && !over
  const advised = !running && (over || humansIn(setup).length < 2)
  const judged = advised && about.judged
  // Whose decision it is: of those that this seat may look at.
  const deciders = waiting.map(({ role }) => role).filter((role) => advised && seats.includes(role))
  const decider = deciders.includes(seat) ? seat : deciders[0]
  const { hinted, ask, leave } = useHint(
    decider === undefined || outcome ? undefined : `${decider} ${moment.at}`,
    async () => (await client.ask('hint', { ask: 'hint', table: id, moment: moment.at, seat: decider as string })).hint,
  )
  const reason = useReason(id, moment)
  const judging = () => setSettings({ judgement: !settings.judgement })
  useKeys({ h: () => (decider !== undefined ? ask() : false), j: () => (judged ? judging() : false) })
  const look = (to: Viewer) => want({ at: wanted.at, seat: to })
  return (
    <Layout
      layout={layout}
      title={`${t('replay.title')} · ${say({ key: 'game.name' })}`}
      game={setup.game}
      position={{ table: id, moment: moment.at }}
      {...{ board, view, seat, say, news, log, newsFrom }}
      label={t('replay.title')}
      page
      side={
        <div className="side-top">
          <ReplayBar moment={moment} wanted={wanted.at} go={(at) => want({ ...wanted, at })} say={say} />
          {judged && settings.judgement && (
            <Judgement position={{ table: id, moment: moment.at }} now={moment} seat={judge} {...{ roles, say }} />
          )}
          <DiceTray rolls={rolls} say={say} />
          <p className="replay-now">
            {outcome
              ? `${outcome.winner === 'draw' ? t('table.end.draw') : t('table.end.won', { side: say({ key: `role.${outcome.winner}` }) })} ${say(outcome.cause)}`
              : waiting.length > 0 &&
                t('replay.waiting', {
                  who: waiting.map(({ role }) => say({ key: `role.${role}` })).join(', '),
                })}{' '}
            <RuleButton rule={outcome?.rule ?? observation.rule} />
          </p>
          {reason && <p className="recap-why">{whyOf(reason, say, t)}</p>}
          {hinted && decider !== undefined && (
            <HintCard role={decider} {...{ hinted, board, view, say, leave }} tell={announce} />
          )}
          <label className="field">
            <span>{t('replay.seat')}</span>
            <select value={seat} onChange={(event) => look(event.currentTarget.value)}>
              {seats.map((one) => (
                <option key={one} value={one}>
                  {viewerName(one, say, t)}
                </option>
              ))}
            </select>
          </label>
          <div className="row">
            <CopyLink id={id} moment={moment} />
            {!running && (
              <Button small onClick={() => branch(true)}>
                <Glyph name="branch" />
                {t('replay.branch')}
              </Button>
            )}
            {decider !== undefined && !outcome && (
              <Button small onClick={ask}>
                <Glyph name="hint" />
                {t('replay.hint')}
              </Button>
            )}
            {judged && (
              <Button small onClick={judging}>
                {t(settings.judgement ? 'table.judgement.hide' : 'table.judgement.show')}
              </Button>
            )}
          </div>
        </div>
      }
      dialogs={
        <Branch
          id={id}
          moment={moment}
          players={about.players}
          say={say}
          open={branching}
          close={() => branch(false)}
        />
      }
    />
  )
}
/** The address follows, so that loading again and sharing show the same moment. */
function useAddress(id: string, moment: Moment): void {
  useEffect(() => {
    const { at, seat } = moment
    const timer = setTimeout(() => history.replaceState(history.state, '', link.replay(id, at, seat)), 300)
    return () => clearTimeout(timer)
  }, [id, moment])
}

function CopyLink({ id, moment }: { id: string; moment: Moment }): ReactNode {
  const { t, announce } = useApp()
  const [shown, show] = useState<string>()
  const copy = async () => {
    const url = new URL(link.replay(id, moment.at, moment.seat), location.href).href
    try {
      await navigator.clipboard.writeText(url)
      announce(t('replay.copied'))
      show(t('replay.copied'))
    } catch {
      // Not allowed here: it can be copied by hand.
      show(url)
    }
  }
  useEffect(() => {
    if (shown === undefined || shown.includes('#/')) return
    const timer = setTimeout(() => show(undefined), 3000)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <>
      <Button small onClick={() => void copy()}>
        <Glyph name="link" />
        {t('replay.copy')}
      </Button>
      {shown && <span className="small soft copied">{shown}</span>}
    </>
  )
}
