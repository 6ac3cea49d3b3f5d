/** How a table, a replay and a lesson are laid out: the board, beside or below it what is said of it, the rule one asks for. */
import { type ReactNode, Suspense, useState } from 'preact/compat'
import { Button, Screen, useApp } from '../shell/context.tsx'
import { deferredPart } from '../shell/deferred.tsx'
import { DieContext } from './die-context.ts'
import { Glyph } from './glyphs.tsx'
import { useKeys } from './keys.ts'
import { OpenRuleContext } from './open-rule.ts'
import type { Looked } from './past-board.ts'
import { NONE, nothing, ratioOf, Stage, type StageProps } from './Stage.tsx'
import { type Tab, Tabs } from './Tabs.tsx'
import { Topic } from './topic.ts'
import { useEver } from './useTable.ts'

const BoardText = deferredPart(async () => (await import('./BoardText.tsx')).BoardText)
const Log = deferredPart(async () => (await import('./Log.tsx')).Log)
const RulePanel = deferredPart(async () => (await import('./RulePanel.tsx')).default)
const Aids = deferredPart(async () => (await import('./Aids.tsx')).default)

/** What is open: a tab, a rule, the player aids, what one points at. */
export function useLayout(first: string) {
  const [topic] = useState(() => new Topic())
  const [rule, openRule] = useState<string>()
  const [tab, openTab] = useState(first)
  const [aids, openAids] = useState(false)
  return { topic, rule, openRule, tab, openTab, aids, openAids }
}

interface LayoutProps extends Omit<StageProps, 'topic'> {
  readonly layout: ReturnType<typeof useLayout>
  readonly title: string
  readonly actions?: ReactNode
  /** The name of the side; whether it scrolls as one page; what stands in it above the tabs. */
  readonly label: string
  readonly page: boolean
  readonly side: ReactNode
  /** Stands on the tabs, and takes its room from them: what comes up when one points at a choice moves no choice. */
  readonly odds?: ReactNode
  /** The board as it was, while one looks back. */
  readonly past?: Looked['past'] | undefined
  /** Where the news begin in the log. */
  readonly newsFrom?: number
  /** Tabs before and after those of the log and the game. */
  readonly before?: readonly Tab[]
  /** Beside the log. */
  readonly next?: Tab | undefined
  readonly after?: readonly Tab[]
  /** Stands before the board, for those who go by keys. */
  readonly skip?: ReactNode
  readonly teller?: ReactNode
  readonly dialogs?: ReactNode
}
const NO_TABS: readonly Tab[] = []

export function Layout(props: LayoutProps): ReactNode {
  const {
    layout,
    title,
    actions,
    label,
    page,
    side,
    odds,
    newsFrom,
    before = NO_TABS,
    next,
    after = NO_TABS,
    ...rest
  } = props
  const { skip, teller, dialogs, past, ...stage } = rest
  const { game, board, view, seat, say, log, options = NONE, choose = nothing, refuse = nothing, busy } = stage
  const { topic, rule, openRule, tab, openTab, aids, openAids } = layout
  const { t, locale, network } = useApp()
  const ruleWanted = useEver(rule !== undefined)
  const aidsWanted = useEver(aids)
  useKeys({ a: () => (board.aids ? openAids(true) : false) })
  const asking = { view, seat, options: busy ? NONE : options, choose, refuse, explain: topic.set, log, say, locale }
  const tabs: Tab[] = [
    ...before,
    { id: 'log', title: t('table.log'), still: true, body: <Log {...{ log, say, newsFrom, board }} /> },
    ...(next ? [next] : []),
    ...board.panels.map(({ id, title, Body }) => ({ id, title: say(title), body: <Body {...asking} /> })),
    ...after,
  ]
  return (
    <DieContext value={board.die}>
      <OpenRuleContext value={openRule}>
        <Screen
          kind="table"
          title={title}
          mark={stage.asked === undefined ? undefined : network?.turn}
          actions={
            <>
              {board.aids && (
                <Button look="quiet" onClick={() => openAids(true)} className="aids-button">
                  <Glyph name="aids" />
                  <span>{t('aids.title')}</span>
                </Button>
              )}
              {actions}
            </>
          }
        >
          <div className="table" style={ratioOf(board)}>
            {skip}
            <Stage {...stage} {...past} topic={topic} />
            <section className={page ? 'side side-page' : 'side'} aria-label={label}>
              {side}
              <div className="below">
                {odds}
                <Tabs label={t('table.tabs')} tabs={tabs} open={tab} onOpen={openTab} />
              </div>
            </section>
            <BoardText {...{ board, view, say }} />
            {teller}
          </div>
          <Suspense fallback={null}>
            {dialogs}
            {aidsWanted && <Aids open={aids} {...{ game, board, view, seat, say }} onClose={() => openAids(false)} />}
            {ruleWanted && <RulePanel {...{ game, board, rule }} onClose={() => openRule(undefined)} />}
          </Suspense>
        </Screen>
      </OpenRuleContext>
    </DieContext>
  )
}
