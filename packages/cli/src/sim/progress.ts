/** A progress bar on stderr; nothing where nobody looks. */
const WIDTH = 30
const EVERY = 100

export function progressBar(total: number): { update(done: number): void; clear(): void } {
  const { stderr } = process
  if (!stderr.isTTY) return { update() {}, clear() {} }
  const start = performance.now()
  let last = 0
  return {
    update(done) {
      const now = performance.now()
      if (now - last < EVERY && done < total) return
      last = now
      const full = Math.round((WIDTH * done) / total)
      const left = ((now - start) / done) * (total - done)
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
      stderr.write(`\r${bar} ${done}/${total}  ${Math.ceil(left / 1000)} s \x1b[K`)
    },
    clear() {
      stderr.write('\r\x1b[K')
    },
  }
}
