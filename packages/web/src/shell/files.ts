/** Records in and out of the browser. */
import { type Asking, HostRefused } from '../client.ts'

/** A record is some hundred KB at most; whatever is larger is no record. */
const MOST_BYTES = 20_000_000

/** The id of the game that was in the file. */
export async function takeFile(client: Asking, file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new HostRefused('record', `${Math.round(file.size / 1e6)} MB`)
  return (await client.ask('opened', { ask: 'import', text: await file.text() })).id
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
