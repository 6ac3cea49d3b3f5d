/** The tables, in one source for both databases. Texts, whole numbers and nothing else: times are milliseconds, the rest is JSON. */
import { NOTICE_STEP, type NoticeTables } from './notice-tables.ts'
import { MARK_STEP, ORDER_STEP, type OrderTables } from './order-tables.ts'

export type Dialect = 'sqlite' | 'postgres'

export interface GameTable {
  /** Twelve random letters: nobody counts games. */
  id: string
  title: string
  /** The set-up as it was made: scenario, options, seats. JSON. */
  setup: string
  rules: string
  /** The number of the last row of its journal; in SQLite's table, of the last one that has changed its head (`Store.game` knows). */
  seq: number
  /** playing | over | void */
  state: string
  /** Roles it waits for, as anybody may know it. JSON. */
  waiting: string
  /** The row with which its head last changed: since then it waits for these. */
  turn: number
  /** JSON; `{}` without a clock. */
  clock: string
  deadline: number | null
  commitment: string
  /** Sealed: see vault.ts. */
  seed: string
  /** What seats have given to the dice. JSON. */
  entropy: string
  /** private | link | public */
  visibility: string
  /** 0 or 1. */
  rated: number
  outcome: string | null
  created: number
  /** When its head last changed. */
  changed: number
}
export interface SeatTable {
  game: string
  role: string
  /** Who sits there with an account. */
  account: string | null
  /** The name of a bot, if one plays. */
  bot: string | null
  joined: number | null
}
/** A browser or a program without an account that sits somewhere: the hash of its ticket. */
export interface HoldTable {
  session: string
  game: string
  role: string
  /** 1: it came by an invitation by which somebody had sat down before. */
  further: number
}
export interface JournalTable {
  game: string
  seq: number
  at: number
  /** Account, or nothing. */
  who: string | null
  key: string | null
  body: string
}
export interface PositionTable {
  game: string
  seq: number
  rules: string
  body: string
}
export interface LineTable {
  game: string
  n: number
  entry: string
}
/** Sessions, seat links and all that proves something by being known. Only the hash is stored. */
export interface TicketTable {
  hash: string
  kind: string
  account: string | null
  game: string | null
  role: string | null
  body: string
  expires: number
  used: number | null
}
export interface JobTable {
  key: string
  kind: string
  due: number
  tries: number
  /** Held by somebody until then. */
  held: number
  body: string
}
export interface TalkTable {
  id: string
  game: string
  at: number
  who: string
  role: string
  text: string
}
export interface BeatTable {
  node: string
  at: number
}
export interface OutageTable {
  began: number
  ended: number
}
/** Somebody who wants to be known. Who has left has no name. */
export interface AccountTable {
  id: string
  name: string
  /** What names that look alike have in common: see names.ts. */
  name_key: string
  /** A PHC string; nothing for who comes by passkey only. */
  password: string | null
  /** Sealed: see vault.ts; and the hash it is found by. */
  mail: string | null
  mail_hash: string | null
  settings: string
  /** player | moderator | admin | bot */
  role: string
  created: number
  closed: number | null
}
export interface PasskeyTable {
  id: string
  account: string
  public_key: string
  counter: number
  transports: string
  name: string
  used: number | null
}
/** Who does not want to hear of whom. */
export interface RelationTable {
  account: string
  other: string
  /** block | mute */
  kind: string
}
/** The free seats of a game are offered to anybody, until then. */
export interface SeekTable {
  game: string
  /** Who offers them; nobody in particular. */
  account: string | null
  expires: number
  /** Of somebody without an account: a hash of where he is that only this house can make. */
  network: string | null
}
/** A free seat is offered to somebody. */
export interface InvitationTable {
  game: string
  role: string
  account: string
  /** Who invites him. */
  who: string
  expires: number
}
/** How strong somebody is at something. */
export interface RatingTable {
  account: string
  title: string
  scenario: string
  side: string
  /** See glicko.ts. JSON. */
  value: string
  games: number
  at: number
}
/** A rated game has been counted: 2 is won, 1 drawn, 0 lost. */
export interface ResultTable {
  game: string
  role: string
  account: string
  score: number
  at: number
}
/** What somebody has noted for himself about a game, by his seat. */
export interface NoteTable {
  game: string
  role: string
  text: string
}
/** The sources of a version of a game's rules. */
export interface RulesTable {
  title: string
  version: string
  made: number
  /** Sealed: see editions.ts. */
  code: string
}
export interface Tables extends OrderTables, NoticeTables {
  seek: SeekTable
  invitation: InvitationTable
  rating: RatingTable
  result: ResultTable
  rules: RulesTable
  account: AccountTable
  passkey: PasskeyTable
  relation: RelationTable
  game: GameTable
  seat: SeatTable
  hold: HoldTable
  journal: JournalTable
  position: PositionTable
  line: LineTable
  ticket: TicketTable
  job: JobTable
  talk: TalkTable
  note: NoteTable
  beat: BeatTable
  outage: OutageTable
}

/** Never changed once released: a later one is added to the end. `strict` and `by key` are SQLite's. */
const STEPS: readonly string[][] = [
  [
    `create table game (id text primary key, title text not null, setup text not null, rules text not null,
      seq integer not null, state text not null, waiting text not null, turn integer not null, clock text not null,
      deadline bigint, commitment text not null, seed text not null, entropy text not null, visibility text not null,
      rated integer not null, outcome text, created bigint not null, changed bigint not null) {strict} {roomy}`,
    'create index game_open on game (state, changed)',
    `create table seat (game text not null, role text not null, account text, bot text, joined bigint,
      primary key (game, role)) {strict}`,
    'create index seat_account on seat (account, game)',
    `create table hold (session text not null, game text not null, role text not null,
      primary key (session, game)) {strict}`,
    `create table journal (game text not null, seq integer not null, at bigint not null, who text, key text,
      body text not null, primary key (game, seq)) {by key}`,
    'create unique index journal_key on journal (game, key) where key is not null',
    `create table position (game text primary key, seq integer not null, rules text not null, body text not null) {strict}`,
    `create table line (game text not null, n integer not null, entry text not null, primary key (game, n)) {by key}`,
    `create table ticket (hash text primary key, kind text not null, account text, game text, role text,
      body text not null, expires bigint not null, used bigint) {strict}`,
    'create index ticket_game on ticket (game, role)',
    'create index ticket_account on ticket (account, kind)',
    `create table job (key text primary key, kind text not null, due bigint not null, tries integer not null,
      held bigint not null, body text not null) {strict}`,
    'create index job_due on job (due)',
    `create table talk (id text primary key, game text not null, at bigint not null, who text not null,
      role text not null, text text not null) {strict}`,
    'create index talk_game on talk (game, at)',
    `create table beat (node text primary key, at bigint not null) {strict}`,
    `create table outage (began bigint primary key, ended bigint not null) {strict}`,
  ],
  [
    `create table account (id text primary key, name text not null, name_key text not null unique, password text,
      mail text, mail_hash text unique, settings text not null, role text not null, created bigint not null,
      closed bigint) {strict}`,
    `create table passkey (id text primary key, account text not null, public_key text not null, counter bigint not null,
      transports text not null, name text not null, used bigint) {strict}`,
    'create index passkey_account on passkey (account)',
    `create table relation (account text not null, other text not null, kind text not null,
      primary key (account, other, kind)) {strict}`,
  ],
  [
    'create table seek (game text primary key, account text, expires bigint not null) {strict}',
    'create index seek_expires on seek (expires)',
    'create index hold_game on hold (game)',
    `create table invitation (game text not null, role text not null, account text not null, who text not null,
      expires bigint not null, primary key (game, role, account)) {strict}`,
    'create index invitation_account on invitation (account)',
    `create table rating (account text not null, title text not null, scenario text not null, side text not null,
      value text not null, games integer not null, at bigint not null,
      primary key (account, title, scenario, side)) {strict}`,
    `create table result (game text not null, role text not null, account text not null, score integer not null,
      at bigint not null, primary key (game, role)) {strict}`,
  ],
  [
    `create table note (game text not null, role text not null, text text not null, primary key (game, role)) {strict}`,
    'create index relation_other on relation (other, kind)',
  ],
  [
    `create table rules (title text not null, version text not null, made bigint not null, code text not null,
      primary key (title, version)) {strict}`,
  ],
  ORDER_STEP,
  NOTICE_STEP,
  // What changes with every answer is in no index: it would be written with every answer.
  ['drop index game_open', 'create index game_public on game (visibility, state)'],
  // New links that those who agreed to them were given: they are asked for anew by who has lost his.
  ['create index ticket_expires on ticket (expires)', `delete from ticket where kind = 'seat' and body <> '{}'`],
  ['alter table hold add column further integer not null default 0'],
  ['alter table seek add column network text'],
  MARK_STEP,
]

const WORDS: Readonly<Record<Dialect, Readonly<Record<string, string>>>> = {
  sqlite: { '{strict}': 'strict', '{by key}': 'strict, without rowid', '{roomy}': '', bigint: 'integer' },
  // Room on the page for the next version of a game's row.
  postgres: { '{strict}': '', '{by key}': '', '{roomy}': 'with (fillfactor = 80)' },
}
/** What is to be run for each version after `from`, in order. */
export function stepsAfter(
  from: number,
  dialect: Dialect,
): readonly { readonly version: number; readonly sql: string[] }[] {
  const worded = (sql: string) =>
    Object.entries(WORDS[dialect]).reduce((text, [word, own]) => text.replaceAll(word, own), sql)
  return STEPS.slice(from).map((sql, i) => ({ version: from + i + 1, sql: sql.map(worded) }))
}
