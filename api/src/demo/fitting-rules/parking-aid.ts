import { bicycles, is, isNot, on, requires, warns } from './rule-words.ts';

const aid = is('answer.parkingAid', 'oui');

/** The sensors see what is towed: they must fall silent. */
export const parkingAid = [
  requires('Faisceau', {
    id: 'coupure-radar',
    title: 'Aide au stationnement : faisceau qui la coupe',
    when: [aid],
    part: [isNot('part.prdPdc', 'Non')],
    why: 'Le radar de recul verrait la remorque et sonnerait sans arrêt : il faut un faisceau qui permet la coupure, par un fil ou par le codage selon le véhicule.',
    source: 'Guides de montage Westfalia et Jaeger',
  }),
  warns(
    'Faisceau',
    'Coupure de l’aide au stationnement : elle se fait par le codage, contrôlez-la après le montage.',
    {
      id: 'radar-au-codage',
      title: 'Coupure du radar par le calculateur',
      when: [
        aid,
        on(
          'MQB',
          'MQB-A0',
          'MLB',
          'MEB',
          'PQ35',
          'PQ46',
          'EMP2',
          'CMP',
          'F2x',
          'UKL',
          'CLAR',
          'FAAR',
          'MFA',
          'MRA',
          'SPA',
        ),
      ],
      why: 'Sur ces plateformes, le calculateur de remorque annonce la remorque au radar par le réseau du véhicule.',
      source: 'Guides de montage Jaeger, chapitres codage par plateforme',
    },
  ),
  warns(
    'Faisceau',
    'Coupure de l’aide au stationnement : branchez le fil de coupure sur le calculateur du radar, puis contrôlez.',
    {
      id: 'radar-par-fil',
      title: 'Coupure du radar par un fil',
      when: [aid, on('PF1', 'PF2', 'PF3', 'B', 'C', 'D', 'X82', 'X62', 'X250', 'C1', 'B0')],
      why: 'Sur ces plateformes, le radar se coupe par un fil du faisceau.',
      source: 'Guides de montage ECS Electronics',
    },
  ),
  warns('Attelage', 'Boule toujours en place : les capteurs de recul peuvent la voir, même sans remorque.', {
    id: 'radar-boule-fixe',
    title: 'Aide au stationnement et attelage fixe',
    when: [aid],
    part: [is('part.prodTypeAttelage', 'Rotule équerre', 'Col de cygne')],
    why: 'Une boule fixe est dans le champ des capteurs ; une boule démontée ou escamotée ne l’est pas.',
    source: 'Conseils de montage Brink et Westfalia',
  }),
  warns('Faisceau', 'Porte-vélos : sans la fiche branchée, l’aide au stationnement sonne sans arrêt.', {
    id: 'radar-porte-velos',
    title: 'Porte-vélos et aide au stationnement',
    when: [aid, bicycles],
    why: 'La coupure se fait par la fiche du porte-vélos.',
    source: 'Notices des porte-vélos d’attelage Thule',
  }),
];
