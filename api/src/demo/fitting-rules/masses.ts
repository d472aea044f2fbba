import { by, caravan, from, is, to, trailer, warns } from './rule-words.ts';

const LICENCE = 'Code de la route, article R221-4 (catégories B, B96 et BE)';

/** What may be towed, and with which licence. */
export const masses = [
  warns(
    'Attelage',
    'Masse tractable : la plus petite valeur compte, celle de l’attelage ou celle de la carte grise (F.3 moins F.2).',
    {
      id: 'masse-carte-grise',
      title: 'Masse tractable de la carte grise',
      when: [{ field: 'answer.use', operator: 'is', values: ['remorque', 'caravane'] }],
      why: 'Elle dépend du moteur et de la boîte, que le catalogue ne connaît pas.',
      source: 'Carte grise, champs F.2 et F.3, et UNECE R55',
    },
  ),
  warns('Attelage', 'Permis B jusqu’à 3 500 kg pour l’ensemble, B96 jusqu’à 4 250 kg, BE au-delà.', {
    id: 'permis-caravane',
    title: 'Caravane : permis',
    when: [caravan],
    why: 'Une caravane pèse presque toujours plus de 750 kg en charge : la somme des PTAC décide du permis.',
    source: LICENCE,
  }),
  warns(
    'Attelage',
    'Remorque de plus de 750 kg : permis B si l’ensemble ne dépasse pas 3 500 kg, sinon B96 ou BE.',
    {
      id: 'permis-remorque',
      title: 'Remorque de plus de 750 kg : permis',
      when: [trailer],
      part: [from('part.prodMR', 1500)],
      why: 'Avec cet attelage, on peut atteler des remorques pour lesquelles le permis B seul ne suffit plus.',
      source: LICENCE,
    },
  ),
  warns(
    'Attelage',
    'Remorque de plus de 500 kg : elle a sa propre carte grise et son assurance ; au-delà de 750 kg, elle est freinée.',
    {
      id: 'remorque-500',
      title: 'Remorque : carte grise et freins',
      when: [trailer],
      part: [from('part.prodMR', 500)],
      why: 'Sous 500 kg, la remorque porte la plaque du véhicule.',
      source: 'Code de la route, articles R322-1, R315-1 et R317-8',
    },
  ),
  warns(
    'Attelage',
    'Masse tractable de 1 000 kg ou moins : peu de caravanes conviennent, contrôlez le PTAC de la vôtre.',
    {
      id: 'caravane-legere',
      title: 'Caravane et petite masse tractable',
      when: [caravan],
      part: [to('part.prodMR', 1000)],
      why: 'Une caravane à deux essieux ou de quatre places pèse au moins 1 100 kg en charge.',
      source: 'UNECE R55 et PTAC usuels des caravanes',
    },
  ),
  warns('Attelage', 'Masse tractable de 1 200 kg ou moins : caravane de deux à trois places seulement.', {
    id: 'caravane-moyenne',
    title: 'Caravane : masse tractable moyenne',
    when: [caravan],
    part: [from('part.prodMR', 1001), to('part.prodMR', 1200)],
    why: 'Les caravanes familiales ont un PTAC de 1 300 à 1 600 kg.',
    source: 'PTAC usuels des caravanes',
  }),
  warns('Attelage', 'Remorque de 3 500 kg : permis BE, et tachygraphe pour un usage professionnel.', {
    id: 'remorque-3500',
    title: 'Trois tonnes et demie',
    when: [trailer],
    part: [from('part.prodMR', 3000)],
    why: 'L’ensemble dépasse 4 250 kg, et souvent 3 500 kg au sens du règlement social européen.',
    source: `${LICENCE} et règlement (CE) 561/2006`,
  }),
  warns('Attelage', 'Hybride : 750 kg au plus, une remorque sans frein ou une petite remorque freinée.', {
    id: 'toyota-hybride',
    title: 'Toyota hybride : masse tractable',
    when: [
      by('Toyota'),
      is(
        'vehicle.modele',
        'Corolla XII',
        'Corolla XII Break',
        'C-HR I',
        'Yaris IV',
        'Yaris Cross',
        'Auris II',
      ),
    ],
    why: 'La transmission hybride limite la masse tractable de ces modèles.',
    source: 'Toyota, caractéristiques techniques',
  }),
  warns('Attelage', 'Voiture électrique : l’autonomie baisse de moitié environ avec une remorque.', {
    id: 'electrique-autonomie',
    title: 'Électrique : autonomie en remorquant',
    when: [trailer, is('vehicle.modele', 'ID.4', 'Enyaq', 'EV6')],
    why: 'La traînée de la remorque double la consommation sur route.',
    source: 'Essais de véhicules électriques avec remorque, ADAC',
  }),
];
