import type { ProductsTable } from '../base/db/schema/catalogue.ts';
import type { Random } from '../base/random.ts';
import { modelFacts, needsCoding } from './model-facts.ts';
import { rangeModel } from './range/models.ts';

export type Details = Pick<
  ProductsTable,
  'type' | 'standard' | 'price_cents' | 'titre' | 'memo' | 'technical'
>;

const YES_NO = ['Oui', 'Non'];

export function faisceau(marque: string, modele: string, random: Random): Details {
  const type = random.chance(0.55) ? '13' : '7';
  const standard = random.chance(0.6) ? 1 : 0;
  const base = (type === '13' ? 7900 : 5200) + (standard ? 0 : 4600);
  const perhaps = random.chance(0.35);
  // What is built on a known platform needs it or does not, whatever the reference.
  const isKnown = rangeModel(marque, modele) || modelFacts(marque, modele).platform;
  const programming = isKnown ? needsCoding(marque, modele) : perhaps;
  // A socket of seven pins has no contacts for them.
  const fed = (drawn: string) => (type === '7' ? 'Non' : drawn);
  return {
    type,
    standard,
    price_cents: base + random.between(0, 900) * 10,
    titre: `Faisceau ${standard ? 'standard' : 'premium'} ${type} broches`,
    memo: programming
      ? `<p>Faisceau ${type} broches pour ${marque} ${modele}. <b>Codage à la valise nécessaire</b> après le montage.</p>`
      : `<p>Faisceau ${type} broches pour ${marque} ${modele}, prêt à brancher, sans codage.</p>`,
    technical: JSON.stringify({
      prodLEDSupport: random.pick(YES_NO),
      prodLampeRemplacement: random.pick(YES_NO),
      prodAideProgrammation: programming ? 'Oui' : 'Non',
      prodClouplage: random.pick(YES_NO),
      prodCheck: random.pick(YES_NO),
      prdPdc: random.pick(['Non', 'Oui', 'E3', 'E5', 'E6', 'EK', 'F1', 'O1', 'O3', 'O4']),
      prdPlus: fed(random.pick(['Non', 'Oui', 'D1', 'DL', 'DL2', 'L1'])),
      prodLigne: fed(random.pick(['Non', 'Oui', 'D1', 'DL', 'DL2', 'L1'])),
      prodAlimentation: random.pick(['Batterie', 'Boîte à fusibles', 'Faisceau arrière']),
      prodCan: random.pick(['Non', 'Oui', 'Ar', 'Av', 'Av/Ar']),
      prodMontage: random.pick(['A', 'A/B', 'A/C', 'A/D', 'B', 'B/C', 'C', 'C/D', 'D']),
      prodTempsMontage: `${random.pick(['1 h', '1 h 30', '2 h', '2 h 30', '3 h'])}`,
    }),
  };
}

const TOWBARS: [prodTypeAttelage: string, titre: string, base: number][] = [
  ['Rotule équerre', 'Attelage fixe rotule équerre', 14_900],
  ['Col de cygne', 'Attelage fixe col de cygne', 16_500],
  ['Démontable', 'Attelage démontable sans outil horizontal', 31_000],
  ['Démontable', 'Attelage démontable sans outil vertical', 39_500],
  ['Escamotable', 'Attelage escamotable', 62_000],
];

/** What such cars tow: the first that a model's name matches, in hundreds of kilograms. */
const TOWED: [model: RegExp, from: number, to: number][] = [
  [/Land Cruiser|Hilux|Ranger|Navara|Discovery|Defender|Grand Cherokee|Touareg|Q7|X5|XC90|GLE/, 27, 35],
  [/Boxer|Jumper|Ducato|Master|Crafter|Sprinter|Transit|Trafic|Vito|Expert|Jumpy|Vivaro/, 20, 25],
  [/^(20[678]|C3|Clio|Polo|Fiesta|Corsa|Yaris|500$|Panda|i20|Rio|Micra|Swift|Ibiza|Fabia|A1|Spring)/, 6, 11],
  [/./, 12, 19],
];

/** Drawn also where it is known, so that what is drawn after it stays as it was. */
function towedBy(marque: string, modele: string, random: Random): string {
  const [, from, to] = TOWED.find(([model]) => model.test(modele)) ?? [/./, 12, 19];
  const drawn = random.between(from, to) * 100;
  return `${rangeModel(marque, modele)?.tows ?? drawn} kg`;
}

function noseOf(marque: string, modele: string, random: Random): string {
  const drawn = random.pick([60, 75, 80, 90, 100, 120, 140]);
  return `${rangeModel(marque, modele)?.nose ?? drawn} kg`;
}

/** What is known of how a model takes such a towbar: small letters of its ways need the bumper cut. */
function needsCut(marque: string, modele: string, type: string): boolean | undefined {
  const letter =
    { 'Rotule équerre': 'r', 'Col de cygne': 'c', Démontable: 'd', Escamotable: 'e' }[type] ?? '';
  const { ways = '' } = rangeModel(marque, modele) ?? {};
  return ways.toLowerCase().includes(letter) ? ways.includes(letter) : undefined;
}

/** Drawn also where it is known, as above. On a known model only the plainest towbar has no place for the vehicle's own socket. */
function adaptsTo(marque: string, modele: string, type: string, random: Random): string {
  const drawn = random.pick(YES_NO);
  if (!rangeModel(marque, modele)) return drawn;
  return type === 'Rotule équerre' ? 'Non' : 'Oui';
}

/** What is built in takes longer than what is bolted on, and each cut or hole a while more. */
function fittingTime(type: string, cutting: boolean, drilling: boolean, random: Random): string {
  const drawn = random.pick([0, 0, 0, 30, 30]);
  const base = { 'Rotule équerre': 90, 'Col de cygne': 90, Démontable: 120, Escamotable: 180 }[type] ?? 120;
  const minutes = base + drawn + (cutting ? 30 : 0) + (drilling ? 30 : 0);
  return minutes % 60 ? `${Math.floor(minutes / 60)} h 30` : `${minutes / 60} h`;
}

export function attelage(marque: string, modele: string, random: Random): Details {
  const [prodTypeAttelage, titre, base] = random.pick(TOWBARS);
  const perhaps = random.chance(0.4);
  const cutting = needsCut(marque, modele, prodTypeAttelage) ?? perhaps;
  return {
    type: '',
    standard: random.chance(0.7) ? 1 : 0,
    price_cents: base + random.between(0, 1200) * 10,
    titre,
    memo: `<p>${titre} pour ${marque} ${modele}, homologué CE.${
      cutting ? ' Découpe du pare-chocs non visible une fois monté.' : ' Sans découpe du pare-chocs.'
    }</p>`,
    technical: JSON.stringify(technical()),
  };

  function technical() {
    const fields = {
      prodTypeAttelage,
      prodPoids: `${random.between(9, 28)} kg`,
      prodMR: towedBy(marque, modele, random),
      prodPoidsSurFleche: noseOf(marque, modele, random),
      prodDeposePC: random.pick(YES_NO),
      prodDecoupePC: cutting ? 'Oui' : 'Non',
      prodPercage: random.pick(YES_NO),
      prodAdaptSPV: adaptsTo(marque, modele, prodTypeAttelage, random),
    };
    const drilling = fields.prodPercage === 'Oui';
    return { ...fields, prodTempsMontage: fittingTime(prodTypeAttelage, cutting, drilling, random) };
  }
}

const KITS: [titre: string, base: number, content: string][] = [
  [
    'Kit attelage col de cygne et faisceau 7 broches',
    21_000,
    'attelage col de cygne, rotule, faisceau 7 broches',
  ],
  [
    'Kit attelage démontable et faisceau 13 broches',
    42_000,
    'attelage démontable sans outil, faisceau 13 broches',
  ],
  [
    'Kit attelage escamotable et faisceau 13 broches',
    74_000,
    'attelage escamotable, faisceau premium 13 broches',
  ],
  ['Kit porte-vélos sur attelage 2 vélos', 24_500, 'plateforme 2 vélos, antivol, feux LED, prise 13 broches'],
  ['Kit porte-vélos sur attelage 3 vélos', 31_500, 'plateforme 3 vélos, antivol, feux LED, prise 13 broches'],
];

export function kit(marque: string, modele: string, random: Random): Details {
  const [titre, base, content] = random.pick(KITS);
  return {
    type: '',
    standard: 1,
    price_cents: base + random.between(0, 1500) * 10,
    titre: `${titre} ${marque} ${modele}`,
    memo: `<p>Contenu : ${content}, visserie et notice de montage. Prévu pour ${marque} ${modele}.</p>`,
    technical: JSON.stringify({ prodTempsMontage: random.pick(['2 h', '2 h 30', '3 h', '4 h']) }),
  };
}
