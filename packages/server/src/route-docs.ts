/** What each route is for, in a line; and what it gives. */
export interface RouteDoc {
  readonly summary: string
  /** What comes back, where it is more than that it is done. */
  readonly gives?: string
  /** 200 if nothing else is said, and JSON. */
  readonly status?: number
  readonly type?: string
}

export const ABOUT: Readonly<Record<string, RouteDoc>> = {
  'GET /health': { summary: 'Whether the house is well', gives: '{ ok, store, version }' },
  'GET /metrics': { summary: 'Measures for Prometheus; this machine only', type: 'text/plain' },
  'GET /api/openapi.json': { summary: 'This document' },
  'POST /api/games': {
    summary: 'Makes a game; who says which side he plays sits down at once',
    ...{ gives: '{ id, seat?, links }: what opens each seat of a person, by role', status: 201 },
  },
  'GET /api/games/:id/record': {
    summary: 'A game as lines of JSON: the log that one’s seat may read; after the end all of it',
    ...{ gives: 'a head, then a line each: { log }, or { input } and { end }', type: 'application/x-ndjson' },
  },
  'GET /api/games': { summary: 'Games of one’s own, those that wait for one first', gives: '{ games }' },
  'GET /api/lobby': {
    summary: 'Seats that are offered, games that can be watched, invitations',
    gives: '{ seeks, games, invitations }',
  },
  'POST /api/lobby/seat': { summary: 'Sits down in a free seat', gives: '{ id, seat, title, link }' },
  'POST /api/lobby/seek': { summary: 'Offers the free seats of a game', gives: '{ expires }' },
  'DELETE /api/lobby/seek': { summary: 'Does not offer them any more' },
  'POST /api/invitations': { summary: 'Invites somebody by name', status: 201 },
  'POST /api/invitations/mail': { summary: 'Invites somebody by a letter', status: 202 },
  'DELETE /api/invitations': { summary: 'Says no to an invitation' },
  'GET /api/people/:name': { summary: 'Who somebody is: games, results, ratings' },
  'GET /api/me/blocks': { summary: 'Names of those whom one has blocked', gives: '{ people }' },
  'POST /api/me/blocks': { summary: 'Blocks somebody by name, everywhere', gives: '{ people }' },
  'DELETE /api/me/blocks': { summary: 'Blocks somebody no more', gives: '{ people }' },
  'GET /api/me/ratings': { summary: 'Whether one’s ratings are shown', gives: '{ ratings }' },
  'POST /api/me/ratings': { summary: 'Shows one’s ratings, or does not', gives: '{ ratings }' },
  'POST /api/seat': {
    summary: 'Sits down by the token of a link; who has no account gets a link of his own for it',
    gives: '{ id, seat, title, link?, further? }',
  },
  'POST /api/seat/close': {
    summary: 'What was sent to one opens one’s seat no more; who came after one by it is sent away',
  },
  'POST /api/seat/lost': {
    summary: 'Asks for a new link; it is good when all others have agreed to its word, and a while later',
    ...{ gives: '{ token, code }', status: 201 },
  },
  'POST /api/account': { summary: 'A new account with a password', gives: '{ me }', status: 201 },
  'POST /api/account/mail': { summary: 'A new account by a letter', status: 202 },
  'POST /api/account/passkey/options': { summary: 'What a passkey for a new account needs' },
  'POST /api/account/passkey': { summary: 'A new account with a passkey', gives: '{ me }', status: 201 },
  'POST /api/session': { summary: 'Signs in with a password', gives: '{ me }' },
  'POST /api/session/mail': { summary: 'Asks for a letter to sign in by', status: 202 },
  'POST /api/mail': { summary: 'Uses the link of a letter', gives: '{ did, me }' },
  'DELETE /api/session': { summary: 'Signs out' },
  'POST /api/passkey/options': { summary: 'What signing in with a passkey needs' },
  'POST /api/passkey': { summary: 'Signs in with a passkey', gives: '{ me }' },
  'GET /api/me': { summary: 'Who one is, and what moderators have told one', gives: '{ me, standing, offers }' },
  'DELETE /api/me': { summary: 'Leaves for good' },
  'GET /api/me/data': { summary: 'All that is kept of one' },
  'GET /api/me/sessions': { summary: 'One’s sessions', gives: '{ sessions }' },
  'POST /api/me/sessions/end': { summary: 'Ends one session, or all but this', gives: '{ ended }' },
  'POST /api/me/password': { summary: 'Another password; all other sessions end' },
  'POST /api/me/mail': { summary: 'Says where letters go; a letter asks whether that is so', status: 202 },
  'DELETE /api/me/mail': { summary: 'No more letters' },
  'GET /api/me/passkeys': { summary: 'One’s passkeys', gives: '{ passkeys }' },
  'POST /api/me/passkeys/options': { summary: 'What another passkey needs' },
  'POST /api/me/passkeys': { summary: 'Another passkey', status: 201 },
  'DELETE /api/me/passkeys': { summary: 'Takes a passkey away' },
  'GET /api/me/bots': { summary: 'One’s bots', gives: '{ bots }' },
  'POST /api/me/bots': { summary: 'A new bot; its token is told this once', gives: '{ bot, token }', status: 201 },
  'POST /api/me/bots/token': { summary: 'Another token for a bot', gives: '{ bot, token }', status: 201 },
  'DELETE /api/me/bots/token': { summary: 'Voids the token of a bot' },
  'DELETE /api/me/bots': { summary: 'Takes a bot away, with its token' },
  'GET /api/me/notices': { summary: 'Where and when one is told one’s turns', gives: '{ channels, manners, offers }' },
  'POST /api/me/notices': {
    summary: 'Another way to be told; the secret of a hook is told this once',
    ...{ gives: '{ channel, secret? }', status: 201 },
  },
  'DELETE /api/me/notices': { summary: 'Takes a way away' },
  'POST /api/me/notices/on': { summary: 'Switches one on that was switched off for its failures' },
  'POST /api/me/notices/trial': { summary: 'Sends a notice on trial', gives: '{ delivery }' },
  'POST /api/me/manners': { summary: 'Quiet hours, and notices gathered once a day' },
  'POST /api/reports': { summary: 'Reports somebody at a table to the moderators', status: 201 },
  'GET /api/moderation/reports': { summary: 'Reports that wait, with evidence; for moderators', gives: '{ reports }' },
  'GET /api/moderation/alike': {
    summary: 'Seats of one table that may be one person’s: by the same device, or in the same net; for moderators',
    gives: '{ alike }',
  },
  'GET /api/moderation/log': { summary: 'Every act of a moderator', gives: '{ acts }' },
  'POST /api/moderation/acts': { summary: 'Warns, mutes, bans, lifts, hides a line, dismisses a report', status: 201 },
}
