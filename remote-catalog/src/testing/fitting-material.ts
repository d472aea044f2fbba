import type { FittingMaterial, Product, RuleOfFitting } from '@extranet/shared/contracts';
import { aProduct } from '@extranet/shared/testing';
import { aVehicle } from './vehicles.ts';

export const part = (prodRef: string, parts: Partial<Product>): Product =>
  aProduct({
    prodId: prodRef,
    prodRef,
    prodMarque: 'Peugeot',
    prodModele: '308 II',
    prodTitre: '',
    ...parts,
  });
const towbar = (
  prodRef: string,
  prodTypeAttelage: string,
  prodMbrPrice: string,
  parts: Partial<Product> = {},
) =>
  part(prodRef, {
    ...{ prodCatalogue: 'Attelage', prodType: '', prodTypeAttelage, prodMbrPrice, prodMR: '1500 kg' },
    ...{ prodPoidsSurFleche: '75 kg', prodTempsMontage: '1 h 30', ...parts },
  });
export const parts = [
  towbar('AT-1', 'Col de cygne', '150.00'),
  towbar('AT-2', 'Démontable', '250.00', { prodCodeStock: '3', prodDecoupePC: 'Oui' }),
  part('FA-7', { prodType: '7', prodMbrPrice: '60.00', prodTempsMontage: '1 h' }),
  part('FA-13', { prodType: '13', prodMbrPrice: '90.00', prodTempsMontage: '2 h' }),
];
export const rule = (some: Partial<RuleOfFitting>): RuleOfFitting => ({
  ...{ ruleId: 'r', title: 'Règle', active: true, when: [], outcome: 'requires', of: 'Faisceau' },
  ...{ part: [], text: '', why: 'Parce que.', source: '' },
  ...some,
});
export const rules = [
  rule({
    ...{ ruleId: 'caravan-13', title: 'Caravane : prise 13 broches', source: 'ISO 11446' },
    when: [{ field: 'answer.use', operator: 'is', values: ['caravane'] }],
    part: [{ field: 'part.prodType', operator: 'is', values: ['13'] }],
    why: 'Une caravane a besoin du 12 V permanent.',
  }),
  rule({
    ...{ ruleId: 'cut', of: 'Attelage', outcome: 'warns', text: 'Le pare-chocs est à découper.' },
    part: [{ field: 'part.prodDecoupePC', operator: 'is', values: ['Oui'] }],
  }),
];
export const material = (some: Partial<FittingMaterial> = {}): FittingMaterial => ({
  ...{ vehicle: aVehicle(), parts, conditions: [], rules, version: 1 },
  ...some,
});

/** What the calendar promises: what is in stock soon, what is ordered in later. */
export const promises = () => ({
  promises: [
    { stockCode: '1', on: '2026-12-01', orderBefore: '2026-11-30T15:00', none: null },
    { stockCode: '3', on: '2026-12-08', orderBefore: '2026-11-30T15:00', none: null },
  ],
});
