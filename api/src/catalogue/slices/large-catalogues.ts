import type { Catalogue, CatalogueFacets } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { catalogueVersion } from '../products/products.queries.ts';
import { facetsOf } from './facets.queries.ts';

/** What is reckoned from all products of a catalogue is kept until one of them changes. */
export function largeCatalogues(db: DbOrTransaction) {
  const sizes = perVersion(db, () => sizesOf(db));
  const facets = {
    Faisceau: perVersion(db, () => facetsOf(db, 'Faisceau')),
    Attelage: perVersion(db, () => facetsOf(db, 'Attelage')),
    Kit: perVersion(db, () => facetsOf(db, 'Kit')),
  };
  return {
    /** The products that a customer of these catalogues sees. */
    count: async (catalogs: readonly Catalogue[]): Promise<number> => {
      const known = await sizes();
      return catalogs.reduce((sum, catalogue) => sum + (known.get(catalogue) ?? 0), 0);
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

async function sizesOf(db: DbOrTransaction): Promise<ReadonlyMap<Catalogue, number>> {
  const rows = await db
    .selectFrom('products')
    .select(({ fn }) => ['catalogue', fn.countAll<number>().as('count')])
    .where('statut', '!=', 'supprime')
    .groupBy('catalogue')
    .execute();
  return new Map(rows.map(({ catalogue, count }) => [catalogue, count]));
}
