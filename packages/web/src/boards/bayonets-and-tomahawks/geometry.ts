/** Where things lie on this board: the places of the game's map, turned north-west up and pushed apart. */
import type { Faction, Space } from '@carillon/bayonets-and-tomahawks/facts'

/** Letters: the names of the places (.bt-name). */
export const FRAME = { width: 1280, height: 960, letters: 12.5 } as const
export interface Point {
  readonly x: number
  readonly y: number
}
export const AT: Readonly<Record<Space, Point>> = {
  newfoundland: { x: 1130, y: 900 },
  'port-dauphin': { x: 1229, y: 691 },
  louisbourg: { x: 1165, y: 781 },
  mtan: { x: 1186, y: 270 },
  'port-la-joye': { x: 1139, y: 625 },
  'riviere-ristigouche': { x: 1200, y: 370 },
  miramichy: { x: 1193, y: 500 },
  halifax: { x: 1020, y: 770 },
  chignectou: { x: 1054, y: 601 },
  'riviere-du-loup': { x: 1107, y: 263 },
  tadoussac: { x: 1103, y: 185 },
  matawaskiyak: { x: 1112, y: 354 },
  'grand-sault': { x: 1111, y: 432 },
  'pointe-sainte-anne': { x: 1111, y: 510 },
  'annapolis-royal': { x: 1002, y: 679 },
  'cote-de-beaupre': { x: 1023, y: 230 },
  'cote-du-sud': { x: 1025, y: 321 },
  wolastokuk: { x: 1017, y: 399 },
  'cape-sable': { x: 924, y: 770 },
  kadesquit: { x: 975, y: 558 },
  kwanoskwamcok: { x: 913, y: 636 },
  mozodebinebesek: { x: 1014, y: 477 },
  quebec: { x: 944, y: 298 },
  'st-george': { x: 824, y: 652 },
  namaskonkik: { x: 941, y: 395 },
  taconnet: { x: 895, y: 551 },
  molojoak: { x: 920, y: 473 },
  'jacques-cartier': { x: 817, y: 167 },
  'les-trois-rivieres': { x: 866, y: 260 },
  zawakwtegok: { x: 814, y: 558 },
  mamhlawbagok: { x: 843, y: 390 },
  york: { x: 742, y: 683 },
  goasek: { x: 841, y: 468 },
  'isle-aux-noix': { x: 788, y: 299 },
  rumford: { x: 705, y: 605 },
  montreal: { x: 712, y: 216 },
  'number-four': { x: 736, y: 527 },
  ticonderoga: { x: 761, y: 409 },
  saranac: { x: 710, y: 294 },
  mikazawitegok: { x: 634, y: 527 },
  northfield: { x: 610, y: 615 },
  nihanawate: { x: 632, y: 282 },
  sachendaga: { x: 678, y: 372 },
  'la-presentation': { x: 603, y: 154 },
  'lake-george': { x: 614, y: 450 },
  kahuahgo: { x: 599, y: 360 },
  albany: { x: 552, y: 537 },
  'baye-de-cataracouy': { x: 555, y: 245 },
  'oneida-lake': { x: 529, y: 438 },
  kingston: { x: 524, y: 615 },
  oswego: { x: 522, y: 337 },
  onyiudaondagwat: { x: 462, y: 259 },
  oquaga: { x: 473, y: 516 },
  minisink: { x: 444, y: 629 },
  onontake: { x: 447, y: 415 },
  toronto: { x: 404, y: 181 },
  gennisheyo: { x: 445, y: 337 },
  ouentironk: { x: 401, y: 103 },
  niagara: { x: 369, y: 259 },
  gnadenhutten: { x: 388, y: 532 },
  easton: { x: 364, y: 663 },
  kahnistioh: { x: 368, y: 351 },
  matschedash: { x: 319, y: 94 },
  cawichnowane: { x: 357, y: 429 },
  shamokin: { x: 303, y: 585 },
  'la-presquisle': { x: 290, y: 304 },
  carlisle: { x: 284, y: 663 },
  saugink: { x: 237, y: 62 },
  assunepachla: { x: 298, y: 507 },
  kithanink: { x: 246, y: 420 },
  'rays-town': { x: 223, y: 585 },
  'waabishkiigoo-gichigami': { x: 222, y: 213 },
  winchester: { x: 205, y: 714 },
  diiohage: { x: 214, y: 342 },
  loyalhanna: { x: 214, y: 507 },
  'wills-creek': { x: 140, y: 636 },
  'le-detroit': { x: 152, y: 129 },
  'forks-of-the-ohio': { x: 135, y: 467 },
  mekekasink: { x: 134, y: 558 },
  beverley: { x: 125, y: 725 },
  'tu-endie-wei': { x: 135, y: 389 },
  'le-baril': { x: 132, y: 311 },
  keninsheka: { x: 54, y: 522 },
  'fort-ouiatenon': { x: 103, y: 207 },
  'charles-town': { x: 81, y: 917 },
  chote: { x: 58, y: 647 },
  'ninety-six': { x: 79, y: 816 },
  keowee: { x: 45, y: 729 },
  'les-illinois': { x: 51, y: 413 },
  'riviere-ouabache': { x: 52, y: 298 },
  alexandria: { x: 166, y: 819 },
  boston: { x: 674, y: 761 },
  'new-london': { x: 551, y: 753 },
  'new-york': { x: 410, y: 741 },
  philadelphia: { x: 297, y: 741 },
}
/** 2.3 The Sail Boxes lie in the ocean. */
export const SAIL_BOX: Readonly<Record<Faction, Point>> = { british: { x: 590, y: 890 }, french: { x: 760, y: 890 } }

/** A name in one line or two. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= 12) return [name]
  let best = -1
  for (let i = 1; i < name.length - 1; i++)
    if (/[ -]/.test(name.charAt(i)) && (best < 0 || Math.abs(i - name.length / 2) < Math.abs(best - name.length / 2)))
      best = i
  if (best < 0) return [name]
  const cut = name.charAt(best) === '-' ? best + 1 : best
  return [name.slice(0, cut), name.slice(best + 1)]
}
