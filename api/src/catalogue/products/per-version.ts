import type { DbOrTransaction } from '../../base/db/schema.ts';
import { catalogueVersion } from './products.queries.ts';

/** What is reckoned from all products is kept until one of them changes; who asks meanwhile waits for the same answer. */
export function perVersion<T>(db: DbOrTransaction, reckon: () => Promise<T>): () => Promise<T> {
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
