import type { SpecialPrice } from '@extranet/shared/contracts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { changesBetween } from '../../base/audit/changes.ts';
import type { SpecialPricesTable } from '../../base/db/schema/catalogue.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { hundredths } from '../../base/money.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { type PriceList, pricesByName } from './price-lists.ts';
import { mergedTerms } from './price-terms.ts';
import { putSpecialPrices, removeSpecialPrices } from './special-prices.queries.ts';
import { keyOf, stored, type Wanted } from './wanted-prices.ts';

export interface Saving {
  readonly by: Actor;
  readonly now: Date;
}

interface Writing {
  readonly current: readonly SpecialPrice[];
  readonly wanted: readonly Wanted[];
  readonly removed: readonly SpecialPrice[];
}

/** Writes what is not so already. */
export async function writePrices(
  db: DbOrTransaction,
  { current, wanted, removed }: Writing,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await removeSpecialPrices(
    db,
    removed.map(({ spId }) => spId),
    at,
  );
  const currentByKey = new Map(current.map((price) => [keyOf(stored(price)), price]));
  const changed = wanted.filter((price) => {
    const before = currentByKey.get(keyOf(price));
    if (before?.spProdRef !== price.ref || hundredths(before.spPrice) !== price.cents) return true;
    return JSON.stringify(mergedTerms(before, {})) !== JSON.stringify(mergedTerms(before, price.terms));
  });
  await putSpecialPrices(
    db,
    changed.map(
      ({ userId, ref, refNorm, cents, terms }): SpecialPricesTable => ({
        id: newId(),
        user_id: userId,
        prod_ref: ref,
        ref_norm: refNorm,
        price_cents: cents,
        status: 'active',
        updated_at: at,
        ...mergedTerms(currentByKey.get(keyOf({ userId, refNorm })), terms),
      }),
    ),
  );
}

interface States {
  readonly before: readonly SpecialPrice[];
  readonly after: readonly SpecialPrice[];
}

export async function recordPrices(
  db: DbOrTransaction,
  priceList: PriceList,
  { before, after }: States,
  { by, now }: Saving,
): Promise<void> {
  const changes = changesBetween(pricesByName(priceList, before), pricesByName(priceList, after));
  const line = {
    action: 'specialPrices.save',
    kind: 'specialPrices',
    ...priceList.audited,
    changes,
  } as const;
  await recordAction(db, by, line, now);
}
