import { NO_FEATURES } from '../../product/index.ts';
import { compile, decide } from '../index.ts';
import type { FittingPart } from '../part.ts';
import type { EquipmentCondition, FittingVehicle } from '../proposal.ts';
import type { Answers, FittingRule, Question } from '../rule.ts';

export const aVehicle: FittingVehicle = {
  marque: 'Peugeot',
  modele: '308 II',
  year: 2016,
  from: 2013,
  to: 2021,
  body: 'berline',
  platform: 'EMP2',
};

const aPart = (prodRef: string, parts: Partial<FittingPart>): FittingPart => ({
  ...NO_FEATURES,
  prodId: `p-${prodRef}`,
  prodRef,
  prodCatalogue: 'Faisceau',
  prodType: '',
  prodStandard: 'oui',
  prodTitre: '',
  prodMbrPrice: '100.00',
  prodCodeStock: '1',
  prodStatut: 'disponible',
  ...parts,
});

export const aHarness = (ref: string, pins: '7' | '13', parts: Partial<FittingPart> = {}) =>
  aPart(ref, { prodType: pins, prodMbrPrice: pins === '7' ? '60.00' : '90.00', ...parts });

export const aTowbar = (ref: string, type: string, parts: Partial<FittingPart> = {}) =>
  aPart(ref, { prodCatalogue: 'Attelage', prodTypeAttelage: type, prodMbrPrice: '200.00', ...parts });

export const aKit = (ref: string, title: string, parts: Partial<FittingPart> = {}) =>
  aPart(ref, { prodCatalogue: 'Kit', prodTitre: title, prodMbrPrice: '250.00', ...parts });

let count = 0;
export const aRule = (parts: Partial<FittingRule>): FittingRule => ({
  ruleId: `rule-${++count}`,
  title: 'Une règle',
  active: true,
  when: [],
  outcome: 'requires',
  of: 'Faisceau',
  part: [],
  text: '',
  why: 'Parce que.',
  source: '',
  ...parts,
});

export const thirteenForCaravan = aRule({
  ruleId: 'caravan-13',
  when: [{ field: 'answer.use', operator: 'is', values: ['caravane'] }],
  part: [{ field: 'part.prodType', operator: 'is', values: ['13'] }],
});

interface Tried {
  parts?: readonly FittingPart[];
  rules?: readonly FittingRule[];
  answers?: Answers;
  leftOpen?: readonly Question[];
  conditions?: readonly EquipmentCondition[];
  vehicle?: FittingVehicle;
}

export const someParts = [
  aTowbar('AT-1', 'Col de cygne', { prodMR: '1 500 kg', prodTempsMontage: '1 h 30' }),
  aTowbar('AT-2', 'Démontable', { prodMbrPrice: '300.00' }),
  aHarness('FA-7', '7'),
  aHarness('FA-13', '13', { prodCodeStock: '3', prodTempsMontage: '2 h' }),
];

export const decided = ({ parts = someParts, rules = [], ...rest }: Tried = {}) =>
  decide({ vehicle: aVehicle, parts, conditions: [], answers: {}, ...rest }, compile(rules));

/** A proposal as its references, those that are missing as '-'. */
export const refs = (tried: Tried = {}) =>
  decided(tried).proposals.map(({ towbar, harness }) => [towbar?.prodRef ?? '-', harness?.prodRef ?? '-']);
