import { type CATALOGUES, PRODUCT_CHOICES } from '../catalogue.ts';
import { TEXT_MAX } from '../limits.ts';

interface Feature {
  /** The catalogue whose form and sheet show it. */
  of: (typeof CATALOGUES)[number];
  /** The values that are accepted; without them, a text of at most `max` characters. */
  choices?: readonly string[];
  max?: number;
  /** Also in the rows of lists, and a filter of them. */
  listed?: true;
}

const yesNo = { choices: PRODUCT_CHOICES.yesNo } as const;
const measure = { max: TEXT_MAX.measure } as const;

/**
 * The technical fields of a product, each declared once, in the order in which they are shown. The API's contracts, storage
 * and filters, the form of the back office and the sheet go by it; its labels stand in the texts.
 */
export const PRODUCT_FEATURES = {
  prodLEDSupport: { of: 'Faisceau', ...yesNo, listed: true },
  prodLampeRemplacement: { of: 'Faisceau', ...yesNo },
  prodAideProgrammation: { of: 'Faisceau', ...yesNo, listed: true },
  prodClouplage: { of: 'Faisceau', ...yesNo },
  prodCheck: { of: 'Faisceau', ...yesNo },
  prdPdc: { of: 'Faisceau', choices: PRODUCT_CHOICES.prdPdc },
  prdPlus: { of: 'Faisceau', choices: PRODUCT_CHOICES.prdPlus },
  prodLigne: { of: 'Faisceau', choices: PRODUCT_CHOICES.prodLigne },
  prodAlimentation: { of: 'Faisceau', max: TEXT_MAX.supply },
  prodCan: { of: 'Faisceau', choices: PRODUCT_CHOICES.prodCan },
  prodMontage: { of: 'Faisceau', choices: PRODUCT_CHOICES.prodMontage },
  prodTypeAttelage: { of: 'Attelage', choices: PRODUCT_CHOICES.prodTypeAttelage, listed: true },
  prodPoids: { of: 'Attelage', ...measure },
  prodMR: { of: 'Attelage', ...measure, listed: true },
  prodPoidsSurFleche: { of: 'Attelage', ...measure },
  prodDeposePC: { of: 'Attelage', ...yesNo },
  prodDecoupePC: { of: 'Attelage', ...yesNo },
  prodPercage: { of: 'Attelage', ...yesNo },
  prodAdaptSPV: { of: 'Attelage', ...yesNo },
  prodTempsMontage: { of: 'Attelage', ...measure },
} as const satisfies Record<string, Feature>;

type Features = typeof PRODUCT_FEATURES;
export type FeatureName = keyof Features;
export type FeatureValue<Name extends FeatureName> = Features[Name] extends {
  choices: readonly (infer Value)[];
}
  ? Value
  : string;
export type ListedFeature = {
  [Name in FeatureName]: Features[Name] extends { listed: true } ? Name : never;
}[FeatureName];

export const FEATURE_NAMES = Object.keys(PRODUCT_FEATURES) as FeatureName[];

export const LISTED_FEATURES = FEATURE_NAMES.filter((name): name is ListedFeature => isListed(name));

export const featuresOf = (catalogue: string): FeatureName[] =>
  FEATURE_NAMES.filter((name) => PRODUCT_FEATURES[name].of === catalogue);

/** The values that a feature accepts; none when it is a free text. */
export function choicesOf(name: FeatureName): readonly string[] {
  const feature: Feature = PRODUCT_FEATURES[name];
  return feature.choices ?? [];
}

/** The longest text that a feature accepts. */
export function maxOf(name: FeatureName): number {
  const feature: Feature = PRODUCT_FEATURES[name];
  return feature.max ?? TEXT_MAX.measure;
}

/** Nothing is known of any of them. */
export const NO_FEATURES = Object.fromEntries(FEATURE_NAMES.map((name) => [name, ''])) as Record<
  FeatureName,
  ''
>;

function isListed(name: FeatureName): boolean {
  const feature: Feature = PRODUCT_FEATURES[name];
  return feature.listed === true;
}
