import type { SpecialPrice } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { termsInWords } from './price-terms.ts';
import type { Scope } from './special-prices.queries.ts';
import type { ListRules } from './wanted-prices.ts';

export interface PriceList extends ListRules {
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

/** What the audit trail says of each line. */
export const pricesByName = ({ lineName }: PriceList, list: readonly SpecialPrice[]) =>
  Object.fromEntries(
    list.map((price) => [
      lineName(price),
      [price.spPrice.toFixed(2), termsInWords(price)].filter(Boolean).join(', '),
    ]),
  );
