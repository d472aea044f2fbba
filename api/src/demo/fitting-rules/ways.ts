import { bicycles, caravan, is, on, prefers, to, trailer, warns } from './rule-words.ts';

const SQUARE = is('part.prodTypeAttelage', 'Rotule équerre');
const SWAN = is('part.prodTypeAttelage', 'Col de cygne');

/** What the ball stands on, and what it bears. */
export const ways = [
  prefers('Attelage', {
    id: 'porte-velos-col',
    title: 'Porte-vélos : col de cygne plutôt que rotule équerre',
    when: [bicycles],
    part: [SWAN],
    why: 'La mâchoire d’un porte-vélos à plateforme se serre sur un col dégagé ; une équerre la gêne.',
    source: 'Notices des porte-vélos d’attelage Thule et Westfalia',
  }),
  warns(
    'Attelage',
    'Rotule équerre : beaucoup de porte-vélos à plateforme ne s’y serrent pas, contrôlez la notice du vôtre.',
    {
      id: 'porte-velos-equerre',
      title: 'Porte-vélos sur une rotule équerre',
      when: [bicycles],
      part: [SQUARE],
      why: 'La mâchoire demande un col dégagé autour de la boule.',
      source: 'Notices des porte-vélos d’attelage Thule et Westfalia',
    },
  ),
  prefers('Attelage', {
    id: 'caravane-col',
    title: 'Caravane : col de cygne pour le stabilisateur',
    when: [caravan],
    part: [SWAN],
    why: 'Un stabilisateur à friction demande 60 mm de col dégagé sous la boule.',
    source: 'AL-KO AKS et Winterhoff WS 3000, conditions de montage',
  }),
  warns(
    'Attelage',
    'Rotule équerre : un stabilisateur à friction (AKS, WS 3000) demande une rotule à col long.',
    {
      id: 'caravane-equerre',
      title: 'Stabilisateur sur une rotule équerre',
      when: [caravan],
      part: [SQUARE],
      why: 'La tête d’un stabilisateur touche l’équerre dans les virages.',
      source: 'AL-KO AKS et Winterhoff WS 3000, conditions de montage',
    },
  ),
  // The same sentence for each ball on a neck, so that it stands once above all ways; a square one says why it differs.
  warns(
    'Attelage',
    'Stabilisateur à friction (AKS, WS 3000) : 60 mm de col dégagé sous la boule, à mesurer avant de commander.',
    {
      id: 'caravane-stabilisateur',
      title: 'Stabilisateur : col dégagé sous la boule',
      when: [caravan],
      part: [is('part.prodTypeAttelage', 'Col de cygne', 'Démontable', 'Escamotable')],
      why: 'La tête d’un stabilisateur descend plus bas que celle d’une remorque.',
      source: 'AL-KO AKS et Winterhoff WS 3000, conditions de montage',
    },
  ),
  prefers('Attelage', {
    id: 'utilitaire-equerre',
    title: 'Utilitaire ou pick-up : rotule équerre pour la remorque',
    when: [trailer, is('vehicle.body', 'utilitaire', 'pickup')],
    part: [SQUARE],
    why: 'Sur l’équerre, la boule se change seule, ou laisse la place à un crochet mixte.',
    source: 'Catalogues Brink et GDW, attelages d’utilitaires',
  }),
  warns(
    'Attelage',
    'Poids sur flèche de 60 kg ou moins : deux vélos classiques, pas deux vélos électriques.',
    {
      id: 'fleche-60',
      title: 'Porte-vélos : 60 kg sur la boule',
      when: [bicycles],
      part: [to('part.prodPoidsSurFleche', 60)],
      why: 'Une plateforme pèse près de 18 kg, un vélo électrique 25 kg : le poids sur flèche est dépassé.',
      source: 'UNECE R55, valeur S, et notices des porte-vélos Thule',
    },
  ),
  warns('Attelage', 'Poids sur flèche de 80 kg ou moins : deux vélos électriques au plus.', {
    id: 'fleche-80',
    title: 'Porte-vélos : 80 kg sur la boule',
    when: [bicycles],
    part: [
      { field: 'part.prodPoidsSurFleche', operator: 'from', values: ['61'] },
      to('part.prodPoidsSurFleche', 80),
    ],
    why: 'La plateforme et trois vélos électriques pèsent plus de 90 kg.',
    source: 'UNECE R55, valeur S, et notices des porte-vélos Thule',
  }),
  warns('Attelage', 'Démontable : rangez la tige et montez l’obturateur quand rien n’est attelé.', {
    id: 'demontable-depose',
    title: 'Démontable : tige déposée',
    when: [bicycles],
    part: [is('part.prodTypeAttelage', 'Démontable')],
    why: 'Une tige en place peut cacher la plaque et alarmer le radar.',
    source: 'Code de la route, article R317-8 (plaque visible)',
  }),
  warns('Attelage', 'Escamotable électrique ou à câble : prévoyez la commande dans le coffre.', {
    id: 'escamotable-commande',
    title: 'Escamotable : commande',
    when: [on('MQB', 'MLB', 'CLAR', 'UKL', 'MRA', 'SPA')],
    part: [is('part.prodTypeAttelage', 'Escamotable')],
    why: 'La poignée ou le bouton se fixe dans le coffre, son câble passe par un obturateur.',
    source: 'Instructions de montage Westfalia, attelages escamotables',
  }),
];
