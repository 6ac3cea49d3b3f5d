/** What a board of the theatre brings to the table: its first picture at once, all else when it is wanted, from one file. */
import '../../styles/board-layer.css'
import '../../styles/theatre.css'
import '../../styles/theatre-map.css'
import '../../styles/theatre-fight.css'
import '../../styles/theatre-pieces.css'
import '../../styles/theatre-cards.css'
import '../../styles/theatre-tracks.css'
import type { Message } from '@carillon/kernel'
import type { ComponentType } from 'preact/compat'
import { soon } from '../../shell/deferred.tsx'
import type { GameBoard, PanelProps, Reading } from '../board.ts'
import { panelsOf } from '../panels.tsx'

type Loaded<T> = T extends () => Promise<infer L> ? L : never
/** What the first picture can do without: see `deferred.tsx` of a game. */
type Deferred<V, Name extends string> = Readonly<Record<Name, ComponentType<PanelProps<V>>>> & {
  readonly board: Loaded<GameBoard<V>['text']>
  readonly describe: Loaded<GameBoard<V>['describe']>
  readonly places: Loaded<NonNullable<GameBoard<V>['places']>>
  readonly reading: Reading
}
interface Theatre<V, Name extends string>
  extends Omit<GameBoard<V>, 'panels' | 'text' | 'describe' | 'places' | 'reading'> {
  deferred(): Promise<Deferred<V, Name>>
  /** The panels, each the component of this name. */
  readonly panels: readonly (readonly [id: string, title: Message, name: Name])[]
}

export const theatreBoard = <V, Name extends string>({
  deferred,
  panels,
  ...first
}: Theatre<V, Name>): GameBoard<V> => ({
  ...first,
  panels: panelsOf(deferred, panels),
  text: async () => (await deferred()).board,
  places: soon(async () => (await deferred()).places),
  reading: soon(async () => (await deferred()).reading),
  describe: soon(async () => (await deferred()).describe),
})
