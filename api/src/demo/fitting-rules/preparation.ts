import { by, excludes, is, on, prefers, warns } from './rule-words.ts';

const prepared = is('answer.preparation', 'oui');
const notPrepared = is('answer.preparation', 'non');
const ORIGIN = is('part.prodAlimentation', 'Connecteur d’origine');
const VAG = ['Volkswagen', 'Audi', 'Seat', 'Škoda'];

/** A vehicle that left the factory prepared for a towbar takes a harness of its own; one that did not cannot take it. */
export const preparation = [
  prefers('Faisceau', {
    id: 'preparation-origine',
    title: 'Préparation d’origine : faisceau qui s’y branche',
    when: [prepared],
    part: [ORIGIN],
    why: 'Le connecteur du constructeur attend dans le coffre : le faisceau prévu pour lui se monte en une heure.',
    source: 'Guides de montage Westfalia, faisceaux pour véhicules précâblés',
  }),
  excludes('Faisceau', {
    id: 'sans-preparation',
    title: 'Sans préparation : pas de faisceau pour véhicule précâblé',
    when: [notPrepared],
    part: [ORIGIN],
    why: 'Sans le connecteur du constructeur, ce faisceau n’a rien où se brancher.',
    source: 'Guides de montage Westfalia, faisceaux pour véhicules précâblés',
  }),
  prefers('Attelage', {
    id: 'preparation-spv',
    title: 'Préparation d’origine : attelage qui accepte son faisceau',
    when: [prepared],
    part: [is('part.prodAdaptSPV', 'Oui')],
    why: 'Le faisceau premium du véhicule doit trouver sa platine de prise sur l’attelage.',
    source: 'Fiches techniques des attelages, champ adaptation SPV',
  }),
  warns(
    'Attelage',
    'Attelage sans adaptation SPV : avec un faisceau premium, vérifiez que la platine de prise convient.',
    {
      id: 'spv-absent',
      title: 'Attelage sans adaptation au faisceau premium',
      when: [on('MQB', 'MLB', 'CLAR', 'UKL', 'MRA', 'MFA', 'EMP2', 'CMF-CD', 'SPA', 'C2')],
      part: [is('part.prodAdaptSPV', 'Non')],
      why: 'Sur ces plateformes le faisceau est presque toujours premium.',
      source: 'Fiches techniques des attelages, champ adaptation SPV',
    },
  ),
  warns(
    'Attelage',
    'BMW sans préparation d’origine : la masse tractable peut être réduite sans le refroidissement renforcé.',
    {
      id: 'bmw-refroidissement',
      title: 'BMW : refroidissement renforcé',
      when: [notPrepared, by('BMW')],
      why: 'L’option attelage d’origine de BMW comprend un ventilateur plus puissant.',
      source: 'BMW, conditions de montage ultérieur d’un attelage',
    },
  ),
  warns(
    'Attelage',
    'Mercedes-Benz sans préparation d’origine : contrôlez le refroidissement demandé pour la masse tractable.',
    {
      id: 'mercedes-refroidissement',
      title: 'Mercedes-Benz : refroidissement',
      when: [notPrepared, by('Mercedes-Benz')],
      why: 'Selon le moteur, le constructeur demande un ventilateur plus puissant pour tracter.',
      source: 'Mercedes-Benz, guide des carrossiers',
    },
  ),
  warns(
    'Faisceau',
    'Sans préparation d’origine : comptez le passage des fils jusqu’à la passerelle, à l’avant.',
    {
      id: 'vag-sans-preparation',
      title: 'Groupe Volkswagen sans préparation',
      when: [notPrepared, by(...VAG), on('MQB', 'MLB', 'PQ35', 'T5')],
      why: 'Sans les options 1D7 ou 1D8, le CAN et l’alimentation se prennent à l’avant.',
      source: 'Guides de montage Jaeger, groupe Volkswagen',
    },
  ),
  warns(
    'Faisceau',
    'Sans préparation d’origine : le boîtier de remorque est celui du faisceau. Prévoyez sa place dans le coffre.',
    {
      id: 'psa-sans-preparation',
      title: 'EMP2 sans préparation',
      when: [notPrepared, by('Peugeot', 'Citroën'), on('EMP2')],
      why: 'Sur EMP2, le boîtier de remorque n’est monté d’usine qu’avec la préparation : sans elle, le faisceau apporte le sien.',
      source: 'Guides de montage ECS Electronics, PSA',
    },
  ),
];
