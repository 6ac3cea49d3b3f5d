/** The preface and chapter 1: factions and dice. */
import type { Rule } from '../index.ts'

export const INTRODUCTION: readonly Rule[] = [
  {
    id: '0',
    title: 'Le jeu en une minute',
    text: `L’Amérique du Nord, de 1755 à 1759. Les Britanniques veulent la Nouvelle-France, les Français et leurs alliés indiens veulent la garder. Les armées sont petites, les bois immenses, et les forts, les flottes et les raids comptent autant que les batailles.

**Comment on gagne.** Les points de victoire (PV) poussent un seul marqueur, dans un sens ou dans l’autre, sur une seule piste. Ils viennent des lieux de victoire capturés, des raids et des objectifs de l’année. En fin d’année, on compare le marqueur à un seuil de victoire.

**Comment va une année.** Neuf manches d’action. À chacune, chaque camp joue une carte, et avec ses points d’action (PA), les piles marchent, pillent, naviguent, se rassemblent ou construisent. Puis on livre les batailles, on vérifie le ravitaillement, et les piles en déroute tentent de se rallier. Entre les manches arrivent des renforts. L’hiver, presque tout le monde rentre.

**Où est la difficulté.** Une carte donne deux ou trois actions pour tout un continent. Seules les unités légères passent par les bois, seule l’artillerie vient à bout d’une forteresse, et chaque unité n’agit qu’une fois par manche.

Questions et journal portent un numéro de règle : cherchez-le ici. « Notre lecture » marque un point que les règles ou leurs exemples laissent ouvert, et dit comment Carillon le joue.`,
    see: ['4.1', '7.1', '18.0', 'P'],
  },
  {
    id: '1',
    title: 'Introduction',
    text: 'Deux camps, une carte, des dés particuliers. Ce chapitre présente les camps et la lecture des dés.',
    see: ['1.1', '1.3', '2', '3'],
  },
  {
    id: '1.1',
    title: 'La guerre en bref',
    text: 'Un scénario dure une année ou plus. Une année compte neuf manches d’action, où l’on joue des cartes, et trois manches de logistique, où viennent les renforts, puis l’hiver. Le camp qui a poussé le marqueur Victoire assez loin en fin d’année gagne.',
    see: ['4.1', '18.1'],
  },
  {
    id: '1.1.1',
    title: 'Les deux camps',
    text: `Un camp est **britannique**, coloniaux compris. L’autre est **français** et commande aussi la plupart des unités indiennes. Ce que votre camp possède ou contrôle est **ami**, ce que l’autre possède ou contrôle est **ennemi**.

Notre lecture : « d’origine » parle de la couleur imprimée sur la carte, « ami » du contrôle. Un lieu d’origine ami a votre couleur et votre contrôle. Un lieu d’origine ami de colonie se trouve en plus dans une de vos colonies : un lieu capturé n’en est jamais un.`,
    see: ['2.1.2', '3.0', '8.1'],
  },
  {
    id: '1.2',
    title: 'Le matériel',
    text: 'Une carte, 54 cartes à jouer (21 britanniques, 21 françaises, 12 indiennes), 135 unités, 8 commandants, 17 jetons Aléas de la guerre, 24 jetons Guerre en Europe, des marqueurs et six dés. Carillon tient tout en ordre : chaque pièce et chaque carte est toujours à un seul endroit, visible sur le plateau.',
    see: ['3.0', '6.0', '5.2'],
  },
  {
    id: '1.3',
    title: 'Le dé',
    text: `Un dé a six faces :
- **drapeau**, sur deux faces : presque toujours bon ;
- **touche triangle/cercle** : une touche pour les unités triangulaires et rondes ;
- **touche carré/cercle** : une touche pour les unités carrées et rondes ;
- **B&T** (baïonnette et tomahawk) : selon qui le lance ;
- **manqué**, avec un petit croissant : rien, et un danger pour le commandant qui a demandé le jet.

On lance les dés pour les raids, les batailles, les commandants en danger et les ralliements. Pour rien d’autre.`,
    see: ['9.2', '9.3', '13.3.3', '13.5.1', '14.2'],
  },
]
