/** Facts: who plays, the places, the units, the events. */
export const ROLES = ['red', 'blue', 'gold'] as const
export const PLACES = ['camp', 'ford', 'hill', 'mill'] as const
export const UNITS = ['r1', 'r2', 'r3', 'b1', 'b2', 'b3', 'g1', 'g2', 'g3'] as const
export const EVENTS = ['calm', 'fog', 'storm'] as const
export type Role = (typeof ROLES)[number]
export type Place = (typeof PLACES)[number]
export type Unit = (typeof UNITS)[number]
export type Event = (typeof EVENTS)[number]

const OWNER = { r: 'red', b: 'blue', g: 'gold' } as const
export const ownerOf = (unit: Unit): Role => OWNER[unit[0] as keyof typeof OWNER]
export const strengthOf = (unit: Unit): number => Number(unit[1])
export const unitsOf = (role: Role): Unit[] => UNITS.filter((unit) => ownerOf(unit) === role)
