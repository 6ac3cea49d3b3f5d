/** What is laid on the bent land by hand, in frame units: borders, zones, roads, heights, the city. */

/** Borders, each drawn once and shared by the two zones it parts. A stream is followed between two points near it. */
export const LINES = {
  capNorth: [
    [-10, 386],
    [70, 380],
    [150, 386],
    [242, 392],
  ],
  capFoy: [
    [242, 392],
    [253, 436],
    [247, 497],
  ],
  capSillery: [
    [247, 497],
    [249, 560],
    [250, 620],
    [236, 740],
  ],
  foyNorth: [
    [242, 392],
    [238, 345],
    [262, 306],
    [330, 286],
    [376, 262],
    [400, 240],
  ],
  foyRiver: { along: 'st_charles', from: [400, 240], to: [512, 318] },
  foyAbraham: [
    [512, 320],
    [494, 360],
    [488, 430],
    [492, 500],
  ],
  foySillery: [
    [247, 497],
    [330, 491],
    [410, 499],
    [492, 500],
  ],
  abrahamSillery: [
    [492, 500],
    [498, 560],
    [490, 640],
    [512, 760],
  ],
  abrahamRiver: { along: 'st_charles', from: [512, 318], to: [740, 380] },
  glacis: [
    [722, 370],
    [733, 440],
    [737, 500],
    [734, 560],
    [746, 650],
  ],
  charlesNorth: [
    [400, 240],
    [440, 200],
    [452, 136],
    [520, 114],
    [620, 122],
    [738, 116],
  ],
  charlesEast: { along: 'beauport', from: [738, 116], to: [822, 268] },
  beauportTop: { along: 'beauport', from: [738, 116], to: [730, -20] },
  montmorency: { along: 'montmorency', from: [980, -20], to: [992, 214] },
  levisEtchemin: [
    [806, 630],
    [832, 676],
    [878, 730],
    [890, 800],
    [884, 858],
  ],
  levisSouth: [
    [884, 858],
    [960, 848],
    [1060, 852],
    [1136, 838],
  ],
  levisEast: [
    [1136, 838],
    [1150, 780],
    [1144, 710],
    [1166, 600],
  ],
  etcheminSouth: [
    [884, 858],
    [892, 960],
  ],
  etcheminRiver: { along: 'etchemin', from: [522, 800], to: [580, 960] },
}
/** A zone is a walk along lines (a minus: backwards) and loose points in the water or beyond the frame. */
export const ZONES = {
  montmorency: ['montmorency', [1010, 270], [1300, 270], [1300, -20]],
  beauport: ['-beauportTop', 'charlesEast', [840, 330], [1010, 270], '-montmorency'],
  st_charles: ['charlesNorth', 'charlesEast', [860, 340], [800, 400], '-abrahamRiver', '-foyRiver'],
  abraham: ['abrahamRiver', 'glacis', [620, 740], '-abrahamSillery', '-foyAbraham'],
  ste_foy: ['foyNorth', 'foyRiver', 'foyAbraham', '-foySillery', '-capFoy'],
  sillery: ['foySillery', 'abrahamSillery', [400, 800], [260, 770], '-capSillery'],
  cap_rouge: ['capNorth', 'capFoy', 'capSillery', [-10, 720]],
  etchemin: ['-levisEtchemin', [640, 660], 'etcheminRiver', '-etcheminSouth'],
  levis: ['levisEtchemin', 'levisSouth', 'levisEast', [1060, 540], [940, 500]],
  ile_d_orleans: [
    [930, 280],
    [1300, 250],
    [1300, 590],
    [930, 560],
  ],
}
/** The line between St. Laurent and Bason, from under the cape to where Levis meets Etchemin. */
export const BOUNDARY = [
  [782, 520],
  [806, 590],
  [824, 668],
]

/** Where a bank is a cliff. */
export const CLIFFS = [
  { bank: 'north', x: [70, 290], y: [600, 760], length: 8 },
  { bank: 'north', x: [290, 520], y: [650, 760], length: 7 },
  { bank: 'north', x: [520, 640], y: [600, 720], length: 9 },
  { bank: 'north', x: [640, 770], y: [560, 660], length: 12 },
  { bank: 'south', x: [300, 660], y: [700, 900], length: 5 },
  { bank: 'south', x: [660, 960], y: [540, 780], length: 8 },
  { bank: 'south', x: [980, 1224], y: [560, 700], length: 5 },
  { bank: 'north', x: [1000, 1224], y: [180, 260], length: 7 },
]
/** Heights inland: the crest, and to which side of the way along it the slope falls. */
export const SCARPS = [
  {
    line: [
      [262, 322],
      [310, 306],
      [372, 290],
      [420, 298],
      [470, 312],
      [500, 340],
    ],
    length: 8,
    side: 1,
  },
  {
    line: [
      [522, 352],
      [570, 366],
      [620, 384],
      [668, 396],
      [716, 404],
    ],
    length: 8,
    side: 1,
  },
  // the rock of the city
  {
    line: [
      [772, 408],
      [796, 418],
      [808, 436],
      [812, 462],
      [809, 492],
      [800, 522],
      [784, 548],
      [764, 566],
    ],
    length: 7,
    side: 1,
  },
]
/** Long lots: from the bank inland, all one way, as the seigneurs had them measured. */
export const FIELDS = [
  { bank: 'north', x: [836, 976], y: [230, 280], way: [-0.22, -1], length: 18 },
  { bank: 'south', x: [880, 926], y: [560, 640], way: [0.45, 1], length: 20 },
  { bank: 'south', x: [1000, 1128], y: [580, 660], way: [-0.1, 1], length: 24 },
  { bank: 'island', x: [1000, 1218], y: [490, 560], way: [0.12, -1], length: 20 },
]
/** Room for blocks: six of 36 a row, four rows. The name stands above it unless told. */
export const BOXES = {
  montmorency: { x: 1003, y: 56, width: 216, height: 148 },
  beauport: { x: 752, y: 62, width: 216, height: 148 },
  st_charles: { x: 510, y: 154, width: 216, height: 148 },
  abraham: { x: 508, y: 430, width: 216, height: 148 },
  ste_foy: { x: 264, y: 336, width: 216, height: 148 },
  sillery: { x: 263, y: 532, width: 216, height: 148 },
  cap_rouge: { x: 26, y: 418, width: 216, height: 148 },
  etchemin: { x: 654, y: 766, width: 216, height: 148 },
  levis: { x: 908, y: 690, width: 216, height: 148 },
  ile_d_orleans: { x: 1004, y: 352, width: 216, height: 148 },
}
export const NAMES = {
  montmorency: { x: 1111, y: 46 },
  beauport: { x: 858, y: 54 },
  st_charles: { x: 612, y: 147 },
  abraham: { x: 606, y: 422 },
  ste_foy: { x: 372, y: 328 },
  sillery: { x: 371, y: 524 },
  cap_rouge: { x: 134, y: 410 },
  etchemin: { x: 762, y: 757 },
  levis: { x: 1016, y: 682 },
  ile_d_orleans: { x: 1124, y: 343 },
}
/** Where the roads of a zone meet: a church and houses, under the blocks if there are any. */
export const VILLAGES = Object.fromEntries(
  Object.entries(BOXES)
    .filter(([id]) => id !== 'ile_d_orleans')
    .map(([id, b]) => [id, [b.x + b.width / 2, b.y + b.height / 2 + 2]]),
)
const at = VILLAGES
/** Roads, village to village; the St. Charles is crossed by the bridge of boats. */
export const ROADS = [
  { between: ['montmorency', 'beauport'], line: [at.montmorency, [1050, 158], [990, 172], [930, 168], at.beauport] },
  {
    between: ['beauport', 'st_charles'],
    line: [at.beauport, [818, 190], [786, 222], [730, 240], [670, 234], at.st_charles],
  },
  {
    between: ['st_charles', 'abraham'],
    line: [
      at.st_charles,
      [662, 264],
      [700, 300],
      [713, 340],
      [714, 380],
      [717, 410],
      [706, 446],
      [660, 484],
      at.abraham,
    ],
    crossing: true,
  },
  { between: ['levis', 'etchemin'], line: [at.levis, [950, 772], [892, 780], [830, 808], at.etchemin] },
  { between: ['abraham', 'sillery'], line: [at.abraham, [560, 552], [496, 586], [430, 596], at.sillery] },
  { between: ['abraham', 'ste_foy'], line: [at.abraham, [560, 470], [490, 444], [430, 424], at.ste_foy] },
  { between: ['ste_foy', 'cap_rouge'], line: [at.ste_foy, [310, 424], [250, 450], [190, 480], at.cap_rouge] },
  { between: ['sillery', 'cap_rouge'], line: [at.sillery, [310, 604], [244, 588], [184, 548], at.cap_rouge] },
  {
    between: ['ste_foy', 'sillery'],
    option: 'roadSteFoySillery',
    line: [at.ste_foy, [430, 452], [448, 500], [434, 556], at.sillery],
  },
  {
    between: ['st_charles', 'ste_foy'],
    option: 'roadStCharlesSteFoy',
    line: [at.st_charles, [550, 244], [496, 266], [466, 300], [446, 352], at.ste_foy],
  },
]

/** No trees here: cartouche, compass, scale, names. */
export const KEEP_OUT = [
  { x: 16, y: 16, width: 284, height: 262 },
  { x: 26, y: 790, width: 170, height: 136 },
  { x: 910, y: 868, width: 320, height: 60 },
  { x: 736, y: 380, width: 100, height: 220 },
  { x: 284, y: 204, width: 104, height: 38 },
  { x: 384, y: 82, width: 100, height: 40 },
  { x: 296, y: 868, width: 104, height: 38 },
  { x: 426, y: 868, width: 106, height: 38 },
  { x: 320, y: 16, width: 400, height: 48 },
]
