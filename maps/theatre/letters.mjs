/** Widths of letters in IM Fell English, in thousandths of the size, as a browser measures them. */
const ROMAN =
  '0491 1373 2469 3374 4490 5362 6422 7468 8392 9437 a432 b535 c429 d533 e459 f363 g542 h532 i268 j237 k535 l274 m772 n533 o539 p542 q499 r367 s352 t343 u519 v444 w657 x487 y492 z463 A676 B662 C715 D803 E693 F635 G795 H859 I430 J409 K723 L711 M940 N865 O829 P578 Q819 R756 S513 T728 U847 V654 W954 X809 Y680 Z702 -464 .214 ,266 &751'
const ITALIC =
  '0513 1361 2459 3374 4481 5365 6426 7457 8406 9438 a444 b389 c301 d470 e333 f303 g378 h422 i288 j259 k401 l233 m686 n469 o364 p398 q417 r340 s285 t323 u458 v472 w671 x481 y375 z377 A715 B623 C500 D707 E668 F568 G688 H867 I396 J536 K669 L650 M1010 N825 O591 P572 Q707 R655 S520 T769 U1017 V648 W955 X745 Y649 Z666 -444 .225 ,245 &711'
const table = (text) => new Map(text.split(' ').map((w) => [w[0], Number(w.slice(1))]))
const FACES = { roman: table(ROMAN), italic: table(ITALIC) }
const plain = (c) => c.normalize('NFD')[0]

/** With a little to spare. */
export function widthOf(text, size, face) {
  let sum = 0
  for (const c of text) sum += c === ' ' ? 218 : (FACES[face].get(plain(c)) ?? 283)
  return (sum / 1000) * size * 1.03 + 2
}
