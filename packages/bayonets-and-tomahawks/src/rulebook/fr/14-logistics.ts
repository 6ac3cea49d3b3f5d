/** Chapters 14 to 16: end of a round, Fleets Arrive, Colonials Enlist. */
import type { Rule } from '../index.ts'

export const LOGISTICS: readonly Rule[] = [
  {
    id: '14',
    title: 'Fin de manche',
    text: 'Les cartes s’en vont, on vérifie le ravitaillement, les piles en déroute tentent de se rallier.',
    see: ['14.0', '14.1', '14.2'],
  },
  {
    id: '14.0',
    title: 'Les étapes',
    text: `- 1. Les cartes jouées sont défaussées, faces cachées.
- 2. Les marqueurs Épuisée sont retirés, ainsi que les marqueurs Débarquement et Rassemblement qui restent.
- 3. Vérification du ravitaillement.
- 4. Ralliement.
- 5. On passe à la manche suivante.

Notre lecture : la carte 45 quitte le jeu après usage.`,
    see: ['14.1', '14.2', '4.1'],
  },
  {
    id: '14.1',
    title: 'Vérification du ravitaillement',
    text: `Une **source** est un lieu d’origine ami de colonie, ou un lieu avec une flotte amie, sans marqueur de bataille. Une pile sur une source est ravitaillée. Celle qui peut tracer une ligne jusqu’à une source l’est aussi, de toute longueur, par des liaisons que toutes ses unités pourraient prendre :
- grandes voies et routes ;
- sentiers, si la pile n’a que des unités légères (jamais les sentiers gris foncé d’une nation neutre) ;
- à travers des lieux amis ;
- à travers ses propres avant-postes que l’ennemi contrôle sans les occuper ;
- à travers des régions sauvages sans ennemis.

Les limites des liaisons ne comptent pas.

Notre lecture : un fort ou un commandant dans la pile lui ferme les sentiers. Un lieu assiégé n’est pas une source, même avec une flotte, mais une ligne peut en partir ou y passer. Les assiégeants d’une forteresse sont donc hors ravitaillement s’ils ne tracent pas ailleurs. Un lieu ennemi capturé sans flotte n’est jamais une source. La case de navigation n’est pas vérifiée.`,
    see: ['14.1.1', '2.4', '2.1.4'],
  },
  {
    id: '14.1.1',
    title: 'Hors ravitaillement',
    text: `Une pile hors ravitaillement en reçoit le marqueur. Elle ne peut construire et a une pénalité de bataille, deux si elle a 8 unités ou plus. Le marqueur part quand la pile rejoint des amis ravitaillés, ou passe une vérification suivante. Les unités qui s’en séparent le gardent. Un commandant seul ne l’enlève pas.

Avec l’option de ravitaillement sévère, une telle pile ne peut attaquer que ce qui se tient entre elle et sa source la plus proche.`,
    see: ['14.1', '12.0', '13.3.2', 'P.options'],
  },
  {
    id: '14.2',
    title: 'Ralliement',
    text: `Chaque pile en déroute lance un dé, et autant de plus que la valeur d’un commandant avec elle. Un succès suffit et retire le marqueur Déroute :
- unités légères seulement (un fort ou des commandants peuvent y être) : **drapeau ou B&T** ;
- toute autre pile : **drapeau**.

Notre lecture : on prend le meilleur commandant. Les piles de la case de navigation lancent aussi.`,
    see: ['13.8', '3.7', '1.3'],
  },
  {
    id: '15',
    title: 'Arrivée des flottes',
    text: 'Après la manche 2, flottes et troupes viennent d’Europe.',
    see: ['15.1', '15.2', '15.3'],
  },
  {
    id: '15.0',
    title: 'Les troupes d’Europe',
    text: 'Cette manche de logistique amène les flottes des deux camps et leurs troupes métropolitaines.',
    see: ['15.1'],
  },
  {
    id: '15.1',
    title: 'Les deux étapes',
    text: `- 1. Tirer les renforts (15.2).
- 2. Les placer sur la carte (15.3).`,
    see: ['15.2', '15.3'],
  },
  {
    id: '15.2',
    title: 'Tirage des renforts',
    text: `Trois tirages au sort, chacun dans un vivier, d’autant de pièces que le dit le scénario pour l’année :
- 1. flottes des deux camps ensemble ;
- 2. brigades métropolitaines britanniques et jetons ;
- 3. brigades métropolitaines françaises et jetons.

Un jeton compte comme une pièce tirée. Ce qui n’est pas tiré reste dans le vivier. Si un vivier est vide, le reste des tirages est perdu.`,
    see: ['5.2', '15.2.1', '15.2.2'],
  },
  {
    id: '15.2.1',
    title: 'Aléas de la guerre',
    text: `Des jetons dans les viviers rendent les tirages incertains. Après usage, un jeton est hors jeu, sauf s’il doit être remis : il revient alors quand tous les tirages de son vivier sont faits.
- **Pertes de la marine française** : une flotte française encore dans le vivier est hors jeu pour de bon. Remis.
- **Moins de troupes** : rien ne vient. Une sorte est remise.
- **2 Artilleries au choix** (Britanniques) : prenez-en deux dans le vivier d’artillerie britannique.
- **2 Artilleries ou Légères au choix** (Britanniques) : prenez-en deux dans les viviers britanniques d’artillerie et d’unités légères rouges, en tout mélange.
- **1 Artillerie au choix** (Français) : prenez-en une dans le vivier d’artillerie française.

S’il n’y en a qu’une sur deux, on la prend. S’il n’y en a pas, on tire une pièce de plus à la place.

Notre lecture : la flotte française perdue est tirée au sort. Un jeton remis ne peut être tiré deux fois dans une même manche de logistique.`,
    see: ['15.2', '16.2.1'],
  },
  {
    id: '15.2.2',
    title: 'Tirage d’un commandant',
    text: 'Une brigade métropolitaine au croissant doré amène un commandant, au hasard dans le vivier du camp. Il arrive avec elle. Si le vivier est vide, personne ne vient.',
    see: ['3.7', '3.2'],
  },
  {
    id: '15.3',
    title: 'Placement des renforts',
    text: `Les Britanniques placent les leurs, puis les Français. D’abord les flottes, chacune dans un lieu d’origine côtier ami ou un lieu ennemi capturé de même, au bord d’une mer amie. Toutes les autres unités vont où une flotte du camp vient d’être placée, en tout nombre. Sans nouvelle flotte, toutes vont ensemble dans un seul lieu permis. Sans lieu permis, voir 13.9.2.

Notre lecture : un lieu assiégé reste permis si vous le contrôlez. Une flotte qui s’y trouvait déjà ne compte pas. De nouvelles unités délivrent la pile qu’elles rejoignent des marqueurs Déroute et Hors ravitaillement.`,
    see: ['10.6.2', '13.9.2', 'P.options'],
  },
  {
    id: '16',
    title: 'Levée coloniale',
    text: 'Après la manche 3, les colonies britanniques lèvent leurs troupes, et la campagne commence.',
    see: ['16.1', '16.2', '16.3', '16.4'],
  },
  {
    id: '16.0',
    title: 'Les troupes des colonies',
    text: 'Cette manche de logistique amène les unités coloniales, et les deux camps passent à leur paquet de campagne.',
    see: ['16.1'],
  },
  {
    id: '16.1',
    title: 'Les trois étapes',
    text: `- 1. Tirer les renforts coloniaux (16.2).
- 2. Les placer, avec les brigades licenciées, dans leurs colonies (16.3).
- 3. Passer aux paquets de campagne (16.4).`,
    see: ['16.2', '16.3', '16.4'],
  },
  {
    id: '16.2',
    title: 'Tirage des unités coloniales',
    text: 'Les Britanniques tirent du vivier des brigades coloniales et de leurs jetons autant de pièces que le dit le scénario pour l’année. Si le vivier s’épuise, les autres tirages sont perdus.',
    see: ['16.2.1', '5.2'],
  },
  {
    id: '16.2.1',
    title: 'Aléas de la guerre coloniaux',
    text: `- **Moins de troupes** : rien ne vient. Une sorte est remise.
- **1 Légère coloniale au choix** : prenez-en une dans le vivier des légères coloniales ; s’il est vide, une unité légère coloniale de la case des pertes ; s’il n’y en a pas, tirez une pièce de plus. Une sorte est remise, sauf si les viviers de brigades coloniales et de légères coloniales sont vides tous deux.
- **La Pennsylvanie lève ses troupes** : les deux brigades de Pennsylvanie et Delaware en supplément.
- **Subsides de Pitt** : deux brigades de Nouvelle-Angleterre, une de New York et New Jersey et une de Virginie et Sud en supplément.

Notre lecture : les brigades en supplément ne viennent que par leur jeton. Une fois licenciées, elles reviennent comme les autres.`,
    see: ['15.2.1', '17.5'],
  },
  {
    id: '16.3',
    title: 'Placement des unités coloniales',
    text: `Brigades tirées et brigades licenciées vont, complètes, dans des lieux amis de leur propre colonie. Une unité légère coloniale va dans tout lieu d’origine ami de colonie.

Notre lecture : les bases comptent. Si une colonie n’a pas de lieu ami, sa brigade reste licenciée.`,
    see: ['2.4', '17.2'],
  },
  {
    id: '16.4',
    title: 'Passage au paquet de campagne',
    text: 'Les cartes gardées le restent. La carte qui reste dans chaque paquet de préparation est défaussée sans être vue, et jusqu’à l’hiver les deux camps piochent dans leur paquet de campagne. Rien ne change pour le paquet indien.',
    see: ['6.0.1', '4.2'],
  },
]
