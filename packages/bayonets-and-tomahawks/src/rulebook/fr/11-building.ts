/** Chapters 11 and 12: Marshal Troops, Construction. */
import type { Rule } from '../index.ts'

export const BUILDING: readonly Rule[] = [
  {
    id: '11',
    title: 'Rassembler des troupes',
    text: 'Appeler tous les amis des lieux voisins.',
    see: ['11.0'],
  },
  {
    id: '11.0',
    title: 'Comment rassembler',
    text: `Avec un PA d’armée, réunissez dans un lieu les amis des alentours. Il doit s’y trouver une pile amie qui n’est pas en déroute, avec une unité non légère. Peu importe que des ennemis y soient.
- 1. Choisissez-y une unité non légère : artillerie, bastion, brigade, commandant, flotte ou fort. Elle devient épuisée.
- 2. Toutes les unités amies des lieux voisins peuvent venir, de plusieurs lieux, selon le genre et la limite des liaisons. Elles deviennent épuisées.

Le lieu reçoit un marqueur Rassemblement : une pénalité pour tous les amis qui s’y trouvent s’il y a bataille dans la manche.

Notre lecture : chaque unité vient par une seule liaison. Les unités épuisées ou en déroute ne peuvent venir, ni les forts et bastions. L’unité choisie ne doit pas être épuisée et ne bouge pas. Un seul marqueur, quel que soit le nombre. Des unités retenues par l’ennemi ne viennent que si elles pourraient s’en aller (10.2.1). Un établissement capturé que l’on vide est rendu aussitôt.`,
    see: ['10.1', '10.2', '13.3.2', '7.2.1'],
  },
  {
    id: '12',
    title: 'Construction',
    text: 'Les forts tiennent le pays, les routes l’ouvrent.',
    see: ['12.0'],
  },
  {
    id: '12.0',
    title: 'Comment construire',
    text: `Avec un PA d’armée, une brigade qui n’est ni en déroute ni hors ravitaillement construit dans son lieu. Il doit être ami et sans ennemis, sauf si vous êtes en surnombre. Une chose au choix :
- poser un marqueur **Fort en construction** s’il n’y a ni fort ni marqueur (pas sur une forteresse qui a un bastion) ;
- mettre un **fort** ami à la place d’un marqueur d’une manche antérieure ;
- réparer un fort réduit ;
- retirer un marqueur Fort en construction ou un fort ami ;
- poser un marqueur **Route en construction** sur un sentier qui part du lieu ;
- achever une **route** dont le marqueur est d’une manche antérieure.

La brigade devient épuisée. Quand elle achève une route, elle doit aussitôt la prendre, sans PA, et des unités non épuisées de sa pile peuvent la suivre. On ne retire jamais une route, on ne répare jamais un bastion.

Notre lecture : ami veut dire contrôlé, ou région sauvage sans ennemis. Les marqueurs ne sont à personne : toute brigade qui peut construire là peut achever. S’il ne reste pas de fort dans le vivier, on ne peut en achever un. Les sentiers gris foncé peuvent aussi devenir des routes. Le passage de la nouvelle route est une entrée comme une autre : on capture, attaque, submerge ou fait intrusion, et la pile s’arrête.`,
    see: ['3.5', '2.2.3', '10.1', '14.1.1'],
  },
]
