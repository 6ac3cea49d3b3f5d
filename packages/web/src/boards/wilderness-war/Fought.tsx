/** Fights that are over, as the log tells them: rolls, losses, what followed. */
import {
  type Piece,
  pieceOf,
  RAID_LOSSES,
  RAID_SUCCESS,
  SIDES,
  SIEGE_TABLE,
  type Side,
  SPACE,
  sideName,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { Lines, Reports, signed } from '../theatre/fight.tsx'
import { shotOf } from './BattleScene.tsx'
import { CombatTable, Strip } from './CombatTable.tsx'
import { Counter, stateOf } from './Counter.tsx'
import { Checks, Rolled } from './Force.tsx'
import { cellOf } from './RaidScene.tsx'
import type { Story } from './story.ts'

interface FoughtProps {
  readonly fought: readonly Story[]
  readonly view: View
  readonly say: Say
}
export function Fought({ fought, view, say }: FoughtProps): ReactNode {
  return (
    <Reports
      reports={fought.map((story) => [titleOf(story, say), <Report key={story.space} {...{ story, view, say }} />])}
    />
  )
}

interface ReportProps {
  readonly story: Story
  readonly view: View
  readonly say: Say
}
export const titleOf = ({ kind, space }: Story, say: Say): string =>
  say(text(`web.over.${kind}`, { space: spaceName(SPACE[space]) }))

function Report({ story, view, say }: ReportProps): ReactNode {
  const { kind, attacker, shots, roll, hard } = story
  const sides = attacker === 'french' ? SIDES.toReversed() : SIDES
  return (
    <>
      {shots.length > 0 && (
        <>
          <div className="fi-field">
            {sides.map((side) => (
              <SideOf key={side} side={side} {...{ story, view, say }} />
            ))}
          </div>
          <CombatTable aims={shots} edition={view.edition} say={say} />
        </>
      )}
      {kind === 'siege' && roll && (
        <>
          <Strip
            title={say(text('web.table.siege'))}
            cells={SIEGE_TABLE.map(signed)}
            row={roll.row}
            good={(row) => (SIEGE_TABLE[row] as number) > 0}
            say={say}
          />
          <Rolled roll={roll} say={say} />
        </>
      )}
      {kind === 'raid' && roll && (
        <>
          <Strip
            title={say(text(hard ? 'web.table.raid.hard' : 'web.table.raid.plain'))}
            cells={RAID_LOSSES[hard ? 'hard' : 'plain'].map(cellOf)}
            row={roll.row}
            good={(row) => row >= RAID_SUCCESS}
            say={say}
          />
          <Rolled roll={roll} say={say} />
        </>
      )}
      <Lines lines={story.lines.filter(isNoShot)} say={say} />
    </>
  )
}
const isNoShot = ({ text: { key } }: Story['lines'][number]): boolean => !/fire|reduced|leader_lives/.test(key)

function SideOf({ side, story, view, say }: ReportProps & { readonly side: Side }): ReactNode {
  const { attacker, winner, reduced, lost } = story
  const shot = shotOf(story, side)
  const hurt: readonly Piece[] = [...new Set([...lost, ...reduced])].filter((piece) => pieceOf(piece).side === side)
  return (
    <section className={`fi-side th-${side}${winner === side ? ' fi-won' : ''}`}>
      <h3>
        {say(sideName(side))} <small>{say(text(side === attacker ? 'web.part.attack' : 'web.part.defence'))}</small>
      </h3>
      {shot && (
        <>
          <strong className="ww-strength">{say(text('web.strength', { strength: shot.strength }))}</strong>
          <Rolled roll={shot} say={say}>
            <b>{say(text('web.result', { steps: shot.result }))}</b>
          </Rolled>
        </>
      )}
      <Checks {...{ story, side, say }} />
      {hurt.length > 0 && (
        <ul className="fi-men">
          {hurt.map((piece) => (
            <li
              key={piece}
              className={`fi-counter ${lost.includes(piece) ? 'fi-lost' : 'fi-hurt'}`}
              data-unit={pieceOf(piece).id}
            >
              <Counter piece={piece} say={say} spoken {...stateOf(view, piece)} chosen={false} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
