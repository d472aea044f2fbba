import type { SpecialPrice, SpecialPriceList } from '@extranet/shared/contracts';
import type { Db } from '../../base/db/schema.ts';
import { conflict, invalidFields } from '../../base/errors.ts';
import type { PriceList } from './price-lists.ts';
import { readSpecialPrices, specialPricesEtag } from './read-special-prices.ts';
import { knownCustomers } from './special-prices.queries.ts';
import { checked, customerRequired, keyOf, stored, withProducts } from './wanted-prices.ts';
import { recordPrices, type Saving, writePrices } from './write-prices.ts';

/** Saves the list as a whole: a price that is not in it, or is marked removed, is removed. */
export async function saveSpecialPrices(
  db: Db,
  priceList: PriceList,
  list: SpecialPriceList,
  { seenTag, ...saving }: Saving & { readonly seenTag: string | undefined },
): Promise<SpecialPrice[]> {
  const lines = list.filter(({ spStatus }) => spStatus !== 'removed');
  const asked = checked(lines, priceList);
  return db.transaction().execute(async (transaction) => {
    const current = await readSpecialPrices(transaction, priceList);
    if (seenTag !== undefined && seenTag !== specialPricesEtag(current)) throw changedMeanwhile();
    const wanted = await withProducts(transaction, asked, current, priceList);
    const customers = await knownCustomers(transaction, [...new Set(wanted.map(({ userId }) => userId))]);
    const unknown = wanted.flatMap(({ userId }, index) =>
      customers.has(userId) ? [] : [customerRequired(index)],
    );
    if (unknown.length > 0) throw invalidFields(unknown, 422);
    const kept = new Set(wanted.map(keyOf));
    const removed = current.filter((price) => !kept.has(keyOf(stored(price))));
    await writePrices(transaction, { current, wanted, removed }, saving.now);
    const saved = await readSpecialPrices(transaction, priceList);
    await recordPrices(transaction, priceList, { before: current, after: saved }, saving);
    return saved;
  });
}

const changedMeanwhile = () =>
  conflict(
    'specialPrices.changedMeanwhile',
    'Ces prix spéciaux ont été modifiés entre-temps par un autre administrateur. Veuillez les rouvrir.',
  );
