import { backwards } from './backwards.ts';
import type { Migration } from './migration.ts';

/**
 * The back office's one search finds a product by how its reference ends, and by any part of it among the newest: like orders
 * (0068). How it begins has an index already.
 */
export const referencesAtTheirEnds: Migration = {
  name: '0070-references-at-their-ends',
  // An import writes a hundred thousand of them: by the same characters one by one it took a second longer on PostgreSQL.
  statements: ({ jsonExtract }) => [
    `create index products_ref_ends on products((${jsonExtract.length > 0 ? 'reverse(ref_norm)' : backwards('ref_norm')}))`,
    'create index products_found on products(created_at, id, ref_norm, statut)',
  ],
};
