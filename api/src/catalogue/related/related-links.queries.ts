import type { RelatedLinksTable } from '../../base/db/schema/catalogue.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

export async function listRelatedLinks(db: DbOrTransaction, refNorm: string): Promise<RelatedLinksTable[]> {
  return db
    .selectFrom('related_links')
    .selectAll()
    .where('ref_norm', '=', refNorm)
    .where('status', '=', 'active')
    .orderBy('related_ref_norm')
    .execute();
}

/** Each reference as its product writes it; absent when no product has it. */
export async function storedRefs(
  db: DbOrTransaction,
  refNorms: readonly string[],
): Promise<Map<string, string>> {
  if (refNorms.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['ref_norm', 'ref'])
    .where('ref_norm', 'in', refNorms)
    .execute();
  return new Map(rows.map(({ ref_norm, ref }) => [ref_norm, ref]));
}

export async function replaceRelatedLinks(
  db: DbOrTransaction,
  refNorm: string,
  links: readonly RelatedLinksTable[],
): Promise<void> {
  await db.deleteFrom('related_links').where('ref_norm', '=', refNorm).execute();
  if (links.length > 0) await db.insertInto('related_links').values(links).execute();
}
