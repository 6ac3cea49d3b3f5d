/** The preface and chapter 1: whose words these are, editions, scenarios. */
import type { Rule } from '../index.ts'

export const INTRODUCTION: readonly Rule[] = [
  {
    id: '0',
    title: 'Le jeu en une minute',
    text: `La guerre de Sept Ans en Amérique, de 1755 à 1762, pour deux joueurs. Les Britanniques veulent le Canada et l’Ohio ; les Français veulent tenir, et lancent leurs alliés sur la frontière.

**Comment on joue.** Une année a deux saisons. À chacune, les camps jouent tour à tour une carte : pour activer des troupes, pour construire, ou pour son événement. Les armées ont besoin de chefs, les rivières les portent, les forts les nourrissent. Les petites bandes vont où les armées ne vont pas, et font des raids.

**Comment on gagne.** Un seul marqueur va et vient sur la piste des points de victoire (PV) : pour les places prises, les batailles gagnées et les raids. En fin d’année, il peut décider de la partie.

**De qui sont ces mots.** De nous. Carillon explique à neuf les règles de Wilderness War, sous les numéros du livret imprimé, pour que vous y trouviez ce que nomme une question ou une ligne du journal. Ces textes ne remplacent pas le livret : achetez le jeu. « Notre lecture » marque un point que les règles laissent ouvert, et dit comment Carillon le joue.

**Quelle édition.** Carillon joue la première édition, erreurs manifestes corrigées. L’option Édition joue la troisième là où elle diffère :
- une valeur de 6 à 8 avec un jet de 5 coûte 3 pas à l’ennemi, et non 2 (7.2) ;
- les pertes d’une bataille n’ont pas d’ordre : la moitié, arrondie au supérieur, parmi les troupes entraînées (7.62) ;
- si le paquet est trop court, on distribue ses dernières cartes avant de mélanger la défausse (5.25) ;
- qui s’est joint de l’intérieur à une bataille, ou à un assaut, ne peut plus être activé dans la phase (5.36) ;
- un marqueur Amphib cède aussi devant une fortification française non assiégée (6.431), et permet aux Britanniques d’esquiver une bataille par mer (15.1) ;
- une fortification assiégée suffit à dispenser les auxiliaires de l’arrêt après un lieu cultivé ennemi (16.2) ;
- l’auxiliaire qui infiltre doit être parti sans autre unité (13.0) ;
- les unités infiltrées ne sont privées d’interception que pour le lieu suivant ; celles qu’un départ vient de délivrer d’un siège aussi (14.24) ;
- toutes les unités en raid dans un lieu font un seul jet (10.1) ;
- en 1759, une forteresse britannique assiégée compte comme britannique, sauf si les assiégeants pourraient lancer le dé (12.12) ;
- « Levée de régiments provinciaux » sert un seul département, dans ses fortifications (5.54) ;
- Dunbar commande 4 unités, et non 5 (3.2) ;
- les règles avancées sont toujours en vigueur (13.0) ;
- par une option de plus, la carte 3 fait remélanger, comme dans un tirage plus récent (5.25).

Les règles facultatives de la troisième édition se choisissent une à une (18.1 à 18.7).`,
    see: ['1.0', '4.0', '12.1', '5.26'],
  },
  {
    id: '1',
    title: 'Introduction',
    text: 'Deux camps, britannique et français, chacun avec des alliés indiens. Ce qui est à votre camp est **ami**, ce qui est à l’autre est **ennemi**.',
    see: ['1.0', '2.0', '3.1', '4.0'],
  },
  {
    id: '1.0',
    title: 'Scénarios et options',
    text: `Quatre scénarios, pour deux mises en place :
- **Annus Mirabilis**, de 1757 à 1759 : 62 cartes, des mains de neuf, Français 4 PV ;
- **Le début de la guerre**, de 1755 à 1759 : 70 cartes, des mains de huit, 0 PV ;
- **La fin de la guerre**, de 1757 à 1762 : commence comme Annus Mirabilis ;
- **La campagne entière**, de 1755 à 1762 : commence comme Le début de la guerre.

Toutes les unités commencent complètes, et les assemblées provinciales sont favorables.

Options : l’édition, détaillée dans la préface ; les règles avancées (13.0) ; la carte qui fait remélanger (5.25) ; une offre (12.3) ; la partie nulle en tournoi (12.14) ; les règles facultatives de la troisième édition (18.1 à 18.7).`,
    see: ['0', '12.12', '12.13', '12.3'],
  },
]
