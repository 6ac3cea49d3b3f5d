/** 10 A raid: who raids what, the militia near by, the roll on its table, what came of it, and the way home. */
import {
  DEPARTMENT_SIDE,
  factsOf,
  NORTHERN_MILITIA,
  RAID_LOSSES,
  RAID_SUCCESS,
  type Raid,
  SOUTHERN_MILITIA,
  ST_LAWRENCE_MILITIA,
  spaceId,
  spaceName,
  gameText as text,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { Lines, Rule } from '../theatre/fight.tsx'
import { Strip } from './CombatTable.tsx'
import { Checks, Force, Rolled, type SceneProps } from './Force.tsx'
import { sumOf } from './find.ts'

const MILITIA_BOX = {
  northern: NORTHERN_MILITIA,
  southern: SOUTHERN_MILITIA,
  'st-lawrence': ST_LAWRENCE_MILITIA,
} as const

export function RaidScene({ raid, ...props }: SceneProps & { readonly raid: Raid }): ReactNode {
  const { view, say } = props
  const { space } = raid
  const told = props.story?.kind === 'raid' && props.story.space === spaceId(space) ? props.story : undefined
  const here = raid.pieces.filter((piece) => view.at[piece] === space)
  const { department } = factsOf(space)
  const defender = department && DEPARTMENT_SIDE[department]
  const militia = department && defender && defender !== view.active ? view.map[defender][MILITIA_BOX[department]] : []
  return (
    <>
      <header className="fi-head">
        <h2 data-space={spaceId(space)}>{say(text('web.raid', { space: spaceName(space) }))}</h2>
      </header>
      <div className="fi-field ww-alone">
        <Force
          {...props}
          story={told}
          side={view.active}
          part={text('web.part.raids')}
          pieces={here}
          strength={sumOf(view, here).strength}
        >
          <p>
            {say(text('web.militia_near', { count: militia?.length ?? 0 }))} <Rule rule="10.3" />
          </p>
          {told?.roll && <Rolled roll={told.roll} say={say} />}
          <Checks story={told} side={view.active} say={say} />
        </Force>
      </div>
      {(['plain', 'hard'] as const).map((kind) => (
        <Strip
          key={kind}
          title={say(text(`web.table.raid.${kind}`))}
          cells={RAID_LOSSES[kind].map(cellOf)}
          row={told && told.hard === (kind === 'hard') ? told.roll?.row : undefined}
          good={(row) => row >= RAID_SUCCESS}
          say={say}
        />
      ))}
      <Lines lines={told?.lines ?? []} say={say} />
    </>
  )
}
/** A tick for success, and the steps the raiders lose. */
export const cellOf = (losses: number, row: number): string =>
  [row >= RAID_SUCCESS ? '✓' : '', losses > 0 ? `−${losses}` : ''].join(' ').trim() || '·'
