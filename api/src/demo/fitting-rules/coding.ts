import { by, from, is, isNot, on, warns } from './rule-words.ts';

const VAG = ['Volkswagen', 'Audi', 'Seat', 'Škoda'];
const PSA = ['Peugeot', 'Citroën', 'Opel', 'Jeep'];
const JAEGER = 'Guides de montage Jaeger, chapitres codage par constructeur';

const coding = (id: string, title: string, when: ReturnType<typeof on>[], how: string, source = JAEGER) =>
  warns('Faisceau', `Codage nécessaire : ${how}`, {
    id: `codage-${id}`,
    title: `Codage : ${title}`,
    when,
    why: `Sur ${title}, la remorque doit être déclarée au véhicule pour que les feux, l’ESP et les aides la connaissent.`,
    source,
  });

/** Where the trailer must be declared to the vehicle after the fitting, and with what. */
export const codings = [
  coding(
    'mqb',
    'MQB',
    [by(...VAG), on('MQB', 'MQB-A0')],
    'calculateur 69 à déclarer dans la passerelle 19 (ODIS ou VCDS).',
  ),
  coding(
    'mlb',
    'MLB',
    [by(...VAG), on('MLB', 'PL71')],
    'calculateur 69 à déclarer dans la passerelle 19, suspension et recul compris (ODIS ou VCDS).',
  ),
  coding(
    'pq',
    'PQ35 et PQ46',
    [by(...VAG), on('PQ35', 'PQ46')],
    'passerelle 19 et ESP 03 à coder pour la remorque (ODIS ou VCDS).',
  ),
  coding('meb', 'MEB', [by(...VAG), on('MEB')], 'en ligne par ODIS, droits constructeur nécessaires.'),
  coding(
    'vul-vw',
    'les utilitaires Volkswagen',
    [by('Volkswagen'), on('T5', 'MNB')],
    'passerelle 19 et ESP 03 à coder (ODIS ou VCDS).',
  ),
  coding('emp2', 'EMP2', [by(...PSA), on('EMP2', 'STLA')], 'télécodage du BSI, fonction attelage (DiagBox).'),
  coding('cmp', 'CMP', [by(...PSA), on('CMP')], 'télécodage du BSI, fonction attelage (DiagBox).'),
  coding(
    'renault',
    'CMF',
    [by('Renault'), on('CMF-CD', 'CMF-B')],
    'configuration de l’UCH et de l’ESP (CLIP).',
  ),
  coding(
    'bmw',
    'BMW',
    [by('BMW'), on('F2x', 'UKL', 'FAAR', 'CLAR')],
    'calculateur de remorque AHM à ajouter à la commande du véhicule (ISTA).',
  ),
  coding(
    'mercedes',
    'Mercedes-Benz',
    [by('Mercedes-Benz'), on('MFA', 'MRA', 'VS20', 'VS30')],
    'calculateur de remorque AAG à mettre en service (XENTRY).',
  ),
  coding(
    'ford',
    'Ford',
    [by('Ford'), on('C1', 'C2', 'CD4')],
    'module TRM à déclarer au combiné (IDS ou FDRS).',
  ),
  coding(
    'opel',
    'Opel avant PSA',
    [by('Opel'), on('D2XX', 'Epsilon')],
    'module de remorque à programmer (GDS2).',
  ),
  coding('volvo', 'Volvo', [by('Volvo'), on('SPA', 'CMA', 'C1')], 'logiciel TRM à télécharger (VIDA).'),
  warns('Faisceau', 'Codage nécessaire après le montage, à la valise de diagnostic.', {
    id: 'codage-autres',
    title: 'Codage : autres véhicules',
    when: [
      isNot(
        'vehicle.marque',
        ...VAG,
        'Peugeot',
        'Citroën',
        'Opel',
        'Renault',
        'BMW',
        'Mercedes-Benz',
        'Ford',
        'Volvo',
      ),
    ],
    part: [is('part.prodAideProgrammation', 'Oui')],
    why: 'La fiche de ce faisceau dit que la remorque doit être déclarée au véhicule.',
    source: 'Fiche technique du faisceau',
  }),
  warns(
    'Faisceau',
    'Codage protégé (SFD) : un accès en ligne du constructeur est nécessaire, prévoyez-le avant le montage.',
    {
      id: 'codage-sfd',
      title: 'Groupe Volkswagen : codage protégé SFD',
      when: [
        by(...VAG),
        on('MQB', 'MEB'),
        from('vehicle.year', 2020),
        is(
          'vehicle.modele',
          'Golf VIII',
          'Golf VIII Break',
          'Leon IV',
          'Leon IV Break',
          'Octavia IV',
          'Octavia IV Break',
          'A3 8Y',
          'Caddy V',
          'ID.4',
          'Enyaq',
          'Tiguan III',
        ),
      ],
      why: 'Depuis 2020, les calculateurs de ces modèles ne se codent qu’après un déverrouillage en ligne.',
      source: 'Groupe Volkswagen, protection des diagnostics véhicule (SFD)',
    },
  ),
  warns('Faisceau', 'Passerelle sécurisée (SGW) : la valise doit y être autorisée pour coder.', {
    id: 'codage-sgw',
    title: 'Fiat et Jeep : passerelle sécurisée',
    when: [by('Fiat', 'Jeep'), from('vehicle.year', 2018), on('SUSW')],
    part: [is('part.prodAideProgrammation', 'Oui')],
    why: 'Depuis 2018, ces véhicules filtrent les accès des valises.',
    source: 'FCA, Secure Gateway Module',
  }),
];
