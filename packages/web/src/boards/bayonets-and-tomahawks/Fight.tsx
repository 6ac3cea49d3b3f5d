/** 13 The battle: both sides face to face, by unit type in the order in which they roll. */
import {
  type Faction,
  factionName,
  ROLL_ORDER,
  servedBy,
  spaceName,
  gameText as text,
  typeName,
  UNIT,
  type UnitId,
  type UnitType,
  unitName,
} from '@carillon/bayonets-and-tomahawks/page'
import type { LogLine, Message, Option } from '@carillon/kernel'
import type { ReactNode } from 'preact/compat'
import { Foot, Lines, Reasons, signed } from '../theatre/fight.tsx'
import type { Asking } from './asking.ts'
import { BattleTrack } from './BattleTrack.tsx'
import { Counter, stateOf } from './Counter.tsx'
import { label } from './choices.ts'
import { Dice } from './Dice.tsx'
import { unitsAt } from './find.ts'
import { Man } from './Man.tsx'
import { battlesIn, type Shot, type Story } from './story.ts'

export interface FightProps extends Asking {
  readonly marked?: Option | undefined
  readonly asked?: Message | undefined
  readonly log?: readonly LogLine[] | undefined
}
type Battle = NonNullable<Asking['view']['battle']>
interface SceneProps extends FightProps {
  readonly battle: Battle
  readonly story: Story | undefined
}
const PENALTY = '13.3.2'

export function Fight(props: FightProps): ReactNode {
  const { view, say, log = [] } = props
  const { battle, battles, fought } = view
  const open = battles.filter((space) => space !== battle?.space && !fought.includes(space))
  const story = battle && battlesIn(log).at(-1)
  return (
    <div className="fi-scene">
      {battle ? (
        <Scene {...props} battle={battle} story={story?.space === battle.space ? story : undefined} />
      ) : (
        <p className="soft">{say(text('web.no_battle'))}</p>
      )}
      {open.length > 0 && <p className="fi-note">{say(text('web.to_fight', { spaces: open.map(spaceName) }))}</p>}
    </div>
  )
}

/** So many dice that may be rolled again have a button with their names, too: nobody has to find out that they can be pressed. */
const FEW = 2
function Scene(props: SceneProps): ReactNode {
  const { battle, story, view, say, choices, choose, marked, asked } = props
  const sides = [battle.attacker, battle.defender] as const
  const rows = ROLL_ORDER.filter((type) => sides.some((f) => rowOf(props, f, type).length > 0))
  const shown = new Set([...rows.flatMap((type) => sides.flatMap((f) => rowOf(props, f, type))), ...leaders(props)])
  const rerolls = choices.options.filter((option) => option.do === 'reroll')
  const rest = choices.options.filter(
    (option) => !shown.has(option.unit as UnitId) || (rerolls.length <= FEW && rerolls.includes(option)),
  )
  const last = story?.shots.at(-1)
  return (
    <>
      <header className="fi-head">
        <h2>{say(text('web.fight', { space: spaceName(battle.space) }))}</h2>
        <p>{say(phaseOf(props))}</p>
      </header>
      <BattleTrack marks={battle.marks} say={say} />
      <div className="fi-field">
        {sides.map((f) => (
          <SideOf key={f} {...props} faction={f} />
        ))}
        {rows.map((type, i) => (
          <div key={type} className="fi-row">
            <h3>
              <small>{i + 1}</small>
              {say(typeName(type))}
            </h3>
            {sides.map((f) => (
              <Rank key={f} {...props} faction={f} type={type} />
            ))}
          </div>
        ))}
        {sides.some((f) => battle.militia[f] > 0 || shotOf(story, f, 'militia')) && (
          <div className="fi-row">
            <h3>{say(text('web.militia_row'))}</h3>
            {sides.map((f) => (
              <MilitiaOf key={f} {...props} faction={f} />
            ))}
          </div>
        )}
      </div>
      {battle.apart.length > 0 && (
        <p className="fi-note">{say(text('web.apart', { units: battle.apart.map(unitName) }))}</p>
      )}
      <Lines lines={story?.winner ? story.after : (last?.lines ?? story?.before ?? [])} say={say} />
      <Foot {...{ asked, marked, say, choose }} options={rest} label={(option) => label(option, view, say)} />
    </>
  )
}

/** Those of a type that fight, and those it has lost in this battle. */
function rowOf({ view, battle, story }: SceneProps, f: Faction, type: UnitType): readonly UnitId[] {
  const here = unitsAt(view, f, battle.space).filter((unit) => !battle.apart.includes(unit))
  const gone = [...battle.ghosts, ...(story?.lost ?? [])].filter((unit) => servedBy(view, unit) === f)
  return [...new Set([...here, ...gone])].filter((unit) => UNIT[unit].type === type)
}
const commandersOf = ({ view, battle }: SceneProps, f: Faction): readonly UnitId[] =>
  unitsAt(view, f, battle.space).filter((unit) => UNIT[unit].type === 'commander' && !battle.apart.includes(unit))
const leaders = (props: SceneProps): readonly UnitId[] =>
  [props.battle.attacker, props.battle.defender].flatMap((f) => commandersOf(props, f))

function phaseOf({ battle, view }: SceneProps): Message {
  const { rolling } = battle
  if (rolling) return text('web.rolling', { faction: factionName(rolling.faction), type: typeName(rolling.type) })
  const { step } = view
  if (step === 'attack') return text('web.turn', { faction: factionName(battle.attacker) })
  if (step === 'defend') return text('web.turn', { faction: factionName(battle.defender) })
  return text(step === 'militia' ? 'web.phase.militia' : step === 'outcome' ? 'web.phase.outcome' : 'web.phase.before')
}

/** Name, position on the track, who leads, what weighs on it. */
function SideOf(props: SceneProps & { readonly faction: Faction }): ReactNode {
  const { faction, battle, story, view, say } = props
  const attacks = faction === battle.attacker
  const leads = battle.commander[faction]
  const event = battle.eventRerolls[faction]
  return (
    <section className={`fi-side th-${faction}${story?.winner === faction ? ' fi-won' : ''}`}>
      <h3>
        {say(factionName(faction))} <small>{say(text(attacks ? 'web.part.attack' : 'web.part.defence'))}</small>
      </h3>
      <strong className="fi-mark">
        <span className="unseen">{say(text('web.mark', { mark: signed(battle.marks[faction]) }))}</span>
        <span aria-hidden="true">{signed(battle.marks[faction])}</span>
      </strong>
      <Reasons reasons={story?.penalties[faction] ?? []} ruleOf={() => PENALTY} say={say} />
      {commandersOf(props, faction).map((unit) => (
        <div key={unit} className="fi-leader">
          <Man {...props} unit={unit} />
          {leads?.unit === unit && <span>{say(text('web.leads', { unit: unitName(unit), left: leads.left }))}</span>}
        </div>
      ))}
      {leads && !unitsAt(view, faction, battle.space).includes(leads.unit) && (
        <div className="fi-leader">
          <Counter unit={leads.unit} say={say} spoken {...stateOf(view, leads.unit)} />
        </div>
      )}
      {event !== null && <p>{say(text('web.event_rerolls', { left: event }))}</p>}
    </section>
  )
}

/** 13.5 Who may still roll again: the Commander, an event. */
export function rerollsOf({ commander, eventRerolls }: Battle, f: Faction): readonly Message[] {
  const [leads, event] = [commander[f], eventRerolls[f]]
  return [
    ...(leads ? [text('web.leads', { unit: unitName(leads.unit), left: leads.left })] : []),
    ...(event === null ? [] : [text('web.event_rerolls', { left: event })]),
  ]
}

type State = 'now' | 'done' | 'next'
/** 13.3.3 The attacker's types roll first, then the defender's. */
function stateOfRow({ battle, view }: SceneProps, f: Faction, type: UnitType): State {
  if (battle.rolling?.faction === f && battle.rolling.type === type) return 'now'
  const turn = { prepare: 0, attack: 1, defend: 2 }[view.step as string] ?? 3
  const own = f === battle.attacker ? 1 : 2
  return turn > own || (turn === own && battle.done.includes(type)) ? 'done' : 'next'
}
const shotOf = (story: Story | undefined, f: Faction, type: Shot['type']): Shot | undefined =>
  story?.shots.findLast((shot) => shot.faction === f && shot.type === type)

function Rank(props: SceneProps & { readonly faction: Faction; readonly type: UnitType }): ReactNode {
  const { faction, type, story, say } = props
  const units = rowOf(props, faction, type)
  if (units.length === 0) return <div className="fi-rank" />
  const state = stateOfRow(props, faction, type)
  const shot = shotOf(story, faction, type)
  return (
    <div className={`fi-rank fi-${state} th-${faction}`}>
      <span className="unseen">{say(text(`web.row.${state}`))}</span>
      <ul className="fi-men">
        {units.map((unit) => (
          <li key={unit}>
            <Man {...props} unit={unit} />
          </li>
        ))}
      </ul>
      {shot && state === 'done' && <Dice faces={shot.faces} say={say} />}
    </div>
  )
}

/** 13.2.1 */
function MilitiaOf({ faction, battle, story, view, say }: SceneProps & { readonly faction: Faction }): ReactNode {
  const count = battle.militia[faction]
  const shot = shotOf(story, faction, 'militia')
  if (count === 0 && !shot) return <div className="fi-rank" />
  return (
    <div className={`fi-rank fi-${shot || view.step === 'outcome' ? 'done' : 'next'} th-${faction}`}>
      <p className="fi-militia">{say(text('web.militia', { count }))}</p>
      {shot && <Dice faces={shot.faces} say={say} />}
    </div>
  )
}
