import type { Catalogue } from '@extranet/shared/contracts';
import { onDevice } from '@extranet/shared/session';

const KEY = 'catalogue';

/** The catalogue last chosen, here or in the search bar (C2.22). */
export const rememberCatalogue = (catalogue: Catalogue): void => onDevice.keep(KEY, catalogue);

/** What was asked for, else what was remembered, else the first: but only what the customer may see. */
export const pickCatalogue = (
  catalogs: readonly Catalogue[],
  asked: string | null = null,
): Catalogue | undefined => {
  const named = (name: string | null) =>
    catalogs.find((catalogue) => catalogue.toLowerCase() === name?.toLowerCase());
  return named(asked) ?? named(onDevice.read(KEY)) ?? catalogs[0];
};
