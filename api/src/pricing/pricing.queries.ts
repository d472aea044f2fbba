import type { UsersTable } from '../db/schema/accounts.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import type { CustomerPricing, Discounts } from './prices.ts';

type Discounted = Pick<UsersTable, 'discount' | 'discount_faisceau' | 'discount_attelage' | 'discount_kit'>;

export const discountsOf = (user: Discounted): Discounts => ({
  general: user.discount,
  byCatalogue: {
    Faisceau: user.discount_faisceau,
    Attelage: user.discount_attelage,
    Kit: user.discount_kit,
  },
});

export async function loadPricing(
  db: DbOrTransaction,
  user: Discounted & Pick<UsersTable, 'id'>,
): Promise<CustomerPricing> {
  const rows = await db
    .selectFrom('special_prices')
    .select(['ref_norm', 'price_cents'])
    .where('user_id', '=', user.id)
    .where('status', '=', 'active')
    .execute();
  return {
    discounts: discountsOf(user),
    specialPrices: new Map(rows.map((row) => [row.ref_norm, row.price_cents])),
  };
}
