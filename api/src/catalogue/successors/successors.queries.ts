import type { ProductSuccessorsTable } from '../../base/db/schema/catalogue.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** Longer chains are nobody's wish: they end here. */
const HOPS_MAX = 20;

export async function findSuccessor(
  db: DbOrTransaction,
  refNorm: string,
): Promise<ProductSuccessorsTable | undefined> {
  return db.selectFrom('product_successors').selectAll().where('ref_norm', '=', refNorm).executeTakeFirst();
}

/** What replaces it, what replaces that, and so on, the nearest first. */
export async function successorsOf(db: DbOrTransaction, refNorm: string): Promise<string[]> {
  const chain: string[] = [];
  for (let at = refNorm; chain.length < HOPS_MAX; ) {
    const next = await findSuccessor(db, at);
    // No circle can be saved; one that a file brought must not hold the server up.
    if (!next || next.successor_norm === refNorm || chain.includes(next.successor_norm)) break;
    chain.push(next.successor_norm);
    at = next.successor_norm;
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
