/** What differs from game to game: the sheet, the room a space needs, places moved on purpose. */
import { readFileSync } from 'node:fs'

const facts = (id) => JSON.parse(readFileSync(new URL(`${id}.json`, import.meta.url), 'utf8'))

export const GAMES = {
  'bayonets-and-tomahawks': {
    ...facts('bayonets-and-tomahawks'),
    frame: { width: 2400, height: 1800 },
    sheet: { centre: [-75, 41.8], turn: 12, scale: 6000, at: [1190, 850], core: [540, 640], fade: 1.1 },
    letters: 22,
    room: 62,
    gap: 11,
    river: () => false,
    ground: (kind) => (/coastal/.test(kind) ? 'water' : 'land'),
    ornaments: [
      { id: 'cartouche', box: [1720, 1330, 2340, 1740] },
      { id: 'compass', box: [1250, 1520, 1450, 1720] },
      { id: 'sail-british', box: [1390, 1180, 1670, 1330] },
      { id: 'sail-french', box: [2030, 1120, 2310, 1270] },
    ],
    italic: (kind) => /wilderness|village/.test(kind),
    // Each on its own bank of the Saint Lawrence.
    moved: {
      quebec: [-71.3, 46.86],
      'jacques-cartier': [-71.75, 46.72],
      'cote-de-beaupre': [-70.85, 47.1],
      'cote-du-sud': [-70.6, 46.88],
      'les-trois-rivieres': [-72.58, 46.4],
      montreal: [-73.62, 45.53],
      'la-presentation': [-75.48, 44.66],
    },
  },
  'wilderness-war': {
    ...facts('wilderness-war'),
    frame: { width: 2400, height: 1800 },
    sheet: { centre: [-75.3, 42.6], turn: 14, scale: 10500, at: [985, 915], core: [780, 860], fade: 2.4 },
    letters: 22,
    room: 56,
    gap: 8,
    river: (kind) => kind === 'river',
    ground: (kind) => (/lake|estuary|landing/.test(kind) ? 'water' : 'land'),
    ornaments: [
      { id: 'cartouche', box: [1720, 1330, 2340, 1740] },
      { id: 'compass', box: [1330, 1500, 1530, 1700] },
    ],
    italic: (kind) => /wilderness|mountain/.test(kind),
    // Where two names mean nearly one place: the mouth of the river, and the head of its carrying place.
    moved: {
      'la-belle-famille': [-78.9, 42.9],
      quebec: [-71.3, 46.85],
      'trois-rivieres': [-72.58, 46.4],
      becancour: [-72.38, 46.34],
      'st-francois': [-72.75, 46.02],
      sorel: [-73.1, 46.0],
      montreal: [-73.6, 45.53],
      kahnawake: [-73.7, 45.34],
      'lac-des-deux-montagnes': [-74.12, 45.49],
      'st-regis': [-74.62, 45.0],
      oswegatchie: [-75.46, 44.66],
      'ile-d-orleans': [-70.96, 46.93],
      lancaster: [-76.2, 40.1],
      frederick: [-77.45, 39.22],
    },
    // By sea, through the gulf and up the river; down the Merrimack; by creeks into the Sasquehanna.
    via: {
      'halifax--louisbourg': [[-61.4, 44.9]],
      'louisbourg--baie-st-paul': [
        [-60.2, 47.3],
        [-62.5, 48.9],
        [-65.5, 49.5],
        [-68.0, 48.9],
        [-69.6, 48.0],
      ],
      'louisbourg--ile-d-orleans': [
        [-60.4, 47.1],
        [-62.7, 48.7],
        [-65.5, 49.35],
        [-68.0, 48.75],
        [-69.85, 47.85],
        [-70.45, 47.35],
      ],
      'louisbourg--riviere-ouelle': [
        [-60.6, 46.9],
        [-62.9, 48.5],
        [-65.5, 49.2],
        [-68.0, 48.6],
        [-69.4, 47.85],
      ],
      'albany--schenectady': [[-73.72, 42.79]],
      'oneida-carry-west--oswego': [
        [-75.72, 43.2],
        [-76.0, 43.2],
        [-76.3, 43.2],
        [-76.4, 43.32],
      ],
      'head-of-elk--wrights-ferry': [
        [-76.08, 39.55],
        [-76.18, 39.68],
        [-76.33, 39.85],
      ],
      'harriss-ferry--juniata': [
        [-77.0, 40.4],
        [-77.3, 40.45],
      ],
      'gloucester--manchester': [
        [-70.85, 42.83],
        [-71.05, 42.78],
        [-71.3, 42.65],
        [-71.45, 42.75],
      ],
    },
    free: { 'pays-d-en-haut': [230, 590] },
  },
}
