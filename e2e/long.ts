/** `npm run e2e -- --long`: what takes long and proves little more is looked at, too. */
export const LONG = process.env.CARILLON_LONG !== undefined
