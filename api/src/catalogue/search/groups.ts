import type { Catalogue, SearchGroup } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import type { Buyer } from '../prices/buyer.ts';
import { MATCHES_MAX } from '../search-index/engine.ts';
import type { ByReference } from './by-reference.ts';
import type { Found } from './find-exact.ts';
import { rankedRows } from './ranked-rows.ts';

/** So many are read: whether they can be had at the customer's own price decides about their place. */
export const ROWS_MIN = 12;

interface Material {
  readonly db: Reading;
  readonly catalogs: readonly Catalogue[];
  readonly found: readonly Found[];
  readonly fitting: readonly Found[];
  readonly named: readonly ByReference[];
  readonly bought: ReadonlySet<string>;
  readonly plainFirst: boolean;
  readonly n: number;
}

/** What was found in each catalogue, the best first, as the customer may see it. */
export async function groupsOf(
  user: Buyer,
  { db, catalogs, found, fitting, named, bought, plainFirst, n }: Material,
): Promise<SearchGroup[]> {
  const idsOf = (list: readonly Found[], catalogue: Catalogue) =>
    list.find((one) => one.catalogue === catalogue)?.ids ?? [];
  const whole = new Set(named.filter(({ isWhole }) => isWhole).map(({ id }) => id));
  const groups = catalogs.map((catalogue) => {
    const own = named.filter((one) => one.catalogue === catalogue);
    const words = found.find((one) => one.catalogue === catalogue);
    const byWords = new Set([...idsOf(fitting, catalogue), ...(words?.ids ?? [])]);
    const begun = own.filter(({ id }) => !byWords.has(id));
    const count = Math.min((words?.count ?? 0) + begun.length, MATCHES_MAX);
    const first = own.filter(({ isWhole }) => isWhole).map(({ id }) => id);
    const ids = [...new Set([...first, ...byWords, ...begun.slice(0, n).map(({ id }) => id)])];
    return { catalogue, count, ids };
  });
  const read = groups.flatMap(({ ids }) =>
    ids.filter((id, at) => at < Math.max(n, ROWS_MIN) || bought.has(id)),
  );
  const fits = new Set(fitting.flatMap(({ ids }) => ids));
  const rows = await rankedRows(db, user, {
    ids: read,
    fitting: fits,
    named: whole,
    bought,
    plainFirst,
    n,
  });
  return groups
    .map(({ catalogue, count }) => ({
      catalogue,
      count: Math.min(count, MATCHES_MAX - 1),
      more: count === MATCHES_MAX,
      rows: rows.filter(({ prodCatalogue }) => prodCatalogue === catalogue),
    }))
    .filter((group) => group.rows.length > 0);
}
