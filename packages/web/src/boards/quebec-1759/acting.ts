/** What a click or a drop means now: which of the options it chooses, or what it opens. */
import type { Option } from '@carillon/kernel'
import {
  type Column,
  INDIANS,
  RIVERS,
  type River,
  type Side,
  UNITS,
  type UnitId,
  type View,
  type Zone,
} from '@carillon/quebec-1759/page'
import { useMemo, useState } from 'preact/compat'
import type { BoardProps, Subject } from '../board.ts'
import { type Choices, sortChoices } from './choices.ts'
import type { Grip } from './drag.ts'
import { type Intent, useIntent, useReach } from './intent.ts'

export type Place = Zone | River
const isRiver = (space: string): space is River => RIVERS.includes(space as River)
const NONE: readonly Option[] = []

export interface Acting {
  readonly choices: Choices
  /** A unit that was chosen and now needs a place: a column, a zone for the Indians. */
  readonly held: UnitId | undefined
  readonly open: Place | undefined
  setOpen(space: Place | undefined): void
  readonly stuck: boolean
  /** Boats carry so many of those that were to go: as many as fit, or those whom one picks. */
  readonly short: { readonly room: number; readonly count: number; take(): void; leave(): void } | undefined
  /** How many blocks the boats carry from there, as far as it was asked. */
  room(from: Zone): number | undefined
  /** What a click on the place chooses (one), or asks about (several). */
  pickable(space: Place): readonly Option[]
  /** All that can be chosen there, for the opened stack. */
  offers(space: Place): readonly Option[]
  choose(option: Option, joined?: boolean): void
  click(target: EventTarget | null): void
  draggable(unit: UnitId, zone: Zone): boolean
  /** Who is taken along, and where he may go. */
  taken(grip: Grip): readonly UnitId[]
  targets(grip: Grip): ReadonlySet<string>
  /** It is taken up: the rules are asked where it may go. */
  takeUp(grip: Grip): void
  drop(grip: Grip, place: string): void
}

export function useActing(props: BoardProps<View>): Acting {
  const { view, seat, options, refuse } = props
  const choices = useMemo(() => sortChoices(options), [options])
  const [picked, hold] = useState<UnitId>()
  const [opened, setOpened] = useState<{ readonly space: Place; readonly step: string }>()
  const [stuck, setStuck] = useState(false)
  const [lacking, setLacking] = useState<{ readonly intent: Intent; readonly options: readonly Option[] }>()
  // What was opened is closed when the game goes on to another step.
  const open = opened?.step === view.step ? opened.space : undefined
  const setOpen = (space: Place | undefined) => setOpened(space && { space, step: view.step })
  const side: Side | undefined = seat === 'british' || seat === 'french' ? seat : undefined
  const order = side && view.orders[side]
  const draft = view.step === 'orders' && order?.kind === 'march' ? order : undefined
  const sends = options.some((o) => o.do === 'indian')
  // What is held goes down when the question is another.
  const posting = view.step === 'deployment' && choices.spaces.size > 0
  const wanted = picked && (posting || choices.columns.has(picked) || (picked === INDIANS && sends))
  const held = wanted ? picked : undefined

  const choose = (option: Option, joined = false) => {
    setStuck(false)
    setLacking(undefined)
    hold(view.step === 'deployment' ? (option.unit as UnitId | undefined) : undefined)
    props.choose(option, joined)
  }
  const reach = useReach(props)
  const want = useIntent({
    ...{ view, options, choose, wait: setOpen },
    short: (intent) => setLacking({ intent, options }),
    // What was to be placed is in hand now: of the zone it can be said why not.
    stuck: ({ kind, to }) => (kind === 'post' ? refuse({ space: to }) : setStuck(true)),
  })
  const { intent } = lacking?.options === options ? lacking : {}

  const offers = (space: Place): readonly Option[] => {
    if (!isRiver(space)) return choices.spaces.get(space) ?? NONE
    // Ships are clicked where they lie, and sail to the other area.
    return choices.spaces.get(space === 'bason' ? 'st_laurent' : 'bason') ?? NONE
  }
  const pickable = (space: Place): readonly Option[] =>
    offers(space).filter((o) => (o.do === 'indian') === (held === INDIANS))

  const atPlace = (space: Place, clicked: Subject = { space }) => {
    const found = pickable(space)
    if (found.length === 1) choose(found[0] as Option)
    else {
      setOpen(space)
      // Of ships it is said why they do not sail from there.
      if (offers(space).length === 0) refuse(isRiver(space) ? { space, from: space } : clicked)
    }
  }
  const atUnit = (unit: UnitId, space: Place | undefined) => {
    const option = choices.units.get(unit)
    if (option) choose(option)
    else if (choices.columns.has(unit) || (unit === INDIANS && sends)) hold(held === unit ? undefined : unit)
    else if (space) atPlace(space, { unit })
    else refuse({ unit })
  }
  const click = (target: EventTarget | null) => {
    const element = (target as Element | null)?.closest<HTMLElement | SVGElement>(
      '[data-read],[data-stack],[data-unit],[data-block],[data-column],[data-space]',
    )
    if (!element) return
    const { read, stack, unit, block, column, space, side: of } = element.dataset as Record<string, string | undefined>
    if (read !== undefined) {
      if (unit) refuse({ unit })
      else if (block !== undefined) refuse({ block: Number(block), side: of ?? '', space: space ?? '' })
    } else if (stack) setOpen(open === space ? undefined : (space as Place))
    else if (unit) atUnit(unit as UnitId, space as Place)
    else if (column) {
      const option = held && choices.columns.get(held)?.get(column as Column)
      if (option) choose(option)
    } else if (block !== undefined) {
      const option = view.scouting?.zone === space ? choices.blocks.get(Number(block)) : undefined
      if (option) choose(option)
      else if (space) atPlace(space as Place, { space, block, side: of ?? '' })
    } else if (space) atPlace(space as Place)
  }

  const draggable = (unit: UnitId, zone: Zone): boolean => {
    if (UNITS[unit].side !== side || view.step !== 'orders' || options.length === 0) return false
    if (draft) return draft.from === zone && !draft.groups.some((g) => g.units?.includes(unit))
    return (unit === INDIANS && sends) || offers(zone).some((o) => o.do === 'march')
  }
  const taken = ({ unit, space }: Grip): readonly UnitId[] => {
    if (unit) return [unit as UnitId]
    if (!space || !side) return []
    return view.zones[space as Zone][side].flatMap((b) =>
      'unit' in b && draggable(b.unit, space as Zone) ? [b.unit] : [],
    )
  }
  /** 6.4.1, 6.4.7 Alone the Indians go on their own order. */
  const alone = (units: readonly UnitId[]) => sends && units.length === 1 && units[0] === INDIANS
  const targets = (grip: Grip): ReadonlySet<string> => {
    if (view.step === 'deployment') return reach.known(grip.unit ?? '')
    if (view.battle) return new Set(choices.columns.get(grip.unit as UnitId)?.keys())
    if (alone(taken(grip))) return new Set(options.flatMap((o) => (o.do === 'indian' ? [o.space as Zone] : [])))
    return reach.known(grip.space as Zone)
  }
  const marches = (grip: Grip) => view.step === 'orders' && !alone(taken(grip))
  const takeUp = (grip: Grip) => {
    const at = view.step === 'deployment' ? grip.unit : marches(grip) ? grip.space : undefined
    if (at) reach.find(at).catch(() => undefined)
  }
  const drop = (grip: Grip, place: string) => {
    const units = taken(grip)
    const [unit] = units
    if (!unit || place === grip.space) return
    const to = place as Zone
    const from = grip.space as Zone
    const missed = () => refuse(view.battle ? { unit } : { space: to, from: grip.space ?? '' })
    if (marches(grip) && side) {
      const go = (zones: ReadonlySet<string>) =>
        zones.has(to) ? want({ kind: 'march', side, units, from, to, room: reach.room(from) }) : missed()
      reach.find(from).then(go, missed)
    } else if (view.step === 'deployment') want({ kind: 'post', side: 'french', units, to })
    else if (!targets(grip).has(place)) missed()
    else if (view.battle) choose(choices.columns.get(unit)?.get(place as Column) as Option)
    else choose(offers(to).find((o) => o.do === 'indian') as Option)
  }
  return {
    choices,
    held,
    open,
    setOpen,
    stuck,
    short: intent && {
      room: intent.room ?? 0,
      count: intent.units.length,
      take: () => want({ ...intent, fits: true }),
      leave: () => setLacking(undefined),
    },
    room: reach.room,
    pickable,
    offers,
    choose,
    click,
    draggable,
    taken,
    targets,
    takeUp,
    drop,
  }
}
