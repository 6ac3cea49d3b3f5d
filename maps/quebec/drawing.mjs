/** What is laid on the bent land by hand, in frame units: borders, zones, roads, heights, the city. */

/** Borders, each drawn once and shared by the two zones it parts. A stream is followed between two points near it. */
export const LINES = {
  capNorth: [[-10, 394], [70, 388], [150, 394], [244, 400]],
  capFoy: [[244, 400], [253, 440], [247, 497]],
  capSillery: [[247, 497], [240, 560], [246, 620], [232, 740]],
  foyNorth: [[244, 400], [238, 345], [262, 306], [330, 286], [376, 262], [400, 240]],
  foyRiver: { along: 'st_charles', from: [400, 240], to: [512, 318] },
  foyAbraham: [[512, 320], [494, 360], [488, 430], [492, 500]],
  foySillery: [[247, 497], [330, 491], [410, 499], [492, 500]],
  abrahamSillery: [[492, 500], [498, 560], [490, 640], [512, 760]],
  abrahamRiver: { along: 'st_charles', from: [512, 318], to: [740, 380] },
  glacis: [[722, 370], [733, 440], [737, 500], [734, 560], [746, 650]],
  charlesNorth: [[400, 240], [440, 200], [452, 136], [520, 114], [620, 122], [738, 116]],
  charlesEast: { along: 'beauport', from: [738, 116], to: [822, 268] },
  beauportTop: { along: 'beauport', from: [738, 116], to: [730, -20] },
  montmorency: { along: 'montmorency', from: [980, -20], to: [992, 214] },
  levisEtchemin: [[806, 630], [832, 676], [878, 730], [890, 800], [884, 858]],
  levisSouth: [[884, 858], [960, 848], [1060, 852], [1136, 838]],
  levisEast: [[1136, 838], [1150, 780], [1144, 710], [1166, 600]],
  etcheminSouth: [[884, 858], [892, 960]],
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
  ile_d_orleans: [[930, 280], [1300, 250], [1300, 590], [930, 560]],
}
/** The line between St. Laurent and Bason, from under the cape to where Levis meets Etchemin. */
export const BOUNDARY = [[782, 520], [806, 590], [824, 668]]

/** Roads, from zone to zone, and as they were: along the shores, and over the St. Charles by the bridge of boats. */
export const ROADS = [
  { between: ['montmorency', 'beauport'], line: [[1040, 206], [1010, 192], [990, 176], [972, 178], [920, 222], [880, 228]] },
  { between: ['beauport', 'st_charles'], line: [[860, 232], [815, 242], [790, 250], [766, 268], [745, 300], [722, 312]] },
  { between: ['st_charles', 'abraham'], line: [[690, 306], [700, 330], [708, 356], [706, 386], [690, 410]], crossing: true },
  { between: ['levis', 'etchemin'], line: [[960, 648], [920, 650], [890, 668], [850, 690], [800, 712], [770, 740]] },
  { between: ['abraham', 'sillery'], line: [[640, 590], [580, 600], [530, 626], [492, 650], [440, 676]] },
  { between: ['abraham', 'ste_foy'], line: [[560, 404], [520, 392], [480, 372], [440, 352]] },
  { between: ['ste_foy', 'cap_rouge'], line: [[290, 400], [262, 420], [240, 440], [215, 470]] },
  { between: ['sillery', 'cap_rouge'], line: [[310, 690], [262, 640], [240, 604], [200, 580]] },
  { between: ['ste_foy', 'sillery'], line: [[370, 470], [378, 496], [370, 524]] },
  { between: ['st_charles', 'ste_foy'], line: [[520, 240], [480, 264], [462, 300], [450, 330]] },
]

/** Where a bank is a cliff. */
export const CLIFFS = [
  { bank: 'north', x: [70, 290], y: [600, 760], length: 8 },
  { bank: 'north', x: [290, 520], y: [650, 760], length: 7 },
  { bank: 'north', x: [520, 640], y: [600, 720], length: 9 },
  { bank: 'north', x: [640, 808], y: [540, 660], length: 12 },
  { bank: 'south', x: [300, 660], y: [700, 900], length: 5 },
  { bank: 'south', x: [660, 960], y: [540, 780], length: 8 },
  { bank: 'south', x: [980, 1224], y: [560, 700], length: 5 },
  { bank: 'north', x: [1000, 1224], y: [180, 260], length: 7 },
]
/** Heights inland: the crest, and to which side of the way along it the slope falls. */
export const SCARPS = [
  { line: [[262, 322], [310, 306], [372, 290], [420, 298], [470, 312], [500, 340]], length: 8, side: 1 },
  { line: [[522, 352], [570, 366], [620, 384], [668, 396], [716, 404]], length: 8, side: 1 },
]
/** Long lots, at right angles to the bank. */
export const FIELDS = [
  { bank: 'north', x: [832, 978], y: [230, 280], length: 18 },
  { bank: 'north', x: [764, 800], y: [270, 350], length: 22 },
  { bank: 'south', x: [880, 1130], y: [560, 660], length: 24 },
  { bank: 'island', x: [985, 1224], y: [480, 560], length: 16 },
]
/** Room for blocks: six of 36 a row, four rows. The name stands above it unless told. */
export const BOXES = {
  montmorency: { x: 1003, y: 56, width: 216, height: 148 },
  beauport: { x: 750, y: 64, width: 216, height: 148 },
  st_charles: { x: 498, y: 156, width: 216, height: 148 },
  abraham: { x: 508, y: 430, width: 216, height: 148 },
  ste_foy: { x: 264, y: 336, width: 216, height: 148 },
  sillery: { x: 262, y: 526, width: 216, height: 148 },
  cap_rouge: { x: 24, y: 428, width: 216, height: 148 },
  etchemin: { x: 654, y: 766, width: 216, height: 148 },
  levis: { x: 908, y: 690, width: 216, height: 148 },
  ile_d_orleans: { x: 1004, y: 352, width: 216, height: 148 },
}
export const NAMES = {
  montmorency: { x: 1111, y: 46 },
  beauport: { x: 858, y: 54 },
  st_charles: { x: 606, y: 146 },
  abraham: { x: 616, y: 422 },
  ste_foy: { x: 372, y: 328 },
  sillery: { x: 370, y: 518 },
  cap_rouge: { x: 132, y: 420 },
  etchemin: { x: 762, y: 757 },
  levis: { x: 1016, y: 682 },
  ile_d_orleans: { x: 1124, y: 343 },
}
/** No trees here: cartouche, compass, scale, names. */
export const KEEP_OUT = [
  { x: 26, y: 26, width: 270, height: 220 },
  { x: 26, y: 790, width: 200, height: 130 },
  { x: 900, y: 862, width: 320, height: 60 },
]
