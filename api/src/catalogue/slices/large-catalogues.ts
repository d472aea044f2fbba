import type { Catalogue, CatalogueFacets } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { catalogueVersion, visible } from '../products/products.queries.ts';
import { facetsOf } from './facets.queries.ts';

/** What is reckoned from all products of a catalogue is kept until one of them changes. */
export function largeCatalogues(db: DbOrTransaction) {
  const large = perVersion(db, async () => new Map<string, boolean>());
  const facets = {
    Faisceau: perVersion(db, () => facetsOf(db, 'Faisceau')),
    Attelage: perVersion(db, () => facetsOf(db, 'Attelage')),
    Kit: perVersion(db, () => facetsOf(db, 'Kit')),
  };
  return {
    /** Whether a customer of these catalogues sees more products than that. */
    isLarge: async (catalogs: readonly Catalogue[], heldMax: number): Promise<boolean> => {
      const known = await large();
      const key = catalogs.join();
      const answer = known.get(key) ?? (await hasMore(db, catalogs, heldMax));
      known.set(key, answer);
      return answer;
    },
    facets: (catalogue: Catalogue): Promise<CatalogueFacets> => facets[catalogue](),
  };
}

function perVersion<T>(db: DbOrTransaction, reckon: () => Promise<T>): () => Promise<T> {
  let kept: { version: number; value: Promise<T> } | undefined;
  return async () => {
    const version = await catalogueVersion(db);
    if (kept?.version === version) return kept.value;
    const value = reckon();
    kept = { version, value };
    value.catch(() => {
      if (kept?.value === value) kept = undefined;
    });
    return value;
  };
}

/** Counts no further than it must. */
async function hasMore(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  heldMax: number,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from products where ${visible(catalogs)} limit ${heldMax + 1}) as those`.execute(db);
  return (rows[0]?.count ?? 0) > heldMax;
}
