import { setImmediate } from 'node:timers/promises';
import type { Catalogue, CatalogueFacets } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { perVersion } from '../products/per-version.ts';
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

/** Counts no further than it must, catalogue by catalogue and in an index that has all of it: no product is read. */
async function hasMore(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  heldMax: number,
): Promise<boolean> {
  let left = heldMax;
  for (const catalogue of catalogs) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select 1 from products where catalogue = ${catalogue} and statut <> 'supprime' limit ${left + 1}) as those`.execute(
      db,
    );
    left -= Number(rows[0]?.count ?? 0);
    if (left < 0) return true;
    await setImmediate();
  }
  return false;
}
