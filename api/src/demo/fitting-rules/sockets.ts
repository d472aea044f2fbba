import { bicycles, caravan, is, isNot, prefers, requires, trailer, warns } from './rule-words.ts';

const ISO_13 = 'ISO 11446 (prise 13 broches)';
const ISO_7 = 'ISO 1724 (prise 7 broches, 12N)';
const GUIDE = 'Guides de montage des faisceaux Jaeger et ECS Electronics';

/** Which socket serves what is towed, and what must come out of it. */
export const sockets = [
  requires('Faisceau', {
    id: 'caravane-13',
    title: 'Caravane : prise 13 broches',
    when: [caravan],
    part: [is('part.prodType', '13')],
    why: 'Une caravane a besoin du feu de recul, du permanent et de la ligne de charge : seule la prise 13 broches les porte.',
    source: ISO_13,
  }),
  prefers('Faisceau', {
    id: 'caravane-permanent',
    title: 'Caravane : plus permanent',
    when: [caravan],
    part: [isNot('part.prdPlus', 'Non')],
    why: 'Le contact 9 alimente l’éclairage et la batterie de la caravane, contact coupé.',
    source: ISO_13,
  }),
  prefers('Faisceau', {
    id: 'caravane-charge',
    title: 'Caravane : ligne de charge',
    when: [caravan],
    part: [isNot('part.prodLigne', 'Non')],
    why: 'Le contact 10 charge la batterie et fait marcher le réfrigérateur, moteur tournant.',
    source: ISO_13,
  }),
  warns(
    'Faisceau',
    'Sans plus permanent : l’éclairage et la pompe de la caravane restent sans courant à l’arrêt.',
    {
      id: 'caravane-sans-permanent',
      title: 'Caravane : faisceau sans permanent',
      when: [caravan],
      part: [is('part.prdPlus', 'Non')],
      why: 'Aucun faisceau disponible pour ce véhicule n’alimente le contact 9.',
      source: ISO_13,
    },
  ),
  warns('Faisceau', 'Sans ligne de charge : le réfrigérateur de la caravane ne marche pas en roulant.', {
    id: 'caravane-sans-charge',
    title: 'Caravane : faisceau sans ligne de charge',
    when: [caravan],
    part: [is('part.prodLigne', 'Non')],
    why: 'Aucun faisceau disponible pour ce véhicule n’alimente le contact 10.',
    source: ISO_13,
  }),
  warns(
    'Faisceau',
    'Caravane ancienne à deux fiches 12N et 12S : prévoyez un adaptateur 13 broches vers 12N/12S.',
    {
      id: 'caravane-12s',
      title: 'Caravane : anciennes fiches 12N et 12S',
      when: [caravan],
      part: [is('part.prodType', '13')],
      why: 'Les caravanes d’avant la fiche 13 broches ont deux fiches 7 broches, 12N (ISO 1724) et 12S (ISO 3732).',
      source: `${ISO_7}, ISO 3732 (12S)`,
    },
  ),
  prefers('Faisceau', {
    id: 'remorque-7',
    title: 'Remorque : la prise 7 broches suffit',
    when: [trailer],
    part: [is('part.prodType', '7')],
    why: 'Une remorque simple n’a que les feux, les clignotants et les stops : les sept contacts les portent tous.',
    source: ISO_7,
  }),
  warns('Faisceau', 'Une remorque à fiche 7 broches demande un adaptateur sur cette prise 13 broches.', {
    id: 'remorque-adaptateur',
    title: 'Remorque sur une prise 13 broches',
    when: [trailer],
    part: [is('part.prodType', '13')],
    why: 'La fiche 7 broches n’entre pas dans une prise 13 broches.',
    source: `${ISO_7} et ${ISO_13}`,
  }),
  prefers('Faisceau', {
    id: 'porte-velos-13',
    title: 'Porte-vélos : prise 13 broches',
    when: [bicycles],
    part: [is('part.prodType', '13')],
    why: 'Les porte-vélos à plateforme ont une fiche 13 broches ; leur feu de recul passe par le contact 8.',
    source: 'Notices des porte-vélos d’attelage Thule et Westfalia',
  }),
  warns(
    'Faisceau',
    'Prise 7 broches : il faut un adaptateur, et le porte-vélos n’aura pas de feu de recul.',
    {
      id: 'porte-velos-7',
      title: 'Porte-vélos sur une prise 7 broches',
      when: [bicycles],
      part: [is('part.prodType', '7')],
      why: 'Le feu de recul n’existe pas parmi les sept contacts.',
      source: ISO_7,
    },
  ),
  prefers('Faisceau', {
    id: 'caravane-antibrouillard',
    title: 'Caravane : antibrouillard du véhicule coupé',
    when: [caravan],
    part: [is('part.prodClouplage', 'Oui')],
    why: 'L’antibrouillard arrière du véhicule se refléterait sur l’avant de la caravane.',
    source: GUIDE,
  }),
];
