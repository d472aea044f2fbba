import type { AdminProductCreation, Catalogue } from '@extranet/shared/contracts';
import { PRODUCT_CHOICES, TEXT_MAX } from '@extranet/shared/rules';

type Form = Required<AdminProductCreation>;
const choice = <Name extends keyof Form>(name: Name, values: readonly Form[Name][]) =>
  ({ kind: 'choice', name, values }) as const;
const { yesNo } = PRODUCT_CHOICES;
const text = <Name extends keyof Form>(name: Name, maxLength: number) =>
  ({ kind: 'text', name, maxLength }) as const;

const harness = [
  choice('prodType', PRODUCT_CHOICES.prodType),
  choice('prodStandard', ['oui', 'non']),
  choice('prodLEDSupport', yesNo),
  choice('prodLampeRemplacement', yesNo),
  choice('prodAideProgrammation', yesNo),
  choice('prodClouplage', yesNo),
  choice('prodCheck', yesNo),
  choice('prdPdc', PRODUCT_CHOICES.prdPdc),
  choice('prdPlus', PRODUCT_CHOICES.prdPlus),
  choice('prodLigne', PRODUCT_CHOICES.prodLigne),
  text('prodAlimentation', TEXT_MAX.supply),
  choice('prodCan', PRODUCT_CHOICES.prodCan),
  choice('prodMontage', PRODUCT_CHOICES.prodMontage),
] as const;

const towbar = [
  text('prodPoids', TEXT_MAX.measure),
  text('prodMR', TEXT_MAX.measure),
  text('prodPoidsSurFleche', TEXT_MAX.measure),
  choice('prodDeposePC', yesNo),
  choice('prodDecoupePC', yesNo),
  choice('prodPercage', yesNo),
  choice('prodAdaptSPV', yesNo),
  text('prodTempsMontage', TEXT_MAX.measure),
] as const;

export type Characteristic = (typeof harness)[number] | (typeof towbar)[number];

export const characteristics: Record<Catalogue, readonly Characteristic[]> = {
  Faisceau: harness,
  Attelage: towbar,
  Kit: [],
};
