/** Tables of notices: where somebody is told that it is his turn, when, and what he was told. */

export interface ChannelTable {
  id: string
  /** An account, or the session of a browser without one. */
  owner: string
  /** mail | push | hook */
  kind: string
  /** Sealed: see vault.ts. */
  body: string
  /** How often it has failed since it last worked; when it was switched off for that. */
  failed: number
  off: number | null
  made: number
}
/** When somebody is told: see quiet-hours.ts. JSON. */
export interface MannersTable {
  owner: string
  body: string
}
/** One notice: of a turn of a seat, or of an invitation to it, by a channel; or that a letter to an address has gone, by its mark. */
export interface NoticeTable {
  /** All four of them: what makes it one. */
  id: string
  game: string
  role: string
  channel: string
  /** The row with which the game began to wait for him; -1 for an invitation. */
  turn: number
  due: number
  /** Held by somebody until then. */
  held: number
  tries: number
  sent: number | null
  /** When he has come to the table, or there was nothing to tell any more. */
  came: number | null
}
/** What the house keeps for itself. Sealed; but for the name of the key that seals. */
export interface SecretTable {
  name: string
  body: string
}
export interface NoticeTables {
  channel: ChannelTable
  manners: MannersTable
  notice: NoticeTable
  secret: SecretTable
}

export const NOTICE_STEP: string[] = [
  `create table channel (id text primary key, owner text not null, kind text not null, body text not null,
    failed integer not null, off bigint, made bigint not null) {strict}`,
  'create index channel_owner on channel (owner)',
  `create table manners (owner text primary key, body text not null) {strict}`,
  `create table notice (id text primary key, game text not null, role text not null, channel text not null,
    turn integer not null, due bigint not null, held bigint not null, tries integer not null, sent bigint,
    came bigint) {strict}`,
  'create index notice_due on notice (due) where sent is null and came is null',
  'create index notice_seat on notice (game, role) where came is null',
  `create table secret (name text primary key, body text not null) {strict}`,
]
