/** Chapter 6: movement. */
import type { Rule } from '../index.ts'

export const MOVEMENT: readonly Rule[] = [
  {
    id: '6',
    title: 'Mouvement',
    text: 'À pied, en bateau ou par mer, et ce qui arrive où est l’ennemi.',
    see: ['6.1', '6.2', '6.3', '6.4', '6.5'],
  },
  {
    id: '6.1',
    title: 'Trois sortes de mouvement',
    text: `Un groupe se déplace à pied, en bateau ou par mer, d’une seule façon par activation. Il ne prend personne en chemin. Il peut laisser des unités et des chefs subordonnés ; ils ont fini pour cette phase.

Notre lecture : un mouvement permis à pied comme en bateau n’a pas à être déclaré. Les auxiliaires laissés où un raid est dû le font à la fin (10.13).`,
    see: ['5.34', '6.2', '6.3', '6.4', '10.13'],
  },
  {
    id: '6.2',
    title: 'À pied',
    text: `Un groupe entre de lieu adjacent en lieu adjacent jusqu’à son mouvement, par toute liaison. Le terrain peut l’arrêter :
- **terrain sauvage** : les troupes entraînées qui en ont traversé un s’arrêtent au lieu suivant ;
- **montagne** : tout le monde s’arrête en entrant.

Cela ne vaut pas où votre camp a une fortification.

Notre lecture : le lieu de départ n’est pas traversé.`,
    see: ['6.21', '6.22', '16.1', '16.2'],
  },
  {
    id: '6.21',
    title: 'Chefs seuls',
    text: 'Un chef qui se déplace sans unité a un mouvement de 6.',
    see: ['6.2', '6.53'],
  },
  {
    id: '6.22',
    title: 'Le plus lent donne l’allure',
    text: `Une force va à l’allure de son unité la plus lente. Si les lentes sont laissées en chemin, les autres continuent à la leur.

Notre lecture : les lieux déjà parcourus comptent.`,
    see: ['3.1', '6.2'],
  },
  {
    id: '6.3',
    title: 'En bateau',
    text: `Neuf lieux au plus, par rivières et rives, quel que soit le terrain. Une fois dans l’activation, on peut porter les bateaux par une liaison de terre. Ses deux bouts doivent être des lieux cultivés amis à l’origine, ou avoir une fortification amie. Si elle est assiégée, le groupe doit s’arrêter en y entrant.

Notre lecture : le portage compte parmi les neuf lieux, et on peut naviguer avant et après. Entrer dans un fort ami assiégé, c’est livrer bataille aux assiégeants.`,
    see: ['2.0', '6.1'],
  },
  {
    id: '6.4',
    title: 'Par mer',
    text: `D’un port que vous contrôlez droit à un autre ; c’est tout le mouvement. Les Français ne naviguent qu’entre Québec et Louisbourg.

Notre lecture : un port assiégé ne sert à personne, sauf aux Britanniques s’il a un marqueur Amphib (6.432). Une fois Louisbourg aux Britanniques, les Français n’ont plus où naviguer.`,
    see: ['2.0', '6.41', '6.42', '6.43'],
  },
  {
    id: '6.41',
    title: 'Une force en mer',
    text: 'Une force ne navigue que si une carte de valeur 3 l’a activée. L’événement « Campagne » en vaut une.',
    see: ['5.32', '6.42'],
  },
  {
    id: '6.42',
    title: 'Une pièce en mer',
    text: 'Une unité ou un chef activés seuls naviguent avec n’importe quelle carte.',
    see: ['5.32', '6.41'],
  },
  {
    id: '6.43',
    title: 'Débarquements britanniques',
    text: 'Les Britanniques seuls peuvent suivre les flèches de débarquement : de Halifax à Louisbourg ; de Louisbourg à Baie-St-Paul, Île d’Orléans ou Rivière-Ouelle.',
    see: ['6.431', '6.432', '7.54'],
  },
  {
    id: '6.431',
    title: 'Comment débarquer',
    text: `Outre la carte qui les active, les Britanniques jouent « Débarquement ». Ils doivent contrôler le port de départ, non le lieu d’arrivée. Celui-ci reçoit un marqueur Amphib. On le retire quand il n’y a plus là que des unités françaises, dont des troupes entraînées. « Mauvais temps » vient avant qu’on joue « Débarquement ».

Notre lecture : pour débarquer depuis Louisbourg, il faut avoir pris la forteresse ; le marqueur seul ne suffit pas. Un débarquement repoussé laisse son marqueur, sauf si des troupes entraînées françaises tiennent alors seules le lieu. Aucun débarquement l’année où « Escadre de Louisbourg » est jouée.

Troisième édition : une fortification française non assiégée, sans unité britannique, retire aussi le marqueur.`,
    see: ['6.43', '6.432', '7.54'],
  },
  {
    id: '6.432',
    title: 'Ce que fait un marqueur Amphib',
    text: `- Mouvements navals britanniques entre lui et tout port qu’ils contrôlent, même pendant un siège, sans carte ni malus.
- Il garde Louisbourg britannique sans unité.
- Des défenseurs britanniques battus là peuvent se replier vers tout port qu’ils contrôlent.
- Les renforts britanniques peuvent y entrer comme dans un port.

Notre lecture : pas de mouvement naval entre deux lieux Amphib. Pas de renforts tant qu’il est assiégé (8.22). C’est une source de ravitaillement, même pour ceux qui assiègent là.`,
    see: ['2.0', '6.4', '7.91', '8.22', '17.1'],
  },
  {
    id: '6.5',
    title: 'Où est l’ennemi',
    text: 'Unités et fortifications ennemies non assiégées arrêtent qui vient. La suite dépend de ce qu’il y a.',
    see: ['6.51', '6.52', '6.53', '6.54'],
  },
  {
    id: '6.51',
    title: 'Entrer chez l’ennemi',
    text: `Un groupe qui entre où il y a des unités ou une fortification ennemies non assiégées s’y arrête, et :
- **unités dehors** : bataille. Après un débordement (7.82), ou si toutes ont esquivé (15.2), il peut continuer ;
- **fort ou forteresse, personne dehors** : le siège commence, à 0 ;
- **palissade, personne** : des troupes entraînées la prennent, 1 PV ; des auxiliaires seuls doivent y faire un raid.

Notre lecture : dans cet ordre : « Goélette », une tentative d’interception, dedans ou dehors, esquive, bataille.`,
    see: ['7.1', '8.1', '8.21', '5.45', '10.1'],
  },
  {
    id: '6.52',
    title: 'Les forts arrêtent les auxiliaires',
    text: 'Seul un groupe avec des troupes entraînées peut entrer où il y a un fort ou une forteresse ennemis non assiégés. Des auxiliaires seuls ne peuvent que l’infiltrer.',
    see: ['3.11', '13.0'],
  },
  {
    id: '6.53',
    title: 'Chefs sans troupes',
    text: `Un chef seul ne peut entrer où est l’ennemi. Un chef resté parmi l’ennemi sans unité ni fort doit se replier, sinon il est perdu.

Notre lecture : il part aussitôt, avant tout raid, vers un lieu adjacent, sauf celui d’où vient l’ennemi, ou dans un fort ou une forteresse à lui dans le lieu. Une palissade ne l’abrite pas.`,
    see: ['6.54', '7.92'],
  },
  {
    id: '6.54',
    title: 'Ce qui n’arrête personne',
    text: 'Chefs ennemis seuls, forts en construction et villages n’entravent pas le mouvement.',
    see: ['5.44', '5.532', '6.53'],
  },
]
