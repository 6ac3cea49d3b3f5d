/** What the judge is told, number after number: each about -1.5 to 1.5. */
export interface Page {
  readonly into: Float32Array
  at: number
}
const MOST = 1.5
export function put(page: Page, value: number): void {
  page.into[page.at] = value > MOST ? MOST : Math.max(value, -MOST)
  page.at += 1
}
/** The names of a group of inputs. */
export const named = (group: string, details: string): string[] =>
  details.split(' ').map((detail) => `${group}.${detail}`)
