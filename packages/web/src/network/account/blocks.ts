/** What the page asks of the house about people whom one has blocked. */
import { askHouse } from '../house.ts'

interface Blocked {
  readonly people: readonly string[]
}
const PATH = 'api/me/blocks'
export const blocked = (): Promise<Blocked> => askHouse('GET', PATH)
export const block = (name: string): Promise<Blocked> => askHouse('POST', PATH, { name })
export const unblock = (name: string): Promise<Blocked> => askHouse('DELETE', PATH, { name })
