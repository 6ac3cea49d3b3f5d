/** 7 The battle: two lines face to face, the reader's own below. */
import type { LogLine, Message, Option } from '@carillon/kernel'
import {
  type BattleView,
  type Block,
  COLUMNS,
  type Column,
  columnName,
  gameText,
  type LineView,
  type Side,
  sideName,
  spaceName,
  UNITS,
  type UnitId,
  unitName,
  type View,
  wayName,
  web,
} from '@carillon/quebec-1759/page'
import { type ReactNode, useEffect } from 'preact/compat'
import { useBatch } from '../batch.ts'
import type { Say } from '../board.ts'
import { type Choices, label, same } from './choices.ts'
import { asLastTime, evenly, keepLine, type Plan } from './line-up.ts'
import { Loose, PATTERNS } from './Piece.tsx'
import { blockName, EMBLEM, liesOpen } from './Stacks.tsx'
import { SYMBOLS, shortName } from './symbols.ts'

export interface BattleProps {
  readonly view: View
  readonly battle: BattleView
  readonly seat: string
  readonly say: Say
  readonly choices: Choices
  readonly options: readonly Option[]
  readonly held: UnitId | undefined
  readonly over: string | undefined
  readonly marked: Option | undefined
  readonly asked?: Message | undefined
  readonly wanted?: readonly Option[] | undefined
  readonly news?: readonly LogLine[] | undefined
  choose(option: Option, joined?: boolean): void
  /** To the map, and back. */
  hide(): void
}
type Part = Column | 'reserve'

export function Battle(props: BattleProps): ReactNode {
  const { view, battle, seat, say, choices, choose, hide, marked } = props
  const { zone, attacker, from, way, kind, round, acting, routed, leaving } = battle
  const near: Side = seat === 'french' ? 'french' : 'british'
  const far: Side = near === 'british' ? 'french' : 'british'
  const retreats = [...choices.spaces.values()].flat()
  const landing = round === 1 && acting !== attacker && way === 'boat'
  const helping = choices.columns.size > 0
  const line = battle.lines[near]
  const isDrawn = round > 0 && battle.kind === 'columns' && seat === near
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a battle, when the line stands.
  useEffect(() => {
    if (isDrawn && line) keepLine(line)
  }, [isDrawn, zone])
  return (
    <section className={`q-card q-battle${helping ? ' q-drawing' : ''}`} aria-label={say(web.battle(zone))}>
      <header>
        <h2>{say(web.battle(zone))}</h2>
        {round > 0 && <span className="q-pill">{say(web.round(round))}</span>}
        {kind === 'skirmish' && <span className="q-pill">{say(web.skirmish)}</span>}
        <button type="button" className="button button-small button-quiet" onClick={hide}>
          {say(web.map)}
        </button>
        <p>
          {say(gameText('board.came', { attacker: sideName(attacker), from: spaceName(from), way: wayName(way) }))}{' '}
          {routed && <strong>{say(web.routed(routed))}. </strong>}
          {leaving && <strong>{say(web.leaving(leaving.side, leaving.to, leaving.way))}. </strong>}
          {landing && <em>{say(web.landing)}</em>}
          {helping && <em>{say(web.drawHelp)}</em>}
        </p>
        <Hits {...props} />
        {helping && <LineUp {...props} side={near} />}
      </header>
      <div className={`q-field q-in-${kind ?? 'columns'}`}>
        <Army side={far} {...props} />
        <Army side={near} near {...props} />
      </div>
      {(choices.buttons.length > 0 || retreats.length > 0) && (
        <footer>
          {[...choices.buttons, ...retreats].map((option, i) => (
            <button
              key={JSON.stringify(option)}
              type="button"
              className={`button button-small ${i === 0 && option.do ? 'button-primary' : ''}${same(option, marked) ? ' q-marked' : ''}`}
              onClick={() => choose(option)}
            >
              {label(option, view, say)}
            </button>
          ))}
        </footer>
      )}
    </section>
  )
}

/** 7.5.2 All who wait, at once. */
function LineUp(props: BattleProps & { readonly side: Side }): ReactNode {
  const { battle, side, choices, options, wanted, say, choose } = props
  const begin = useBatch(options, `${battle.zone} ${side}`, choose)
  const line = battle.lines[side]
  const waiting = waitingOf(props, side, line).flatMap((b) => ('unit' in b && choices.columns.has(b.unit) ? [b] : []))
  const standing = COLUMNS.flatMap((column) =>
    (line?.[column] ?? []).flatMap((b) => ('unit' in b ? [{ ...b, column }] : [])),
  )
  const even = evenly(waiting, standing)
  const last = asLastTime(waiting)
  // A guided game may want the reserve first.
  const fits = (plan: Plan) =>
    plan.size > 0 && [...plan].every(([unit, column]) => wanted?.some((one) => same({ unit, column }, one)) ?? true)
  if (waiting.length < 2 || !(fits(even) || fits(last))) return null
  const put = (plan: Plan) => begin(({ unit, column }) => plan.get(unit as UnitId) === column, waiting.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className="q-line-up" role="group" aria-label={say(web.lineUp)}>
      {fits(even) && (
        <button type="button" className="button button-small" onClick={() => put(even)}>
          {say(web.lineEven)}
        </button>
      )}
      {fits(last) && (
        <button type="button" className="button button-small" onClick={() => put(last)}>
          {say(web.lineLast)}
        </button>
      )}
    </div>
  )
}

/** 7.7.2 What was rolled last, and what is to be taken for it. */
function Hits({ battle, choices, asked, news, say }: BattleProps): ReactNode {
  const shots = news?.findLast(({ text }) => text.args?.hits !== undefined)
  const hits = asked?.args?.hits
  const [unit] = choices.units.keys()
  if (typeof hits !== 'number' || !unit) return shots ? <p>{say(shots.text)}</p> : null
  const line = battle.kind === 'columns' && !battle.leaving ? battle.lines[UNITS[unit].side] : undefined
  const column = COLUMNS.find((one) => line?.[one].some((b) => 'unit' in b && b.unit === unit))
  return (
    <p className="q-hits">
      <strong>{say(column ? web.hitsColumn(hits, column) : web.hits(hits))}</strong> {shots && say(shots.text)}
    </p>
  )
}

/** Those who are at the battle but have no place in the line yet. */
function waitingOf({ view, battle }: BattleProps, side: Side, line: LineView | null): readonly Block[] {
  const here = view.zones[battle.zone][side]
  if (!line) return here
  const placed = new Set(Object.values(line).flatMap((row) => row.flatMap((b) => ('unit' in b ? [b.unit] : []))))
  return here.filter((b) => 'unit' in b && !placed.has(b.unit))
}

function Army(props: BattleProps & { readonly side: Side; readonly near?: true }): ReactNode {
  const { battle, side, near, say } = props
  const line = battle.lines[side]
  const waiting = battle.leaving || battle.routed ? [] : waitingOf(props, side, line)
  const columns = battle.kind === 'skirmish' ? (['centre'] as const) : COLUMNS
  const role = battle.attacker === side ? web.attacks : web.defends
  const [asked] = props.choices.units.keys()
  // An enemy who has yet to line up has no places to show: the room is for whoever lines up now.
  const lined = near || line !== null
  const acts = battle.round > 0 && (asked ? UNITS[asked].side : battle.acting) === side && !battle.leaving
  const ranks = battle.kind && lined && (
    <div className="q-columns">
      {columns.map((column) => (
        <Row key={column} part={column} blocks={line?.[column] ?? []} {...props} />
      ))}
    </div>
  )
  const rear = (
    <div className="q-rear">
      <h3 className={acts ? 'q-acts' : ''}>
        <svg className="q-arms" viewBox="-18 -18 36 36" aria-hidden="true">
          <path d={EMBLEM[side]} fill={`url(#${PATTERNS[side]})`} />
        </svg>
        <span>
          {say(sideName(side))} <small>{say(role)}</small>
        </span>
      </h3>
      {battle.kind === 'columns' && lined && <Row part="reserve" blocks={line?.reserve ?? []} {...props} />}
    </div>
  )
  const pool = waiting.length > 0 && <Row blocks={waiting} {...props} />
  return (
    <div className={`q-army q-${side}`}>
      {near ? (
        <>
          {ranks}
          {rear}
          {pool}
        </>
      ) : (
        <>
          {pool}
          {rear}
          {ranks}
        </>
      )}
    </div>
  )
}

/** A column, the reserve, or those who wait. A block that is held can be put down here. */
function Row(props: BattleProps & { side: Side; near?: true; part?: Part; blocks: readonly Block[] }): ReactNode {
  const { part, blocks, side, near, say, held, over, choices, battle, view, marked } = props
  const option = near && part && held ? choices.columns.get(held)?.get(part) : undefined
  const open = near && part && [...choices.columns.values()].some((places) => places.has(part))
  const broken = part && part !== 'reserve' && battle.routed === side && blocks.length === 0
  const hot = `${open ? ' q-open' : ''}${option ? ' q-can' : ''}${near && over === part && part ? ' q-over' : ''}`
  const name = part ? columnName(part) : web.waiting
  const isMarked = near && marked?.column === part && part ? ' q-marked' : ''
  return (
    <div
      className={`q-row q-row-${part ?? 'waiting'}${hot}${broken ? ' q-broken' : ''}${isMarked}`}
      {...(open && { 'data-column': part })}
    >
      {option ? (
        <button type="button" className="q-put" aria-label={label(option, view, say)}>
          {say(name)}
        </button>
      ) : (
        <span className="q-name">{say(name)}</span>
      )}
      <div className="q-men">
        {blocks.map((block) => (
          <Man key={'unit' in block ? block.unit : `b${block.block}`} block={block} {...props} />
        ))}
      </div>
    </div>
  )
}

function Man(props: BattleProps & { side: Side; block: Block }): ReactNode {
  const { block, side, say, choices, held, battle, view, seat, marked } = props
  const unit = 'unit' in block ? block.unit : undefined
  const option = unit && choices.units.get(unit)
  const moves = unit !== undefined && choices.columns.has(unit)
  const clickable = option !== undefined || moves
  const name = blockName(block, say)
  const cv = 'unit' in block && unit ? say(web.strength(block.cv, UNITS[unit].cv)) : ''
  const full = [option ? label(option, view, say) : name, cv].filter(Boolean).join(', ')
  const loaded = unit !== undefined && battle.toFire.includes(unit)
  const state = `${clickable ? ' q-can' : ''}${unit && held === unit ? ' q-held' : ''}${unit && marked?.unit === unit ? ' q-marked' : ''}`
  const data = {
    className: `q-man${state}`,
    ...(unit ? { 'data-unit': unit } : { 'data-block': 0, 'data-side': side }),
    ...(moves && { 'data-drag': '' }),
  }
  const body = (
    <>
      <Loose
        side={side}
        block={block}
        lies={liesOpen(view, seat, side, block)}
        {...(unit && { short: shortName(unit, say(unitName(unit))) })}
      />
      {loaded && (
        <svg className="q-loaded" viewBox="0 0 24 24" role="img" aria-label={say(web.loaded)}>
          <path d={SYMBOLS.grenadiers} />
        </svg>
      )}
      <span aria-hidden={clickable}>{unit ? name : ''}</span>
      {clickable && <span className="unseen">{full}</span>}
    </>
  )
  return clickable ? (
    <button type="button" aria-pressed={moves ? held === unit : undefined} {...data}>
      {body}
    </button>
  ) : (
    <div data-read="" {...data}>
      {body}
    </div>
  )
}
