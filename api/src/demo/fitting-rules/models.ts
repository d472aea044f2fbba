import { bicycles, by, caravan, excludes, from, is, isNot, to, warns } from './rule-words.ts';

const towed = is('answer.use', 'remorque', 'caravane');
const ANY_TOWBAR = is('part.prodTypeAttelage', 'Rotule équerre', 'Col de cygne', 'Démontable', 'Escamotable');
const F3 = 'Carte grise : champs F.2 et F.3 égaux, pas de masse remorquable';
const model = (make: string, ...models: string[]) => [by(make), is('vehicle.modele', ...models)];

/** Single models: what they may not do, and what changed at a restyling. */
export const models = [
  excludes('Attelage', {
    id: 'spring-ne-tracte-pas',
    title: 'Dacia Spring : ne tracte pas',
    when: [...model('Dacia', 'Spring'), towed],
    part: [ANY_TOWBAR],
    why: 'La Spring est réceptionnée sans masse remorquable : un attelage n’y porte que des vélos.',
    source: F3,
  }),
  excludes('Attelage', {
    id: 'leaf-ne-tracte-pas',
    title: 'Nissan Leaf II : ne tracte pas',
    when: [...model('Nissan', 'Leaf II'), towed],
    part: [ANY_TOWBAR],
    why: 'La Leaf est réceptionnée sans masse remorquable : un attelage n’y porte que des vélos.',
    source: F3,
  }),
  warns('Attelage', 'Porte-vélos seulement : ce véhicule n’a pas de masse remorquable.', {
    id: 'electriques-velos',
    title: 'Sans masse remorquable : porte-vélos seulement',
    when: [is('vehicle.modele', 'Spring', 'Leaf II'), bicycles],
    why: 'Le véhicule est réceptionné sans masse remorquable.',
    source: F3,
  }),
  excludes('Attelage', {
    id: 'fiat-500-caravane',
    title: 'Fiat 500 : pas de caravane',
    when: [...model('Fiat', '500'), caravan],
    part: [to('part.prodMR', 800)],
    why: 'La 500 tracte 800 kg au plus, moins que le PTAC de presque toute caravane.',
    source: 'Fiat, caractéristiques techniques, et PTAC usuels des caravanes',
  }),
  excludes('Attelage', {
    id: 'corolla-caravane',
    title: 'Toyota Corolla hybride : pas de caravane',
    when: [...model('Toyota', 'Corolla XII', 'Corolla XII Break'), caravan],
    part: [to('part.prodMR', 750)],
    why: 'La Corolla hybride tracte 750 kg, moins que le PTAC d’une caravane.',
    source: 'Toyota, caractéristiques techniques, et PTAC usuels des caravanes',
  }),
  warns(
    'Faisceau',
    'Depuis le restylage de 2017 : feux arrière à LED, prenez les signaux sur le module et non sur les feux.',
    {
      id: 'restylage-2017',
      title: 'Restylage de 2017 : feux arrière à LED',
      when: [
        is('vehicle.modele', 'Golf VII', 'Golf VII Break', '308 II', '308 II Break', 'Qashqai II'),
        from('vehicle.year', 2017),
      ],
      part: [is('part.prodStandard', 'oui')],
      why: 'Un feu à LED ne supporte pas qu’on s’y épisse.',
      source: 'Guides de montage ECS Electronics',
    },
  ),
  warns(
    'Faisceau',
    'Transporter T6.1 (depuis 2019) : direction électrique, codage de l’assistance de remorque en plus.',
    {
      id: 't6-2019',
      title: 'Transporter T6.1',
      when: [...model('Volkswagen', 'Transporter T6'), from('vehicle.year', 2019)],
      why: 'Le T6.1 a une direction électrique et de nouvelles aides à la conduite.',
      source: 'Guides de montage Jaeger, Volkswagen Utilitaires',
    },
  ),
  warns(
    'Faisceau',
    'Boxer, Jumper et Ducato depuis 2021 : nouveau réseau électrique, contrôlez la référence sur la notice.',
    {
      id: 'x250-2021',
      title: 'X250 depuis 2021',
      when: [is('vehicle.platform', 'X250'), from('vehicle.year', 2021)],
      why: 'Le restylage de 2021 a changé calculateurs et prises.',
      source: 'Guides de montage ECS Electronics, utilitaires',
    },
  ),
  warns(
    'Attelage',
    'Châssis plateau ou cabine : cet attelage est prévu pour le fourgon, contrôlez le porte-à-faux.',
    {
      id: 'fourgon-chassis',
      title: 'Grands utilitaires : fourgon ou châssis',
      when: [
        is(
          'vehicle.modele',
          'Boxer III',
          'Jumper II',
          'Ducato III',
          'Master III',
          'Crafter II',
          'Sprinter W906',
          'Sprinter W907',
        ),
      ],
      why: 'L’empattement et le porte-à-faux d’un châssis cabine demandent une autre traverse.',
      source: 'Catalogues Brink et GDW, attelages d’utilitaires',
    },
  ),
  warns(
    'Faisceau',
    'Focus et Kuga restylés (2014, 2016) : contrôlez la place de la prise du module dans l’aile arrière.',
    {
      id: 'ford-c1-restylage',
      title: 'Ford C1 restylés',
      when: [...model('Ford', 'Focus III', 'Focus III Break', 'Kuga II'), from('vehicle.year', 2015)],
      part: [isNot('part.prodStandard', 'oui')],
      why: 'Le connecteur a changé de place au restylage.',
      source: 'Guides de montage Jaeger, Ford',
    },
  ),
  warns('Attelage', 'Duster et Kadjar à quatre roues motrices : la traverse diffère, contrôlez la version.', {
    id: '4x4-traverse',
    title: 'Duster et Kadjar 4x4',
    when: [is('vehicle.modele', 'Duster I', 'Duster II', 'Kadjar')],
    why: 'L’essieu arrière et l’échappement d’une version 4x4 laissent moins de place.',
    source: 'Instructions de montage Brink et GDW',
  }),
];
