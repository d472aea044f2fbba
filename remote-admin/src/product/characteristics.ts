import type { Catalogue } from '@extranet/shared/contracts';
import { PRODUCT_CHOICES } from '@extranet/shared/rules';
import { choicesOf, type FeatureName, featuresOf, maxOf } from '@extranet/shared/rules/product';

const choice = <Name extends string>(name: Name, values: readonly string[]) =>
  ({ kind: 'choice', name, values }) as const;

const feature = (name: FeatureName) =>
  choicesOf(name).length > 0
    ? choice(name, choicesOf(name))
    : ({ kind: 'text', name, maxLength: maxOf(name) } as const);

const socket = choice('prodType', PRODUCT_CHOICES.prodType);
const range = choice('prodStandard', ['oui', 'non']);

export type Characteristic = ReturnType<typeof feature> | typeof socket | typeof range;

export const characteristics: Record<Catalogue, readonly Characteristic[]> = {
  Faisceau: [socket, range, ...featuresOf('Faisceau').map(feature)],
  Attelage: featuresOf('Attelage').map(feature),
  Kit: featuresOf('Kit').map(feature),
};
