/** Fails with the first few things found. */
export function clean(problems: readonly string[]): void {
  if (problems.length === 0) return
  const more = problems.length > 8 ? `\n… and ${problems.length - 8} more` : ''
  throw new Error(`${problems.slice(0, 8).join('\n')}${more}`)
}
