/** Something that is asked of the house: one at a time, with what went wrong in words. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'preact/compat'
import { useApp } from '../../shell/app.tsx'
import { troubleOf } from '../../shell/trouble.ts'
import { Notice } from '../../shell/ui.tsx'

export interface Doing {
  readonly busy: boolean
  /** What went wrong last, to stand near what was pressed. */
  readonly trouble: ReactNode
  /** Does it, unless something is under way. */
  act(what: () => Promise<unknown>): void
}
export function useDoing(): Doing {
  const { t } = useApp()
  const [busy, setBusy] = useState(false)
  const doing = useRef(false)
  const [error, fail] = useState<unknown>()
  const act = useCallback((what: () => Promise<unknown>) => {
    if (doing.current) return
    doing.current = true
    setBusy(true)
    fail(undefined)
    what()
      .catch(fail)
      .finally(() => {
        doing.current = false
        setBusy(false)
      })
  }, [])
  return { busy, act, trouble: error === undefined ? null : <Wrong error={error} t={t} /> }
}

interface Loaded<T> extends Omit<Doing, 'act'> {
  /** Undefined until the house has said it. */
  readonly found: T | undefined
  reload(): Promise<void>
  /** Does it, then asks again. */
  change(what: () => Promise<unknown>): void
}
/** Something that the house keeps: asked for at once, and after every change. `load` is the same at every drawing. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [found, set] = useState<T>()
  const { busy, act, trouble } = useDoing()
  const reload = useCallback(async () => set(await load()), [load])
  useEffect(() => act(reload), [act, reload])
  const change = (what: () => Promise<unknown>) => act(() => what().then(reload))
  return { busy, trouble, found, reload, change }
}

function Wrong({ error, t }: { readonly error: unknown; readonly t: ReturnType<typeof useApp>['t'] }): ReactNode {
  return (
    <div role="alert">
      <Notice kind="problem">{troubleOf(error, t).text}</Notice>
    </div>
  )
}
