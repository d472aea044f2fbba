import type { Catalogue } from '@extranet/shared/contracts';
import { onDevice } from '@extranet/shared/session';

const KEY = 'catalogue';

/** The catalogue chosen last, in the catalogue or in the search bar (C2.22). */
export const rememberCatalogue = (catalogue: Catalogue): void => onDevice.keep(KEY, catalogue);

const SEARCHED = 'search.catalogue';

/** The catalogue in which the search looks; '' for all, which is where everybody starts (W1.07). */
export const pickSearched = (catalogs: readonly Catalogue[]): Catalogue | '' =>
  catalogs.find((catalogue) => catalogue === onDevice.read(SEARCHED)) ?? '';

export const rememberSearched = (catalogue: Catalogue | ''): void => onDevice.keep(SEARCHED, catalogue);

/** The requested catalogue, else the remembered one, else the first; only among those that the customer may see. */
export const pickCatalogue = (
  catalogs: readonly Catalogue[],
  asked: string | null = null,
): Catalogue | undefined => {
  const named = (name: string | null) =>
    catalogs.find((catalogue) => catalogue.toLowerCase() === name?.toLowerCase());
  return named(asked) ?? named(onDevice.read(KEY)) ?? catalogs[0];
};
