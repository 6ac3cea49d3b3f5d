/** The words, by part of the rules. */
import type { Catalogue, Locale } from '@carillon/kernel'
import enAids from './en/aids.json' with { type: 'json' }
import enAims from './en/aims.json' with { type: 'json' }
import enBattle from './en/battle.json' with { type: 'json' }
import enBoard from './en/board.json' with { type: 'json' }
import enBuilding from './en/building.json' with { type: 'json' }
import enButtons from './en/buttons.json' with { type: 'json' }
import enCommon from './en/common.json' with { type: 'json' }
import enEvents from './en/events.json' with { type: 'json' }
import enExamples from './en/examples.json' with { type: 'json' }
import enExplain from './en/explain.json' with { type: 'json' }
import enMap from './en/map.json' with { type: 'json' }
import enMovement from './en/movement.json' with { type: 'json' }
import enNames from './en/names.json' with { type: 'json' }
import enOdds from './en/odds.json' with { type: 'json' }
import enPanels from './en/panels.json' with { type: 'json' }
import enRaid from './en/raid.json' with { type: 'json' }
import enRound from './en/round.json' with { type: 'json' }
import enWhy from './en/why.json' with { type: 'json' }
import enYear from './en/year.json' with { type: 'json' }
import frAids from './fr/aids.json' with { type: 'json' }
import frAims from './fr/aims.json' with { type: 'json' }
import frBattle from './fr/battle.json' with { type: 'json' }
import frBoard from './fr/board.json' with { type: 'json' }
import frBuilding from './fr/building.json' with { type: 'json' }
import frButtons from './fr/buttons.json' with { type: 'json' }
import frCommon from './fr/common.json' with { type: 'json' }
import frEvents from './fr/events.json' with { type: 'json' }
import frExamples from './fr/examples.json' with { type: 'json' }
import frExplain from './fr/explain.json' with { type: 'json' }
import frMap from './fr/map.json' with { type: 'json' }
import frMovement from './fr/movement.json' with { type: 'json' }
import frNames from './fr/names.json' with { type: 'json' }
import frOdds from './fr/odds.json' with { type: 'json' }
import frPanels from './fr/panels.json' with { type: 'json' }
import frRaid from './fr/raid.json' with { type: 'json' }
import frRound from './fr/round.json' with { type: 'json' }
import frWhy from './fr/why.json' with { type: 'json' }
import frYear from './fr/year.json' with { type: 'json' }

export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = {
  en: {
    ...enNames,
    ...enButtons,
    ...enCommon,
    ...enRound,
    ...enRaid,
    ...enMovement,
    ...enBuilding,
    ...enBattle,
    ...enYear,
    ...enEvents,
    ...enBoard,
    ...enMap,
    ...enPanels,
    ...enWhy,
    ...enExplain,
    ...enAims,
    ...enAids,
    ...enOdds,
    ...enExamples,
  } as Catalogue,
  fr: {
    ...frNames,
    ...frButtons,
    ...frCommon,
    ...frRound,
    ...frRaid,
    ...frMovement,
    ...frBuilding,
    ...frBattle,
    ...frYear,
    ...frEvents,
    ...frBoard,
    ...frMap,
    ...frPanels,
    ...frWhy,
    ...frExplain,
    ...frAims,
    ...frAids,
    ...frOdds,
    ...frExamples,
  } as Catalogue,
}
