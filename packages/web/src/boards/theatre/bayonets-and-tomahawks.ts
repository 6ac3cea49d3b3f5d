/** The theatre for the spaces of Bayonets & Tomahawks. */
import type { Space } from '@carillon/bayonets-and-tomahawks/facts'
import drawn from './bayonets-and-tomahawks.json' with { type: 'json' }
import { sheetOf } from './sheet.ts'

export const SHEET = sheetOf<Space>(drawn)
