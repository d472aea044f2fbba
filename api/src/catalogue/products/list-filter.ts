import { wordsOf } from '@extranet/shared/rules';
import type { Letters } from '../../base/db/letters.ts';
import { type Condition, conditionsOf, readFilters } from '../../base/lists/filters.ts';
import { lettersOfKits } from './kits-by-letters.ts';
import { productFields } from './product.fields.ts';

/** What a list of products is asked for. */
export interface ListFilter {
  readonly conditions: readonly Condition[];
  /** Of the words that its kits have. */
  readonly letters?: Letters | undefined;
}

export function listFilter(query: string | undefined): ListFilter {
  const filters = readFilters(query);
  return { conditions: conditionsOf(filters, productFields), letters: lettersOf(filters) };
}

/** As the pages ask for kits by words. Whoever writes the same in another way gets the same, later. */
function lettersOf(filters: Record<string, unknown>): Letters | undefined {
  const text = filters['prodText:contains'];
  return filters['prodCatalogue:eq'] === 'Kit' && text !== undefined
    ? lettersOfKits([wordsOf(String(text))])
    : undefined;
}
