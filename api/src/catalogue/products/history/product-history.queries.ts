import type { ProductChange } from '@extranet/shared/contracts';
import type { Actor } from '../../../base/audit/actor.ts';
import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { newId } from '../../../base/secrets/tokens.ts';

const LISTED = 500;

type Valued = Pick<ProductsTable, 'id' | 'price_cents' | 'stock_qty'>;

/** Call it in the transaction of the change. Imports keep their own lines. */
export async function recordProductChange(
  db: DbOrTransaction,
  by: Actor,
  before: Valued | null,
  after: Valued,
  at: string,
): Promise<void> {
  if (before && before.price_cents === after.price_cents && before.stock_qty === after.stock_qty) return;
  await db
    .insertInto('product_changes')
    .values({
      id: newId(),
      product_id: after.id,
      at,
      by_name: by.name,
      before_cents: before?.price_cents ?? null,
      after_cents: after.price_cents,
      before_qty: before?.stock_qty ?? null,
      after_qty: after.stock_qty,
    })
    .execute();
}

/** What the price and the stock of a product were from when on, by whom or by which file; the newest first. */
export async function productHistory(db: DbOrTransaction, productId: string): Promise<ProductChange[]> {
  const byHand = await db
    .selectFrom('product_changes')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .limit(LISTED)
    .execute();
  const byFile = await db
    .selectFrom('import_results')
    .innerJoin('imports', 'imports.id', 'import_results.import_id')
    .select([
      'imports.applied_at',
      'imports.undone_at',
      'imports.admin_name',
      'imports.file_name',
      'before_cents',
      'after_cents',
      'before_qty',
      'after_qty',
      'left_alone',
    ])
    .where('object_id', '=', productId)
    .where('state', '=', 'change')
    .where('imports.kind', '=', 'catalogue')
    .where('imports.status', 'in', ['applied', 'undone'])
    .orderBy('imports.applied_at', 'desc')
    .limit(LISTED)
    .execute();
  const changes = [
    ...byHand.map((row) => ({ ...valuesOf(row), at: row.at, by: row.by_name, file: null, undone: false })),
    ...byFile.flatMap((row) => {
      const values = valuesOf({
        ...row,
        after_cents: row.after_cents ?? row.before_cents,
        after_qty: row.after_qty ?? row.before_qty,
      });
      const named = { by: row.admin_name, file: row.file_name };
      const applied = { ...values, ...named, at: row.applied_at ?? '', undone: false };
      if (row.left_alone === 'apply') return [];
      if (row.undone_at === null || row.left_alone === 'undo') return [applied];
      return [applied, { ...reversed(values), ...named, at: row.undone_at, undone: true }];
    }),
  ];
  return changes
    .filter((one) => one.priceBefore !== one.priceAfter || one.stockBefore !== one.stockAfter)
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, LISTED);
}

type Values = Pick<ProductChange, 'priceBefore' | 'priceAfter' | 'stockBefore' | 'stockAfter'>;

const reversed = ({ priceBefore, priceAfter, stockBefore, stockAfter }: Values): Values => ({
  priceBefore: priceAfter,
  priceAfter: priceBefore,
  stockBefore: stockAfter,
  stockAfter: stockBefore,
});

type Row = Record<'before_cents' | 'after_cents' | 'before_qty' | 'after_qty', number | null>;

const valuesOf = ({ before_cents, after_cents, before_qty, after_qty }: Row): Values => ({
  priceBefore: before_cents === null ? null : Number(before_cents) / 100,
  priceAfter: after_cents === null ? null : Number(after_cents) / 100,
  stockBefore: before_qty === null ? null : Number(before_qty),
  stockAfter: after_qty === null ? null : Number(after_qty),
});
