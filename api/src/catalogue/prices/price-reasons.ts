import type { PriceReasons } from '@extranet/shared/contracts';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { Reading } from '../../base/db/schema.ts';
import { discountOf, stepAt, toAmount, unitPrice } from './prices.ts';
import { type Discounted, discountsOf } from './pricing.queries.ts';
import { holdsToday, specialsOf, stepsOf } from './special-terms.ts';

type Asked = Pick<ProductsTable, 'ref' | 'ref_norm' | 'catalogue' | 'price_cents'>;

/** Why a customer pays what they pay for so many of a product, by the same reckoning as everywhere else. */
export async function reasonsOf(
  db: Reading,
  user: Discounted,
  { ref, ref_norm: refNorm, catalogue, price_cents: priceCents }: Asked,
  quantity: number,
): Promise<PriceReasons> {
  const special = await db
    .selectFrom('special_prices')
    .select(['ref_norm', 'price_cents', 'steps', 'valid_from', 'valid_to'])
    .where('user_id', '=', user.id)
    .where('ref_norm', '=', refNorm)
    .where('status', '=', 'active')
    .where(holdsToday())
    .executeTakeFirst();
  const discounts = discountsOf(user);
  const pricing = { discounts, ...specialsOf(special ? [special] : []) };
  const unit = unitPrice({ catalogue, refNorm, priceCents }, pricing, quantity);
  const steps = stepsOf(special?.steps ?? null);
  const step = stepAt(steps, quantity);
  const { share, whole } = discountOf(catalogue, discounts);
  return {
    prodRef: ref,
    prodCatalogue: catalogue,
    quantity,
    listPrice: toAmount(priceCents),
    rule: rule(),
    unitPrice: toAmount(unit),
    discount: (share * 100) / whole,
    specialPrice: special ? toAmount(special.price_cents) : null,
    validFrom: special?.valid_from ?? null,
    validTo: special?.valid_to ?? null,
    steps: steps.map(({ from, cents }) => ({ from, price: toAmount(cents) })),
    reached: step?.from ?? 1,
  };

  function rule(): PriceReasons['rule'] {
    if (priceCents === 0) return 'none';
    if (special) return step ? 'step' : 'special';
    if (share === 0) return 'list';
    return discounts.byCatalogue[catalogue] > 0 ? 'catalogueDiscount' : 'discount';
  }
}
