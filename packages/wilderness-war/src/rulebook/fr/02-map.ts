/** Chapter 2: the map. */
import type { Rule } from '../index.ts'

export const MAP: readonly Rule[] = [
  {
    id: '2',
    title: 'La carte',
    text: 'Des lieux de trois terrains, reliés par la terre et par l’eau. À qui était un lieu au départ compte souvent plus que qui s’y trouve.',
    see: ['2.0', '6.1'],
  },
  {
    id: '2.0',
    title: 'Lieux, liaisons, contrôle',
    text: `**Terrain.** Un lieu est cultivé, sauvage ou de montagne.

**À qui il était.** Les lieux cultivés des départements du Nord et du Sud, et Halifax, sont **britanniques à l’origine**. Ceux du département du Saint-Laurent, et Louisbourg, sont **français à l’origine**. Terrains sauvages et montagnes ne sont à personne.

**Les fortifications** sont les forteresses, les forts achevés et les palissades. Un fort en construction n’en est pas une. Les forteresses sont imprimées sur la carte : on ne peut ni les bâtir ni les raser.
- Britanniques : Boston, New Haven, New York, Albany, Alexandria, Baltimore, Philadelphia, Halifax. Toutes sauf Albany sont des ports.
- Françaises : Québec, Montréal, Louisbourg. Toutes sauf Montréal sont des ports.

**Contrôle.** Vous contrôlez une forteresse qui n’est pas assiégée et où il n’y a aucune unité ennemie. Si elle était ennemie à l’origine, il vous y faut aussi une unité ou un marqueur Amphib. Les vôtres n’ont pas besoin de garnison.

**Les liaisons** sont de terre, de rivière ou de rive. À pied, toutes servent ; les bateaux veulent de l’eau. Les flèches de Halifax et de Louisbourg sont pour les débarquements britanniques. Celles qui quittent le Pays d’en Haut se font à pied ou en bateau, dans leur sens seulement. Deux lieux joints par une flèche ne sont pas adjacents.

**Les villages** sont ceux des tribus. Les Cherokees vivent hors de la carte.

**L’empilement** n’a pas de limite, sauf quatre unités à l’intérieur d’un fort. Chacun peut regarder toutes les piles.

Notre lecture : Halifax et Louisbourg sont cultivés, mais d’aucun département : les réguliers y comptent (7.53), la milice n’y vient jamais. Ces lieux n’ont pas de voisins, on n’y va que par mouvement naval ou débarquement. Nul ne peut entrer dans le Pays d’en Haut, l’attaquer ou y faire un raid.`,
    see: ['5.53', '6.3', '6.43', '8.22', '10.1'],
  },
]
