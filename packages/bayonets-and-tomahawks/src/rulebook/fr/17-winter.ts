/** Chapters 17 and 18: Winter Quarters, victory. */
import type { Rule } from '../index.ts'

export const WINTER: readonly Rule[] = [
  {
    id: '17',
    title: 'Quartiers d’hiver',
    text: 'Après la manche 9 : quelqu’un a-t-il gagné ? Sinon, chacun rentre pour l’hiver.',
    see: ['17.1', '17.2', '17.3'],
  },
  {
    id: '17.0',
    title: 'La fin d’une année',
    text: 'L’hiver clôt chaque année. On ne le joue que si la partie continue.',
    see: ['17.1', '17.2'],
  },
  {
    id: '17.1',
    title: 'La partie est-elle finie ?',
    text: 'D’abord la vérification de la victoire (18.2). Si personne n’a atteint son seuil, on passe aux étapes de l’hiver (17.2).',
    see: ['18.2', '17.2'],
  },
  {
    id: '17.2',
    title: 'Les étapes de l’hiver',
    text: `Les Britanniques passent d’abord à chaque étape.
- 1. Les marqueurs Pillé sont retirés. Les points de raid restent.
- 2. Les marqueurs Déroute et Hors ravitaillement sont retirés.
- 3. Une pile de la case de navigation va dans un lieu d’origine côtier ami, ou selon 13.9.2.
- 4. Les unités indiennes, même celles de la case des pertes, vont dans leur village ; si l’ennemi le contrôle, à la case des pertes. Une nation y garde une unité par village que l’ennemi contrôle. Ses autres unités vont chacune dans un autre village.
- 5. Les brigades coloniales sont licenciées, réduites ou non, sauf celles en garnison (17.3.1) et dans la case des pertes.
- 6. Retour aux colonies (17.3).
- 7. Toutes les flottes rentrent dans le vivier.
- 8. Sur trois unités d’un même type dans une case des pertes, Indiens à part, une revient : dans un établissement d’origine ami, ou parmi les brigades licenciées si elle est coloniale. Au plus une brigade de Highlanders par an.
- 9. On refait les paquets (17.4), et au scénario 4 les viviers reçoivent de nouvelles unités (17.5).
- 10. L’année suivante commence.

Notre lecture : à l’étape 4, c’est le contrôle qui décide, pas qui s’y tient. À l’étape 8, les types sont légères, métropolitaines, non métropolitaines et artillerie. Le propriétaire choisit qui revient et où, mais ni avant-poste ni base. Elles reviennent complètes. Sans un tel lieu, elles restent dans la case. Les Indiens emportés par la carte 45 ne reviennent jamais.`,
    see: ['17.3', '17.3.1', '17.4', '17.5', '2.1.8'],
  },
  {
    id: '17.3',
    title: 'Retour aux colonies',
    text: `Toute pile hors d’un lieu d’origine ami de colonie doit rentrer, sans PA. Les forts restent. Seul compte le genre des liaisons : ni les ennemis, ni le contrôle, ni les limites, la capacité ou les points de mouvement.
- 1. La pile va au plus proche de ces lieux, en nombre de liaisons : un lieu avec une flotte amie, ou un lieu d’origine ami de colonie. À égalité, le propriétaire choisit. Une pile avec une flotte, ou sur la côte sans aucun chemin, attend l’étape 2.
- 2. Les piles encore dans un lieu côtier qui n’est pas d’origine vont dans un lieu d’origine côtier ami d’une colonie amie, ou selon 13.9.2.
- 3. Les commandants peuvent rejoindre toute pile dans un lieu d’origine ami de colonie. Un commandant seul le doit.
- 4. Les unités réduites fusionnent (13.2.3) dans chaque lieu et parmi les brigades licenciées. Là, une brigade réduite en trop redevient complète.

Notre lecture : il faut aussi quitter les avant-postes hors des colonies, avec une flotte à l’étape 2 (St. George, Rivière du Loup). Les chemins par une nation neutre ou, pour les Français, par une base sont fermés. Les unités légères vont seules si les autres n’ont pas de chemin, et qui n’en a aucun reste. Les établissements laissés vides sont rendus avec leurs PV, qui comptent pour l’année suivante. Un commandant qui n’a où aller est retiré.`,
    see: ['17.3.1', '2.4', '13.9.2', '13.2.3'],
  },
  {
    id: '17.3.1',
    title: 'Garnisons d’hiver',
    text: `Des unités peuvent rester, là où était la pile ou là où elle passe :
- avec un **fort ami** : une unité ;
- dans un **établissement ennemi capturé** : des brigades jusqu’à sa valeur, et toute autre unité sans limite.

Notre lecture : cela vaut aussi pour les brigades coloniales, et en région sauvage, mais un fort dans une colonie amie ne garde aucune brigade coloniale. Un fort dans un établissement capturé permet à une unité de plus de rester.`,
    see: ['17.3', '2.1.5'],
  },
  {
    id: '17.4',
    title: 'Refaire les paquets',
    text: 'Les cartes gardées sont défaussées. Dans les scénarios de plusieurs années, les cartes de l’ancienne année sortent et celles de la nouvelle entrent. Tous les paquets sont refaits et mélangés.',
    see: ['6.0.1', '5.3'],
  },
  {
    id: '17.5',
    title: 'Nouvelles unités dans les viviers',
    text: 'Au scénario 4, les viviers grandissent à la fin de certaines années. Les brigades en supplément sont à part et attendent leur jeton.',
    see: ['5.2', '16.2.1', 'P.4'],
  },
  {
    id: '18',
    title: 'Victoire',
    text: 'Un seul marqueur, deux sens, et un seuil pour chaque camp.',
    see: ['18.1', '18.2', '18.3'],
  },
  {
    id: '18.0',
    title: 'Comment on gagne la partie',
    text: 'Seul le marqueur Victoire compte, et seulement en fin d’année.',
    see: ['18.1', '18.2'],
  },
  {
    id: '18.1',
    title: 'Points de victoire',
    text: `Les PV français poussent le marqueur à gauche, les PV britanniques à droite. Ils viennent :
- du contrôle d’un **lieu de victoire** : sa valeur, chaque fois qu’il change de mains ;
- des **raids** : 1 PV par 8 points de raid ;
- des **bonus du scénario** en fin d’année ;
- de la **Guerre en Europe** en fin d’année : la différence des jetons.

Un camp peut dépasser 10.

Notre lecture : la piste n’a pas de zéro. Un PV mène de Britanniques 1 à Français 1. Les points de raid se gardent d’une année à l’autre.`,
    see: ['2.1.9', '9.3', '18.2.1', '18.3.2'],
  },
  {
    id: '18.2',
    title: 'La vérification de la victoire',
    text: `Chaque scénario a ses bonus et ses seuils de victoire pour ses années. Dans les longs scénarios, on peut gagner avant la dernière année. La dernière année, les seuils se touchent : un camp gagne toujours.

Notre lecture : la vérification a lieu une fois par an, jamais au milieu d’une manche.`,
    see: ['18.2.1', 'P', 'P.options'],
  },
  {
    id: '18.2.1',
    title: 'Comment elle se fait',
    text: `- 1. Chaque camp marque les bonus de l’année du scénario.
- 2. On compare les jetons Guerre en Europe (18.3.2).
- 3. Si le marqueur a atteint ou dépassé le seuil d’un camp, ce camp gagne.

Notre lecture : un bonus de contrôle demande qui contrôle en fin d’année, quel que soit le moment de la capture.`,
    see: ['18.1', '18.3.2', 'P'],
  },
  {
    id: '18.3',
    title: 'La Guerre en Europe',
    text: 'Chaque camp a douze jetons de valeur 0, 1 ou 2. Ce qui se perd en Amérique peut peser en Europe.',
    see: ['18.3.1', '18.3.2', '13.4.3'],
  },
  {
    id: '18.3.1',
    title: 'Tirer un jeton',
    text: `Chaque fois qu’une brigade métropolitaine ennemie est éliminée, vous tirez un jeton et le regardez. Vous n’en gardez qu’un, face cachée : l’ancien ou le nouveau, au choix. L’autre retourne dans le vivier.

Notre lecture : on peut garder le plus faible. Un jeton tiré après la vérification de la victoire se garde pour l’année suivante.`,
    see: ['13.4.3', '18.3.2'],
  },
  {
    id: '18.3.2',
    title: 'Marquer les jetons',
    text: 'À la vérification de la victoire, on montre les deux jetons. Un camp qui n’en a pas compte 0. Le plus haut marque la différence en PV, 2 au plus. Les deux retournent dans leurs viviers.',
    see: ['18.2.1', '18.3.1'],
  },
]
