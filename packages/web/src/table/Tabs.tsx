/** Tabs: one of several panels; arrow keys go from one to the next. */
import { type ReactNode, useId, useRef } from 'preact/compat'

export interface Tab {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
  /** What is in it scrolls by itself. */
  readonly still?: boolean
}
interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly open: string
  onOpen(id: string): void
}
export function Tabs({ label, tabs, open, onOpen }: TabsProps): ReactNode {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.id === open) ?? tabs[0]
  if (!current) return null
  const walk = (event: KeyboardEvent) => {
    const at = tabs.indexOf(current)
    const last = tabs.length - 1
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onOpen((tabs[to] as Tab).id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div className="tabs">
      <div ref={list} className="tabs-list" role="tablist" aria-label={label} onKeyDown={walk} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="tab"
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={current.still ? 'tab-panel tab-panel-still' : 'tab-panel'}
        data-tab={current.id}
        role="tabpanel"
        aria-labelledby={`${id}-${current.id}`}
        tabIndex={current.still ? -1 : 0}
      >
        <h2 className="unseen">{current.title}</h2>
        {current.body}
      </div>
    </div>
  )
}
