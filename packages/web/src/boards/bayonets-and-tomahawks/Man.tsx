/** 13 A unit in a battle: its counter, what has become of it, and the die it rolled. */
import { faceName, gameText as text, type UnitId, unitName } from '@carillon/bayonets-and-tomahawks/page'
import type { Option } from '@carillon/kernel'
import type { ReactNode } from 'preact/compat'
import { Burst, Cross, isSame, Pick } from '../theatre/fight.tsx'
import { keyOf } from '../theatre/options.ts'
import type { Asking } from './asking.ts'
import { Counter, spokenCounter, stateOf } from './Counter.tsx'
import { label } from './choices.ts'
import { FaceDie } from './Dice.tsx'
import type { Story } from './story.ts'

interface ManProps extends Asking {
  readonly unit: UnitId
  readonly battle: NonNullable<Asking['view']['battle']>
  readonly story: Story | undefined
  readonly marked?: Option | undefined
}
export function Man({ unit, view, say, choices, choose, battle, story, marked }: ManProps): ReactNode {
  const mine = choices.units.get(unit) ?? []
  const option = mine.find((one) => one.do !== 'reroll')
  const state = stateOf(view, unit)
  const fate = fateOf(unit, battle, story)
  const fresh = story?.shots.at(-1)?.hurt.includes(unit) && !story.winner ? ' fi-fresh' : ''
  const spoken = option ? label(option, view, say) : spokenCounter(unit, state, say)
  const name = fate ? say(text('web.with', { name: spoken, state: text(`web.fate.${fate}`) })) : spoken
  return (
    <div className="fi-man">
      <Pick
        {...{ option, name, choose }}
        isMarked={isSame(option, marked)}
        look={`fi-counter${fate ? ` fi-${fate}` : ''}${fresh}`}
        data={{ 'data-unit': unit }}
      >
        <Counter unit={unit} say={say} size={48} {...state} spent={false} />
        {(fate === 'lost' || fate === 'ghost') && <Cross />}
        {fate === 'hurt' && <Burst />}
      </Pick>
      <DieOf {...{ unit, view, say, choices, choose, battle, marked }} />
    </div>
  )
}
/** 13.4 Eliminated, eliminated with its roll still to come (13.3.3), or hit in the last roll. */
function fateOf(unit: UnitId, { ghosts }: ManProps['battle'], story: Story | undefined) {
  if (ghosts.includes(unit)) return 'ghost'
  if (story?.lost.includes(unit)) return 'lost'
  return story?.reduced.includes(unit) ? 'hurt' : undefined
}
type DieProps = Omit<ManProps, 'story'>
/** 13.5 Its die; a reroll that may be taken is a button on it, one for each reason. */
function DieOf({ unit, view, say, choices, choose, battle, marked }: DieProps): ReactNode {
  const { rolling } = battle
  const face = rolling?.faces[rolling.units.indexOf(unit)]
  if (!face) return null
  const rerolls = (choices.units.get(unit) ?? []).filter((one) => one.do === 'reroll')
  const [only] = rerolls
  const name = say(text('web.die', { unit: unitName(unit), face: faceName(face) }))
  const again = rolling?.rerolled.filter((one) => one.unit === unit).length ?? 0
  const one = rerolls.length === 1 ? only : undefined
  return (
    <>
      <Pick
        option={one}
        choose={choose}
        isMarked={isSame(one, marked)}
        name={one ? label(one, view, say) : name}
        look="fi-cast"
        data={{}}
      >
        <FaceDie key={`${again} ${face}`} face={face} />
        {one && <Again />}
      </Pick>
      {rerolls.length > 1 &&
        rerolls.map((option) => (
          <button
            key={keyOf(option)}
            type="button"
            className={`fi-why${isSame(option, marked) ? ' fi-marked' : ''}`}
            aria-label={label(option, view, say)}
            onClick={() => choose(option)}
          >
            {say({ key: `why.${option.why}` })}
          </button>
        ))}
    </>
  )
}
/** An arrow that turns back: roll again. */
const Again = (): ReactNode => (
  <svg className="fi-again" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" />
    <path d="M17.5 9A6.5 6.5 0 1 0 18.5 13.5M18.5 5V9.6H14" />
  </svg>
)
