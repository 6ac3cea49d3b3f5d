/** Chapter 7: battles. */
import type { Rule } from '../index.ts'

export const BATTLE: readonly Rule[] = [
  {
    id: '7',
    title: 'Batailles',
    text: 'La valeur donne la colonne, le dé donne les pas perdus ; puis le camp battu s’en va.',
    see: ['7.1', '7.2', '7.5', '7.6', '7.8', '7.9'],
  },
  {
    id: '7.1',
    title: 'Quand il y a bataille',
    text: `Un groupe actif qui entre où il y a des unités ennemies doit les attaquer. Toutes les unités du lieu y prennent part, sauf celles à l’intérieur d’un fort ou d’une forteresse. Le camp actif attaque, l’autre défend. Un assaut (9.1) est autre chose.

Notre lecture : attaquent le groupe qui se déplace, les assiégés amis qui sortent (8.251) et la milice où elle peut venir. Les amis déjà là et non activés ne s’en mêlent pas.`,
    see: ['6.51', '8.1', '8.25', '9.1'],
  },
  {
    id: '7.2',
    title: 'Le cours d’une bataille',
    text: `Six étapes : milice ; événements, l’attaquant d’abord ; les deux camps tirent ; pertes, puis chefs ; le vainqueur et les PV ; la milice rentre et le perdant se replie.

**La table.** Additionnez la valeur de vos unités pour trouver la colonne, décalez-la s’il le faut, lancez un dé et modifiez-le. L’ennemi perd autant de pas qu’il y est écrit. Pour chaque valeur, au jet de 0 ou moins, 1, 2, 3, 4, 5, 6, 7 ou plus :
- 0 : 0 0 0 0 0 1 1 1
- 1 : 0 0 0 0 1 1 1 1
- 2 : 0 0 0 1 1 1 1 2
- 3 : 0 0 1 1 1 1 2 2
- 4–5 : 0 0 1 1 2 2 2 3
- 6–8 : 0 1 2 2 2 2 3 3
- 9–12 : 1 2 2 2 3 3 4 4
- 13–16 : 1 2 3 3 4 4 4 5
- 17–21 : 2 3 3 4 4 5 5 6
- 22–27 : 3 4 4 4 5 5 6 7
- 28+ : 3 4 5 5 5 6 7 8

Troisième édition : une valeur de 6 à 8 au jet de 5 donne 3.`,
    see: ['7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9'],
  },
  {
    id: '7.3',
    title: 'La milice en bataille',
    text: `Dans une bataille en lieu cultivé ami à l’origine, toute milice de son département peut venir, autant d’unités que l’on veut, devant un fort ou une forteresse aussi. Pas si l’ennemi a un marqueur de raid où que ce soit dans le département. Louisbourg et Halifax n’ont pas de département : pas de milice.

Notre lecture : en attaque comme en défense. Contre les raids, 10.2 est autre chose.`,
    see: ['3.12', '7.91', '10.2'],
  },
  {
    id: '7.4',
    title: 'Événements en bataille',
    text: `L’attaquant joue tous les événements de bataille qu’il veut, puis le défenseur. L’attaquant ne peut donc répondre aux ouvrages défensifs que le défenseur vient de placer.
- **Ouvrages défensifs**, avec des troupes entraînées : le défenseur place le marqueur, ou l’attaquant en retire un.
- **Embuscade !**, en terrain sauvage ou en montagne, avec des auxiliaires. Pas si l’ennemi y a un fort, de l’infanterie légère ou plus d’auxiliaires.`,
    see: ['5.56', '7.55', '7.56'],
  },
  {
    id: '7.5',
    title: 'Ce qui change les dés',
    text: 'Chefs, terrain, débarquement, palissade, ouvrages défensifs et embuscade. Tout ce qui s’applique s’additionne.',
    see: ['7.51', '7.52', '7.53', '7.54', '7.55', '7.56'],
  },
  {
    id: '7.51',
    title: 'Tactique',
    text: `Le camp actif ajoute la tactique du chef activé. L’autre ajoute celle d’un chef du plus haut commandement présent ; entre égaux, son camp choisit. De même partout où la tactique compte, sièges et raids compris.

Notre lecture : une unité activée seule n’a pas de commandant. Les chefs à l’intérieur d’un fort ne comptent pas.`,
    see: ['3.2', '5.34', '8.231', '10.3'],
  },
  {
    id: '7.52',
    title: 'Dans les bois',
    text: 'En terrain sauvage ou en montagne, un camp sans auxiliaires ni infanterie légère lance à −1 si l’ennemi en a. Si les deux en ont, ou aucun, rien ne change.',
    see: ['3.13', '7.53'],
  },
  {
    id: '7.53',
    title: 'En plaine',
    text: 'En lieu cultivé, un camp sans réguliers lance à −1 si l’ennemi en a. Si les deux en ont, ou aucun, rien ne change.',
    see: ['3.11', '7.52'],
  },
  {
    id: '7.54',
    title: 'Débarquement, palissade',
    text: 'L’attaquant lance à −1 s’il débarque, et à −1 si les défenseurs ont une palissade. Les deux peuvent s’ajouter.',
    see: ['6.431', '8.1'],
  },
  {
    id: '7.55',
    title: 'Ouvrages défensifs',
    text: 'Contre des défenseurs avec un marqueur d’ouvrages défensifs, l’attaquant prend une colonne plus à gauche, quels que soient les défenseurs et le moment où il fut placé. Un marqueur par lieu au plus. Il disparaît si les attaquants gagnent, ou à tout moment si ceux qui tiennent le lieu le veulent. Abandonné, il sert au premier venu.\n\nNotre lecture : qui esquive la bataille, rentre dans la place ou part intercepter peut d’abord le retirer. Il est hors les murs : sinon il sert aux assiégeants.',
    see: ['7.4'],
  },
  {
    id: '7.56',
    title: 'Embuscade',
    text: `Si un seul camp a joué « Embuscade ! », il tire d’abord, à valeur doublée ; on décale après avoir doublé. L’autre encaisse ses pertes, teste ses chefs, puis tire avec ce qui reste. Deux embuscades s’annulent.

Notre lecture : si le commandant tombe, le plus haut commandement qui reste prend sa place pour la riposte.`,
    see: ['7.4', '7.6'],
  },
  {
    id: '7.6',
    title: 'Pertes',
    text: 'Les deux camps tirent en même temps, sauf embuscade. L’attaquant encaisse ses pertes d’abord, puis le défenseur.',
    see: ['7.61', '7.62', '7.63', '7.64'],
  },
  {
    id: '7.61',
    title: 'Pas',
    text: 'Une unité complète qui perd un pas est réduite ; une unité réduite est éliminée. Réguliers et coureurs sont alors hors jeu ; les autres peuvent revenir par leurs événements.',
    see: ['3.1', '5.52'],
  },
  {
    id: '7.62',
    title: 'La moitié pour les troupes entraînées',
    text: `Vous choisissez qui souffre, mais les pertes impaires, première, troisième et ainsi de suite, doivent frapper des troupes entraînées, tant que vous en avez dans la bataille. Cela passe avant 7.63.

Notre lecture : dans ces pertes aussi, une unité entraînée complète est réduite avant qu’une réduite soit éliminée.

Troisième édition : il n’y a pas d’ordre. Au moins la moitié des pertes, arrondie au supérieur, vient des troupes entraînées.`,
    see: ['7.63', '9.14'],
  },
  {
    id: '7.63',
    title: 'Réduire avant d’éliminer',
    text: 'Sauf ce qu’impose 7.62, aucune unité réduite n’est éliminée tant qu’une autre des vôtres dans la bataille est complète. Ainsi deux Indiens et un provincial, tous complets, avec 4 pertes : le provincial est réduit, puis un Indien, puis le provincial est éliminé, puis l’autre Indien est réduit.',
    see: ['7.62', '10.31'],
  },
  {
    id: '7.64',
    title: 'Un chef n’est pas un pas',
    text: 'Les chefs n’encaissent pas de pertes. Si toutes leurs unités ont disparu, ils se replient.',
    see: ['7.7', '7.92'],
  },
  {
    id: '7.7',
    title: 'Chefs en danger',
    text: 'Si votre dé montre 1 ou 6 avant modificateurs et coûte au moins un pas à l’ennemi, celui-ci lance un dé pour chacun de ses chefs dans la bataille. Un 1 tue.',
    see: ['7.64', '10.32'],
  },
  {
    id: '7.8',
    title: 'Qui gagne',
    text: 'Si un seul camp a encore des unités, il gagne. Sinon, même si les deux sont anéantis, le plus haut résultat de la table l’emporte, et le défenseur à égalité.',
    see: ['7.81', '7.82', '9.2'],
  },
  {
    id: '7.81',
    title: 'Ce que vaut une bataille',
    text: `Le vainqueur marque 1 PV si le perdant avait un régulier dans la bataille, ou plus de quatre unités de toute sorte.

Notre lecture : compte qui était dans la bataille au moment des dés : la milice et les assiégés venus s’y joindre aussi, les unités à l’intérieur non.`,
    see: ['12.21'],
  },
  {
    id: '7.82',
    title: 'Débordement',
    text: `Si l’attaquant a anéanti toutes les unités en défense sans subir de perte, et qu’aucune fortification ennemie n’est là, il peut continuer avec le mouvement qui lui reste.

Notre lecture : « sans perte » veut dire que le résultat du défenseur était 0. Le PV de la bataille se marque comme d’habitude.`,
    see: ['6.51', '10.2'],
  },
  {
    id: '7.9',
    title: 'Après la bataille',
    text: 'La milice regagne sa case, et les perdants quittent le lieu.',
    see: ['7.91', '7.92', '8.13'],
  },
  {
    id: '7.91',
    title: 'Repli',
    text: 'La milice rentre d’abord ; réduite, elle le reste. Puis les perdants vont dans des lieux adjacents ; des défenseurs peuvent se séparer. Devant leur fort ou forteresse, des défenseurs peuvent aussi entrer à l’intérieur. D’un lieu Amphib, des défenseurs britanniques peuvent aussi aller dans tout port qu’ils contrôlent.',
    see: ['7.3', '7.92', '8.13', '6.432'],
  },
  {
    id: '7.92',
    title: 'Où l’on peut se replier',
    text: `Qui ne remplit pas ces conditions est perdu :
- nul ne va où il y a des unités ou une fortification ennemies non assiégées ;
- **les attaquants** retournent au lieu d’où ils viennent ;
- **les défenseurs** vont dans tout lieu adjacent sauf celui-là ;
- **les troupes entraînées** ont besoin d’un lieu cultivé, de l’un ou l’autre camp, ou d’une fortification amie ; auxiliaires et chefs non ;
- les Français ne se replient jamais par mer, donc depuis Louisbourg seulement à l’intérieur.

Notre lecture : des attaquants débarqués retournent à leur port ; ceux qui sont sortis du Pays d’en Haut par une flèche sont perdus. Un siège ou une forteresse prise que sa dernière unité a quittés n’offrent pas de repli. Les chefs vont avec n’importe quelle unité, ou seuls. Des intercepteurs battus se replient en défenseurs, et peuvent alors entrer à l’intérieur.`,
    see: ['7.91', '8.252', '13.3'],
  },
]
