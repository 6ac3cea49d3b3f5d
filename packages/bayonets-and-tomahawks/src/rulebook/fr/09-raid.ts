/** Chapter 9: raids. */
import type { Rule } from '../index.ts'

export const RAID: readonly Rule[] = [
  {
    id: '9',
    title: 'Raids',
    text: 'Une seule unité légère se glisse derrière les lignes, frappe et rentre. Huit points de raid font un PV.',
    see: ['9.0', '9.1', '9.2', '9.3'],
  },
  {
    id: '9.0',
    title: 'Qui pille quoi',
    text: `Un raid demande un PA léger ou indien et une unité légère. La cible est :
- un lieu d’origine ennemi, même contrôlé par votre camp, ou
- une région sauvage avec un fort ennemi.

Chaque lieu peut être pillé avec succès une fois par an. Avant cela, on peut essayer tant qu’on veut. Un raid ne change pas le contrôle, ne compte pas pour les limites des liaisons et ne cause pas de touches.

Notre lecture : l’unité peut piller le lieu d’origine ennemi où elle se tient. Les bases ne sont pas des cibles. Une unité en déroute ne peut faire de raid, une unité hors ravitaillement le peut. Un raid n’est pas un mouvement : des ennemis sur place ne retiennent pas l’unité. « Une fois par an » vaut pour le lieu : un fort de région sauvage pillé une fois est tranquille pour l’année, quel que soit son maître.`,
    see: ['7.3.1', '9.1', '9.3'],
  },
  {
    id: '9.1',
    title: 'Déroulement d’un raid',
    text: `- 1. Choisissez l’unité légère que permet le PA.
- 2. Elle parcourt jusqu’à 3 liaisons vers la cible, 6 avec ×2. Dans chaque lieu où il y a des ennemis, du premier au dernier, elle peut être interceptée.
- 3. À la cible, on lance le dé du raid.

Notre lecture : vous choisissez le chemin quand les risques diffèrent. Il peut passer par des unités ennemies. Les Français en raid n’entrent jamais dans une base.`,
    see: ['9.2', '9.3', '7.3.4'],
  },
  {
    id: '9.2',
    title: 'Interception',
    text: `Là où l’unité rencontre des unités ennemies à l’aller, l’ennemi lance un dé. Elle est interceptée sur :
- **drapeau, touche triangle/cercle ou B&T**, s’il y a au moins une unité légère ennemie ;
- **drapeau** seulement, s’il y a des unités mais aucune légère ;
- pas de jet contre une milice seule ou personne.

Une unité interceptée revient à son point de départ, épuisée. Les unités épuisées peuvent intercepter, n’en deviennent pas épuisées et peuvent recommencer contre un autre raid.

Notre lecture : un seul jet par lieu, avec la meilleure colonne s’il y a une unité légère.`,
    see: ['9.1', '1.3'],
  },
  {
    id: '9.3',
    title: 'Le jet de raid',
    text: `À la cible, lancez un dé :
- **drapeau, touche triangle/cercle ou B&T** : succès.
- **touche carré/cercle ou manqué** : échec. L’unité revient à son point de départ, épuisée.

Après un succès, le lieu est marqué pillé. Vous marquez sa valeur en points de raid, ou 1 pour un fort de région sauvage. Une unité non indienne revient à son point de départ, épuisée. Une unité indienne rentre chez elle avec son butin : elle va à la case des pertes.

Chaque fois qu’un camp atteint **8 points de raid**, il marque aussitôt 1 PV, et son marqueur repart de 0 avec les points en trop.

Notre lecture : des points de raid perdus ne font jamais descendre sous 0, et les PV déjà marqués restent.`,
    see: ['2.1.4', '3.1.1', '18.1'],
  },
]
