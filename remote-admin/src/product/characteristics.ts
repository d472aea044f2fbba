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

const GROUPS = {
  socket: ['prodType', 'prodStandard', 'prodLigne'],
  lights: ['prodLEDSupport', 'prodLampeRemplacement', 'prodCheck'],
  electrics: ['prodAlimentation', 'prdPlus', 'prodCan', 'prodClouplage', 'prodAideProgrammation', 'prdPdc'],
  towing: ['prodTypeAttelage', 'prodPoids', 'prodMR', 'prodPoidsSurFleche'],
} as const;
export type CharacteristicGroup = keyof typeof GROUPS | 'fitting';

/** A catalogue's characteristics by subject, in the order of the form; what is in no other group is about the fitting. */
export function characteristicGroups(
  catalogue: Catalogue,
): { group: CharacteristicGroup; members: Characteristic[] }[] {
  const names = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
  const groupOf = (name: string): CharacteristicGroup =>
    names.find((group) => GROUPS[group].some((one) => one === name)) ?? 'fitting';
  return [...names, 'fitting' as const]
    .map((group) => ({
      group,
      members: characteristics[catalogue].filter(({ name }) => groupOf(name) === group),
    }))
    .filter(({ members }) => members.length > 0);
}
