/** The theatre for the spaces of Wilderness War; its board knows their names (`as Sheet<SpaceId>`). */

import { type Drawn, sheetOf } from './sheet.ts'
import drawn from './wilderness-war.json' with { type: 'json' }

export const SHEET = sheetOf(drawn as Drawn)
