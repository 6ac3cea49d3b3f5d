/** 8, 9 The siege: level, both forces, the roll on its table; and the assault. */
import {
  ASSAULT_LEVEL,
  ASSAULT_SHIFT,
  columnOf,
  DRM,
  FORTRESS,
  fortificationName,
  SIEGE_TABLE,
  type Side,
  spaceId,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { Lines, Rule, signed } from '../theatre/fight.tsx'
import { Track } from '../theatre/Track.tsx'
import { shotOf } from './BattleScene.tsx'
import { CombatTable, Strip } from './CombatTable.tsx'
import { Checks, Force, Rolled, type SceneProps } from './Force.tsx'
import { sumOf } from './find.ts'
import { Leads } from './Leads.tsx'

const LEVELS = [0, 1, 2] as const
const GAINS = SIEGE_TABLE.map((gain) => signed(gain))

export function SiegeScene(props: SceneProps & { readonly siege: NonNullable<View['siege']> }): ReactNode {
  const { siege, view, say, story } = props
  const { space, besieger } = siege
  const level = view.sieges.find((one) => one.space === space)?.level ?? 0
  const kind = Math.abs(view.forts[space] as number)
  const needed = ASSAULT_LEVEL[kind === FORTRESS ? 'fortress' : 'fort']
  const sides: readonly Side[] = besieger === 'british' ? ['british', 'french'] : ['french', 'british']
  const assault = story?.kind === 'assault' || view.step === 'assault'
  const roll = story?.kind === 'siege' ? story.roll : undefined
  return (
    <>
      <header className="fi-head">
        <h2 data-space={spaceId(space)}>
          {say(text(assault ? 'web.assault' : 'web.siege', { space: spaceName(space), level }))}
        </h2>
        <p>{say(fortificationName(kind || FORTRESS))}</p>
      </header>
      <div className="ww-levels">
        <Track boxes={LEVELS} now={level} look={(box) => (box >= needed ? 'ww-storm' : '')} />
        <p>
          {say(text(level >= needed ? 'web.storm_now' : 'web.storm_from', { level: needed }))} <Rule rule="8.24" />
        </p>
      </div>
      <div className="fi-field">
        {sides.map((side) => (
          <SideOf key={side} {...props} side={side} />
        ))}
      </div>
      {assault ? (
        <CombatTable aims={sides.map((side) => aimOf(props, side))} edition={view.edition} say={say} />
      ) : (
        <>
          <Strip
            title={say(text('web.table.siege'))}
            cells={GAINS}
            row={roll?.row}
            good={(row) => (SIEGE_TABLE[row] as number) > 0}
            say={say}
          />
          {roll && <Rolled roll={roll} say={say} />}
        </>
      )}
      <Lines lines={story?.lines.slice(0, 1) ?? []} say={say} />
    </>
  )
}

type Props = SceneProps & { readonly siege: NonNullable<View['siege']> }
const strengthOf = ({ view, siege }: Props, side: Side): number =>
  sumOf(view, view.map[side][siege.space] ?? []).strength
function aimOf(props: Props, side: Side) {
  const shift = side === props.siege.besieger ? ASSAULT_SHIFT : 0
  return shotOf(props.story, side) ?? { side, column: columnOf(strengthOf(props, side), shift) }
}
function SideOf({ side, ...props }: Props & { readonly side: Side }): ReactNode {
  const { siege, view, say, story } = props
  const { space, besieger, commander } = siege
  const shot = shotOf(story, side)
  const coehorns = view.activation?.coehorns[side]
  return (
    <Force
      {...props}
      side={side}
      part={text(side === besieger ? 'web.part.besieges' : 'web.part.besieged')}
      pieces={view.map[side][space] ?? []}
      strength={shot?.strength ?? strengthOf(props, side)}
    >
      {side === besieger && <Leads piece={commander} say={say} />}
      {coehorns && (
        <p>
          {say(text('drm.coehorns', { points: DRM.coehorns.points, rule: '8.231' }))} <Rule rule="8.231" />
        </p>
      )}
      {shot && (
        <Rolled roll={shot} say={say}>
          <b>{say(text('web.result', { steps: shot.result }))}</b>
        </Rolled>
      )}
      <Checks {...{ story, side, say }} />
    </Force>
  )
}
