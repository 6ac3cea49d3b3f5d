/** 1.3, 9, 13 The die, and what it does in raids and battles. */
import type { Aid, AidCell } from '@carillon/kernel'
import { BARE_FORT, LARGE_OOS, LARGE_STACK, LOWEST_MARK, PENALTY, ROUT_BY } from '../data/battle.ts'
import { FACE_IDS, FACES, type Face } from '../data/dice.ts'
import { BAYONETS, matches, TARGETS, type Targets } from '../data/hits.ts'
import { FACTIONS } from '../data/map.ts'
import { INTERCEPTION, RAID_SUCCESS } from '../data/raids.ts'
import { BIT, ROLL_ORDER, shapeOf, some, TYPES, UNIT_IDS, type UnitType, unitOf } from '../data/units.ts'
import { faceName, factionName, say, typeName, unitName } from '../messages.ts'
import type { View } from '../view.ts'

const sign = (yes: boolean): AidCell => (yes ? '✓' : '–')
/** Whether units of that shape score a Hit with it. */
const hits = (face: Face, type: UnitType): AidCell => sign(matches(type, face))

export const dice = ({ action }: View): Aid => ({
  id: 'dice',
  title: say('aid.dice'),
  tables: [
    {
      title: say('aid.dice.battle'),
      head: [
        say('aid.head.face'),
        say('aid.head.of_six'),
        say('aid.head.light'),
        say('aid.head.brigades'),
        say('aid.head.others'),
        say('aid.head.also'),
      ],
      rows: FACE_IDS.map((face) => ({
        cells: [
          faceName(face),
          FACES.filter((one) => one === face).length,
          hits(face, 'light'),
          hits(face, 'metropolitan'),
          hits(face, 'artillery'),
          face === 'flag' ? say('aid.face.flag') : face === 'bt' ? say('aid.face.bt') : '–',
        ],
        die: FACES.indexOf(face) + 1,
      })),
      note: say('aid.dice.note'),
    },
    {
      title: say('aid.dice.raid'),
      head: [
        say('aid.head.face'),
        say('aid.head.success'),
        say('aid.head.light_intercept'),
        say('aid.head.others_intercept'),
      ],
      rows: FACE_IDS.map((face) => ({
        cells: [
          faceName(face),
          sign(RAID_SUCCESS.includes(face)),
          sign(INTERCEPTION.light.includes(face)),
          sign(INTERCEPTION.others.includes(face)),
        ],
        die: FACES.indexOf(face) + 1,
      })),
      note: say('aid.dice.raid.note'),
      ...(action?.kind === 'raid' && { now: [{ column: 1, whose: factionName(action.faction) }] }),
    },
  ],
  rules: ['1.3', '13.3.3', '9.2', '9.3'],
})

const namesOf = (targets: Targets) =>
  targets.flatMap((kinds) => TYPES.filter((type) => some(kinds, BIT[type])).map(typeName))
function bayonets(type: UnitType): AidCell {
  const { militia, does } = BAYONETS[type]
  const found = [...(militia ? [say('aid.bt.militia')] : []), ...(does ? [say(`aid.bt.${does}`)] : [])]
  return found.length > 0 ? found : '–'
}
const commanders = UNIT_IDS.map(unitOf).filter(({ type }) => type === 'commander')

export const battle = ({ battle: now }: View): Aid => ({
  id: 'battle',
  title: say('aid.battle'),
  tables: [
    {
      title: say('aid.battle.order'),
      head: [
        say('aid.head.type'),
        say('aid.head.shape'),
        say('aid.head.hits_on'),
        say('aid.head.hits'),
        say('aid.head.bt'),
      ],
      rows: ROLL_ORDER.map((type) => {
        const shape = shapeOf(type)
        return {
          cells: [
            typeName(type),
            shape ? say(`web.shape.${shape}`) : '–',
            FACE_IDS.filter((face) => matches(type, face)).map(faceName),
            namesOf(TARGETS[type]),
            bayonets(type),
          ],
          now: now?.rolling?.type === type,
        }
      }),
      note: say('aid.battle.note'),
    },
    {
      title: say('aid.penalties'),
      head: [say('aid.head.before'), say('aid.head.because')],
      rows: [
        { cells: [say('penalty.landing', { points: PENALTY.landing }), say('aid.penalty.landing')] },
        { cells: [say('penalty.marshal', { points: PENALTY.marshal }), say('aid.penalty.marshal')] },
        { cells: [say('penalty.rout', { points: PENALTY.rout }), say('aid.penalty.rout')] },
        {
          cells: [
            say('penalty.oos', { points: PENALTY.oos }),
            say('aid.penalty.oos', { units: LARGE_STACK, points: LARGE_OOS }),
          ],
        },
        { cells: [say('penalty.fort', { points: PENALTY.fort }), say('aid.penalty.fort', { points: BARE_FORT })] },
      ],
      note: say('aid.track', { lowest: LOWEST_MARK, rout: ROUT_BY }),
    },
    {
      title: say('aid.commanders'),
      head: [typeName('commander'), say('aid.head.whose'), say('aid.head.rating'), say('aid.head.rerolls')],
      rows: commanders.map(({ id, faction, rating, rerolls }) => ({
        cells: [
          unitName(id),
          faction && factionName(faction),
          rating,
          rerolls.map((shape) => say(`aid.shape.${shape}`)),
        ],
        now: FACTIONS.some((f) => now?.commander[f]?.unit === id),
        subject: { unit: id },
      })),
    },
  ],
  rules: ['13.3.1', '13.3.2', '13.3.3', '13.3.4', '13.5', '13.8'],
})
