/** In whole percent. What is all but certain is not told as if it were over. */
export function chanceToWin(part: number): number {
  const percent = Math.round(100 * part)
  return part <= 0 || part >= 1 ? percent : Math.min(99, Math.max(1, percent))
}
