/** Chapter 10: movement by land and sea. */
import type { Rule } from '../index.ts'

export const MOVEMENT: readonly Rule[] = [
  {
    id: '10',
    title: 'Mouvement',
    text: 'Marcher, passer par les bois, naviguer ; et chasser ceux qui sont trop peu nombreux.',
    see: ['10.1', '10.2', '10.4', '10.5', '10.6'],
  },
  {
    id: '10.0',
    title: 'Trois façons de se déplacer',
    text: 'Une pile fait un mouvement d’armée, léger ou naval, selon le PA. Par terre, elle suit les liaisons, dans la limite de ses points de mouvement (PM), des limites des liaisons et des restrictions de 10.2.1. Par mer, elle passe par la case de navigation.',
    see: ['7.3.7', '10.1', '10.2', '10.2.1'],
  },
  {
    id: '10.1',
    title: 'Limites des liaisons',
    text: `Dans une manche, un camp peut faire passer par une liaison au plus :
- **sentier** : 4 unités ;
- **route** : 8 unités, dont une artillerie ;
- **grande voie** : 16 unités.

Commandants, unités en raid et unités de l’autre camp ne comptent pas.

Notre lecture : les deux sens comptent ensemble, pour toutes les actions de la manche : mouvement, rassemblement, passage d’une nouvelle route, réaction. Une unité qui passe deux fois compte deux fois. Les flottes comptent. Replis, navigation, débarquement et retour aux colonies ne comptent pas.`,
    see: ['2.2', '10.2', '11.0', '12.0'],
  },
  {
    id: '10.2',
    title: 'Suivre les liaisons',
    text: `Chaque point de mouvement fait passer une pile par une liaison.
- **Brigades, artillerie, commandants** : 2 PM, grandes voies et routes.
- **Flottes** lors d’un mouvement d’armée : 2 PM, liaisons côtières.
- **Unités légères** : 3 PM, toute liaison.
- **Forts et bastions** ne bougent pas.

En chemin, la pile capture chaque avant-poste ou village ennemi vide où elle entre. Où elle rencontre des unités ou une milice ennemies, elle doit s’arrêter et attaquer, sauf si elle les submerge. Un établissement capturé laissé vide est perdu aussitôt, avec ses PV.

Notre lecture : dans une pile mixte, chaque unité a sa limite. On laisse les brigades après 2 PM (4 avec ×2), les légères peuvent aller jusqu’à 3 (6).`,
    see: ['10.2.1', '10.7', '2.1.2', '7.3.4'],
  },
  {
    id: '10.2.1',
    title: 'Restrictions de mouvement',
    text: `- Une pile qui partage son lieu avec des ennemis ne peut ni bouger ni prendre la mer, sauf si elle est en **surnombre**. Les Britanniques devant une forteresse peuvent toujours partir.
- Son premier pas ne peut prendre une liaison par où des ennemis sont entrés dans la manche.
- Avec un même PA, une pile ne peut se séparer par des liaisons différentes depuis un lieu.
- Elle peut laisser des unités et en prendre d’autres en chemin. Avec un PA léger, on ne prend que des légères ; avec un PA indien, que des unités de la même nation.
- Les unités prises n’ont que les PM qui restent à la pile.

Si toutes vos unités quittent un lieu de bataille, son marqueur de bataille est retiré.

Notre lecture : toutes les unités amies du lieu comptent pour le surnombre, pas seulement celles qui partent. On ne peut prendre que des unités non épuisées, et pas dans un lieu que la pile a déjà quitté dans cette action, son départ ou un autre : elles en partiraient par un autre chemin. Une unité laissée est épuisée. Le droit des Britanniques de partir ne vaut que tant qu’un bastion est debout.`,
    see: ['10.3.1', '10.7', '2.1.10'],
  },
  {
    id: '10.3',
    title: 'Peu contre beaucoup',
    text: 'Deux mots à connaître. **Surnombre** : plus de trois fois plus nombreux. **Submerger** : entrer et être de ce fait en surnombre face à un ennemi sans fort ni bastion, qui est alors chassé sans bataille.',
    see: ['10.3.1', '10.3.2'],
  },
  {
    id: '10.3.1',
    title: 'Surnombre',
    text: `Un camp est en surnombre dans un lieu s’il a **plus de 3 unités contre 1**. Chaque milice compte pour une unité, les commandants ne comptent pas. Une unité réduite compte comme une autre.

Exemple : quatre unités sont en surnombre face à une, trois non. Sept le sont face à deux.`,
    see: ['10.3.2', '10.2.1', '12.0'],
  },
  {
    id: '10.3.2',
    title: 'Submerger',
    text: `Si, en entrant dans un lieu, votre camp est en surnombre face à tous les ennemis qui s’y trouvent, ils sont submergés : ils se replient aussitôt et le contrôle change comme d’habitude. Votre pile, ou une partie, peut continuer et même les rattraper. Un fort ou un bastion empêche de submerger.

Notre lecture : toutes vos unités du lieu comptent. Il faut l’entrée d’une unité qui compte, donc pas d’un commandant seul, et c’est l’état après elle qui décide : des ennemis face auxquels vous étiez déjà en surnombre sont alors submergés aussi. Les chassés suivent les priorités du défenseur (13.9.1), même s’ils étaient venus attaquer, et ne peuvent aller d’où une de vos piles est venue dans la manche. Ils n’en sont ni en déroute ni épuisés, mais une déroute qu’ils ont déjà leur ferme les dernières priorités. Qui ne peut se replier est éliminé. Une milice seule peut être submergée : pas de bataille, et l’on peut continuer. Débarquer, rassembler et passer une nouvelle route peuvent aussi submerger, mais la pile s’arrête alors. Submerger n’est pas attaquer.`,
    see: ['10.3.1', '13.9', '10.7'],
  },
  {
    id: '10.4',
    title: 'Mouvement d’armée',
    text: `Avec un PA d’armée, une pile d’unités quelconques se déplace. Des flottes peuvent suivre les liaisons côtières, mais ne portent personne. Toutes celles qui ont bougé sont épuisées.

Des commandants seuls ne passent que par des lieux amis sans ennemis, et doivent finir avec une pile amie, tant qu’ils n’ont pas pris d’autres unités.`,
    see: ['10.2', '7.3.1', '3.7'],
  },
  {
    id: '10.5',
    title: 'Mouvement léger',
    text: `Avec un PA léger ou indien, des unités légères se déplacent. Avec un PA léger, un commandant peut les suivre, par grandes voies et routes et de 2 PM au plus. On ne peut le laisser où il n’y a pas d’unité amie. Toutes celles qui ont bougé sont épuisées.

Notre lecture : le commandant ne se déplace qu’avec une unité légère. Avec ×2, sa limite est doublée comme la leur.`,
    see: ['10.2', '7.3.2', '3.7'],
  },
  {
    id: '10.6',
    title: 'Mouvement naval',
    text: `Un PA naval/armée mène des flottes d’une même pile à la case de navigation. Chacune porte jusqu’à quatre unités, ni forts ni bastions. Les commandants voyagent en plus. La pile débarque au début de la prochaine phase d’action du camp, ou aussitôt avec ×2.

Notre lecture : une flotte peut naviguer à vide. Une pile qui partage son lieu avec des ennemis ne prend la mer que si elle pourrait s’en aller (10.2.1).`,
    see: ['10.6.1', '7.3.3', '10.2.1'],
  },
  {
    id: '10.6.1',
    title: 'Débarquement',
    text: `Au tout début de sa phase d’action, un camp débarque tout ce qu’il a dans la case de navigation, dans un seul lieu côtier d’une mer amie. Cela ne coûte pas de PA. La pile est épuisée et reçoit un marqueur Débarquement : une pénalité s’il y a bataille.

Notre lecture : le lieu peut être tenu par l’ennemi, mais les Français ne débarquent jamais dans une base. On y entre comme par tout mouvement : on capture, attaque ou submerge. Une pile en déroute ne peut débarquer où elle attaquerait, ni dans un lieu d’origine ennemi que son camp ne contrôle pas. Les amis sur place partagent le marqueur Débarquement.`,
    see: ['10.6.2', '13.3.2', '10.7'],
  },
  {
    id: '10.6.2',
    title: 'Mers ouvertes',
    text: 'Les deux mers sont toujours amies des Français. Pour les Britanniques, seul l’Atlantique l’est, jusqu’à leur premier contrôle de Louisbourg. Dès lors, les deux mers sont amies des deux camps, pour de bon. Louisbourg et Newfoundland bordent les deux mers : chacun peut y débarquer.',
    see: ['10.6.1', '15.3', '2.3'],
  },
  {
    id: '10.7',
    title: 'Attaque',
    text: `Une pile qui entre dans un lieu où il y a des unités ou une milice ennemies qu’elle ne submerge pas attaque : elle s’arrête, et l’on pose un marqueur de bataille. La bataille se livre quand toutes les actions sont faites. Une pile en déroute ne peut attaquer.

Là où l’ennemi contrôlait le lieu dès le début de la manche, une milice seule ne combat ni les occupants ni ceux qui les rejoignent.

Notre lecture : ce dernier point vaut pour toute la manche, même si le lieu a été quitté puis repris.`,
    see: ['13.0', '13.2.1', '10.3.2', '13.8'],
  },
]
