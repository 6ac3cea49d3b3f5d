/** Chapter 13, first part: battles up to the dice (13.0 to 13.5). */
import type { Rule } from '../index.ts'

export const BATTLE: readonly Rule[] = [
  {
    id: '13',
    title: 'Bataille',
    text: 'Des dés par type d’unité, une course sur une piste, des touches en chemin, et un repli à la fin.',
    see: ['13.1', '13.3', '13.6', '13.8', '13.9'],
  },
  {
    id: '13.0',
    title: 'Quelles batailles, dans quel ordre',
    text: `Il y a bataille dans chaque lieu qui porte un marqueur de bataille. On les livre du haut de la carte vers le bas, chacune jusqu’au bout avant la suivante.

Notre lecture : l’ordre est exactement celui de la table de priorité des batailles, de Newfoundland à l’Ohio et aux Carolines. Personne ne choisit.`,
    see: ['10.7', '13.1', '13.3'],
  },
  {
    id: '13.1',
    title: 'Qui défend',
    text: `Le premier cas qui s’applique :
- 1. le camp qui avait des unités dans le lieu au début de la manche ;
- 2. le camp qui y a une milice ;
- 3. le camp venu le premier dans la manche.

L’autre camp attaque.

Notre lecture : il s’agit du camp, pas des unités : qui est parti puis revenu défend encore. Si les deux y étaient au début de la manche, comme dans un siège, le point 2 décide. Une nation indienne qui vient de rejoindre un camp compte comme présente avant.`,
    see: ['13.0', '13.2.1', '8.0'],
  },
  {
    id: '13.2',
    title: 'Avant les dés',
    text: `La milice se présente, une flotte peut être échangée contre de l’artillerie, et les unités réduites d’un type fusionnent.

Notre lecture : dans cet ordre, et l’attaquant d’abord quand les deux ont à faire.`,
    see: ['13.2.1', '13.2.2', '13.2.3'],
  },
  {
    id: '13.2.1',
    title: 'Milice',
    text: `Chaque silhouette à côté d’un établissement est une milice de son camp d’origine. Si l’ennemi contrôle le lieu, il y en a une de moins. La milice combat les ennemis qui entrent dans un établissement non capturé, même sans unités. Là où l’ennemi tient le lieu, elle ne combat qu’aux côtés d’unités amies.

Les milices ne sont pas des unités. Elles lancent en dernier, seuls leurs drapeaux comptent, elles ne relancent jamais et n’encaissent pas de touches. Chaque B&T d’une brigade ennemie en renvoie une pour cette bataille. Elles n’aident pas contre les raids.`,
    see: ['2.1.5', '10.7', '13.3.3'],
  },
  {
    id: '13.2.2',
    title: 'Artillerie d’urgence',
    text: `Au début d’une bataille, un camp qui y a au moins deux flottes peut en rendre une au vivier contre une artillerie : de son vivier d’artillerie, ou de sa case des pertes si le vivier est vide.

Notre lecture : chaque camp le peut, une fois par bataille, l’attaquant d’abord. La flotte rendue peut être réduite. L’artillerie vient complète.`,
    see: ['3.6', '13.2', 'P.options'],
  },
  {
    id: '13.2.3',
    title: 'Fusion des unités réduites',
    text: `Chaque camp doit fusionner ses unités réduites d’un même type autant que possible : l’une est éliminée, au choix du propriétaire, et une autre redevient complète.

Notre lecture : une brigade métropolitaine sacrifiée ainsi donne un jeton Guerre en Europe à l’ennemi. Forts et bastions ne fusionnent jamais. De deux flottes, celle qui est perdue va au vivier.`,
    see: ['3.0.1', '13.4.3', '17.3'],
  },
  {
    id: '13.3',
    title: 'Le cours d’une bataille',
    text: `- On place les deux marqueurs de bataille, on ôte les pénalités et l’on choisit un commandant.
- Les unités de l’attaquant lancent, type par type ; puis celles du défenseur ; puis la milice.
- Drapeaux et touches font avancer le marqueur de qui lance. Les touches portent quand le marqueur est au-dessus de 0.
- Le plus haut marqueur gagne, à égalité le défenseur.`,
    see: ['13.3.1', '13.3.2', '13.3.3', '13.3.4'],
  },
  {
    id: '13.3.1',
    title: 'La piste de bataille',
    text: `Chaque camp :
- 1. met son marqueur de bataille à 0 ;
- 2. le recule de 1 par pénalité ;
- 3. s’il a des commandants sur place, en choisit un. Sa valeur est le nombre de ses relances.

Les marqueurs peuvent dépasser 10.

Notre lecture : l’attaquant choisit son commandant d’abord. Les événements qui déplacent les marqueurs (cartes 32, 37, 41) viennent avant les pénalités.`,
    see: ['13.3.2', '13.5', '3.7'],
  },
  {
    id: '13.3.2',
    title: 'Pénalités de bataille',
    text: `Chacune recule le marqueur du camp. Elles s’ajoutent :
- marqueur **Débarquement** : 1 ;
- marqueur **Rassemblement** : 1 ;
- marqueur **Déroute** : 1 ;
- marqueur **Hors ravitaillement** : 1, ou 2 si la pile a 8 unités ou plus ;
- **attaque d’un fort** : 1, ou 2 sans artillerie.

Notre lecture : aucun marqueur ne part de moins de −5, le bout de la piste. Les commandants ne comptent pas parmi les 8 unités.`,
    see: ['10.6.1', '11.0', '13.8', '14.1.1', '3.5'],
  },
  {
    id: '13.3.3',
    title: 'Jets de bataille',
    text: `Chaque unité lance un dé, sauf les commandants. L’attaquant d’abord, puis le défenseur, dont les unités éliminées lancent aussi avant de partir ; enfin la milice qui reste.

Chaque camp lance par type, dans cet ordre :
- 1. légères non indiennes, 2. indiennes ;
- 3. Highlanders, 4. autres brigades métropolitaines, 5. non métropolitaines ;
- 6. flottes, 7. bastions ou fort, 8. artillerie.

Pour un type, d’abord tous les dés et relances ; puis les effets, dans cet ordre :
- **faces de touche** : voir le contrôle des touches (13.3.4).
- **B&T**, brigade métropolitaine : retire 1 milice. De plus, si une brigade ennemie peut être touchée, le marqueur avance de 1, et au-dessus de 0 une brigade encaisse une touche, une métropolitaine d’abord.
- **B&T**, autre brigade : retire 1 milice.
- **B&T**, artillerie, fort, bastion : comme une brigade métropolitaine, mais sans retirer de milice.
- **B&T**, flotte : une des flottes du camp peut s’en aller vers un lieu d’origine côtier ami sans marqueur de bataille (13.9.2).
- **B&T**, unité légère ou milice : rien.
- **drapeau** : le marqueur avance de 1.
- **manqué** : rien, mais la relance d’un commandant peut lui coûter cher (13.5.1).

Notre lecture : les effets se font dé par dé. Les drapeaux viennent en dernier : ils n’aident jamais les touches de leur propre type à passer 0, seulement celles des types suivants. Une flotte qui s’en va n’est plus de la bataille. L’ordre des types vaut même là où un exemple raconte autre chose.`,
    see: ['1.3', '13.3.4', '13.4', '13.5', '13.2.1'],
  },
  {
    id: '13.3.4',
    title: 'Contrôle des touches',
    text: `Une face de touche **marque** si elle montre la forme de qui lance, et si une unité ennemie de cette forme peut encore être touchée. Sinon, elle est sans effet. Une touche marquée avance le marqueur de 1. S’il est alors au-dessus de 0, la touche s’applique.

Qui est touché, dans l’ordre :
- **légère non indienne** (face triangle/cercle) : légère non indienne, puis indienne.
- **indienne** (triangle/cercle) : indienne, puis légère non indienne.
- **brigade métropolitaine** (carré/cercle) : métropolitaine, puis non métropolitaine.
- **brigade non métropolitaine** (carré/cercle) : non métropolitaine, puis métropolitaine.
- **flotte** (les deux faces) : flotte, artillerie, fort.
- **bastion ou fort** (les deux faces) : artillerie, flotte.
- **artillerie** (les deux faces) : artillerie, bastion ou fort, flotte.

Notre lecture : chaque touche se juge seule, après sa propre avance. Une touche marquée mais non appliquée n’use rien : elle n’en rend jamais une autre superflue. Les unités éliminées qui doivent encore lancer ne peuvent être touchées de nouveau. Une flotte ne touche jamais un bastion.`,
    see: ['13.3.3', '13.4', '13.4.2'],
  },
  {
    id: '13.4',
    title: 'Appliquer une touche',
    text: `Le propriétaire choisit l’unité, dans le type que nomme 13.3.4, une réduite avant une complète.
- Unité complète : elle devient réduite. Une indienne est éliminée.
- Unité réduite : elle est éliminée.

Notre lecture : Highlanders et autres métropolitaines sont ici un seul type : une touche de B&T frappe des Highlanders réduits avant une autre brigade complète.`,
    see: ['13.3.4', '13.4.1', '13.4.2'],
  },
  {
    id: '13.4.1',
    title: 'Où vont les unités éliminées',
    text: `- Unités légères, Indiens, brigades et artillerie : dans la case des pertes de leur camp.
- Flottes : de retour dans le vivier des flottes.
- Forts et bastions : hors jeu pour de bon.`,
    see: ['17.2', '13.4.3'],
  },
  {
    id: '13.4.2',
    title: 'Cas particuliers des touches',
    text: `- La première touche que les Français marquent dans une bataille sur une brigade métropolitaine, hors B&T, va à des Highlanders s’il y en a.
- Seule l’artillerie peut toucher un bastion.
- Un commandant dont la pile a perdu toutes ses autres unités est retiré du jeu.

Notre lecture : les Highlanders l’encaissent même si une autre brigade métropolitaine est réduite. Si cette première touche ne s’est pas appliquée, la suivante qui s’applique en tient lieu.`,
    see: ['13.3.4', '3.2.1', '3.4', '3.7'],
  },
  {
    id: '13.4.3',
    title: 'Brigade métropolitaine perdue',
    text: `Chaque fois qu’une brigade métropolitaine est éliminée, l’autre camp tire un jeton Guerre en Europe. Pas pour les autres brigades.

Notre lecture : en bataille ou autrement : fusion, déroute, repli ou événement.`,
    see: ['18.3.1'],
  },
  {
    id: '13.5',
    title: 'Relances',
    text: `Une unité qui n’a ni drapeau ni touche marquée peut relancer :
- une **brigade de Highlanders**, d’elle-même ;
- par l’**événement** d’une carte ;
- par le **commandant** en poste, si ses symboles montrent la forme de l’unité, une relance à la fois, autant que sa valeur.

Chacune de ces raisons donne une relance au plus à une unité. Un événement n’a pas à être annoncé avant le premier jet.

Notre lecture : la nouvelle face remplace toujours l’ancienne. On peut relancer un B&T, une face de mauvaise forme, une touche superflue. Pas un drapeau ni une touche qui marque.`,
    see: ['3.2.1', '3.7', '7.4', '13.5.1'],
  },
  {
    id: '13.5.1',
    title: 'Perte du commandant',
    text: `Si la relance d’un commandant donne un manqué, on lance encore. Sur un second manqué, il est retiré du jeu, et ses autres relances avec lui. Toute autre face est sans effet.

Un autre commandant de la pile peut le remplacer, avec les relances qui restaient ou sa propre valeur si elle est plus basse.

Notre lecture : le dé relancé reste un manqué, sauf si l’on y dépense une relance d’un autre genre encore disponible.`,
    see: ['13.5', '3.7'],
  },
]
