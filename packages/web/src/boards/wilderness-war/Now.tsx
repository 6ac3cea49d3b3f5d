/** What is going on: a march, a battle, a siege, an assault, raids. */
import type { LogLine } from '@carillon/kernel'
import { type Piece, pieceCalled, pieceName, spaceId, spaceName, gameText as text } from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import { Foot } from '../theatre/fight.tsx'
import { BattleScene } from './BattleScene.tsx'
import { label } from './choices.ts'
import type { SceneProps } from './Force.tsx'
import { MarchScene } from './MarchScene.tsx'
import { RaidScene } from './RaidScene.tsx'
import { SiegeScene } from './SiegeScene.tsx'
import { fightsIn } from './story.ts'

interface NowProps extends Omit<SceneProps, 'story'> {
  readonly log?: readonly LogLine[] | undefined
}
export function Now({ log = [], ...asking }: NowProps): ReactNode {
  const { view, say, choices, choose, marked, asked } = asking
  const { battle, siege, march, raids, activation } = view
  const [raid, ...later] = raids
  const place = battle?.space ?? siege?.space ?? raid?.space
  // What was told of the place before this action is another matter; so is a battle before its siege.
  const begun = log.findLastIndex(({ chapter }) => chapter === 'action')
  const told = fightsIn(log.slice(Math.max(0, begun))).at(-1)
  const isHere = place !== undefined && told?.space === spaceId(place) && (!siege || battle || told.kind !== 'battle')
  const story = isHere ? told : undefined
  const props = { ...asking, story }
  const shown = new Set(shownIn(props))
  const rest = choices.options.filter(({ piece }) => !shown.has(piece === undefined ? -1 : pieceCalled(`${piece}`)))
  const groups = activation?.groups ?? []
  return (
    <div className="fi-scene">
      {battle ? (
        <BattleScene {...props} story={story?.kind === 'battle' ? story : undefined} battle={battle} />
      ) : siege ? (
        <SiegeScene {...props} siege={siege} />
      ) : raid ? (
        <RaidScene {...props} raid={raid} />
      ) : march ? (
        <MarchScene {...props} march={march} />
      ) : (
        groups.length === 0 && <p className="soft">{say(text('web.quiet'))}</p>
      )}
      {later.map(({ space, pieces }) => (
        <p key={`${space} ${pieces[0]}`} className="fi-note">
          {say(text('web.raid_later', { space: spaceName(space) }))}
        </p>
      ))}
      {groups.length > 0 && (
        <div className="fi-note">
          {say(text('web.groups'))}
          <ul>
            {groups.map(({ commander, pieces, space }) => (
              <li key={pieces[0]}>
                {say(
                  text('web.group', {
                    head: pieceName(commander ?? (pieces[0] as number)),
                    count: pieces.length,
                    space: spaceName(space),
                  }),
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(place !== undefined || march) && (
        <Foot {...{ asked, marked, say, choose }} options={rest} label={(option) => label(option, view, say)} />
      )}
    </div>
  )
}

/** Pieces that lie in the scene, and are chosen there. */
function shownIn({ view }: SceneProps): readonly Piece[] {
  const { battle, siege, raids } = view
  if (battle) return [...battle.pieces.british, ...battle.pieces.french]
  if (siege) return [...(view.map.british[siege.space] ?? []), ...(view.map.french[siege.space] ?? [])]
  return raids[0]?.pieces ?? []
}
