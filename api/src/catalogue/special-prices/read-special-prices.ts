import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SpecialPrice } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { namesakePlaces } from '../../base/namesakes/namesakes.queries.ts';
import { unitPrice } from '../prices/prices.ts';
import { discountsOf } from '../prices/pricing.queries.ts';
import { knownReferences, type Listed } from './list-prices.queries.ts';
import type { PriceList } from './price-lists.ts';
import { presentTerms } from './price-terms.ts';
import {
  countOfCustomer,
  namedOfCustomer,
  type Price,
  pagesOfCustomer,
  pricesOfReference,
} from './special-prices.queries.ts';

/** Others are answered between two pages: a list may have a hundred thousand lines. */
const PAGE_ROWS = 500;

export async function readSpecialPrices(db: DbOrTransaction, { scope }: PriceList): Promise<SpecialPrice[]> {
  if ('refNorm' in scope) {
    const rows = await pricesOfReference(db, scope.refNorm);
    const buyers = rows.map(({ user_id }) => user_id);
    return presented(db, rows, await namesakePlaces(db, buyers));
  }
  const list: SpecialPrice[] = [];
  for await (const page of pagesOfCustomer(db, scope.userId, { rows: PAGE_ROWS })) {
    list.push(...(await presented(db, page)));
    if (page.length === PAGE_ROWS) await setImmediate();
  }
  return list;
}

export interface Slice {
  readonly lines: SpecialPrice[];
  /** How many there are in all; only with the first. */
  readonly total: number | null;
}

/** At most `rows` lines of a customer after that reference. */
export async function readSlice(
  db: DbOrTransaction,
  userId: string,
  { after, rows }: { readonly after: string; readonly rows: number },
): Promise<Slice> {
  const { value = [] } = await pagesOfCustomer(db, userId, { after, rows }).next();
  // The page asks for a hundred slices in a row: others have their turn within each of them.
  await setImmediate();
  const lines = await presented(db, value);
  const isWhole = after === '' && lines.length < rows;
  return { lines, total: isWhole ? lines.length : after === '' ? await countOfCustomer(db, userId) : null };
}

export const readNamed = async (
  db: DbOrTransaction,
  userId: string,
  keys: readonly string[],
): Promise<SpecialPrice[]> => presented(db, await namedOfCustomer(db, userId, keys));

async function presented(
  db: DbOrTransaction,
  rows: readonly Price[],
  places: ReadonlyMap<string, string> = new Map(),
): Promise<SpecialPrice[]> {
  const known = await knownReferences(db, [...new Set(rows.map(({ ref_norm }) => ref_norm))]);
  return rows.map((row) => ({
    ...ofProduct(known.get(row.ref_norm), row),
    ...presentTerms(row),
    spId: row.id,
    spUserId: row.user_id,
    spProdRef: row.prod_ref,
    spPrice: row.price_cents / 100,
    spStatus: row.status,
    spUserCompName: row.comp_name,
    spUserName: `${row.name} ${row.firstname}`.trim(),
    ...(places.has(row.user_id) && { spUserPlace: places.get(row.user_id) ?? '' }),
  }));
}

type OfProduct = Pick<SpecialPrice, 'spListPrice' | 'spDesignation' | 'spPriceWithout'>;

function ofProduct(listed: Listed | undefined, customer: Parameters<typeof discountsOf>[0]): OfProduct {
  if (!listed) return { spListPrice: null, spDesignation: '', spPriceWithout: null };
  const { catalogue, refNorm, listCents, designation } = listed;
  const discounted = { discounts: discountsOf(customer), specialPrices: new Map<string, number>() };
  const without = unitPrice({ catalogue, refNorm, priceCents: listCents }, discounted);
  return { spListPrice: listCents / 100, spDesignation: designation, spPriceWithout: without / 100 };
}

/** Nothing where there are no terms, so that the tag of a list without them is what it always was. */
const termFacts = ({ spValidFrom, spValidTo, spSteps }: SpecialPrice) =>
  spValidFrom || spValidTo || spSteps.length > 0 ? [[spValidFrom, spValidTo, spSteps]] : [];

/** The list's ETag. Saving an older list would undo what another administrator has just changed. */
export function specialPricesEtag(list: readonly SpecialPrice[]): string {
  const facts = list.map((price) => [price.spId, price.spProdRef, price.spPrice, ...termFacts(price)]).sort();
  return `"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)}"`;
}
