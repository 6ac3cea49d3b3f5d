/** Letters for what is shown over the map most often. */
export const LAYER_KEYS = { control: 'k', supply: 's', move: 'v', raid: 't' } as const
