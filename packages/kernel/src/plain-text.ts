/** Case, accents and signs do not matter: « Île d’Orléans » is `ile d orleans`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
