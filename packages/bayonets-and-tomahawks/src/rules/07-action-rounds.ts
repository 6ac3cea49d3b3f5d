import type { Play } from '@carillon/kernel'
import type { State } from '../state.ts'

// biome-ignore lint/correctness/useYield: being written
export function* reserve(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* drawCards(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* chooseCards(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* initiative(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* events(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* phase(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* indianActions(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* hold(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* actions(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* phaseEnd(_g: State): Play {
  throw new Error('being written')
}
// biome-ignore lint/correctness/useYield: being written
export function* reaction(_g: State): Play {
  throw new Error('being written')
}
