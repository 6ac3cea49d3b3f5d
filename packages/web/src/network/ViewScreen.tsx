/** A file with what one seat has seen of a game: looked at again, without a line to anybody. */
import type { Film, Said } from '@carillon/protocol'
import { type ReactNode, useMemo } from 'preact/compat'
import { type Asking, HostRefused } from '../client.ts'
import { AppContext, useApp } from '../shell/app.tsx'
import { Failed } from '../table/Failed.tsx'
import ReplayScreen from '../table/ReplayScreen.tsx'
import { isOfPast, seenIn } from './film-answers.ts'
import { shownView } from './shown-view.ts'

/** What the film can answer; words and lessons are the page's own. */
export const filmClient = (own: Asking, film: Film): Asking => ({
  listen: (listener) => own.listen(listener),
  ask: async (said, request) =>
    isOfPast(request) ? (seenIn(film, request) as Said<typeof said>) : own.ask(said, request),
})

interface ViewScreenProps {
  readonly id: string
  readonly at?: number | undefined
}
export default function ViewScreen({ id, at }: ViewScreenProps): ReactNode {
  const app = useApp()
  const film = shownView()
  const here = useMemo(
    () => film && { ...app, client: filmClient(app.client, film), network: { invite: undefined } },
    [app, film],
  )
  if (!here || !film)
    return <Failed error={new HostRefused('no-game', 'the file is opened again from the first page')} />
  return (
    <AppContext value={here}>
      <ReplayScreen id={id} at={at} seat={film.seat} />
    </AppContext>
  )
}
