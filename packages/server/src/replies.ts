/** What each route gives when it does what it was asked for, as schemas: of the types that it is made of. */
import type {
  Acted,
  Alike as AlikeType,
  BotRow,
  ChannelRow,
  ClockRules,
  Complaint,
  InvitedTo as InvitedToType,
  ListedGame as ListedGameType,
  Manners as MannersType,
  OwnGame as OwnGameType,
  PasskeyRow,
  Profile as ProfileType,
  Sanction as SanctionType,
  Seek as SeekType,
  SessionRow,
} from '@carillon/protocol'
import Type, { type Static, type TSchema } from 'typebox'
import type { Person as PersonType } from './accounts.ts'
import { exactly } from './requests.ts'

/** A schema whose values are of the type; one that is not does not compile. */
const of =
  <T>() =>
  <S extends TSchema>(schema: Static<S> extends T ? S : never): S =>
    schema

const [Text, Whole, Flag] = [Type.String(), Type.Integer(), Type.Boolean()]
const Nothing = Type.Null()
const list = <S extends TSchema>(schema: S) => Type.Array(schema)
const maybe = <S extends TSchema>(schema: S) => Type.Optional(schema)
const word = <W extends string>(...words: W[]) => Type.Union(words.map((one) => Type.Literal(one)))

const Done = Type.Object({ ok: Type.Literal(true) }, exactly)
const Clock = of<ClockRules>()(
  Type.Object(
    {
      kind: word('live', 'days'),
      bank: Whole,
      add: Whole,
      cap: Whole,
      flag: word('auto', 'claim'),
      weekends: maybe(Text),
      vacation: maybe(Whole),
    },
    exactly,
  ),
)
const ListedSeat = Type.Object(
  { role: Text, name: maybe(Text), program: maybe(Type.Literal(true)), bot: maybe(Text), free: Flag },
  exactly,
)
const LISTED = {
  id: Text,
  title: Text,
  scenario: Text,
  people: list(ListedSeat),
  rated: Flag,
  created: Whole,
  clock: maybe(Clock),
  hints: maybe(Type.Literal(true)),
}
const ListedGame = of<ListedGameType>()(Type.Object(LISTED, exactly))
const Seek = of<SeekType>()(Type.Object({ ...LISTED, by: maybe(Text), expires: Whole, own: Flag }, exactly))
const InvitedTo = of<InvitedToType>()(Type.Object({ ...LISTED, seat: Text, by: maybe(Text), expires: Whole }, exactly))
const OwnGame = of<OwnGameType>()(
  Type.Object(
    {
      ...{ ...LISTED, seat: Text, state: word('playing', 'over', 'void'), yourTurn: Flag },
      ...{ score: maybe(Type.Number()), open: Flag, offered: maybe(Whole) },
    },
    exactly,
  ),
)
const SIDE = { title: Text, scenario: Text, side: Text }
const Profile = of<ProfileType>()(
  Type.Object(
    {
      name: Text,
      since: Whole,
      ratings: maybe(
        list(Type.Object({ ...SIDE, rating: Type.Number(), deviation: Type.Number(), games: Whole }, exactly)),
      ),
      results: list(Type.Object({ ...SIDE, won: Whole, drawn: Whole, lost: Whole }, exactly)),
      games: list(
        Type.Object(
          { id: Text, title: Text, scenario: Text, seat: Text, rated: Flag, open: Flag, score: Type.Number() },
          exactly,
        ),
      ),
    },
    exactly,
  ),
)
const Person = of<PersonType>()(Type.Object({ id: Text, name: Text }, exactly))
const Sanction = of<SanctionType>()(
  Type.Object(
    { what: word('warn', 'mute', 'ban'), reason: Text, at: Whole, until: Type.Union([Whole, Nothing]) },
    exactly,
  ),
)
const Me = Type.Object({ me: Person }, exactly)
const Session = of<SessionRow>()(Type.Object({ id: Text, made: Whole, ends: Whole, current: Flag }, exactly))
const Passkey = of<PasskeyRow>()(Type.Object({ id: Text, name: Text, used: Type.Union([Whole, Nothing]) }, exactly))
const Bot = of<BotRow>()(
  Type.Object(
    {
      ...{ id: Text, name: Text, scopes: list(word('read', 'play', 'make')), made: Whole },
      ends: Type.Union([Whole, Nothing]),
    },
    exactly,
  ),
)
const NewToken = Type.Object({ bot: Bot, token: Text }, exactly)
const Channel = of<ChannelRow>()(
  Type.Object(
    {
      ...{ id: Text, kind: word('mail', 'hook', 'push'), to: Text, discord: maybe(Type.Literal(true)) },
      ...{ failed: Whole, off: Type.Union([Whole, Nothing]), made: Whole },
    },
    exactly,
  ),
)
const Manners = of<MannersType>()(
  Type.Object({ zone: Text, quiet: maybe(Type.Tuple([Whole, Whole])), digest: maybe(Whole) }, exactly),
)
const Line = Type.Object({ id: Text, at: Whole, role: Text, text: Text }, exactly)
const Report = of<Omit<Complaint, 'kind'>>()(
  Type.Object(
    {
      ...{ id: Text, at: Whole, about: Text, name: Text, game: Text, kind: Text, text: Text },
      ...{ seq: Whole, title: Text, role: Text, lines: list(Line), standing: list(Sanction) },
    },
    exactly,
  ),
)
const Alike = of<AlikeType>()(
  Type.Object(
    {
      ...{ game: Text, title: Text, rated: Flag, over: Flag },
      seats: list(Type.Object({ role: Text, about: Text, name: Text }, exactly)),
      signs: list(Type.Object({ by: word('device', 'net'), since: Whole, days: Whole }, exactly)),
    },
    exactly,
  ),
)
const Act = of<Acted>()(
  Type.Object({ at: Whole, who: Text, what: Text, about: Text, name: Text, body: Type.Object({}) }, exactly),
)
/** What a passkey needs is as WebAuthn has it, the copy of all that is kept of one as the tables have it. */
const Whatever = Type.Object({})
const People = Type.Object({ people: list(Text) }, exactly)

/** By `METHOD address`; JSON all of them. Records and measures are text. */
export const REPLIES: Readonly<Record<string, TSchema>> = {
  'GET /health': Type.Object({ ok: Flag, store: word('sqlite', 'postgres'), version: Text }, exactly),
  'GET /api/openapi.json': Whatever,
  'POST /api/games': Type.Object({ id: Text, seat: maybe(Text), links: Type.Record(Text, Text) }, exactly),
  'GET /api/games': Type.Object({ games: list(OwnGame) }, exactly),
  'GET /api/lobby': Type.Object({ seeks: list(Seek), games: list(ListedGame), invitations: list(InvitedTo) }, exactly),
  'POST /api/lobby/seat': Type.Object({ id: Text, seat: Text, title: Text, link: Text }, exactly),
  'POST /api/lobby/seek': Type.Object({ expires: Whole }, exactly),
  'DELETE /api/lobby/seek': Done,
  'POST /api/invitations': Done,
  'POST /api/invitations/mail': Done,
  'DELETE /api/invitations': Done,
  'GET /api/people/:name': Profile,
  'GET /api/me/ratings': Type.Object({ ratings: Flag }, exactly),
  'POST /api/me/ratings': Type.Object({ ratings: Flag }, exactly),
  'GET /api/me/blocks': People,
  'POST /api/me/blocks': People,
  'DELETE /api/me/blocks': People,
  'POST /api/seat': Type.Object(
    { id: Text, seat: Text, title: Text, link: maybe(Text), further: maybe(Flag) },
    exactly,
  ),
  'POST /api/seat/close': Done,
  'POST /api/seat/lost': Type.Object({ token: Text, code: Text }, exactly),
  'POST /api/account': Me,
  'POST /api/account/mail': Done,
  'POST /api/account/passkey/options': Whatever,
  'POST /api/account/passkey': Me,
  'POST /api/session': Me,
  'POST /api/session/mail': Done,
  'POST /api/mail': Type.Object(
    { did: word('sign-in', 'sign-up', 'address'), me: Type.Object({ id: Text, name: Text }) },
    exactly,
  ),
  'DELETE /api/session': Done,
  'POST /api/passkey/options': Whatever,
  'POST /api/passkey': Me,
  'GET /api/me': Type.Object(
    {
      me: Type.Union([
        Nothing,
        Type.Object(
          {
            ...{ id: Text, name: Text, role: word('player', 'moderator', 'admin', 'bot') },
            ...{ hasPassword: Flag, mail: maybe(Text) },
          },
          exactly,
        ),
      ]),
      standing: maybe(list(Sanction)),
      offers: Type.Object({ mail: Flag }, exactly),
    },
    exactly,
  ),
  'DELETE /api/me': Done,
  'GET /api/me/data': Whatever,
  'GET /api/me/sessions': Type.Object({ sessions: list(Session) }, exactly),
  'POST /api/me/sessions/end': Type.Object({ ended: Whole }, exactly),
  'POST /api/me/password': Done,
  'POST /api/me/mail': Done,
  'DELETE /api/me/mail': Done,
  'GET /api/me/passkeys': Type.Object({ passkeys: list(Passkey) }, exactly),
  'POST /api/me/passkeys/options': Whatever,
  'POST /api/me/passkeys': Done,
  'DELETE /api/me/passkeys': Done,
  'GET /api/me/bots': Type.Object({ bots: list(Bot) }, exactly),
  'POST /api/me/bots': NewToken,
  'POST /api/me/bots/token': NewToken,
  'DELETE /api/me/bots/token': Done,
  'DELETE /api/me/bots': Done,
  'GET /api/me/notices': Type.Object(
    {
      channels: list(Channel),
      manners: Type.Union([Manners, Nothing]),
      offers: Type.Object({ push: Text, mail: Flag }, exactly),
    },
    exactly,
  ),
  'POST /api/me/notices': Type.Object({ channel: Channel, secret: maybe(Text) }, exactly),
  'DELETE /api/me/notices': Done,
  'POST /api/me/notices/on': Done,
  'POST /api/me/notices/trial': Type.Object({ delivery: Text }, exactly),
  'POST /api/me/manners': Done,
  'POST /api/reports': Done,
  'GET /api/moderation/reports': Type.Object({ reports: list(Report) }, exactly),
  'GET /api/moderation/alike': Type.Object({ alike: list(Alike) }, exactly),
  'GET /api/moderation/log': Type.Object({ acts: list(Act) }, exactly),
  'POST /api/moderation/acts': Done,
}
