/** A screen, or a part of one, that failed says so, and the rest of the page lives on. */
import { Component, type ReactNode } from 'preact/compat'
import { useApp } from './app.tsx'
import { link } from './router.ts'
import { Screen } from './Screen.tsx'
import { Button, ButtonLink } from './ui.tsx'

interface Props {
  /** Where one is; elsewhere all is well again. */
  readonly at: string
  /** What stands there instead; without it, an apology. */
  readonly instead?: (error: Error) => ReactNode
  readonly children: ReactNode
}
interface State {
  readonly at: string
  readonly error?: Error | undefined
}
export class Broken extends Component<Props, State> {
  override state: State = { at: this.props.at }
  static override getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
  static override getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, error: undefined }
  }
  override render(): ReactNode {
    const { error } = this.state
    const { instead, children } = this.props
    if (!error) return children
    return instead ? instead(error) : <Apology error={error} />
  }
}

function Apology({ error }: { error: Error }): ReactNode {
  const { t } = useApp()
  return (
    <Screen title={t('broken.title')} lead={t('broken.text')}>
      <p className="row">
        <Button look="primary" icon="replay" onClick={() => location.reload()}>
          {t('broken.reload')}
        </Button>
        <ButtonLink href={link.home()}>{t('lost.home')}</ButtonLink>
      </p>
      <details className="fine">
        <summary>{t('broken.detail')}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </Screen>
  )
}
