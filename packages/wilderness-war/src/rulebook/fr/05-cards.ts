/** Chapter 5, first part: cards and activation (5.1 to 5.3). */
import type { Rule } from '../index.ts'

export const CARDS: readonly Rule[] = [
  {
    id: '5',
    title: 'Cartes de stratégie',
    text: 'Tout ce qui arrive vient d’une carte : une activation, une construction ou un événement.',
    see: ['5.1', '5.2', '5.3', '5.4', '5.5'],
  },
  {
    id: '5.1',
    title: 'Ce que montre une carte',
    text: 'Une valeur de 1 à 3, un événement, à qui il est, et s’il est une réponse.',
    see: ['5.11', '5.12', '5.13'],
  },
  {
    id: '5.11',
    title: 'Toute carte sert aux deux camps',
    text: 'Pour activer et pour construire, seule la valeur compte. Vous pouvez dépenser une carte de la couleur ennemie.',
    see: ['5.31', '5.4'],
  },
  {
    id: '5.12',
    title: 'À qui est l’événement',
    text: 'Le symbole dit qui peut jouer l’événement : rouge, les Britanniques ; bleu, les Français ; les deux couleurs, l’un ou l’autre camp.',
    see: ['5.51'],
  },
  {
    id: '5.13',
    title: 'Cartes de réponse',
    text: 'Une bande brune marque les événements qui se jouent au milieu d’une phase d’action. On ne les joue pas comme action de sa propre phase ; la carte peut quand même être dépensée pour activer ou construire.',
    see: ['5.56'],
  },
  {
    id: '5.2',
    title: 'Le paquet',
    text: 'Un paquet pour les deux camps, une défausse ouverte, et des cartes qui quittent la partie.',
    see: ['5.21', '5.25', '5.26'],
  },
  {
    id: '5.21',
    title: 'La distribution',
    text: 'Au début d’une saison, on complète les deux mains à leur taille, que donne le scénario : huit ou neuf. « William Pitt » et « Renversement des alliances » la portent à neuf pour leur camp ; après « Baie de Quiberon », les Français en ont sept. Une carte gardée compte.',
    see: ['1.0', '4.0', '5.25'],
  },
  {
    id: '5.22',
    title: 'La défausse',
    text: 'Une carte jouée va, visible, sur la défausse. Certains événements en reprennent une.',
    see: ['5.23', '5.24'],
  },
  {
    id: '5.23',
    title: 'Cartes qui quittent la partie',
    text: 'Une carte marquée Remove est retirée pour de bon si elle est jouée comme événement. Dépensée pour activer ou construire, elle va seulement à la défausse.',
    see: ['5.22', '5.25'],
  },
  {
    id: '5.24',
    title: 'Ce que chacun peut savoir',
    text: 'Combien de cartes contiennent le paquet et chaque main, et lesquelles sont défaussées ou retirées. Les cartes en main sont secrètes.',
    see: ['5.22'],
  },
  {
    id: '5.25',
    title: 'Remélange',
    text: `À la fin d’une saison où « Reddition ! » a été jouée, de quelque façon, ou défaussée, la défausse est remélangée au paquet. De même quand le paquet est trop court pour une distribution : on mélange tout, puis on distribue.

Troisième édition : on distribue d’abord le reste du paquet, puis on mélange la défausse pour la suite. Une option met la carte 3 (« Campagne ») à la place de « Reddition ! ».

Notre lecture : garder « Reddition ! », ou la prendre dans la main ennemie, ne fait pas remélanger. Les cartes retirées le restent.`,
    see: ['5.21', '5.23'],
  },
  {
    id: '5.26',
    title: 'Une carte, un emploi',
    text: `Dans votre phase d’action, vous jouez une carte, pour une seule chose : activer, construire, ou son événement.

Notre lecture : une activation qui n’active personne est permise.`,
    see: ['4.0', '5.3', '5.4', '5.5'],
  },
  {
    id: '5.3',
    title: 'Activation',
    text: 'Qui est activé peut se déplacer, se battre, faire un raid ou assiéger. La valeur de la carte limite qui vous pouvez nommer.',
    see: ['5.31', '5.32', '5.34', '5.36'],
  },
  {
    id: '5.31',
    title: 'Seuls les activés agissent',
    text: 'Toute carte convient. Qui n’est pas activé ne se déplace pas, n’attaque pas, n’assiège pas et ne fait pas de raid. Nul n’est activé deux fois dans une phase.',
    see: ['5.11', '5.36'],
  },
  {
    id: '5.32',
    title: 'Trois façons d’activer',
    text: `Au choix :
- **des auxiliaires et des chefs seuls**, n’importe où, jusqu’à la valeur : une unité indienne prend un demi-point, coureurs, rangers et chefs un point ;
- **une unité de troupes entraînées**, quelle que soit la valeur, et rien d’autre ;
- **une force** sous un chef dont l’initiative ne dépasse pas la valeur.

L’événement « Campagne » active deux forces, quelle que soit l’initiative des chefs, comme par un 3.

Notre lecture : pour un chef nommé seul, l’initiative ne compte pas. La milice n’est jamais activée.`,
    see: ['3.2', '5.33', '5.34'],
  },
  {
    id: '5.33',
    title: 'Un par un',
    text: 'On nomme d’abord tous ceux qui agiront seuls. Puis chacun achève mouvement, bataille et raid avant le suivant, dans l’ordre que vous voulez. Ils n’agissent jamais en groupe, même dans un seul lieu.',
    see: ['5.32', '5.36'],
  },
  {
    id: '5.34',
    title: 'Une force',
    text: `Un chef emmène des unités de son lieu jusqu’à son commandement, et d’autres chefs dont le commandement ne dépasse pas le sien. Chacun d’eux ajoute son propre commandement à la limite. Les chefs n’y comptent pas.

Ainsi Montcalm (6) avec Lévis (5) et Bougainville (3) peut emmener 14 unités, même pour une carte de 1 : seule compte l’initiative de Montcalm.

La limite vaut pour se déplacer, intercepter et esquiver une bataille. Batailles, sièges et assauts se font avec tout le monde.

Notre lecture : tout chef du lieu peut commander, pas seulement le plus haut. Il reste avec la partie qui continue.`,
    see: ['3.2', '5.534', '6.1', '14.2', '15.0'],
  },
  {
    id: '5.35',
    title: 'Une force ne dure qu’un moment',
    text: 'Qui commande qui ne se décide que tant qu’une force agit : dans son activation, ou quand elle défend, intercepte ou esquive une bataille. Le reste du temps, chefs et unités partagent simplement un lieu.',
    see: ['5.34', '14.2', '15.0'],
  },
  {
    id: '5.36',
    title: 'L’ordre des actions',
    text: `Chaque groupe activé se déplace, puis se bat, puis fait ses raids. Une force qui ne se déplace pas peut plutôt mener son siège, donner l’assaut, ou les deux.

Qui est assiégé ne peut qu’attaquer les assiégeants (8.25).

Notre lecture : une pièce qui s’est seulement jointe de l’intérieur à une bataille (8.251), ou à un assaut (9.12), peut encore être activée dans la phase. Troisième édition : elle ne le peut pas.`,
    see: ['6.1', '7.1', '8.23', '9.1', '10.1'],
  },
]
