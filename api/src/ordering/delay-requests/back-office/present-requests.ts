import type { DeliveryRequest } from '@extranet/shared/contracts';
import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { loadPricing, unitPrice, wordsOfProduct } from '../../../catalogue/index.ts';
import { productsOfRequests, type StoredRequest } from './delivery-inbox.queries.ts';

/** With what a clerk looks up to answer: the product's words and stock, and what this customer pays for it. */
export async function presentRequests(
  db: DbOrTransaction,
  rows: readonly StoredRequest[],
): Promise<DeliveryRequest[]> {
  const ids = [...new Set(rows.flatMap(({ product_id }) => product_id ?? []))];
  const products = new Map((await productsOfRequests(db, ids)).map((product) => [product.id, product]));
  const prices = await pricesOf(db, rows, products);
  return rows.map((row) => {
    const product = row.product_id === null ? undefined : products.get(row.product_id);
    const cents = prices.get(row.id) ?? 0;
    return {
      drId: row.id,
      drProdId: row.product_id,
      drProdRef: row.prod_ref,
      drUserId: row.user_id,
      drUserCompName: row.comp_name,
      drUserName: `${row.name} ${row.firstname}`.trim(),
      drUserEmail: row.email,
      drUserPhone: row.phone,
      drQuantity: row.quantity,
      drWishedOn: row.wished_on,
      drProdWords: product ? wordsOfProduct(product) : '',
      drStockCode: product?.stock_code ?? null,
      drStockQty: product?.stock_qty ?? null,
      drPrice: cents > 0 ? cents / 100 : null,
      drCreatedAt: row.created_at,
      drHandledAt: row.handled_at,
      drHandledBy: row.handled_by,
      drAnswer: row.answer,
      drPromisedOn: row.promised_on,
    };
  });
}

/** In cents, by request: each customer's special prices are read once. */
async function pricesOf(
  db: DbOrTransaction,
  rows: readonly StoredRequest[],
  products: ReadonlyMap<string, ProductsTable>,
): Promise<Map<string, number>> {
  const prices = new Map<string, number>();
  for (const [userId, own] of Map.groupBy(rows, ({ user_id }) => user_id)) {
    const [user] = own;
    const asked = own.flatMap(({ product_id }) => products.get(product_id ?? '') ?? []);
    if (!user || asked.length === 0) continue;
    const pricing = await loadPricing(db, { ...user, id: userId }, asked);
    for (const { id, product_id } of own) {
      const product = products.get(product_id ?? '');
      if (!product) continue;
      const { catalogue, ref_norm: refNorm, price_cents: priceCents } = product;
      prices.set(id, unitPrice({ catalogue, refNorm, priceCents }, pricing));
    }
  }
  return prices;
}
