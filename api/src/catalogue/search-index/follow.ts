import type { LexiconEntry } from '@extranet/shared/rules/question';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { describeProducts } from './documents.ts';
import type { Generation } from './engine.ts';
import { engineOf } from './engine-of.ts';
import { whatFollows } from './state.ts';

/** Both databases limit the values of one statement. */
const AT_ONCE = 400;

/** Call it in the transaction that writes the products or their applications. */
export async function followInSearch(db: DbOrTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { inUse, building } = await whatFollows(db);
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const own = ids.slice(start, start + AT_ONCE);
    if (inUse) await replaceDocuments(db, '', own, new Date());
    if (building)
      await db
        .insertInto('search_index_stale')
        .values(own.map((product_id) => ({ product_id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

/**
 * After an import of prices and stocks: of the products that the condition names, only of those that can be had now and could not
 * before, or the reverse.
 */
export async function followOrderability(
  db: DbOrTransaction,
  among: ReturnType<typeof sql<SqlBool>>,
): Promise<void> {
  const { inUse, building } = await whatFollows(db);
  if (!inUse && !building) return;
  const isChanged = sql<SqlBool>`search_index_docs.orderable <> case
    when products.statut = 'disponible' and products.stock_code <> '9' and products.price_cents > 0 then 1 else 0 end`;
  const changed = inUse
    ? db
        .selectFrom('products')
        .innerJoin('search_index_docs', 'search_index_docs.product_id', 'products.id')
        .select('products.id')
        .where(isChanged)
        .where(among)
    : db.selectFrom('products').select('products.id').where(among);
  const ids = (await changed.execute()).map(({ id }) => id);
  await followInSearch(db, ids);
}

/** What the products are now takes the place of what they were. */
export async function replaceDocuments(
  db: DbOrTransaction,
  generation: Generation,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const engine = engineOf(db);
  const described = await describeProducts(db, ids, now);
  await engine.remove(db, generation, ids);
  await engine.add(
    db,
    generation,
    described.map(({ document }) => document),
  );
  await learnWords(
    db,
    generation,
    described.flatMap(({ entries }) => entries),
  );
}

/** Words that are known already stay as they are. */
export async function learnWords(
  db: DbOrTransaction,
  generation: Generation,
  entries: readonly LexiconEntry[],
): Promise<void> {
  const distinct = new Map(entries.map((entry) => [`${entry.kind} ${entry.catalogue} ${entry.word}`, entry]));
  const rows = [...distinct.values()];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const values = rows
      .slice(start, start + AT_ONCE)
      .map(
        ({ kind, word, catalogue, marque, written }) =>
          sql`(${kind}, ${word}, ${catalogue}, ${marque}, ${written})`,
      );
    await sql`insert into ${sql.table(`search_index_words${generation}`)} (kind, word, catalogue, marque, written)
      values ${sql.join(values)} on conflict do nothing`.execute(db);
  }
}
