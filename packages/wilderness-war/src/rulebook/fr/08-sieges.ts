/** Chapters 8 and 9: forts, fortresses, sieges and assaults. */
import type { Rule } from '../index.ts'

export const SIEGES: readonly Rule[] = [
  {
    id: '8',
    title: 'Forts, forteresses et sièges',
    text: 'On cerne les murs, puis on les entame, puis on les prend d’assaut.',
    see: ['8.1', '8.2', '9.1'],
  },
  {
    id: '8.1',
    title: 'Dedans ou dehors',
    text: `Quand l’ennemi entre où est votre fort ou forteresse non assiégé, vous dites qui va à l’intérieur. Les autres se battent dehors. Une palissade n’a pas d’intérieur : ses défenseurs se battent, et l’attaquant a −1.

Notre lecture : l’interception vient d’abord. Les intercepteurs doivent se battre dehors ; ceux qui étaient là ont le choix. Si les attaquants perdent, tous ressortent et aucun siège ne commence.`,
    see: ['8.11', '8.12', '8.13', '14.1'],
  },
  {
    id: '8.11',
    title: 'La place à l’intérieur',
    text: 'Un fort contient quatre unités et autant de chefs qu’on veut. Une forteresse contient tout le monde.',
    see: ['8.1', '8.13'],
  },
  {
    id: '8.12',
    title: 'Aucune aide des murs',
    text: 'Qui se bat dehors n’a aucune aide du fort ou de la forteresse, ni de ceux qui sont à l’intérieur.',
    see: ['8.1', '7.51'],
  },
  {
    id: '8.13',
    title: 'Battus dehors',
    text: 'Des défenseurs battus se replient comme d’habitude, ou entrent, tous ou certains, tant qu’il y a place.',
    see: ['7.91', '8.11'],
  },
  {
    id: '8.2',
    title: 'Sièges',
    text: 'Comment un siège commence, monte, finit ou est brisé.',
    see: ['8.21', '8.23', '8.25'],
  },
  {
    id: '8.21',
    title: 'Un siège commence',
    text: `Un fort ou une forteresse est assiégé, au niveau 0, dès que des unités ennemies sont là et que personne de son camp n’est dehors : après une bataille gagnée, si tous sont entrés, ou si la place était vide. On n’assiège jamais une palissade.

Notre lecture : pour tenir un siège, toute unité suffit, même sans chef.`,
    see: ['6.51', '8.232'],
  },
  {
    id: '8.22',
    title: 'Dans un lieu assiégé',
    text: 'Nul ne contrôle une forteresse assiégée : ni pour naviguer, ni pour les renforts, la victoire ou les conditions des événements. Aucun renfort n’y entre ; les unités dehors peuvent être reconstituées. Aucun événement ne retire ni ne reconstitue qui est à l’intérieur, sauf par « Variole ». Un événement joué pendant le siège ne les rattrape pas ensuite.',
    see: ['2.0', '5.522', '5.523', '6.432'],
  },
  {
    id: '8.23',
    title: 'Monter le niveau',
    text: 'On ne peut donner l’assaut que quand le siège a le niveau voulu : 1 pour un fort, 2 pour une forteresse. Des jets le font monter, jamais au-delà de 2.',
    see: ['8.231', '8.24', '9.1'],
  },
  {
    id: '8.231',
    title: 'Le jet de siège',
    text: `Les assiégeants doivent avoir commencé la phase là, avec des troupes entraînées (ravitaillées, 17.3) et un chef. On active un chef du plus haut commandement présent, comme pour une force ; nul ne se déplace, et le nombre ne compte pas. Chaque camp peut jouer « Mortiers et obusiers ». Puis un dé :
- 2 ou moins : rien ;
- 3 à 5 : le niveau monte de 1 ;
- 6 ou plus : il monte de 2.

Ajoutez la tactique du commandant assiégeant, retranchez celle de l’assiégé ; 2 pour « Mortiers et obusiers », pour ou contre ; −1 à Louisbourg.

**Reddition !** remplace le jet. La garnison va à sa fortification non assiégée la plus proche.

Notre lecture : au niveau 2, on peut encore lancer le dé. « Reddition ! » peut suivre « Mortiers et obusiers » joué par l’ennemi. Sans fortification où aller, la garnison est perdue ; de Louisbourg, on compte depuis Québec.`,
    see: ['7.51', '5.56', '17.3'],
  },
  {
    id: '8.232',
    title: 'Le siège est levé',
    text: 'Quand il ne reste aucune unité assiégeante dans le lieu, le siège est fini, quel qu’en fût le niveau.',
    see: ['8.21'],
  },
  {
    id: '8.24',
    title: 'L’heure de l’assaut',
    text: `Une fois le niveau atteint, la pile active peut donner l’assaut dans la même phase. Elle n’y est pas tenue ; mais un assaut déclaré a lieu, même si le défenseur ne joue « Mortiers et obusiers » qu’alors. Il faut l’assaut pour un fort ou une forteresse vides aussi.

Une forteresse prise, ennemie à l’origine, qu’on laisse vide retourne aussitôt à l’ennemi, pour 3 PV.

Notre lecture : un marqueur Amphib la tient comme une unité. Peu importe pourquoi elle est vide.`,
    see: ['8.23', '9.1', '12.21'],
  },
  {
    id: '8.25',
    title: 'Sorties',
    text: `Des unités assiégées peuvent être activées, mais seulement pour attaquer les assiégeants, dans une bataille dehors. La milice peut s’y joindre. Les assiégeants défendent.

Notre lecture : seules les unités activées se battent, dans les limites du commandement (5.34), et des chefs seuls ne le peuvent pas. Les assiégeants peuvent esquiver la bataille ou se replier où c’est permis.`,
    see: ['5.36', '7.3', '8.252'],
  },
  {
    id: '8.251',
    title: 'Secours',
    text: 'Quand des amis viennent attaquer les assiégeants, unités et chefs à l’intérieur peuvent se battre avec eux sans avoir été activés.',
    see: ['5.36', '7.1', '8.252'],
  },
  {
    id: '8.252',
    title: 'Si elle échoue',
    text: 'Les assiégés battus rentrent, et le siège continue. Ceux qui venaient d’un autre lieu ne peuvent entrer : ils se replient d’où ils venaient.',
    see: ['7.92', '8.25'],
  },
  {
    id: '9',
    title: 'Assauts',
    text: 'La prise d’un fort ou d’une forteresse de vive force, avec tous ceux du lieu.',
    see: ['9.1', '9.2'],
  },
  {
    id: '9.1',
    title: 'Quand donner l’assaut',
    text: `Une force qui ne s’est pas déplacée peut donner l’assaut quand le siège a atteint 1 contre un fort, 2 contre une forteresse. Des auxiliaires seuls le peuvent.

Notre lecture : il faut un chef, du plus haut commandement présent, activé selon son initiative. Le ravitaillement n’est pas nécessaire.`,
    see: ['8.23', '9.11', '9.12'],
  },
  {
    id: '9.11',
    title: 'Tout de suite ou plus tard',
    text: 'L’assaut peut suivre le jet qui atteint le niveau. Dans une phase ultérieure, les assiégeants peuvent le donner sans relancer le dé de siège.',
    see: ['8.24', '9.1'],
  },
  {
    id: '9.12',
    title: 'Tout le monde y va',
    text: 'Toutes les unités et tous les chefs du lieu se battent, sans limite de commandement. Si une force de « Campagne » rejoint le siège que tient l’autre, toutes deux peuvent donner l’assaut ensemble.',
    see: ['5.34', '5.36'],
  },
  {
    id: '9.13',
    title: 'Modificateurs d’un assaut',
    text: `- Chaque camp ajoute la tactique de son commandant, un chef du plus haut commandement.
- +2 pour le camp qui a joué « Mortiers et obusiers » dans cette phase, pour le jet de siège ou maintenant.
- L’attaquant prend toujours une colonne plus à gauche.`,
    see: ['7.51', '8.231'],
  },
  {
    id: '9.14',
    title: 'En quoi il diffère d’une bataille',
    text: `- Pas de milice.
- Les deux camps perdent d’abord des troupes entraînées, jusqu’à la dernière ; parmi elles, on réduit d’abord les complètes.
- Pas de repli.
- Pas de PV pour l’assaut lui-même, seulement pour la place.`,
    see: ['7.6', '7.62', '7.7'],
  },
  {
    id: '9.2',
    title: 'Qui gagne un assaut',
    text: `L’attaquant a besoin d’un résultat strictement plus haut. Tuer tous les défenseurs ne suffit pas : une place vide tire sur la colonne 0.

Notre lecture : des attaquants en tête mais anéantis ont pris la place ; une forteresse retourne alors à l’ennemi, faute d’unité (8.24).`,
    see: ['9.21', '9.22', '7.2'],
  },
  {
    id: '9.21',
    title: 'Le défenseur gagne',
    text: 'Le siège continue, à son niveau, même si plus personne n’est à l’intérieur.',
    see: ['8.23', '9.2'],
  },
  {
    id: '9.22',
    title: 'L’attaquant gagne',
    text: `Tous ceux de l’intérieur sont éliminés, chefs compris. Une forteresse est prise intacte, 3 PV. Un fort devient un fort en construction du vainqueur, 2 PV. Le marqueur de siège disparaît.

Après « Reddition ! », un fort reste achevé, pour les mêmes 2 PV.`,
    see: ['8.24', '12.21', '5.45'],
  },
]
