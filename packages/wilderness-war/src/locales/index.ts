/** The words, by part of the rules. */
import type { Catalogue, Locale } from '@carillon/kernel'
import enActivation from './en/activation.json' with { type: 'json' }
import enAids from './en/aids.json' with { type: 'json' }
import enAims from './en/aims.json' with { type: 'json' }
import enBattle from './en/battle.json' with { type: 'json' }
import enBoard from './en/board.json' with { type: 'json' }
import enButtons from './en/buttons.json' with { type: 'json' }
import enCards from './en/cards.json' with { type: 'json' }
import enCommon from './en/common.json' with { type: 'json' }
import enEntry from './en/entry.json' with { type: 'json' }
import enEvents from './en/events.json' with { type: 'json' }
import enExamples from './en/examples.json' with { type: 'json' }
import enExplain from './en/explain.json' with { type: 'json' }
import enMap from './en/map.json' with { type: 'json' }
import enMovement from './en/movement.json' with { type: 'json' }
import enNames from './en/names.json' with { type: 'json' }
import enOdds from './en/odds.json' with { type: 'json' }
import enOptional from './en/optional.json' with { type: 'json' }
import enPanels from './en/panels.json' with { type: 'json' }
import enRaids from './en/raids.json' with { type: 'json' }
import enSeason from './en/season.json' with { type: 'json' }
import enSiege from './en/siege.json' with { type: 'json' }
import enWeb from './en/web.json' with { type: 'json' }
import enWhy from './en/why.json' with { type: 'json' }
import frActivation from './fr/activation.json' with { type: 'json' }
import frAids from './fr/aids.json' with { type: 'json' }
import frAims from './fr/aims.json' with { type: 'json' }
import frBattle from './fr/battle.json' with { type: 'json' }
import frBoard from './fr/board.json' with { type: 'json' }
import frButtons from './fr/buttons.json' with { type: 'json' }
import frCards from './fr/cards.json' with { type: 'json' }
import frCommon from './fr/common.json' with { type: 'json' }
import frEntry from './fr/entry.json' with { type: 'json' }
import frEvents from './fr/events.json' with { type: 'json' }
import frExamples from './fr/examples.json' with { type: 'json' }
import frExplain from './fr/explain.json' with { type: 'json' }
import frMap from './fr/map.json' with { type: 'json' }
import frMovement from './fr/movement.json' with { type: 'json' }
import frNames from './fr/names.json' with { type: 'json' }
import frOdds from './fr/odds.json' with { type: 'json' }
import frOptional from './fr/optional.json' with { type: 'json' }
import frPanels from './fr/panels.json' with { type: 'json' }
import frRaids from './fr/raids.json' with { type: 'json' }
import frSeason from './fr/season.json' with { type: 'json' }
import frSiege from './fr/siege.json' with { type: 'json' }
import frWeb from './fr/web.json' with { type: 'json' }
import frWhy from './fr/why.json' with { type: 'json' }

export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = {
  en: {
    ...enNames,
    ...enButtons,
    ...enCommon,
    ...enSeason,
    ...enActivation,
    ...enMovement,
    ...enEntry,
    ...enBattle,
    ...enSiege,
    ...enRaids,
    ...enEvents,
    ...enOptional,
    ...enCards,
    ...enBoard,
    ...enMap,
    ...enWeb,
    ...enWhy,
    ...enExplain,
    ...enPanels,
    ...enExamples,
    ...enAims,
    ...enAids,
    ...enOdds,
  },
  fr: {
    ...frNames,
    ...frButtons,
    ...frCommon,
    ...frSeason,
    ...frActivation,
    ...frMovement,
    ...frEntry,
    ...frBattle,
    ...frSiege,
    ...frRaids,
    ...frEvents,
    ...frOptional,
    ...frCards,
    ...frBoard,
    ...frMap,
    ...frWeb,
    ...frWhy,
    ...frExplain,
    ...frPanels,
    ...frExamples,
    ...frAims,
    ...frAids,
    ...frOdds,
  },
}
