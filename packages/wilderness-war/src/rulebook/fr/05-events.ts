/** Chapter 5, third part: events (5.5). */
import type { Rule } from '../index.ts'

export const EVENTS: readonly Rule[] = [
  {
    id: '5.5',
    title: 'Événements',
    text: 'Le texte de la carte fait règle. Renforts, alliances, politique et réponses ont leurs propres règles.',
    see: ['5.51', '5.52', '5.53', '5.56'],
  },
  {
    id: '5.51',
    title: 'Jouer un événement',
    text: `La carte dit quand elle se joue et ce qu’elle fait. Des marqueurs rappellent ce qui dure : Pitt, le Renversement des alliances, l’escadre de Louisbourg, la baie de Quiberon, les maisons fortifiées, les Cherokees.

Notre lecture : un événement dont la condition est remplie peut être joué même s’il ne change rien. Un camp joue un seul événement « Réguliers » par saison ; Highlanders et Royal Americans ne comptent pas.`,
    see: ['5.12', '5.23'],
  },
  {
    id: '5.52',
    title: 'Renforts',
    text: `Les unités nouvelles viennent des pièces qui ne sont pas en jeu : leur nombre est la limite. Réguliers et coureurs éliminés ne reviennent jamais. Provinciaux, infanterie légère, milice, Indiens et rangers le peuvent.

Notre lecture : où une carte nomme des ports ou des forteresses, ses unités peuvent être réparties. Celles de « Réguliers français » vont toutes à Québec, ou toutes à Louisbourg.`,
    see: ['5.521', '5.522', '5.523', '7.61'],
  },
  {
    id: '5.521',
    title: 'Elles arrivent complètes',
    text: 'Une unité qui entre en jeu est toujours complète.',
    see: ['3.1', '5.52'],
  },
  {
    id: '5.522',
    title: 'Où elles ne peuvent arriver',
    text: 'Ni où il y a des unités ou une fortification ennemies, ni dans un lieu assiégé. Si aucun lieu n’est ouvert, elles sont perdues.',
    see: ['5.52', '6.432', '8.22'],
  },
  {
    id: '5.523',
    title: 'Reconstituer',
    text: 'Certains événements rendent complètes des unités réduites. On ne peut reconstituer ni une unité assiégée, ni des troupes entraînées hors ravitaillement.',
    see: ['8.22', '17.3'],
  },
  {
    id: '5.53',
    title: 'Alliances indiennes',
    text: `Les cartes 23 à 30 amènent des alliés indiens. Pour une alliance (23 à 28), un dé dit combien, et chaque unité nouvelle peut être échangée contre deux reconstitutions. Mohawks (29) et Cherokees (30) viennent tous à la fois, et les unités réduites sont reconstituées.

Notre lecture : unités nouvelles et reconstituées doivent être des nations que permet la carte. Celles du Pays d’en Haut ne viennent qu’avec un fort français à Niagara. Reconstituer des Indiens ne demande pas de ravitaillement, mais pas de siège non plus.`,
    see: ['5.531', '5.532', '5.533', '5.534'],
  },
  {
    id: '5.531',
    title: 'Les nations',
    text: `- **Nord** (françaises) : Abenaki, Algonquin, Caughnawaga, Mississauga.
- **Ouest** (françaises) : Delaware, Mingo, Shawnee.
- **Pays d’en Haut** (françaises, par l’une ou l’autre alliance) : Huron, Ojibwa, Ottawa, Potawatomi.
- **Iroquois** (l’un ou l’autre camp) : Cayuga, Oneida, Onondaga, Seneca, Tuscarora.
- **Mohawk** (britannique), à Canajoharie.
- **Cherokee** (britannique), venus de hors de la carte.`,
    see: ['5.53', '10.41'],
  },
  {
    id: '5.532',
    title: 'Villages alliés',
    text: `Un village est allié à un camp tant qu’une unité de sa tribu est sur la carte pour ce camp. On peut alors y faire un raid. Sans unité, il n’est plus une cible : qui élimine la dernière dans une bataille au village n’y trouve plus de raid à faire. Les villages n’entravent jamais le mouvement.

Notre lecture : les quatre tribus du Pays d’en Haut partagent un marqueur, qui reste tant qu’une de leurs unités est sur la carte.`,
    see: ['6.54', '10.1', '10.31'],
  },
  {
    id: '5.533',
    title: 'Les Iroquois, d’un seul côté',
    text: 'Chacune des cinq tribus a une unité pour chaque camp. Elle ne peut entrer tant que celle de l’autre camp est sur la carte.',
    see: ['5.53', '5.531'],
  },
  {
    id: '5.534',
    title: 'Qui mène les Indiens',
    text: `Mohawks et Iroquois britanniques ne marchent qu’avec Johnson, et ne comptent dans aucun commandement. Il peut en emmener autant qu’il veut. Les chefs français mènent leurs Indiens, et les chefs britanniques les Cherokees, comme toute autre unité. Toute unité indienne peut être activée seule.

Notre lecture : Johnson peut commander ou être subordonné. De même pour intercepter et esquiver une bataille.`,
    see: ['5.32', '5.34'],
  },
  {
    id: '5.54',
    title: 'Politique coloniale',
    text: `L’humeur des assemblées limite les provinciaux en jeu :
- **peu disposées** : 6 du Nord, 2 du Sud ;
- **favorables** : 10 et 4 ;
- **enthousiastes** : tous, soit 18 et 6.

« Politique coloniale britannique » déplace le marqueur d’une case. Si les Français l’ont jouée, les Britanniques éliminent aussitôt ce qui dépasse, à leur choix. Les unités assiégées sont épargnées jusqu’à ce que les Français la rejouent.

Notre lecture : les unités non assiégées partent d’abord. On élimine même si le marqueur était déjà au bout. « Levée de régiments provinciaux » sert les deux départements. Troisième édition : un seul, et seulement dans ses fortifications britanniques non assiégées.`,
    see: ['5.52', '8.22'],
  },
  {
    id: '5.55',
    title: 'Chefs britanniques',
    text: `Une carte qui amène un chef britannique le tire au sort dans le vivier, plusieurs l’un après l’autre ; les Britanniques choisissent où ils entrent. Deux chefs de commandement 7 au plus sont en jeu. Si un troisième est tiré, l’un des deux autres doit quitter la partie ; si les deux sont assiégés, le nouveau retourne dans le vivier et personne ne le remplace.

Notre lecture : un chef assiégé ne peut être celui qui part.`,
    see: ['3.2', '5.52'],
  },
  {
    id: '5.56',
    title: 'Réponses',
    text: `Les événements à bande brune se jouent au milieu d’une action, la vôtre ou celle de l’ennemi, et ne comptent pas comme la carte de votre phase :
- **Mauvais temps** : avant le mouvement d’un groupe ennemi ; **George Croghan** et **Débarquement** ensuite ;
- **Goélette** : quand l’ennemi traverse un lac vers votre fortification ;
- **Ouvrages défensifs**, **Embuscade !** : avant les dés d’une bataille (7.4) ;
- **Mortiers et obusiers** : avant un jet de siège, ou une fois l’assaut déclaré ;
- **Reddition !** : au lieu d’un jet de siège ;
- **Massacre !** : à l’instant où vous perdez une place devant des Indiens et des troupes entraînées ;
- **Maisons fortifiées** : avant le jet d’un raid contre vous.

Carillon demande chaque fois que vous pourriez avoir la carte, pour autant que l’ennemi le sache : ainsi une question ne révèle rien. Vous pouvez passer pour le reste de la phase ou de la saison, sans que l’ennemi l’apprenne. C’est pourquoi, là où la question pourrait vous être posée, il ne peut reprendre ce qu’il a fait avant, qu’elle le soit ou non.`,
    see: ['4.0', '5.13', '7.4', '8.231', '10.3'],
  },
]
