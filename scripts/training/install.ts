/** `npm run learned -- GAME`: puts what was tuned and trained where the game's players find it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Brain } from '@carillon/kernel'
import { loadGame } from '@carillon/registry'
import { PLANS } from './plans.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'training' },
    seed: { type: 'string', default: '1' },
    /** One more judge, by this name behind that of its side, beside what is there: `of all`. */
    judge: { type: 'string' },
  },
})
const id = positionals[0] ?? ''
if (!(await loadGame(id))) throw new Error(`there is no game "${id}"`)
const folder = join(values.out, id)
const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
const target = join('packages', id, 'src', 'strategy', 'brain.json')
const before = read<Brain>(target)
const weights = read<Brain['weights']>(join(folder, 'weights.json')) ?? before?.weights ?? {}
const learned = read<NonNullable<Brain['judge']>>(join(folder, `judge-${values.seed}.json`))
const named = values.judge && learned && Object.entries(learned).map(([side, net]) => [`${side} ${values.judge}`, net])
const judge = named ? { ...before?.judge, ...Object.fromEntries(named) } : (learned ?? before?.judge)
const chooses = PLANS[id]?.watches && judge && ({ chooses: 'weights' } as const)
const brain: Brain = { weights, ...(judge && { judge }), ...chooses }
writeFileSync(target, `${JSON.stringify(brain)}\n`)
console.log(target)
