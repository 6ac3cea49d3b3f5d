/** Chapter 3: units, leaders, markers. */
import type { Rule } from '../index.ts'

export const PIECES: readonly Rule[] = [
  {
    id: '3',
    title: 'Les pièces',
    text: 'Les unités se battent, les chefs les font marcher, les marqueurs retiennent.',
    see: ['3.1', '3.2', '3.3'],
  },
  {
    id: '3.1',
    title: 'Unités',
    text: `Chaque unité a une valeur de combat et un mouvement, et deux **pas** : complète puis, après une perte, réduite. Trois classes, trois métiers. Les troupes entraînées prennent les forts et tiennent la plaine. Les auxiliaires règnent dans les bois. La milice garde les fermes.

Valeur complète et réduite, puis mouvement :
- Highlanders, Royal Americans : 4 et 3, mouvement 4 ;
- autres réguliers : 3 et 2, mouvement 4 ;
- détachements de marine : 1 et 0, mouvement 4 ;
- provinciaux : 2 et 1, mouvement 4 ;
- infanterie légère : 2 et 1, mouvement 6 ;
- rangers : 2 et 1, mouvement 6 ;
- coureurs, Indiens : 1 et 0, mouvement 6 ;
- milice : 1 et 1, ne se déplace pas.`,
    see: ['3.11', '3.12', '3.13', '7.61'],
  },
  {
    id: '3.11',
    title: 'Troupes entraînées',
    text: `- **Réguliers** : les troupes des couronnes, Royal Americans, Highlanders et détachements de marine français compris.
- **Provinciaux** : régiments des colonies britanniques, du Nord ou du Sud.
- **Infanterie légère** : britannique, formée aux bois.

Elles seules construisent, mènent les sièges, prennent les palissades et souffrent de l’hiver, et elles seules ont besoin de ravitaillement. Où une règle parle de réguliers, ni provinciaux ni infanterie légère ne comptent.`,
    see: ['5.41', '7.53', '8.231', '11.1', '17.1'],
  },
  {
    id: '3.12',
    title: 'Milice',
    text: 'Des habitants en armes, britanniques ou canadiens. La milice attend dans la case de milice de son département et ne vient sur la carte que pour une bataille chez elle ou pour défendre une palissade contre un raid. On ne l’active jamais.',
    see: ['7.3', '10.2', '10.3'],
  },
  {
    id: '3.13',
    title: 'Auxiliaires',
    text: 'Les **Indiens** de l’un ou l’autre camp, les **coureurs** français et les **rangers** britanniques. Peu coûteux à activer, ils font des raids, infiltrent, échappent aux armées dans les bois et se passent de ravitaillement. L’infanterie légère n’en fait pas partie, bien qu’elle les vaille dans les bois (7.52).',
    see: ['5.531', '10.1', '13.0', '16.1'],
  },
  {
    id: '3.2',
    title: 'Chefs',
    text: `Un chef porte trois chiffres :
- **initiative**, de 1 à 3 : la plus petite valeur de carte qui active sa force ;
- **commandement** : combien d’unités il peut emmener, et son rang ;
- **tactique** : ce qu’il ajoute au dé dans les batailles, sièges, assauts, raids et interceptions, et pour esquiver une bataille.

Un chef n’est pas une unité : il ne tient aucun lieu et n’a pas de pas.

Troisième édition : le commandement de Dunbar est 4, et non 5.`,
    see: ['5.32', '5.34', '7.51', '7.7'],
  },
  {
    id: '3.3',
    title: 'Marqueurs',
    text: 'Ils montrent les fortifications, les sièges, les villages alliés, les raids, les lieux Amphib, les ouvrages défensifs, le score, la saison, une carte gardée, l’humeur des assemblées et les événements qui durent. Chacun est expliqué avec sa règle.',
    see: ['5.51', '5.532', '7.55', '8.21'],
  },
]
