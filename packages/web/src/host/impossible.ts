/** What was asked cannot be done, and nothing has changed; `reason` is a key `refused.<reason>` of the shell's catalogue. */
export class Impossible extends Error {
  readonly reason: string
  constructor(reason: string, detail: string) {
    super(detail)
    this.reason = reason
  }
}
