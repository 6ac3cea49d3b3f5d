/** Chapter 5, second part: construction and demolition (5.4). */
import type { Rule } from '../index.ts'

export const CONSTRUCTION: readonly Rule[] = [
  {
    id: '5.4',
    title: 'Construction',
    text: `Toute carte construit des palissades ou des forts, pas les deux, autant que sa valeur. Vous ne pouvez construire avec deux de vos cartes de suite, même d’une saison à l’autre.

Notre lecture : seule une carte jouée dans votre phase pour une activation ou un événement s’intercale. Répondre, défausser ou passer ne suffit pas.`,
    see: ['5.41', '5.42', '5.43', '17.3'],
  },
  {
    id: '5.41',
    title: 'Palissades',
    text: `Une par lieu, où vous avez des troupes entraînées, ou dans tout lieu cultivé ami à l’origine, même sans unité. Jamais où il y a des unités ou une fortification ennemies.

Notre lecture : les troupes entraînées doivent être ravitaillées (17.3), ce qu’on vérifie marqueur par marqueur. Vos propres lieux cultivés n’ont pas besoin de ravitaillement.`,
    see: ['5.43', '17.3'],
  },
  {
    id: '5.42',
    title: 'Forts',
    text: `Il faut deux cartes, et chaque fois des troupes entraînées dans le lieu. La première commence le fort, la seconde l’achève. Chacune compte pour un dans la valeur de la carte : un 2 peut en achever un et en commencer un autre, mais jamais commencer et achever le même.

Notre lecture : les troupes doivent être ravitaillées (17.3), pour achever aussi.`,
    see: ['5.43', '5.44', '17.3'],
  },
  {
    id: '5.43',
    title: 'Une fortification par lieu',
    text: 'Aucun lieu n’a deux fortifications achevées. On ne construit rien pendant un siège ni dans une forteresse, et pas de palissade où il y a un fort achevé. Un fort qu’on achève remplace la palissade. On ne bâtit ni ne retire jamais une forteresse.',
    see: ['2.0', '5.41', '5.42'],
  },
  {
    id: '5.44',
    title: 'Forts en construction',
    text: 'Tant qu’il n’est pas achevé, un fort ne fait rien : il n’abrite personne, n’arrête personne et ne vaut aucun PV.',
    see: ['2.0', '5.42', '5.45'],
  },
  {
    id: '5.45',
    title: 'Comment l’ennemi s’en débarrasse',
    text: `- **Palissade, personne** : des troupes entraînées qui entrent la prennent intacte, 1 PV. De même si tous les défenseurs ont esquivé la bataille.
- **Palissade, bataille** : des attaquants avec troupes entraînées qui gagnent la détruisent, 1 PV.
- **Palissade, auxiliaires seuls** : ils doivent y faire un raid (10.12), sans PV pour la palissade.
- **Fort en construction** : il disparaît dès que des troupes entraînées ennemies sont là, même en passant, et aucune de vos unités.
- **Fort ou forteresse** : par un siège.

Notre lecture : un chef seul ne défend pas une palissade. Il faut aux vainqueurs des troupes entraînées survivantes.`,
    see: ['6.51', '8.2', '9.22', '10.12'],
  },
  {
    id: '5.46',
    title: 'Démolition',
    text: `Dans votre phase, vous pouvez à tout moment retirer une palissade, un fort ou un fort en construction à vous qui n’est pas assiégé. Un fort achevé vous coûte 1 PV, le reste rien. Cela ne prend aucune activation.

Notre lecture : même au milieu d’un mouvement, et une fois encore avant la fin de la phase si l’on s’est battu ou si un dé a roulé depuis. On peut retirer de même des ouvrages défensifs.`,
    see: ['5.43', '12.21'],
  },
]
