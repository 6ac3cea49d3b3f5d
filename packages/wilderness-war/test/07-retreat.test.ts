import { describe, expect, test } from 'vitest'
import { SPACE } from '../src/data/map.ts'
import { pieceCalled } from '../src/data/pieces.ts'
import { button, fight, piece, to, words } from './battle.ts'

describe('attackers who have lost', () => {
  const repelled = (attackers: string, more = {}, spaces = {}) =>
    fight({ at: 'ohio-forks', from: 'gists-station', attackers, defenders: 'fr-bearn fr-guyenne', more, spaces })
      .dice(2)
      .dice(2)
  test('7.92 go back together to where they came from', () => {
    const sitting = repelled('forbes br-44th br-rogers', { british: { stockade: 'gists-station' } })
    expect(sitting.at('gists-station')).toBe('br-44th:reduced br-rogers forbes')
    expect(sitting.at('ohio-forks')).toBe('fr-bearn:reduced fr-guyenne')
  })
  test('7.92 drilled troops are lost in the wild without a fortification; auxiliaries and leaders are not', () => {
    const sitting = repelled('forbes br-44th br-rogers')
    expect(sitting.at('gists-station')).toBe('br-rogers forbes')
    expect(sitting.at('out').split(' ')).toContain('br-44th')
    expect(sitting.state.march?.at).toBe(SPACE['gists-station'])
    expect(sitting.state.march?.pieces).toEqual(['forbes', 'br-rogers'].map(pieceCalled))
    expect(sitting.state.step).toBe('march_end')
  })
  test('7.92 any cultivated space will do, even the enemy’s', () => {
    const spot = {
      at: 'ile-d-orleans',
      from: 'baie-st-paul',
      attackers: 'wolfe br-44th',
      defenders: 'fr-bearn',
    } as const
    expect(fight(spot).dice(2).dice(2).at('baie-st-paul')).toBe('br-44th:reduced wolfe')
  })
  test('7.92 not where the enemy holds the space: everybody is lost', () => {
    const sitting = repelled('forbes br-44th br-rogers', {}, { 'gists-station': 'fr-huron' })
    expect(sitting.at('gists-station')).toBe('fr-huron')
    expect(sitting.at('out').split(' ')).toEqual(expect.arrayContaining(['br-44th', 'forbes']))
    expect(sitting.state.march?.pieces).toEqual([])
  })
  test('8.232, R-122 nor to a siege they have left: its defenders are free again', () => {
    const leave = (stay: string) =>
      fight({
        at: 'crown-point',
        from: 'ticonderoga',
        attackers: 'abercromby br-rogers',
        defenders: 'fr-bearn fr-guyenne',
        spaces: { ticonderoga: `fr-languedoc ${stay}` },
        more: { french: { fort: 'ticonderoga' }, sieges: { ticonderoga: 1 } },
      })
        .dice(2)
        .dice(2)
    expect(leave('').at('ticonderoga')).toBe('fr-languedoc')
    expect(leave('br-44th').at('ticonderoga')).toBe('abercromby br-44th br-rogers:reduced fr-languedoc')
  })
  test('2.0, R-141 nor over an arrow: the tribes of Pays d’en Haut cannot go back there', () => {
    const sitting = fight({
      at: 'niagara',
      from: 'pays-d-en-haut',
      attackers: 'fr-huron',
      defenders: 'br-44th br-48th',
    })
    sitting.dice(1).dice(1)
    expect(sitting.at('pays-d-en-haut')).toBe('')
    expect(sitting.at('available').split(' ')).toContain('fr-huron')
  })
  test('6.431, R-123, R-142 a landing that fails leaves its marker, unless French drilled troops hold the space alone', () => {
    const landing = (defenders: string, settings = {}) =>
      fight({
        at: 'ile-d-orleans',
        from: 'louisbourg',
        attackers: 'br-44th',
        defenders,
        march: { landing: true },
        spaces: { louisbourg: 'br-48th' },
        more: { amphib: ['ile-d-orleans'], british: { fortress: 'louisbourg' } },
        settings,
      })
        .dice(1)
        .dice(3)
    expect(landing('fr-marin fr-huron fr-ottawa').at('louisbourg')).toBe('br-44th:reduced br-48th')
    expect(landing('fr-marin fr-huron fr-ottawa').state.amphib).toEqual([SPACE['ile-d-orleans']])
    expect(landing('fr-bearn').state.amphib).toEqual([])
  })
  test('13.3 an infiltrator driven back into a space of the enemy is lost with its leaders', () => {
    const sitting = fight({
      at: 'culpeper',
      from: 'augusta',
      attackers: 'dumas fr-mingo-1',
      defenders: 'br-virginia-provincial-1',
      march: { infiltrating: false },
      more: { british: { stockade: 'augusta' } },
    })
    sitting.dice(2).dice(3)
    expect(sitting.at('augusta')).toBe('')
    expect(sitting.at('out').split(' ')).toContain('dumas')
    expect(sitting.at('available').split(' ')).toContain('fr-mingo-1')
  })
  test('14.12 an infiltrator intercepted at a fort goes back even if it has won; the interceptors stay', () => {
    const won = (infiltrating: boolean) =>
      fight({
        at: 'winchester',
        from: 'allegheny-south',
        attackers: 'dumas fr-mingo-1',
        defenders: 'br-virginia-provincial-1',
        march: { infiltrating },
        more: { british: { fort: 'winchester' } },
      })
        .dice(5)
        .dice(2)
    const sitting = won(true)
    expect(sitting.at('allegheny-south')).toBe('dumas fr-mingo-1')
    expect(sitting.at('winchester')).toBe('br-virginia-provincial-1:reduced')
    expect(sitting.state.step).toBe('march_end')
    expect(won(false).asked).toBe('british 7.92')
  })
  test('6.53 leaders who are left alone by a victory leave the space the enemy holds', () => {
    const sitting = fight({
      at: 'hudson-carry-south',
      from: 'hudson-carry-north',
      attackers: 'montcalm fr-bearn:reduced',
      defenders: 'br-mohawk-1:reduced br-mohawk-2:reduced',
      inside: 'br-44th',
      more: { british: { fort: 'hudson-carry-south' } },
    })
    // Two steps against one: nobody is left outside.
    sitting.dice(6).dice(5)
    expect(sitting.at('hudson-carry-north')).toBe('montcalm')
    expect(sitting.at('hudson-carry-south')).toBe('br-44th')
    expect(sitting.state.step).toBe('march_end')
  })
})

describe('defenders who have lost', () => {
  const beaten = (defenders: string, more = {}, spaces = {}, inside = '') =>
    fight({
      at: 'crown-point',
      from: 'winooski',
      attackers: 'amherst br-44th br-48th br-17th br-rogers',
      defenders,
      inside,
      more,
      spaces,
    })
      .dice(2)
      .dice(2)
  const split = button('split')
  test('7.92 a regular only to a fortification or a cultivated space, an Indian anywhere, a leader with either or alone', () => {
    const sitting = beaten('levis fr-bearn fr-huron', { french: { fort: 'ticonderoga' } })
    expect(words(sitting, 'french')).toBe('ticonderoga split')
    sitting.choose('french', split)
    // The regular has no choice. Never to Winooski, where the British came from.
    expect(sitting.at('ticonderoga')).toBe('fr-bearn:reduced')
    expect(words(sitting, 'french')).toBe('adirondacks-north green-mountains-central ticonderoga split')
    sitting.choose('french', split, to('adirondacks-north'), to('green-mountains-central'))
    expect(sitting.at('adirondacks-north')).toBe('fr-huron:reduced')
    expect(sitting.at('green-mountains-central')).toBe('levis')
    expect(sitting.state.step).toBe('arrive')
  })
  test('7.92 all together', () => {
    const sitting = beaten('levis fr-bearn fr-huron', { french: { fort: 'ticonderoga' } })
    expect(sitting.choose('french', to('ticonderoga')).at('ticonderoga')).toBe(
      'fr-bearn:reduced fr-huron:reduced levis',
    )
  })
  test('7.92 look-alikes go together, or one by one', () => {
    const sitting = beaten('levis fr-huron fr-abenaki-1 fr-abenaki-2 fr-ottawa', {}, { ticonderoga: 'br-22nd' })
    sitting.choose('french', piece('fr-huron'), piece('fr-ottawa'))
    expect(words(sitting, 'french')).toBe('adirondacks-north green-mountains-central split')
    sitting.choose('french', split, to('adirondacks-north'), split)
    expect(sitting.at('adirondacks-north')).toBe('fr-huron:reduced')
    sitting.choose('french', split, to('adirondacks-north'), to('green-mountains-central'))
    expect(sitting.at('adirondacks-north')).toBe('fr-abenaki-1 fr-huron:reduced')
    expect(sitting.at('green-mountains-central')).toBe('fr-abenaki-2')
    sitting.choose('french', to('adirondacks-north'))
    expect(sitting.at('adirondacks-north')).toBe('fr-abenaki-1 fr-huron:reduced fr-ottawa:reduced levis')
  })
  test('7.92 who has nowhere to go is lost; the leader goes on alone', () => {
    const sitting = beaten('levis fr-bearn', {}, { ticonderoga: 'br-22nd', 'adirondacks-north': 'br-27th' })
    expect(sitting.at('green-mountains-central')).toBe('levis')
    expect(sitting.at('out').split(' ')).toContain('fr-bearn')
    expect(sitting.asked).toBe('over')
  })
  test('8.13, R-124 from a fort they may go inside, four units in all with those who are there', () => {
    const fort = { french: { fort: 'crown-point' } }
    const sitting = beaten('levis fr-bearn fr-huron', fort, {}, 'fr-languedoc fr-la-sarre')
    // The regular has no other way out.
    expect(words(sitting, 'french')).toBe('adirondacks-north green-mountains-central ticonderoga inside split')
    sitting.choose('french', button('inside'))
    expect(sitting.at('crown-point')).toContain('fr-bearn:reduced fr-huron:reduced fr-la-sarre fr-languedoc levis')
    const inside = ['fr-languedoc', 'fr-la-sarre', 'fr-huron', 'levis', 'fr-bearn'].map(pieceCalled)
    expect(sitting.state.march?.entry?.inside).toEqual(inside)
    const full = beaten('levis fr-bearn fr-huron', fort, {}, 'fr-languedoc fr-la-sarre fr-guyenne fr-cambis')
    expect(words(full, 'french')).toBe('adirondacks-north green-mountains-central ticonderoga split')
    full.choose('french', split)
    full.choose('french', to('ticonderoga'))
    expect(words(full, 'french')).toBe('adirondacks-north green-mountains-central ticonderoga inside')
    full.choose('french', button('inside'))
    expect(full.at('out').split(' ')).toContain('fr-bearn')
  })
  test('8.13, R-124 if there is room for some only, the owner says for whom', () => {
    const sitting = fight({
      at: 'crown-point',
      from: 'winooski',
      attackers: 'amherst br-44th br-48th br-17th br-22nd br-27th br-28th br-rogers',
      defenders: 'fr-bearn fr-languedoc:reduced fr-marine-detachment-1',
      inside: 'fr-la-sarre fr-guyenne fr-cambis',
      more: { french: { fort: 'crown-point' } },
    })
    sitting.dice(1).dice(2)
    sitting.choose('french', piece('fr-bearn'))
    expect(sitting.asked).toBe('french 8.13')
    expect(words(sitting, 'french')).toBe('fr-languedoc fr-marine-detachment-1')
    sitting.choose('french', piece('fr-marine-detachment-1'))
    expect(sitting.at('crown-point')).toContain('fr-cambis fr-guyenne fr-la-sarre fr-marine-detachment-1')
    expect(sitting.at('out').split(' ')).toEqual(expect.arrayContaining(['fr-bearn', 'fr-languedoc']))
  })
  test('7.91, R-123 the British may sail from an Amphib space to any port they hold', () => {
    const sitting = fight({
      at: 'riviere-ouelle',
      from: 'ile-d-orleans',
      attackers: 'montcalm fr-bearn fr-guyenne fr-languedoc',
      defenders: 'murray br-44th br-48th',
      more: { amphib: ['riviere-ouelle'] },
    })
    sitting.dice(3).dice(2)
    expect(sitting.asked).toBe('british 7.92')
    expect(words(sitting, 'british')).toContain('halifax')
    expect(words(sitting, 'british')).toContain('boston')
    expect(words(sitting, 'british')).not.toContain('quebec')
    sitting.choose('british', to('halifax'))
    expect(sitting.at('halifax')).toContain('murray')
    // French drilled troops are alone there now.
    expect(sitting.state.amphib).toEqual([])
  })
  test('7.92 the French never sail away: from Louisbourg they can only go inside', () => {
    const sitting = fight({
      at: 'louisbourg',
      from: 'halifax',
      attackers: 'amherst br-44th br-48th br-17th',
      defenders: 'drucour fr-bearn fr-huron',
      march: { landing: true },
      more: { amphib: ['louisbourg'] },
    })
    sitting.dice(3).dice(2)
    expect(sitting.asked).toBe('over')
    expect(sitting.state.march?.entry?.inside).toHaveLength(3)
    expect(sitting.state.step).toBe('arrive')
  })
})

describe('raiders and militia', () => {
  const raid = (...dice: readonly number[]) => {
    const sitting = fight({
      at: 'augusta',
      from: 'allegheny-south',
      cause: 'raid',
      attackers: 'dumas fr-mingo-1 fr-shawnee-1',
      defenders: 'br-colonial-militia-1',
      more: { british: { stockade: 'augusta' } },
    })
    for (const die of dice) sitting.dice(die)
    return sitting
  }
  test('10.21 the militia fights in the stockade and goes back to its box', () => {
    const { state } = raid()
    expect(state.battle?.militia).toEqual([pieceCalled('br-colonial-militia-1')])
    expect(raid(3, 4).choose('french', piece('fr-mingo-1')).at('southern-militia')).toBe(
      'br-colonial-militia-1:reduced',
    )
  })
  test('10.22 raiders who win make their raid', () => {
    const sitting = raid(4, 3)
    expect(sitting.state.step).toBe('raid_roll')
    expect(sitting.at('augusta')).toBe('dumas fr-mingo-1 fr-shawnee-1')
    expect(sitting.state.forts[SPACE.augusta]).toBe(1)
  })
  test('10.23 raiders who lose go back where they came from, and not home', () => {
    const sitting = raid(4, 4).choose('french', piece('fr-mingo-1'))
    expect(sitting.at('allegheny-south')).toBe('dumas fr-mingo-1:reduced fr-shawnee-1')
    expect(sitting.at('augusta')).toBe('')
    expect(sitting.state.step).toBe('raid')
    expect(sitting.state.raids).toEqual([])
    expect(sitting.state.vp).toBe(0)
  })
  test('10.13, R-121 raiders whom the activated leader has left are led by the highest among them', () => {
    const sitting = fight({
      at: 'augusta',
      from: 'allegheny-south',
      cause: 'raid',
      attackers: 'dumas villiers bougainville fr-mingo-1',
      commander: 'montcalm',
      defenders: 'br-colonial-militia-1',
    })
    expect(sitting.asked).toBe('french 7.51')
    expect(words(sitting, 'french')).toBe('villiers bougainville')
    expect(sitting.choose('french', piece('villiers')).dice(3).log).toContain('log.fire_modified')
  })
})
