import type { Catalogue } from '@extranet/shared/contracts';

const KEY = 'catalogue';

/** The catalogue last chosen, here or in the search bar (C2.22). Storage may be forbidden: then nothing is remembered. */
function recallCatalogue(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberCatalogue(catalogue: Catalogue): void {
  try {
    localStorage.setItem(KEY, catalogue);
  } catch {
    // The choice still holds on this page.
  }
}

/** What was asked for, else what was remembered, else the first: but only what the customer may see. */
export const pickCatalogue = (
  catalogs: readonly Catalogue[],
  asked: string | null = null,
): Catalogue | undefined => {
  const named = (name: string | null) =>
    catalogs.find((catalogue) => catalogue.toLowerCase() === name?.toLowerCase());
  return named(asked) ?? named(recallCatalogue()) ?? catalogs[0];
};
