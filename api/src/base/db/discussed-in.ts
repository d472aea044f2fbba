import type { Catalogue } from '@extranet/shared/contracts';
import { type SqlBool, sql } from 'kysely';

interface Reader {
  readonly catalogs: readonly Catalogue[];
  readonly faq_role: string;
}

/**
 * For queries on faq_threads: threads about a reference of the reader's catalogues, deleted products included; a moderator reads all.
 * By reference as well as by product, because a reference may stand on several products.
 */
export function discussedIn({ catalogs, faq_role }: Reader) {
  if (faq_role === 'admin') return sql<SqlBool>`1 = 1`;
  if (catalogs.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`exists (
    select 1 from products as discussed
    where discussed.catalogue in (${sql.join(catalogs)})
      and (discussed.ref_norm = faq_threads.ref_norm or discussed.id = faq_threads.product_id)
  )`;
}
