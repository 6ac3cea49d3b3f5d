/** 13.6 Battles that are over, as the log tells them: the track, the dice by type, who was lost, what followed. */
import {
  type Faction,
  factionName,
  servedBy,
  spaceName,
  gameText as text,
  typeName,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import { Lines, Reasons, Reports, signed } from '../theatre/fight.tsx'
import { BattleTrack } from './BattleTrack.tsx'
import { Counter, stateOf } from './Counter.tsx'
import { Dice } from './Dice.tsx'
import type { Story } from './story.ts'

interface FoughtProps {
  readonly fought: readonly Story[]
  readonly view: View
  readonly say: Say
}
export function Fought({ fought, view, say }: FoughtProps): ReactNode {
  return (
    <Reports
      reports={fought.map((story) => [
        say(text('web.fight', { space: spaceName(story.space) })),
        <Report key={story.space} {...{ story, view, say }} />,
      ])}
    />
  )
}

interface ReportProps {
  readonly story: Story
  readonly view: View
  readonly say: Say
}
function Report({ story, view, say }: ReportProps): ReactNode {
  const { attacker, defender, marks, after } = story
  return (
    <>
      <BattleTrack marks={marks} say={say} />
      <div className="fi-field">
        {[attacker, defender].map((f) => (
          <SideOf key={f} faction={f} {...{ story, view, say }} />
        ))}
      </div>
      <Lines lines={after} say={say} />
    </>
  )
}

function SideOf({ faction, story, view, say }: ReportProps & { readonly faction: Faction }): ReactNode {
  const { attacker, marks, winner, penalties, shots, lost, reduced } = story
  const own = shots.filter((shot) => shot.faction === faction)
  const hurt = [...new Set([...lost, ...reduced])].filter((unit) => servedBy(view, unit) === faction)
  return (
    <section className={`fi-side th-${faction}${winner === faction ? ' fi-won' : ''}`}>
      <h3>
        {say(factionName(faction))}{' '}
        <small>{say(text(faction === attacker ? 'web.part.attack' : 'web.part.defence'))}</small>
      </h3>
      <strong className="fi-mark">{signed(marks[faction])}</strong>
      <Reasons reasons={penalties[faction]} ruleOf={() => '13.3.2'} say={say} />
      {own.map(({ type, faces }) => (
        <div key={type} className="fi-shot">
          <span>{say(type === 'militia' ? text('web.militia_row') : typeName(type))}</span>
          <Dice faces={faces} say={say} />
        </div>
      ))}
      {hurt.length > 0 && (
        <ul className="fi-men">
          {hurt.map((unit) => (
            <li key={unit} className={`fi-counter ${lost.includes(unit) ? 'fi-lost' : 'fi-hurt'}`} data-unit={unit}>
              <Counter unit={unit} say={say} spoken {...stateOf(view, unit)} spent={false} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
