/** The games that are kept in git as records: ten a title, over all scenarios and every value of every switch. */
import type { Role } from '@carillon/kernel'

export interface Recorded {
  readonly scenario: string
  /** What differs from the defaults. */
  readonly options?: Readonly<Record<string, string>>
  /** Who does not play as the others do. */
  readonly players?: Readonly<Record<Role, string>>
  readonly seed: number
}
export interface Title {
  /** The fields of the state that say which turn it is: a playthrough shows the board when they change. */
  readonly turn: readonly string[]
  readonly games: readonly Recorded[]
}

/** The strongest player there is that plays all of them in a minute. */
export const PLAYER = 'greedy'
export const GAMES_A_TITLE = 10

/**
 * By the id of the game. The first game of a scenario is its playthrough. Seeds were chosen for games that are short and
 * in which many different things happen.
 */
export const RECORDED: Readonly<Record<string, Title>> = {
  'quebec-1759': {
    turn: ['turn'],
    games: [
      { scenario: 'campaign', seed: 11 },
      { scenario: 'campaign', options: { edition: 'second' }, seed: 20 },
      { scenario: 'campaign', options: { tides: 'on', riverAssault: 'on' }, seed: 20 },
      { scenario: 'campaign', options: { orders: 'british_write', rearGuardOnRetreat: 'on' }, seed: 13 },
      { scenario: 'campaign', options: { orders: 'french_write', landingSplit: 'off' }, seed: 1 },
      { scenario: 'campaign', options: { marchMeans: 'exclusive', indiansInRearGuard: 'off' }, seed: 6 },
      { scenario: 'campaign', options: { roadSteFoySillery: 'on', roadStCharlesSteFoy: 'on' }, seed: 19 },
      { scenario: 'campaign', options: { edition: 'second', tides: 'on', orders: 'british_write' }, seed: 20 },
      { scenario: 'campaign', options: { edition: 'second', riverAssault: 'on', marchMeans: 'exclusive' }, seed: 13 },
      { scenario: 'campaign', seed: 10 },
    ],
  },
  'bayonets-and-tomahawks': {
    turn: ['year', 'round'],
    games: [
      { scenario: '1', seed: 1 },
      { scenario: '2', seed: 1 },
      // Of 60 seeds the one whose game goes on into 1760.
      { scenario: '3', options: { extended1760: 'on' }, seed: 45 },
      { scenario: '4', options: { emergencyArtillery: 'on' }, seed: 10 },
      { scenario: '1B', options: { balance: 'british1' }, players: { british: 'playbook' }, seed: 20 },
      { scenario: '3B', options: { team: 'british' }, seed: 2 },
      { scenario: '4B', options: { balance: 'french1' }, seed: 9 },
      { scenario: '1', options: { harshSupply: 'on' }, players: { french: 'playbook' }, seed: 14 },
      { scenario: '2', options: { team: 'both', balance: 'french2' }, seed: 2 },
      { scenario: '3', options: { team: 'french', balance: 'british2', harshSupply: 'on' }, seed: 11 },
    ],
  },
  'wilderness-war': {
    turn: ['year', 'season'],
    games: [
      { scenario: 'annus-mirabilis', seed: 6 },
      { scenario: 'early-war', seed: 18 },
      { scenario: 'late-war', options: { edition: 'third', reshuffle: 'campaign' }, seed: 17 },
      { scenario: 'full-campaign', options: { tournament: 'on' }, seed: 4 },
      { scenario: 'annus-mirabilis', options: { advanced: 'off' }, seed: 3 },
      { scenario: 'annus-mirabilis', options: { bid: 'british' }, seed: 2 },
      {
        scenario: 'annus-mirabilis',
        options: { edition: 'third', bid: 'french', militia: 'on', surrender: 'on' },
        seed: 2,
      },
      {
        scenario: 'annus-mirabilis',
        options: { edition: 'third', auction: 'on', linked: 'on', surrender: 'on' },
        seed: 12,
      },
      // 1755 and 1756 are the years of these two.
      { scenario: 'early-war', options: { edition: 'third', regulars: 'on', acadians: 'on' }, seed: 18 },
      {
        scenario: 'annus-mirabilis',
        options: { edition: 'third', tournament: 'on', linked: 'on', militia: 'on', trade: 'on' },
        seed: 30,
      },
    ],
  },
}
