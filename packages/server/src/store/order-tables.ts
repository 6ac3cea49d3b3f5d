/** Tables of who keeps order: programs of other people, reports, what somebody may not do, and the log of every act. */

/** A program of somebody that plays: an account of its own. */
export interface ProgramTable {
  account: string
  owner: string
  made: number
}
/** Something that was said and is not shown any more. */
export interface HiddenTable {
  talk: string
  at: number
}
/** What somebody says of somebody, with what was said and how far the game was. */
export interface ReportTable {
  id: string
  at: number
  /** Account or session of who reports; whom he means: see moderation/sanctions.ts. */
  who: string
  about: string
  game: string
  kind: string
  text: string
  /** JSON. */
  evidence: string
  closed: number | null
}
/** What somebody may not do any more, or was told. */
export interface SanctionTable {
  id: string
  about: string
  /** warn | mute | ban */
  what: string
  reason: string
  at: number
  /** Nothing: for good. */
  until: number | null
  lifted: number | null
}
/** Every act of a moderator. Rows are never changed. */
export interface AuditTable {
  id: string
  at: number
  /** An account; `terminal` for who runs the house. */
  who: string
  what: string
  about: string
  /** JSON. */
  body: string
}
/** By what somebody has come to his seat: see moderation/alike.ts. */
export interface MarkTable {
  game: string
  role: string
  /** Account or session. */
  who: string
  /** device | net */
  kind: string
  hash: string
  since: number
  last: number
  days: number
}
export interface OrderTables {
  program: ProgramTable
  hidden: HiddenTable
  report: ReportTable
  sanction: SanctionTable
  audit: AuditTable
  mark: MarkTable
}

export const ORDER_STEP: string[] = [
  `create table program (account text primary key, owner text not null, made bigint not null) {strict}`,
  'create index program_owner on program (owner)',
  `create table hidden (talk text primary key, at bigint not null) {strict}`,
  `create table report (id text primary key, at bigint not null, who text not null, about text not null,
    game text not null, kind text not null, text text not null, evidence text not null, closed bigint) {strict}`,
  'create index report_closed on report (closed, at)',
  `create table sanction (id text primary key, about text not null, what text not null, reason text not null,
    at bigint not null, until bigint, lifted bigint) {strict}`,
  'create index sanction_about on sanction (about)',
  'create index sanction_at on sanction (at)',
  `create table audit (id text primary key, at bigint not null, who text not null, what text not null,
    about text not null, body text not null) {strict}`,
  'create index audit_at on audit (at)',
]

export const MARK_STEP: string[] = [
  `create table mark (game text not null, role text not null, who text not null, kind text not null, hash text not null,
    since bigint not null, last bigint not null, days integer not null,
    primary key (game, role, who, kind, hash)) {strict}`,
  'create index mark_who on mark (who)',
  'create index mark_last on mark (last)',
]
