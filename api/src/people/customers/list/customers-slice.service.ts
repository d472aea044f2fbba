import type { AdminCustomersSlice } from '@extranet/shared/contracts';
import { customersCounted } from '@extranet/shared/rules';
import type { Database } from '../../../base/db/open.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { badRequest } from '../../../base/errors.ts';
import { presentCustomerRow, rowColumns } from '../customer.present.ts';
import type { Beginning } from './indexed-customers.ts';
import { countCustomers, countUnsearched, countWaiting, nextCustomers, placeOf } from './list-pages.ts';
import { type Listed, lettersOfSearch } from './listed-customers.ts';
import { meantSearch } from './meant-search.ts';
import { refreshCustomerIndex } from './refresh-index.ts';

/** From here on it takes less to go through all in their order than to sort these. */
const FEW = 500;

interface Slice {
  readonly after: string | undefined;
  readonly limit: number;
}

export async function customersSlice(
  database: Database,
  wanted: Parameters<typeof nextCustomers>[1],
  { after, limit }: Slice,
): Promise<AdminCustomersSlice> {
  const { db } = database;
  await refreshCustomerIndex(database);
  const place = after === undefined ? null : await placeOf(db, after, wanted.sort);
  if (place === undefined)
    throw badRequest('customers.placeGone', 'La liste a changé entre-temps. Rechargez-la.');
  const isFirst = place === null;
  const { beginning, counted } = await beginningOf(db, wanted, isFirst);
  const rows = await nextCustomers(db, wanted, {
    ...{ columns: rowColumns, after: place, limit: limit + 1, beginning },
  });
  const isWhole = rows.length <= limit;
  const found = isWhole ? rows.length : counted;
  const count = isFirst ? (found ?? (await countCustomers(db, wanted))) : null;
  const meant = count === 0 ? await meantSearch(db, wanted.search) : undefined;
  // Whoever presses it finds somebody, with the same filters.
  const finds = meant !== undefined && (await countCustomers(db, { ...wanted, search: meant })) > 0;
  return {
    customers: rows.slice(0, limit).map(presentCustomerRow),
    more: !isWhole,
    count,
    waiting: isFirst ? await countWaiting(db) : null,
    ...(finds && { meant }),
  };
}

/**
 * Few are found by what they have in common, and then sorted; of many the first ones in their order are soon found. A search by
 * letters is counted for each of its pages, which takes less than looking through all of them.
 */
async function beginningOf(db: DbOrTransaction, wanted: Listed, isFirst: boolean): Promise<Begun> {
  const letters = lettersOfSearch(wanted.search);
  if (letters) {
    const counted = await countCustomers(db, wanted);
    return { beginning: counted <= customersCounted(wanted.search) ? letters : 'order', counted };
  }
  const counted = isFirst ? await countUnsearched(db, wanted) : undefined;
  return { beginning: counted !== undefined && counted <= FEW ? 'accounts' : 'order', counted };
}

interface Begun {
  readonly beginning: Beginning;
  /** Undefined where it is known only after the rows, or not wanted. */
  readonly counted: number | undefined;
}
