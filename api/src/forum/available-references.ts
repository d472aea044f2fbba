import type { ReferencesAsked } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { CurrentUser } from '../base/current-user.ts';
import { discussedIn } from '../base/db/discussed-in.ts';
import { startsWith } from '../base/db/like.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import { listReferences, sliceAsked, suggested, suggestReferences } from '../catalogue/index.ts';

/** References whose thread can be started, of the reader's catalogues, or joined: a product that is gone may be discussed still. */
export async function availableReferences(
  db: DbOrTransaction,
  reader: CurrentUser,
  asked: ReferencesAsked,
): Promise<string[]> {
  const isWhole = asked.begins === undefined && asked.l === undefined;
  const discussed = await discussedReferences(db, reader, referenceKey(asked.begins ?? ''));
  if (isWhole) return sorted([...discussed, ...(await listReferences(db, reader.catalogs, [], null))]);
  const offered = await suggestReferences(db, suggested(reader.catalogs), asked);
  return sorted([...offered, ...discussed]).slice(0, sliceAsked(asked).count);
}

const sorted = (refs: readonly string[]): string[] =>
  [...new Map(refs.map((ref) => [referenceKey(ref), ref]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ref]) => ref);

/** With a post that the reader may read. */
async function discussedReferences(
  db: DbOrTransaction,
  reader: CurrentUser,
  begins: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('faq_threads')
    .select('ref')
    .where(discussedIn(reader))
    .where(startsWith('faq_threads.ref_norm', begins))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('faq_posts')
          .select('faq_posts.id')
          .whereRef('faq_posts.thread_id', '=', 'faq_threads.id')
          .where(({ eb, or }) => or([eb('status', '=', 'validated'), eb('author_id', '=', reader.id)])),
      ),
    )
    .execute();
  return rows.map(({ ref }) => ref);
}
