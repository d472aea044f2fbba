import type { SpecialPrice, SpecialPriceChanges, SpecialPriceSeen } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { Db } from '../../base/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { hundredths } from '../../base/money.ts';
import { listOfCustomer } from './price-lists.ts';
import { mergedTerms } from './price-terms.ts';
import { readNamed } from './read-special-prices.ts';
import { checked, stored, withProducts } from './wanted-prices.ts';
import { recordPrices, type Saving, writePrices } from './write-prices.ts';

const NAMED_MAX = 10;

interface Customer {
  readonly id: string;
  readonly comp_name: string;
}

/**
 * Saves some lines of a customer's list, all or none, and leaves the others: a list of a hundred thousand is neither sent nor read
 * for one price. Each line is checked against what the page saw of it. Answers the lines as they stand now.
 */
export async function changeSpecialPrices(
  db: Db,
  { id, comp_name }: Customer,
  changes: SpecialPriceChanges,
  saving: Saving,
): Promise<SpecialPrice[]> {
  const priceList = listOfCustomer(id, comp_name);
  const kept = changes.filter(({ spStatus }) => spStatus !== 'removed');
  const asked = checked(kept, priceList);
  const gone = changes
    .filter(({ spStatus }) => spStatus === 'removed')
    .map(({ spProdRef = '', spSeen }) => ({ refNorm: referenceKey(spProdRef), spSeen }));
  return db.transaction().execute(async (transaction) => {
    const written = new Set([...asked, ...gone].map(({ refNorm }) => refNorm));
    const named = await readNamed(transaction, id, [...written]);
    const wanted = await withProducts(transaction, asked, named, priceList);
    // A short reference becomes its product's, which may have a price.
    const meant = wanted.map(({ refNorm }) => refNorm).filter((key) => !written.has(key));
    const current = [...named, ...(await readNamed(transaction, id, meant))];
    const byKey = new Map(current.map((price) => [stored(price).refNorm, price]));
    const seen = [...wanted.map((one, at) => ({ ...one, spSeen: kept[at]?.spSeen ?? null })), ...gone];
    const changed = seen.filter(({ refNorm, spSeen }) => !isAsSeen(spSeen, byKey.get(refNorm)));
    if (changed.length > 0)
      throw changedMeanwhile(changed.map(({ refNorm }) => nameOf(refNorm, byKey, changes)));
    const removed = gone.flatMap(({ refNorm }) => byKey.get(refNorm) ?? []);
    await writePrices(transaction, { current, wanted, removed }, saving.now);
    const after = await readNamed(transaction, id, [...written, ...meant]);
    await recordPrices(transaction, priceList, { before: current, after }, saving);
    return after;
  });
}

function isAsSeen(seen: SpecialPriceSeen | null, standing: SpecialPrice | undefined): boolean {
  if (!seen || !standing) return !seen && !standing;
  return (
    hundredths(seen.spPrice) === hundredths(standing.spPrice) &&
    JSON.stringify(mergedTerms(seen, {})) === JSON.stringify(mergedTerms(standing, {}))
  );
}

/** As the list writes it; one that somebody removed, as it was sent. */
const nameOf = (
  refNorm: string,
  byKey: ReadonlyMap<string, SpecialPrice>,
  changes: SpecialPriceChanges,
): string =>
  byKey.get(refNorm)?.spProdRef ??
  changes.find(({ spProdRef = '' }) => referenceKey(spProdRef) === refNorm)?.spProdRef ??
  refNorm;

function changedMeanwhile(names: readonly string[]) {
  const listed = names.slice(0, NAMED_MAX).join(', ');
  const all = names.length > NAMED_MAX ? `${listed}, … (${names.length} en tout)` : listed;
  return conflict(
    'specialPrices.changedMeanwhile',
    `Ces prix spéciaux ont été modifiés entre-temps par un autre administrateur\u00a0: ${all}. Rien n’a été enregistré. Veuillez rouvrir la liste.`,
  );
}
