/** Asking the house over the network by HTTP. */
import { HostRefused } from '../client.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** What it says; what it refuses is thrown, with its reason. */
export async function askHouse<T>(method: Method, path: string, body?: object): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new HostRefused('offline', error instanceof Error ? error.message : String(error))
  }
  const text = await response.text()
  const said = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : undefined
  if (response.ok && said) return said as T
  // A page that is served without a house behind it has no such address.
  const reason = typeof said?.reason === 'string' ? said.reason : 'offline'
  const detail = typeof said?.detail === 'string' ? said.detail : `${response.status}`
  throw new HostRefused(reason, detail, undefined, undefined, said)
}
