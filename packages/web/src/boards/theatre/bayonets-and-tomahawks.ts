/** The theatre for the spaces of Bayonets & Tomahawks; its board knows their names (`as Sheet<Space>`). */
import drawn from './bayonets-and-tomahawks.json' with { type: 'json' }
import { type Drawn, sheetOf } from './sheet.ts'

export const SHEET = sheetOf(drawn as Drawn)
