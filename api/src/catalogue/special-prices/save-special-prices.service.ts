import { createHash } from 'node:crypto';
import type { SpecialPrice, SpecialPriceList } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { changesBetween } from '../../base/audit/changes.ts';
import type { SpecialPricesTable } from '../../base/db/schema/catalogue.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, invalidFields } from '../../base/errors.ts';
import { hundredths } from '../../base/money.ts';
import { namesakePlaces } from '../../base/namesakes/namesakes.queries.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { unitPrice } from '../prices/prices.ts';
import { discountsOf } from '../prices/pricing.queries.ts';
import { knownReferences, type Listed } from './list-prices.queries.ts';
import { mergedTerms, presentTerms, termsInWords } from './price-terms.ts';
import {
  knownCustomers,
  listSpecialPrices,
  putSpecialPrices,
  removeSpecialPrices,
  type Scope,
} from './special-prices.queries.ts';
import { checked, customerRequired, keyOf, type ListRules, stored, withProducts } from './wanted-prices.ts';

interface PriceList extends ListRules {
  readonly scope: Scope;
  /** Whose list it is, for the audit trail. */
  readonly audited: { readonly objectId: string; readonly subject: string };
  /** What the audit trail calls a line of the list. */
  readonly lineName: (price: SpecialPrice) => string;
}

export const listOfCustomer = (userId: string, name = ''): PriceList => ({
  scope: { userId },
  fixed: { spUserId: userId },
  duplicate: 'Un prix spécial existe déjà pour ce client et pour cette référence.',
  audited: { objectId: userId, subject: name },
  lineName: ({ spProdRef }) => spProdRef,
});

export const listOfReference = (ref: string): PriceList => ({
  scope: { refNorm: referenceKey(ref) },
  fixed: { spProdRef: ref },
  duplicate: 'Un prix special existe déjà pour ce client.',
  audited: { objectId: referenceKey(ref), subject: ref },
  lineName: ({ spUserCompName, spUserName }) => [spUserCompName, spUserName].filter(Boolean).join(' · '),
});

export async function readSpecialPrices(db: DbOrTransaction, { scope }: PriceList): Promise<SpecialPrice[]> {
  const rows = await listSpecialPrices(db, scope);
  const known = await knownReferences(db, [...new Set(rows.map(({ ref_norm }) => ref_norm))]);
  const places = 'refNorm' in scope ? await namesakePlaces(db) : new Map<string, string>();
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

interface Saving {
  readonly seenTag: string | undefined;
  readonly by: Actor;
  readonly now: Date;
}

/** Saves the list as a whole: a price that is not in it, or is marked removed, is removed. */
export async function saveSpecialPrices(
  db: Db,
  priceList: PriceList,
  list: SpecialPriceList,
  { seenTag, by, now }: Saving,
): Promise<SpecialPrice[]> {
  const lines = list.filter(({ spStatus }) => spStatus !== 'removed');
  const asked = checked(lines, priceList);
  const at = now.toISOString();
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
    const removed = current.filter((price) => !kept.has(keyOf(stored(price)))).map(({ spId }) => spId);
    await removeSpecialPrices(transaction, removed, at);
    const currentByKey = new Map(current.map((price) => [keyOf(stored(price)), price]));
    const changed = wanted.filter((price) => {
      const before = currentByKey.get(keyOf(price));
      if (before?.spProdRef !== price.ref || hundredths(before.spPrice) !== price.cents) return true;
      return JSON.stringify(mergedTerms(before, {})) !== JSON.stringify(mergedTerms(before, price.terms));
    });
    await putSpecialPrices(
      transaction,
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
    const saved = await readSpecialPrices(transaction, priceList);
    const changes = changesBetween(pricesByName(priceList, current), pricesByName(priceList, saved));
    const line = {
      action: 'specialPrices.save',
      kind: 'specialPrices',
      ...priceList.audited,
      changes,
    } as const;
    await recordAction(transaction, by, line, now);
    return saved;
  });
}

const pricesByName = ({ lineName }: PriceList, list: readonly SpecialPrice[]) =>
  Object.fromEntries(
    list.map((price) => [
      lineName(price),
      [price.spPrice.toFixed(2), termsInWords(price)].filter(Boolean).join(', '),
    ]),
  );

const changedMeanwhile = () =>
  conflict(
    'specialPrices.changedMeanwhile',
    'Ces prix spéciaux ont été modifiés entre-temps par un autre administrateur. Veuillez les rouvrir.',
  );
