/** The playbook: scenarios, optional rules, team play, solitaire. */
import type { Rule } from '../index.ts'

export const WAYS_TO_PLAY: readonly Rule[] = [
  {
    id: 'P',
    title: 'Façons de jouer',
    text: 'Quatre scénarios et trois variantes, des options, le jeu en équipes ou en solitaire. Pour une première partie, prenez le scénario 2 : une année, et les deux camps peuvent tout faire.',
    see: ['P.1', 'P.2', 'P.3', 'P.4', 'P.options', 'P.team', 'P.solitaire'],
  },
  {
    id: 'P.1',
    title: 'Scénario 1 : La petite guerre de Vaudreuil',
    text: 'Une année, 1755. Une petite armée britannique se rassemble encore tandis que les raids français et indiens frappent la frontière. Le marqueur part de Français 1, et qui l’a de son côté à la fin gagne. Bonus de 2 PV : aux Britanniques pour deux lieux de victoire français, aux Français pour un établissement britannique.',
    see: ['18.2', 'P.1B'],
  },
  {
    id: 'P.1B',
    title: 'Scénario 1B : Les débuts de la guerre',
    text: `Le scénario 1 sur deux années, 1755 et 1756, avec les mêmes tirages. Les bonus de 1755 sont ceux du scénario 1. En 1756, les mêmes buts valent 1 PV.

Notre lecture : les ajouts et seuils imprimés nous sont perdus. Les viviers contiennent les commandants et brigades métropolitaines du début du scénario 4, et à la fin de 1756 qui a le marqueur de son côté gagne.`,
    see: ['P.1'],
  },
  {
    id: 'P.2',
    title: 'Scénario 2 : Le pari de Loudoun',
    text: 'Une année, 1757, où les deux camps sont presque au mieux. Le marqueur part de Français 1, et qui l’a de son côté à la fin gagne. Bonus de 2 PV : aux Britanniques pour un établissement français, aux Français pour trois lieux de victoire britanniques. Aucune carte ne gagne les Iroquois : ils restent neutres sauf intrusion.',
    see: ['18.2'],
  },
  {
    id: 'P.3',
    title: 'Scénario 3 : Le rouleau compresseur d’Amherst',
    text: `Deux années, 1758 et 1759. Les Britanniques viennent avec tout, les Français doivent tenir. Le marqueur part de Français 5. Seuils : en 1758 Britanniques 3 et Français 5 ; en 1759 Britanniques 3, et les Français gagnent à Britanniques 2 ou moins.

Bonus de 2 PV en 1758 : aux Britanniques pour deux établissements français, aux Français pour trois lieux d’origine britanniques. En 1759, les Britanniques marquent 2 par colonie française où ils contrôlent au moins deux lieux. Les Français marquent 2 pour chacun de ces lieux que les Britanniques ne contrôlent pas : Louisbourg, Montréal et Québec.`,
    see: ['18.2', 'P.3B', 'P.1760'],
  },
  {
    id: 'P.3B',
    title: 'Scénario 3B : Une ambitieuse offensive britannique',
    text: `L’année 1758 du scénario 3, seule : une unique grande poussée.

Notre lecture : les seuils imprimés nous sont perdus. Les Britanniques gagnent à Français 5 ou mieux, là d’où ils sont partis, les Français à Français 6 ou plus : entre nos bots, c’est presque égal.`,
    see: ['P.3'],
  },
  {
    id: 'P.4',
    title: 'Scénario 4 : La guerre de la Conquête',
    text: 'Toute la guerre, cinq années de 1755 à 1759, avec la mise en place de 1755, depuis Français 1. Seuils : aucun en 1755 ; Britanniques 1 et Français 8 en 1756 et 1757 ; puis ceux du scénario 3. Les bonus sont ceux des scénarios 1 à 3, avec 1 PV en 1756 pour les buts de 1755.',
    see: ['18.2', '17.5', 'P.4B', 'P.1760'],
  },
  {
    id: 'P.4B',
    title: 'Scénario 4B : Campagne historique',
    text: `Le scénario 4 sans hasard dans les renforts : les unités venues dans l’histoire viennent en leur année, à leur place. Si des ennemis la tiennent, ceux d’Europe suivent 13.9.2, et les coloniaux vont au plus proche lieu d’origine ami de leur colonie. Un marqueur de contrôle ennemi sans unités est retiré.

Notre lecture : les tables imprimées sont en partie perdues. Lieux et nombres suivent ce qui en reste et l’histoire des unités. Seuils : Britanniques 5 en 1758 et 1759, les Français à Britanniques 4 ou moins en 1759, les autres comme au scénario 4.`,
    see: ['P.4', '15.3', '16.3'],
  },
  {
    id: 'P.1760',
    title: 'Une année de plus : 1760',
    text: `Une option des scénarios 3 et 4. S’il manque au plus 3 PV aux Britanniques pour gagner à la fin de 1759, et si les deux camps sont d’accord, la guerre dure un an de plus avec les tirages de 1759. Deux brigades métropolitaines britanniques, pas de Highlanders, passent de la case des pertes au vivier. Seuils : Britanniques 5, les Français à Britanniques 4 ou moins. Les bonus de 1759 non marqués peuvent l’être.

Notre lecture : le marqueur doit être à Britanniques 2, Britanniques 1 ou Français 1. Continuer annule la victoire française de 1759. On joue avec les cartes de 1758 et 1759.`,
    see: ['P.3', 'P.4', 'P.options'],
  },
  {
    id: 'P.options',
    title: 'Options',
    text: `À choisir en créant la partie :
- **Équilibre** : la dernière année, les seuils des deux camps sont décalés d’une ou deux cases en faveur d’un camp.
- **Ravitaillement sévère** : une pile hors ravitaillement ne peut attaquer que les unités ou milices qui se tiennent entre elle et sa source la plus proche, par des liaisons que toutes ses unités peuvent prendre, sans compter l’ennemi. Submerger reste libre.
- **Artillerie d’urgence parmi les renforts** (scénarios 4 et 4B) : à 15.3, un camp sans artillerie sur la carte ni en route peut échanger une flotte tirée contre une artillerie de son vivier, ou sinon de sa case des pertes.
- **1760** (scénarios 3 et 4) : une année de plus.

Exemple d’équilibre : deux cases pour les Britanniques au scénario 3 donnent en 1759 Britanniques 1 au lieu de Britanniques 3, et les Français ont besoin de Français 1.`,
    see: ['14.1.1', '15.3', '18.2', 'P.1760'],
  },
  {
    id: 'P.team',
    title: 'Jeu en équipes',
    text: `Deux joueurs se partagent un camp : un joueur **colonial** et un **britannique**, un **indien** et un **français**.
- Carte, choix du premier joueur et réaction : les joueurs colonial et indien décident aux manches impaires, le britannique et le français aux paires.
- Dans la phase d’action, le colonial ou l’indien agit d’abord. Un PA de réaction va d’abord à celui dont c’est le genre de PA.
- **Joueur colonial** : Indiens des Britanniques, unités légères, brigades coloniales ; PA légers et la moitié des autres, arrondie à l’inférieur, sans PA naval ; levée coloniale.
- **Joueur britannique** : toutes les autres unités, et celles de l’équipier non épuisées ; l’autre moitié des PA avec les PA navals ; débarquement et arrivée des flottes.
- **Joueur indien** : unités légères et indiennes ; carte indienne et PA légers ; aux manches impaires le premier PA léger/armée, tout autre si le joueur français est d’accord.
- **Joueur français** : toutes les autres unités, et celles de l’équipier non épuisées ; les autres PA ; débarquement et arrivée des flottes.

L’hiver, chacun ramène ses propres genres de piles. Redéployer les commandants et fusionner les unités revient aux joueurs britannique et français. Les équipiers parlent ouvertement, mais peuvent se concerter cinq minutes en privé une fois par an, après l’arrivée des flottes selon notre lecture.

Notre lecture : là où les équipiers devraient s’entendre, Carillon tranche.
- Tous deux connaissent la main et le jeton Guerre en Europe de leur camp.
- Les moitiés sont celles de la carte : un PA gardé pour la réaction compte, du côté du joueur britannique. Un PA léger/armée gardé à une manche impaire est celui que le joueur indien n’a pas à demander. Ce que le joueur colonial ne pourrait prendre qu’en PA navals revient au joueur britannique. Les PA de reste sont perdus, mais les PA léger/armée passent au joueur français.
- Si le joueur français garde un PA léger/armée, le joueur indien n’en demande plus dans la manche.
- Les joueurs colonial et indien ne déplacent, n’appellent et ne font construire que leurs propres unités. Un commandant peut les suivre, pas aller seul.
- Un PA de réaction dont le premier des deux ne veut pas est proposé à l’autre, un PA naval seulement au joueur britannique ou français.
- Événements de début de manche : à qui a choisi la carte, ou au joueur indien pour la carte indienne.
- Au combat et quand elle est submergée, une pile formée des seules unités du joueur colonial ou indien, commandants et fort mis à part, est menée par lui ; toute autre par le joueur britannique ou français.`,
    see: ['7.1', '7.3', '17.2'],
  },
  {
    id: 'P.solitaire',
    title: 'Solitaire',
    text: `Le camp que personne ne joue suit ces lignes ; le reste est à vous :
- Il n’a pas de carte gardée et joue ce qu’il pioche. Avec la plus haute initiative, il commence.
- Français : chaque PA indien sert à un raid si une cible est à portée, sinon une unité indienne s’en rapproche.
- S’il commence avec au moins trois PA sur sa carte, il en garde un pour la réaction, jamais un ×2, un PA d’armée s’il y en a.
- Les piles hors ravitaillement se déplacent pour réussir la vérification suivante.
- Les relances d’événement vont à la bataille où le plus d’unités peuvent s’en servir. Son fort est retiré avant un repli si c’est permis.
- Arrivée des flottes, Français : une flotte à Québec, les autres à Louisbourg si elle est amie ; la moitié des unités, arrondie au supérieur, à Québec, le reste à Louisbourg si elle est amie.
- Arrivée des flottes, Britanniques : les flottes où sont le plus d’amis, établissements côtiers capturés d’abord.
- Les coloniaux d’une colonie se rassemblent dans son établissement de plus grande valeur, lieux de victoire d’abord.
- L’hiver, il laisse toutes les garnisons permises.

Notre lecture : à égalité d’initiative, un camp français que personne ne joue commence. Si aucune flotte française n’est venue, tous ses renforts vont à Québec, car 15.3 n’admet alors qu’un seul lieu. Les relances d’événement portent sur des dés manqués ; un B&T peut rester.`,
    see: ['6.0.1', '7.1', '9.0', '15.3', '17.3'],
  },
]
