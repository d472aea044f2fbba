import type { FeatureName } from '@extranet/shared/rules/product';
import type { Equipment } from '@extranet/shared/rules/vehicle';
import { modelFacts, needsCoding } from '../model-facts.ts';
import type { RangeModel } from './models.ts';

/** One part of a model's range, before it has a reference, a stock and files. */
export interface RangePart {
  readonly letters: 'FA' | 'AT' | 'KI';
  readonly type: '' | '7' | '13';
  readonly premium: boolean;
  readonly euros: number;
  readonly titre: string;
  readonly memo: string;
  readonly technical: Partial<Record<FeatureName, string>>;
  readonly with: readonly Equipment[];
  readonly without: readonly Equipment[];
}

const TOWBARS = {
  R: { kind: 'Rotule équerre', titre: 'Attelage fixe rotule équerre', euros: 159, kilos: 14, time: '2 h' },
  C: { kind: 'Col de cygne', titre: 'Attelage fixe col de cygne', euros: 179, kilos: 15, time: '2 h' },
  D: { kind: 'Démontable', titre: 'Attelage démontable sans outil', euros: 349, kilos: 18, time: '2 h 30' },
  E: { kind: 'Escamotable', titre: 'Attelage escamotable', euros: 689, kilos: 24, time: '3 h 30' },
} as const;

/** With the bumper to be cut. */
const LONGER = { '2 h': '2 h 30', '2 h 30': '3 h', '3 h 30': '4 h' } as const;

const any = { with: [], without: [] } satisfies Pick<RangePart, 'with' | 'without'>;

/** Heavy cars have dearer towbars. */
const dearer = ({ tows }: RangeModel) => Math.round(Math.max(0, tows - 1500) / 10);

export function towbars(model: RangeModel): RangePart[] {
  return [...model.ways].flatMap((letter) => {
    const { kind, titre, euros, kilos, time } = TOWBARS[letter.toUpperCase() as keyof typeof TOWBARS];
    const cut = letter !== letter.toUpperCase();
    const towbar = (bumper: 'any' | 'plain' | 'sport'): RangePart => ({
      letters: 'AT',
      type: '',
      premium: false,
      euros: euros + dearer(model) + (bumper === 'sport' ? 40 : 0),
      titre: bumper === 'sport' ? `${titre} pour pare-chocs sport` : titre,
      memo: `<p>${titre} pour ${model.marque} ${model.modele}, homologué UNECE R55.${
        cut ? ' Découpe du pare-chocs nécessaire.' : ' Sans découpe du pare-chocs.'
      }</p>`,
      technical: {
        prodTypeAttelage: kind,
        prodPoids: `${kilos} kg`,
        prodMR: `${model.tows} kg`,
        prodPoidsSurFleche: `${model.nose} kg`,
        prodDeposePC: 'Oui',
        prodDecoupePC: cut ? 'Oui' : 'Non',
        prodPercage: 'Non',
        prodAdaptSPV: 'Oui',
        prodTempsMontage: cut ? LONGER[time] : time,
      },
      with: bumper === 'sport' ? ['sportBumper'] : [],
      without: [
        ...(bumper === 'plain' ? (['sportBumper'] as const) : []),
        ...(letter.toUpperCase() === 'E' && model.traits.includes('w') ? (['spareWheel'] as const) : []),
      ],
    });
    // What stays visible under a sports bumper needs an arm of its own.
    const own = model.traits.includes('s') && letter.toUpperCase() === 'D';
    return own ? [towbar('plain'), towbar('sport')] : [towbar('any')];
  });
}

export function harnesses(model: RangeModel): RangePart[] {
  const { marque, modele } = model;
  const coding = needsCoding(marque, modele);
  const { platform } = modelFacts(marque, modele);
  const harness = (type: '7' | '13', range: 'standard' | 'premium' | 'origine'): RangePart => {
    const full = range !== 'standard';
    const yes = full ? 'Oui' : 'Non';
    const feed = full && type === '13' ? 'Oui' : 'Non';
    return {
      letters: 'FA',
      type,
      premium: full,
      euros: { standard: 69, premium: 149, origine: 119 }[range] + (type === '13' ? 30 : 0),
      titre:
        range === 'origine'
          ? `Faisceau ${full ? 'premium' : 'standard'} ${type} broches pour véhicule précâblé`
          : `Faisceau ${full ? 'premium' : 'standard'} ${type} broches`,
      memo: `<p>Faisceau ${type} broches pour ${marque} ${modele}. ${
        coding ? '<b>Codage à la valise nécessaire</b> après le montage.' : 'Prêt à brancher, sans codage.'
      }</p>`,
      technical: {
        prodLEDSupport: yes,
        prodLampeRemplacement: yes,
        prodAideProgrammation: coding ? 'Oui' : 'Non',
        prodClouplage: yes,
        prodCheck: yes,
        prdPdc: yes,
        prdPlus: feed,
        prodLigne: feed,
        prodAlimentation: {
          standard: 'Batterie',
          premium: 'Boîte à fusibles',
          origine: 'Connecteur d’origine',
        }[range],
        prodCan: platform ? 'Ar' : 'Non',
        prodMontage: { standard: 'B', premium: 'C', origine: 'A' }[range],
        prodTempsMontage: { standard: '1 h 30', premium: '2 h', origine: '1 h' }[range],
      },
      ...any,
      with: range === 'origine' ? ['preparation'] : [],
    };
  };
  return [
    harness('7', 'standard'),
    harness('7', 'premium'),
    harness('13', 'standard'),
    harness('13', 'premium'),
    ...(model.traits.includes('p') ? [harness('13', 'origine')] : []),
  ];
}

/** A towbar that comes off and a simple harness, a little cheaper together. */
export function kits(model: RangeModel): RangePart[] {
  if (!/d/i.test(model.ways)) return [];
  const titre = 'Kit attelage démontable et faisceau 13 broches';
  return [
    {
      letters: 'KI',
      type: '',
      premium: false,
      euros: 429 + dearer(model),
      titre: `${titre} ${model.marque} ${model.modele}`,
      memo: `<p>Contenu : attelage démontable sans outil, faisceau 13 broches, visserie et notice de montage. Prévu pour ${model.marque} ${model.modele}.</p>`,
      technical: {
        prodTempsMontage: '4 h',
        // Of the towbar in the box.
        prodMR: `${model.tows} kg`,
        prodPoidsSurFleche: `${model.nose} kg`,
      },
      ...any,
      without: model.traits.includes('s') ? ['sportBumper'] : [],
    },
  ];
}
