import type { Synonym } from '@extranet/shared/contracts';
import type { SearchSynonymsTable } from '../../base/db/schema/search.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** In the order of the words, which all fit into one page. */
export const listSynonyms = (db: DbOrTransaction): Promise<SearchSynonymsTable[]> =>
  db.selectFrom('search_synonyms').selectAll().orderBy('written_norm').execute();

export const findSynonym = (db: DbOrTransaction, id: string) =>
  db.selectFrom('search_synonyms').selectAll().where('id', '=', id).executeTakeFirst();

/** False when somebody else's for the same words came first. */
export async function insertSynonym(db: DbOrTransaction, row: SearchSynonymsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('search_synonyms')
    .values(row)
    .onConflict((taken) => taken.column('written_norm').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteSynonym(db: DbOrTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('search_synonyms').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export const presentSynonym = ({ id, written, meant, author, saved_at }: SearchSynonymsTable): Synonym => ({
  id,
  written,
  meant,
  author,
  savedAt: saved_at,
});
