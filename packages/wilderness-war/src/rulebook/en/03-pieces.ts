/** Chapter 3: units, leaders, markers. */
import type { Rule } from '../index.ts'

export const PIECES: readonly Rule[] = [
  {
    id: '3',
    title: 'The pieces',
    text: 'Units fight, leaders move them, markers remember.',
    see: ['3.1', '3.2', '3.3'],
  },
  {
    id: '3.1',
    title: 'Units',
    text: `Every unit has a combat strength and a movement allowance, and two **steps**: full and, after a loss, reduced. Three classes do three jobs. Drilled troops take forts and hold the open field. Auxiliaries own the woods. Militia guards the farms.

Strength full and reduced, then movement:
- Highlanders, Royal Americans: 4 and 3, moves 4;
- other regulars: 3 and 2, moves 4;
- marine detachments: 1 and 0, moves 4;
- provincials: 2 and 1, moves 4;
- light infantry: 2 and 1, moves 6;
- rangers: 2 and 1, moves 6;
- coureurs, Indians: 1 and 0, moves 6;
- militia: 1 and 1, does not move.`,
    see: ['3.11', '3.12', '3.13', '7.61'],
  },
  {
    id: '3.11',
    title: 'Drilled troops',
    text: `- **Regulars**: the troops of the crowns, Royal Americans, Highlanders and French marine detachments included.
- **Provincials**: regiments of the British colonies, northern or southern.
- **Light infantry**: British, drilled for the woods.

Only they build, roll for sieges, take stockades and suffer the winter, and only they need supply. Where a rule speaks of regulars, neither provincials nor light infantry count.`,
    see: ['5.41', '7.53', '8.231', '11.1', '17.1'],
  },
  {
    id: '3.12',
    title: 'Militia',
    text: 'Farmers under arms, British or Canadian. They wait in the militia box of their department and come to the map only for a battle at home or to defend a stockade against a raid. They are never activated.',
    see: ['7.3', '10.2', '10.3'],
  },
  {
    id: '3.13',
    title: 'Auxiliaries',
    text: '**Indians** of either side, French **coureurs** and British **rangers**. They are cheap to activate, raid, infiltrate, slip away from armies in the woods, and need no supply. Light infantry is not an auxiliary, though it fights like one in the woods (7.52).',
    see: ['5.531', '10.1', '13.0', '16.1'],
  },
  {
    id: '3.2',
    title: 'Leaders',
    text: `A leader shows three figures:
- **initiative**, 1 to 3: the lowest card value that activates his force;
- **command**: how many units he can take along, and his rank;
- **tactics**: what he adds to the die in battles, sieges, assaults, raids, interceptions and when avoiding battle.

Leaders are not units: they hold no space and have no steps.

Third edition: Dunbar’s command is 4, not 5.`,
    see: ['5.32', '5.34', '7.51', '7.7'],
  },
  {
    id: '3.3',
    title: 'Markers',
    text: 'They show fortifications, sieges, allied settlements, raided spaces, Amphib spaces, Fieldworks, the score, the season, a held card, the mood of the assemblies and events that last. Each is explained where its rule is.',
    see: ['5.51', '5.532', '7.55', '8.21'],
  },
]
