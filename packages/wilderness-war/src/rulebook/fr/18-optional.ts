/** Chapter 18: the optional rules of the third edition. */
import type { Rule } from '../index.ts'

export const OPTIONAL: readonly Rule[] = [
  {
    id: '18',
    title: 'Règles facultatives de la troisième édition',
    text: 'Chacune a son option et ne se choisit qu’avec la troisième édition. Dans son livret, c’est le chapitre 14, dans cet ordre ; ici, ce numéro est celui de l’interception.',
    see: ['18.1', '18.2', '18.3', '18.4', '18.5', '18.6', '18.7'],
  },
  {
    id: '18.1',
    title: 'Cartes liées',
    text: `« William Pitt » et « Renversement des alliances » vont ensemble. Dès que l’une a été jouée pour son événement et que l’autre est dans la défausse, le camp qui peut jouer l’autre la reçoit à la distribution suivante, comme une carte de sa main.

Notre lecture : un remélange à la fin de la saison ne la lui enlève pas.`,
    see: ['5.21', '5.25'],
  },
  {
    id: '18.2',
    title: 'Les raids usent la milice',
    text: `Quand un marqueur de raid est posé dans un département, une unité de milice de ce département, au choix de son possesseur, perd aussitôt un pas.

Notre lecture : seulement une unité de la case du département. Un raid qui ne pose pas de marqueur ne coûte rien.`,
    see: ['7.3', '10.31'],
  },
  {
    id: '18.3',
    title: 'Réguliers envoyés trop tôt',
    text: 'Un camp qui joue un événement Réguliers (cartes 55 à 59, 64, 68) en 1755 ou 1756 perd 1 PV.',
    see: ['5.52', '12.2'],
  },
  {
    id: '18.4',
    title: 'Reddition ! pour les deux camps',
    text: `Les assiégeants comme les assiégés peuvent jouer « Reddition ! ».

Notre lecture : les assiégés la jouent avant un jet de siège, là où l’assiégeant aurait pu la jouer ; la suite est la même. On ne se rend pas devant un assaut.`,
    see: ['5.56', '8.231'],
  },
  {
    id: '18.5',
    title: 'Déportation des Acadiens pour les deux camps',
    text: 'L’un ou l’autre camp peut jouer « Déportation des Acadiens », avec le même effet.',
    see: ['5.12', '5.52'],
  },
  {
    id: '18.6',
    title: 'Une carte pour des réguliers',
    text: `À chaque saison après 1756, juste après la distribution, les Britanniques peuvent défausser une carte de leur main, tirée au hasard, et prendre dans la défausse une carte « Réguliers britanniques » ou « Highlanders ». Si « Reddition ! » est défaussée ainsi, on remélange comme d’habitude.

Notre lecture : ils nomment la carte voulue avant que le sort ne dise laquelle ils donnent.`,
    see: ['5.21', '5.25'],
  },
  {
    id: '18.7',
    title: 'Offres à découvert',
    text: `Le sort dit qui fait la première offre : un camp, et combien de PV il donne pour le jouer. L’autre offre davantage pour le même camp, ou accepte : il joue alors l’autre camp et commence avec ces PV. On continue tour à tour jusqu’à ce que l’un accepte.

Notre lecture : personne n’offre plus de 100. Une place est un camp : si l’autre place l’emporte, les joueurs en changent.`,
    see: ['12.3'],
  },
]
