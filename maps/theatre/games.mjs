/** What differs from game to game: the sheet, the room a space needs, places moved on purpose. */
import { readFileSync } from 'node:fs'

const facts = (id) => JSON.parse(readFileSync(new URL(`${id}.json`, import.meta.url), 'utf8'))

export const GAMES = {
  'bayonets-and-tomahawks': {
    ...facts('bayonets-and-tomahawks'),
    frame: { width: 2400, height: 1800 },
    sheet: { centre: [-75, 41.8], turn: 12, scale: 6000, at: [1190, 850], core: [540, 640], fade: 1.1 },
    letters: 20,
    room: 62,
    gap: 8,
    river: () => false,
    ground: (kind) => (/coastal/.test(kind) ? 'water' : 'land'),
    ornaments: [
      { id: 'cartouche', box: [1720, 1330, 2340, 1740] },
      { id: 'compass', box: [1250, 1520, 1450, 1720] },
      { id: 'sail-british', box: [1390, 1180, 1670, 1330] },
      { id: 'sail-french', box: [2030, 1120, 2310, 1270] },
    ],
    italic: (kind) => /wilderness|village/.test(kind),
    moved: {},
  },
  'wilderness-war': {
    ...facts('wilderness-war'),
    frame: { width: 2400, height: 1800 },
    sheet: { centre: [-75.3, 42.6], turn: 14, scale: 9600, at: [1020, 880], core: [800, 800], fade: 2.2 },
    letters: 18,
    room: 52,
    gap: 8,
    river: (kind) => kind === 'river',
    ground: (kind) => (/lake|estuary|landing/.test(kind) ? 'water' : 'land'),
    ornaments: [
      { id: 'cartouche', box: [1720, 1330, 2340, 1740] },
      { id: 'compass', box: [1330, 1500, 1530, 1700] },
    ],
    italic: (kind) => /wilderness|mountain/.test(kind),
    // Where two names mean nearly one place: the mouth of the river, and the head of its carrying place.
    moved: { 'la-belle-famille': [-78.9, 42.9], becancour: [-72.4, 46.3] },
    free: { 'pays-d-en-haut': [250, 570] },
  },
}
