import type { ColumnSet, ListView, ViewedList } from '@extranet/shared/contracts';
import type { ListViewsTable } from '../../db/schema/lists.ts';
import type { DbOrTransaction } from '../../db/schema.ts';

/** The owner of what all administrators see. */
export const EVERYBODY = '';

export const listViewsFor = (db: DbOrTransaction, userId: string, list: ViewedList) =>
  db
    .selectFrom('list_views')
    .selectAll()
    .where('list', '=', list)
    .where('owner_id', 'in', [EVERYBODY, userId])
    .orderBy('name_norm')
    .orderBy('id')
    .execute();

/** Nobody finds another administrator's own view. */
export const findView = (db: DbOrTransaction, userId: string, id: string) =>
  db
    .selectFrom('list_views')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', 'in', [EVERYBODY, userId])
    .executeTakeFirst();

/** Whoever has it. */
export async function isTaken(db: DbOrTransaction, id: string): Promise<boolean> {
  const row = await db.selectFrom('list_views').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function insertView(db: DbOrTransaction, row: ListViewsTable): Promise<void> {
  await db.insertInto('list_views').values(row).execute();
}

/** False when it was changed or deleted since that version. */
export async function replaceView(db: DbOrTransaction, row: ListViewsTable, seen: number): Promise<boolean> {
  const { id, list: _list, ...changed } = row;
  const { numUpdatedRows } = await db
    .updateTable('list_views')
    .set(changed)
    .where('id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteView(db: DbOrTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('list_views').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function columnsOf(db: DbOrTransaction, userId: string, list: ViewedList) {
  const rows = await db.selectFrom('list_columns').selectAll().where('user_id', '=', userId).execute();
  return rows
    .filter(({ column_set }) => column_set === list || column_set.startsWith(`${list}.`))
    .map(({ column_set, columns }) => ({ of: column_set, columns: JSON.parse(columns) as string[] }));
}

export async function keepColumns(
  db: DbOrTransaction,
  userId: string,
  of: ColumnSet,
  names: readonly string[],
): Promise<void> {
  const columns = JSON.stringify(names);
  await db
    .insertInto('list_columns')
    .values({ user_id: userId, column_set: of, columns })
    .onConflict((known) => known.columns(['user_id', 'column_set']).doUpdateSet({ columns }))
    .execute();
}

export const presentView = (row: ListViewsTable): ListView => ({
  id: row.id,
  list: row.list,
  name: row.name,
  shared: row.owner_id === EVERYBODY,
  address: row.address,
  columns: JSON.parse(row.columns) as string[],
  author: row.author,
  version: row.version,
});
