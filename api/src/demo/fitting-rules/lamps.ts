import { bicycles, by, is, isNot, on, prefers, requires, to, trailer, warns } from './rule-words.ts';

const led = is('answer.ledLights', 'oui');
/** Vehicles that measure the current of each lamp: a plain harness makes them report faults. */
const CHECKING = ['MQB', 'MQB-A0', 'MLB', 'MEB', 'F2x', 'UKL', 'FAAR', 'CLAR', 'MFA', 'MRA', 'SPA', 'CMA'];
const JAEGER = 'Guides de montage Jaeger (modules à détection de LED)';

/** LED lights of the trailer, and vehicles that watch their lamps. */
export const lamps = [
  requires('Faisceau', {
    id: 'feux-led',
    title: 'Feux à LED : faisceau qui les reconnaît',
    when: [led],
    part: [is('part.prodLEDSupport', 'Oui')],
    why: 'Des feux à LED consomment trop peu : sans module adapté, ils clignotent vite ou sont signalés grillés.',
    source: JAEGER,
  }),
  prefers('Faisceau', {
    id: 'controle-de-lampes',
    title: 'Contrôle de lampes : faisceau premium',
    when: [on(...CHECKING)],
    part: [is('part.prodStandard', 'non')],
    why: 'Ce véhicule mesure le courant de chaque lampe : un faisceau premium dialogue avec lui sans fausse alerte.',
    source: 'Guides de montage Jaeger et Westfalia',
  }),
  warns(
    'Faisceau',
    'Feux à LED : indiquez-les au codage, sinon le véhicule peut signaler des lampes grillées.',
    {
      id: 'led-au-codage',
      title: 'Feux à LED sur un véhicule à contrôle de lampes',
      when: [led, on('F2x', 'UKL', 'FAAR', 'CLAR', 'MFA', 'MRA')],
      why: 'BMW et Mercedes-Benz distinguent au codage une remorque à ampoules d’une remorque à LED.',
      source: JAEGER,
    },
  ),
  warns(
    'Faisceau',
    'Véhicule sans réseau CAN : le module CAN de ce faisceau n’y trouve pas ses signaux, demandez-nous conseil.',
    {
      id: 'sans-can',
      title: 'Avant 2003 : pas de réseau CAN',
      when: [to('vehicle.year', 2002)],
      part: [isNot('part.prodCan', 'Non')],
      why: 'Le CAN de confort n’est pas généralisé avant 2003 : les feux se prennent sur les fils.',
      source: 'Guides de montage ECS Electronics',
    },
  ),
  warns('Faisceau', 'Sans témoin : le tableau de bord ne confirme pas les clignotants de la remorque.', {
    id: 'temoin-clignotants',
    title: 'Témoin de clignotants absent',
    when: [trailer],
    part: [is('part.prodCheck', 'Non')],
    why: 'Le conducteur doit savoir qu’un clignotant de la remorque ne marche plus.',
    source: 'UNECE R48, feux indicateurs de direction et leur témoin',
  }),
  warns('Faisceau', 'Branchez toujours la fiche du porte-vélos : ses feux remplacent ceux qu’il cache.', {
    id: 'porte-velos-feux',
    title: 'Porte-vélos : feux et plaque répétés',
    when: [bicycles],
    why: 'Le porte-vélos masque les feux et la plaque du véhicule, qui doivent rester visibles.',
    source: 'Code de la route, articles R313-3 et suivants (feux) et R317-8 (plaque)',
  }),
  warns(
    'Faisceau',
    'Prises de fils sur les feux : un relais est nécessaire, les feux d’origine ne portent pas deux lampes de plus.',
    {
      id: 'pickup-relais',
      title: 'Pick-up : faisceau sans module',
      when: [by('Toyota', 'Ford', 'Nissan'), is('vehicle.body', 'pickup')],
      part: [is('part.prodCan', 'Non')],
      why: 'Sur un pick-up, les feux de gabarit de la remorque s’ajoutent à ceux de la benne.',
      source: 'Guides de montage ECS Electronics',
    },
  ),
];
