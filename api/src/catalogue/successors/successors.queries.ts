import type { ProductSuccessorsTable } from '../../base/db/schema/catalogue.ts';
import type { DbOrTransaction, Reading } from '../../base/db/schema.ts';

/** Longer chains are nobody's wish: they end here. */
const HOPS_MAX = 20;

export async function findSuccessor(
  db: DbOrTransaction,
  refNorm: string,
): Promise<ProductSuccessorsTable | undefined> {
  return db.selectFrom('product_successors').selectAll().where('ref_norm', '=', refNorm).executeTakeFirst();
}

/**
 * What replaces each of them, what replaces that, and so on, the nearest first; absent where nothing does. One statement for each
 * step of the longest chain, however many are asked for.
 */
export async function successorsOf(
  db: Reading,
  refNorms: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const next = new Map<string, string>();
  for (let asked = [...new Set(refNorms)], hop = 0; asked.length > 0 && hop < HOPS_MAX; hop += 1) {
    const rows = await db
      .selectFrom('product_successors')
      .select(['ref_norm', 'successor_norm'])
      .where('ref_norm', 'in', asked)
      .execute();
    for (const { ref_norm, successor_norm } of rows) next.set(ref_norm, successor_norm);
    asked = [...new Set(rows.map(({ successor_norm }) => successor_norm))].filter((ref) => !next.has(ref));
  }
  const chains = refNorms.map((ref) => [ref, chainFrom(ref, next)] as const);
  return new Map(chains.filter(([, chain]) => chain.length > 0));
}

function chainFrom(refNorm: string, next: ReadonlyMap<string, string>): string[] {
  const chain: string[] = [];
  for (let at = next.get(refNorm); at !== undefined && chain.length < HOPS_MAX; at = next.get(at)) {
    // No circle can be saved; one that a file brought must not hold the server up.
    if (at === refNorm || chain.includes(at)) break;
    chain.push(at);
  }
  return chain;
}

export async function saveSuccessor(db: DbOrTransaction, row: ProductSuccessorsTable): Promise<void> {
  const { ref_norm: _, ...change } = row;
  await db
    .insertInto('product_successors')
    .values(row)
    .onConflict((conflict) => conflict.column('ref_norm').doUpdateSet(change))
    .execute();
}

export async function removeSuccessor(db: DbOrTransaction, refNorm: string): Promise<void> {
  await db.deleteFrom('product_successors').where('ref_norm', '=', refNorm).execute();
}
