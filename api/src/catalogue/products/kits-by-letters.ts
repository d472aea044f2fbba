import { type AliasedRawBuilder, sql } from 'kysely';
import { isPostgres } from '../../base/db/is-postgres.ts';
import { havingAll, type Letters, piecesOf } from '../../base/db/letters.ts';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { Reading } from '../../base/db/schema.ts';

/** More are soon met on the way through a list in its order. */
const FEW = 5_000;

/** What a list of products reads. */
export type Products = AliasedRawBuilder<ProductsTable, 'products'>;

/** What kits with all words of one of these lists can be narrowed down to; undefined where one list has single letters alone. */
export function lettersOfKits(ways: readonly (readonly string[])[]): Letters | undefined {
  const letters = ways.map((words) => [...new Set(words.flatMap(piecesOf))]);
  return letters.some((pieces) => pieces.length === 0) ? undefined : letters;
}

/** The kits that have these letters in their texts, if they are few (ADR 0062); otherwise all products. */
export async function productsWith(db: Reading, letters: Letters | undefined): Promise<Products> {
  const kits = letters && (isPostgres(db) ? onPostgres(letters) : embedded(letters));
  if (!kits || (await areMany(db, kits.found))) return sql<ProductsTable>`products`.as('products');
  return sql<ProductsTable>`(select products.* from ${kits.products})`.as('products');
}

async function areMany(db: Reading, found: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (select 1 from ${found} limit ${FEW + 1}) as counted`.execute(db);
  return Number(rows[0]?.count) > FEW;
}

/** By threes: its tokenizer makes no pairs. SQLite keeps the order of a cross join. */
function embedded(letters: Letters) {
  const threes = letters.map((pieces) => pieces.filter((piece) => Array.from(piece).length === 3));
  if (threes.some((own) => own.length === 0)) return undefined;
  const found = sql`(select rowid as place from kit_letters where kit_letters match ${havingAll(threes)}) as found`;
  return {
    found,
    products: sql`${found} cross join kit_places on kit_places.place = found.place
      cross join products on products.id = kit_places.product_id`,
  };
}

/** Their rows are looked up one by one. The planner takes them for more than they are, and would look through all products. */
function onPostgres(letters: Letters) {
  const lists = letters.map((pieces) => sql`letters_of(texts, '') @> ${pieces}::text[]`);
  const found = sql`(select product_id from kit_letters where ${sql.join(lists, sql` or `)} offset 0) as found`;
  return {
    found,
    products: sql`${found}
      cross join lateral (select * from products where id = found.product_id offset 0) as products`,
  };
}
