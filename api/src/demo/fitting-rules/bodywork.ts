import { bicycles, excludes, is, on, prefers, warns } from './rule-words.ts';

const sport = is('answer.sportBumper', 'oui');
const spare = is('answer.spareWheel', 'oui');
const CUT = is('part.prodDecoupePC', 'Oui');
const BRINK = 'Instructions de montage Brink et GDW';

/** Bumpers, spare wheels and bodies. */
export const bodywork = [
  warns('Attelage', 'Découpe du pare-chocs nécessaire : suivez le gabarit de la notice.', {
    id: 'decoupe',
    title: 'Découpe du pare-chocs',
    part: [CUT],
    why: 'La boule ou son logement passe à travers le bas du pare-chocs.',
    source: BRINK,
  }),
  warns('Attelage', 'Découpe visible sous un pare-chocs sport : montrez-la au client avant de commander.', {
    id: 'decoupe-sport',
    title: 'Découpe et pare-chocs sport',
    when: [sport],
    part: [CUT],
    why: 'Le bas d’un pare-chocs sport est souvent peint ou porte un diffuseur.',
    source: BRINK,
  }),
  prefers('Attelage', {
    id: 'sport-sans-decoupe',
    title: 'Pare-chocs sport : sans découpe si possible',
    when: [sport],
    part: [is('part.prodDecoupePC', 'Non')],
    why: 'Un diffuseur découpé ne se rattrape pas.',
    source: BRINK,
  }),
  warns('Attelage', 'Perçage du châssis nécessaire : traitez les trous contre la corrosion.', {
    id: 'percage',
    title: 'Perçage du châssis',
    part: [is('part.prodPercage', 'Oui')],
    why: 'Les points d’ancrage du constructeur ne suffisent pas à cet attelage.',
    source: BRINK,
  }),
  excludes('Attelage', {
    id: 'escamotable-roue-sous-caisse',
    title: 'Roue de secours sous la caisse : pas d’escamotable',
    when: [spare, is('vehicle.body', 'utilitaire', 'pickup')],
    part: [is('part.prodTypeAttelage', 'Escamotable')],
    why: 'Le bras escamoté prend la place de la roue de secours pendue sous la caisse.',
    source: 'Instructions de montage Westfalia, attelages escamotables',
  }),
  warns(
    'Attelage',
    'Escamotable et roue de secours : contrôlez la place du bras sous le plancher du coffre.',
    {
      id: 'escamotable-roue',
      title: 'Escamotable et roue de secours',
      when: [spare, is('vehicle.body', 'berline', 'break', 'suv', 'monospace')],
      part: [is('part.prodTypeAttelage', 'Escamotable')],
      why: 'Le bras se range sous le plancher, près du puits de roue.',
      source: 'Instructions de montage Westfalia, attelages escamotables',
    },
  ),
  warns('Attelage', 'Roue de secours sous la caisse : contrôlez qu’on la descend encore, attelage monté.', {
    id: 'roue-sous-caisse',
    title: 'Utilitaire ou pick-up : roue sous la caisse',
    when: [spare, is('vehicle.body', 'utilitaire', 'pickup')],
    why: 'La traverse de l’attelage passe devant le treuil de la roue.',
    source: BRINK,
  }),
  warns('Kit', 'Porte-vélos : prenez-en un qui bascule, pour ouvrir le hayon avec les vélos.', {
    id: 'hayon',
    title: 'Porte-vélos et hayon',
    when: [bicycles, is('vehicle.body', 'break', 'suv', 'monospace')],
    why: 'Le hayon descend bas et touche les vélos.',
    source: 'Notices des porte-vélos d’attelage Thule',
  }),
  warns('Kit', 'Portes battantes : elles ne s’ouvrent pas avec un porte-vélos chargé.', {
    id: 'portes-battantes',
    title: 'Porte-vélos et portes battantes',
    when: [bicycles, is('vehicle.body', 'utilitaire')],
    why: 'Les portes d’un utilitaire s’ouvrent vers l’arrière.',
    source: 'Notices des porte-vélos d’attelage Thule',
  }),
  warns(
    'Attelage',
    'Pick-up : un pare-chocs chromé à marchepied se dépose et ne se remonte pas avec cet attelage.',
    {
      id: 'pickup-marchepied',
      title: 'Pick-up : pare-chocs à marchepied',
      when: [is('vehicle.body', 'pickup')],
      part: [is('part.prodDeposePC', 'Oui')],
      why: 'La traverse prend les points d’ancrage du marchepied.',
      source: 'Instructions de montage GDW, pick-up',
    },
  ),
  warns('Attelage', 'Cabriolet ou coupé : contrôlez sur la carte grise que le véhicule peut tracter.', {
    id: 'cabriolet',
    title: 'Cabriolet et coupé',
    when: [is('vehicle.body', 'cabriolet', 'coupe')],
    why: 'Plusieurs cabriolets et coupés sont réceptionnés sans masse remorquable.',
    source: 'Carte grise, champs F.2 et F.3',
  }),
  warns(
    'Attelage',
    'Traverse sous pare-chocs en plastique : l’absorbeur d’origine se dépose et se rend au client.',
    {
      id: 'absorbeur',
      title: 'Traverse d’origine remplacée',
      when: [on('MQB', 'MQB-A0', 'EMP2', 'CMP', 'CMF-B')],
      part: [is('part.prodDeposePC', 'Oui')],
      why: 'Sur ces plateformes la traverse de l’attelage remplace celle du pare-chocs.',
      source: BRINK,
    },
  ),
];
