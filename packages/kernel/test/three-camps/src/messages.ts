/** The typed ways to say something, to name a thing, and to offer it. */
import { namer, optionsOf, sayer } from '@carillon/kernel'
import { NAMES, type TEXTS } from './texts.ts'

export const say = sayer<typeof TEXTS, typeof NAMES>()
export const roleName = namer('role', NAMES.role)
export const placeName = namer('place', NAMES.place)
export const unitName = namer('unit', NAMES.unit)
export const eventName = namer('event', NAMES.event)
export const unitOption = optionsOf('unit', NAMES.unit)
export const placeOption = optionsOf('place', NAMES.place)
export const button = optionsOf('do', NAMES.do)
