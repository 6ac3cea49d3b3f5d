/** Chapter 13, second part: outcome, Rout, retreat (13.6 to 13.9). */
import type { Rule } from '../index.ts'

export const OUTCOME: readonly Rule[] = [
  {
    id: '13.6',
    title: 'Qui gagne',
    text: `L’attaquant gagne si son marqueur est plus haut. Sinon le défenseur gagne, aussi à égalité. Un camp qui n’a plus d’unités perd, quoi que dise la piste. Si aucun n’en a plus, le défenseur gagne.

Notre lecture : une milice qui reste ne sauve pas un camp dont toutes les unités sont perdues. Un camp qui n’avait que de la milice dès le début n’a pas de pile à perdre : la piste décide, il ne subit pas de déroute et ne se replie pas. Qui gagne parce que l’autre est anéanti reçoit un marqueur Déroute si son propre marqueur est trois cases ou plus en dessous, mais aucune autre pénalité.`,
    see: ['13.7', '13.8', '13.9'],
  },
  {
    id: '13.7',
    title: 'Après la bataille',
    text: `- 1. Pénalités de déroute.
- 2. Les vaincus se replient.
- 3. Contrôle du lieu, PV, et Mers ouvertes si Louisbourg tombe.
- 4. Le marqueur de bataille est retiré, sauf si des défenseurs battus restent dans une forteresse.
- 5. Milices, marqueurs Débarquement et Rassemblement sont retirés, les commandants rejoignent leurs piles.`,
    see: ['13.8', '13.9', '2.1.2', '13.7.1'],
  },
  {
    id: '13.7.1',
    title: 'Désertion indienne',
    text: `Si un attaquant qui a des unités indiennes gagne contre un fort ennemi ou dans un établissement ennemi, une d’elles, au hasard, va à la case des pertes : elle en a assez vu et rentre chez elle.

Notre lecture : un établissement ennemi est un lieu d’origine ennemi, quel que soit son maître. Pas de désertion tant qu’un bastion tient la forteresse. Elle vient en dernier, après le changement de contrôle.`,
    see: ['3.1.1', '17.2'],
  },
  {
    id: '13.8',
    title: 'Déroute',
    text: `Un vaincu est en déroute si son marqueur est **trois cases ou plus sous** celui du vainqueur, ou si, en défense, il a perdu dans cette bataille le **dernier bastion** de la forteresse. Si les deux sont vrais d’un défenseur, toutes ses unités non légères sont d’abord éliminées.

Une pile en déroute reçoit un marqueur Déroute et subit aussitôt :
- 1. Une unité est éliminée, au choix du propriétaire : une artillerie s’il y en a, une indienne en dernier recours, jamais un fort.
- 2. Elle ne peut submerger dans son repli (13.9.4).
- 3. Son fort est remplacé par un fort ennemi, réduit s’il l’était.

Une pile déjà en déroute subit tout cela de nouveau. Tant qu’elle a le marqueur, elle peut se déplacer, mais rien d’autre. Elle ne peut attaquer, n’entre dans un lieu d’origine ennemi que si son camp le contrôle, et a une pénalité de bataille. Le marqueur part quand elle se rallie (14.2) ou rejoint une pile amie qui n’est pas en déroute. Les unités qui s’en séparent le gardent.

Notre lecture : un attaquant est aussi en déroute à trois cases. Un commandant n’est jamais la victime ; un bastion peut l’être, et si c’était le dernier, les autres se replient alors. Si l’ennemi n’a plus de fort dans son vivier, le fort est simplement retiré. Une pile en déroute n’entre où il y a des ennemis que pour les submerger. Si le défenseur gagne bien que le dernier bastion soit tombé, il n’y a pas de déroute. Un commandant seul n’est pas une pile : qui le rejoint, ou n’est rejoint que par lui, reste en déroute.`,
    see: ['13.9', '13.9.5', '14.2', '10.7'],
  },
  {
    id: '13.9',
    title: 'Repli',
    text: `Les vaincus se replient avant la bataille suivante. Le genre des liaisons compte, les limites et la capacité des flottes ne comptent pas.

Un défenseur dans une forteresse reste tant qu’un bastion est debout : la victoire de l’attaquant est annulée, le marqueur de bataille reste, mais les pénalités de déroute s’appliquent.

Notre lecture : si les deux camps y sont encore à la manche suivante, ils se battent de nouveau.`,
    see: ['13.9.1', '2.1.10', '13.8'],
  },
  {
    id: '13.9.1',
    title: 'Priorités de repli',
    text: `Toutes les unités en repli vont ensemble dans un seul lieu. Prenez la première priorité possible. Entre lieux de même rang, le propriétaire choisit.

**Attaquant :**
- 1. Avec une flotte : par mer (13.9.2).
- 2. Retour dans un lieu voisin d’où des amis sont venus dans la manche, s’il est ami et sans ennemis.
- 3. Un lieu voisin (13.9.3).

**Défenseur :**
- 1. Avec une flotte : par mer (13.9.2).
- 2. Un lieu voisin (13.9.3), mais aucun d’où une pile ennemie est venue dans la manche.

Si rien n’est possible, toutes les unités non légères sont éliminées, et les légères essaient encore, aussi par les sentiers. Si cela échoue, elles sont éliminées aussi.

Notre lecture : l’attaquant peut revenir dans tout lieu d’où des unités de son camp sont venues par des liaisons, que ce soient elles ou d’autres. Une région sauvage sans ennemis ou un village ami convient. Forts et bastions ne se replient pas. Les marqueurs Déroute, Hors ravitaillement et Épuisée suivent, Débarquement et Rassemblement non.`,
    see: ['13.9.2', '13.9.3', '13.9.5'],
  },
  {
    id: '13.9.2',
    title: 'Repli par mer',
    text: `Toute la pile va dans un seul lieu côtier sans ennemis :
- 1. un lieu d’origine côtier ami ;
- 2. un lieu côtier ami d’une mer amie ;
- 3. une région sauvage côtière d’une mer amie ;
- 4. s’il n’y en a pas, la case de navigation.

Notre lecture : au rang 1, les deux mers conviennent. Une flotte suffit à emmener tout le monde, et avec une flotte personne ne se replie par terre. La même liste sert quand les renforts ou l’hiver n’ont pas de meilleur lieu.`,
    see: ['10.6.2', '2.1.6', '13.9.1'],
  },
  {
    id: '13.9.3',
    title: 'Lieux voisins, dans l’ordre',
    text: `- 1. Un lieu d’origine ami sans ennemis.
- 2. Un autre lieu ami sans ennemis.
- 3. Une région sauvage ou un village d’une nation amie, sans ennemis.
- 4. Un lieu contrôlé par l’ennemi ou un village d’une nation ennemie, sans unités ni milice. Il est capturé.
- 5. Sans déroute : **A**, le lieu avec le moins d’unités et de milices ennemies face auquel la pile est en surnombre (13.9.4) ; ou **B**, le lieu de bataille non résolue avec le moins d’ennemis.

En A, un village d’une nation neutre est le dernier recours : la nation rejoint d’abord l’ennemi. En B, les arrivants ne prennent pas part à la bataille, mais se replient avec leurs amis si elle est perdue.

Notre lecture : l’ordre est strict et il n’y a de choix que dans un rang. Le rang 2 est pour les lieux ennemis capturés. A vient avant B, mais un village neutre après les deux. En A, il ne doit y avoir ni fort ni bastion, et pour un village neutre il faut au moins quatre unités en repli. En B, les arrivants ne sont ni comptés ni touchés.`,
    see: ['13.9.4', '8.0', '2.1.2'],
  },
  {
    id: '13.9.4',
    title: 'Submerger dans un repli',
    text: 'Une pile en repli qui n’est pas en déroute peut se frayer un passage (rang 5A de 13.9.3). Elle perd autant d’unités qu’il y a d’unités et de milices ennemies dans le lieu, au choix de l’adversaire. Toutes les unités ennemies du lieu sont éliminées. Le contrôle change et un marqueur de bataille est retiré.',
    see: ['13.9.3', '10.3.2'],
  },
  {
    id: '13.9.5',
    title: 'Le fort abandonné',
    text: `Une pile qui se replie sans être en déroute peut retirer son fort du jeu. Sinon, il est remplacé par un fort du vivier ennemi, réduit s’il l’était.

Notre lecture : un marqueur Déroute plus ancien compte aussi. Si l’ennemi n’a plus de fort dans son vivier, le fort est simplement retiré. Un fort qui a combattu seul et perdu est traité de même.`,
    see: ['3.5', '13.8'],
  },
]
