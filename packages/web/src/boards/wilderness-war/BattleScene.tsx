/** 7 The battle: both forces, what changes their rolls, their columns of the table, the dice, losses and leaders. */
import {
  type Battle,
  columnOf,
  type Side,
  spaceId,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { Lines, Reasons } from '../theatre/fight.tsx'
import { type Aim, CombatTable } from './CombatTable.tsx'
import { Checks, Force, Rolled, type SceneProps } from './Force.tsx'
import { Leads } from './Leads.tsx'
import { isEnd, ruleOf, type Shot, type Story } from './story.ts'

export function BattleScene({ battle, ...props }: SceneProps & { readonly battle: Battle }): ReactNode {
  const { view, say, story } = props
  const { space, cause, attacker, defender } = battle
  const sides = [attacker, defender] as const
  return (
    <>
      <header className="fi-head">
        <h2 data-space={spaceId(space)}>
          {say(text('web.battle', { space: spaceName(space), cause: text(`web.cause.${cause}`) }))}
        </h2>
      </header>
      <div className="fi-field">
        {sides.map((side) => (
          <SideOf key={side} {...props} battle={battle} side={side} />
        ))}
      </div>
      <CombatTable aims={sides.flatMap((side) => aimOf(view, story, side) ?? [])} edition={view.edition} say={say} />
      <Lines lines={story?.winner ? story.lines.slice(story.lines.findIndex(isEnd)) : []} say={say} />
    </>
  )
}
export const shotOf = (story: Story | undefined, side: Side): Shot | undefined =>
  story?.shots.findLast((shot) => shot.side === side)

function aimOf(view: View, story: Story | undefined, side: Side): Aim | undefined {
  const shot = shotOf(story, side)
  if (shot) return shot
  const fire = view.fire?.[side]
  return fire && { side, column: columnOf(fire.strength, fire.shift) }
}

function SideOf({ battle, side, ...props }: SceneProps & { battle: Battle; side: Side }): ReactNode {
  const { view, say, story } = props
  const { attacker, pieces, commander, result, due, winner } = battle
  const shot = shotOf(story, side)
  const fire = view.fire?.[side]
  const leads = commander[side]
  return (
    <Force
      {...props}
      side={side}
      part={text(side === attacker ? 'web.part.attack' : 'web.part.defence')}
      pieces={pieces[side]}
      strength={shot?.strength ?? fire?.strength ?? 0}
      won={winner === side}
    >
      {leads !== null && <Leads piece={leads} say={say} />}
      {shot ? (
        <Rolled roll={shot} say={say}>
          <b>{say(text('web.result', { steps: shot.result }))}</b>
        </Rolled>
      ) : (
        <>
          <Reasons reasons={fire?.reasons ?? []} ruleOf={ruleOf} say={say} />
          {result[side] !== null && <p>{say(text('web.result', { steps: result[side] }))}</p>}
        </>
      )}
      {due[side] > 0 && <p className="ww-due">{say(text('web.due', { steps: due[side] }))}</p>}
      <Checks {...{ story, side, say }} />
      {winner === side && <p className="ww-won">{say(text('web.winner'))}</p>}
    </Force>
  )
}
