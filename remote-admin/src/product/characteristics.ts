import type { AdminProductCreation, Catalogue } from '@extranet/shared/contracts';

type Form = Required<AdminProductCreation>;
const choice = <Name extends keyof Form>(name: Name, values: Form[Name][]) =>
  ({ kind: 'choice', name, values }) as const;
const yesNo = ['', 'Oui', 'Non'] as const;
const text = <Name extends keyof Form>(name: Name, maxLength: number) =>
  ({ kind: 'text', name, maxLength }) as const;

/** What a harness says of itself; the values are the only ones that the server takes. */
const harness = [
  choice('prodType', ['', '7', '13']),
  choice('prodStandard', ['oui', 'non']),
  choice('prodLEDSupport', [...yesNo]),
  choice('prodLampeRemplacement', [...yesNo]),
  choice('prodAideProgrammation', [...yesNo]),
  choice('prodClouplage', [...yesNo]),
  choice('prodCheck', [...yesNo]),
  choice('prdPdc', ['', 'Non', 'Oui', 'E3', 'E5', 'E6', 'EK', 'F1', 'O1', 'O3', 'O4']),
  choice('prdPlus', ['', 'Non', 'Oui', 'D1', 'DL', 'DL2', 'L1']),
  choice('prodLigne', ['', 'Non', 'Oui', 'D1', 'DL', 'DL2', 'L1']),
  text('prodAlimentation', 60),
  choice('prodCan', ['', 'Non', 'Oui', 'Ar', 'Av', 'Av/Ar']),
  choice('prodMontage', ['', 'A', 'A/B', 'A/C', 'A/D', 'B', 'B/C', 'C', 'C/D', 'D']),
] as const;

const towbar = [
  text('prodPoids', 30),
  text('prodMR', 30),
  text('prodPoidsSurFleche', 30),
  choice('prodDeposePC', [...yesNo]),
  choice('prodDecoupePC', [...yesNo]),
  choice('prodPercage', [...yesNo]),
  choice('prodAdaptSPV', [...yesNo]),
  text('prodTempsMontage', 30),
] as const;

export type Characteristic = (typeof harness)[number] | (typeof towbar)[number];

export const characteristics: Record<Catalogue, readonly Characteristic[]> = {
  Faisceau: harness,
  Attelage: towbar,
  Kit: [],
};
