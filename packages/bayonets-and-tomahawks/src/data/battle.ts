/** 13.3, 13.6 Numbers of a battle. */

/** 13.3.1 The battle track has no place below. */
export const LOWEST_MARK = -5
/** 13.3.2 Where the marker of a side goes back to before the dice: points for each cause. */
export const PENALTY = { landing: 1, marshal: 1, rout: 1, oos: 1, fort: 1 } as const
/** 13.3.2 Out of supply with so many units, or before a Fort without Artillery, it is so much. */
export const LARGE_STACK = 8
export const LARGE_OOS = 2
export const BARE_FORT = 2
/** 13.8 A side that is beaten by so much routs. */
export const ROUT_BY = 3
