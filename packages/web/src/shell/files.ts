/** Records in and out of the browser. */
import { readView, type Scene, VIEW_FORMAT, writeView } from '@carillon/protocol'
import { type Asking, freshKey, HostRefused } from '../client.ts'
import { link, SEEN } from './router.ts'

/** A record is some hundred KB at most; whatever is larger is no record. */
const MOST_BYTES = 20_000_000

/** Where the game that was in the file is played, or what somebody has seen of it is shown. */
export async function takeFile(client: Asking, file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new HostRefused('record', `${Math.round(file.size / 1e6)} MB`)
  const text = await file.text()
  if (text.includes(VIEW_FORMAT)) {
    const film = readView(text)
    if (!film) throw new HostRefused('record', VIEW_FORMAT)
    const { showView } = await import('../network/shown-view.ts')
    showView(film)
    return link.replay(SEEN)
  }
  return link.play((await client.ask('opened', { ask: 'import', text, key: freshKey() })).id)
}

/** What a seat has seen of a game that is still played: as it came, and no more. */
export async function giveView(client: Asking, { id, seat, setup }: Scene): Promise<void> {
  const { film } = await client.ask('film', { ask: 'film', table: id, seat })
  saveFile(`${setup.game}-${id}-${seat}.json`, new Blob([writeView(film)], { type: 'application/json' }))
}

export async function giveFile(client: Asking, id: string): Promise<void> {
  const { name, text } = await client.ask('record', { ask: 'export', id })
  saveFile(name, new Blob([text], { type: 'application/json' }))
}
/** The browser keeps it where the reader keeps such things. */
export function saveFile(name: string, what: Blob): void {
  const url = URL.createObjectURL(what)
  const anchor = Object.assign(document.createElement('a'), { href: url, download: name })
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
