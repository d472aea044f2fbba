import type {
  AuditChange,
  ListView,
  ListViewChange,
  ListViewWish,
  ViewedList,
} from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { App } from '../../app-types.ts';
import type { Actor } from '../../audit/actor.ts';
import { recordAction } from '../../audit/audit.queries.ts';
import type { ListViewsTable } from '../../db/schema/lists.ts';
import type { DbOrTransaction } from '../../db/schema.ts';
import { conflict, invalidFields, notFound, orNotFound, unprocessable } from '../../errors.ts';
import { newId } from '../../secrets/tokens.ts';
import {
  deleteView,
  EVERYBODY,
  findView,
  insertView,
  isTaken,
  listViewsFor,
  presentView,
  replaceView,
} from './list-views.queries.ts';

/** More of them nobody finds again in a row of names. */
const VIEWS_MAX = 60;

type By = Actor & { readonly id: string };
type Fields = Pick<ListViewWish, 'name' | 'shared' | 'address' | 'columns'>;

export async function addView(app: App, wish: ListViewWish, by: By): Promise<ListView> {
  return saving(app, async (transaction) => {
    const row: ListViewsTable = {
      ...rowOf(wish, by, app.now()),
      id: wish.id && !(await isTaken(transaction, wish.id)) ? wish.id : newId(),
      list: wish.list,
      version: 1,
    };
    const others = await listViewsFor(transaction, by.id, wish.list);
    if (others.length >= VIEWS_MAX)
      throw unprocessable(
        'listView.tooMany',
        `Il y a déjà ${VIEWS_MAX} vues de cette liste. Supprimez-en une avant d’en enregistrer une autre.`,
      );
    await insertView(transaction, row);
    await leaveTrail(transaction, 'listView.save', row, by, app.now(), changesOf(null, row));
    return presentView(row);
  });
}

/** What somebody changed or deleted meanwhile is not written over. */
export async function changeView(app: App, id: string, change: ListViewChange, by: By): Promise<ListView> {
  return saving(app, async (transaction) => {
    const before = orNotFound(await findView(transaction, by.id, id));
    const row: ListViewsTable = {
      ...rowOf(change, by, app.now()),
      id,
      list: before.list,
      version: before.version + 1,
    };
    if (before.version !== change.version || !(await replaceView(transaction, row, change.version)))
      throw conflict(
        'listView.changedMeanwhile',
        `Cette vue a été modifiée entre-temps par ${before.author}. Ouvrez-la de nouveau avant de la changer.`,
      );
    await leaveTrail(transaction, 'listView.save', row, by, app.now(), changesOf(before, row));
    return presentView(row);
  });
}

export async function removeView(app: App, id: string, by: By): Promise<void> {
  await app.db.transaction().execute(async (transaction) => {
    const row = orNotFound(await findView(transaction, by.id, id));
    if (!(await deleteView(transaction, id))) throw notFound();
    await leaveTrail(transaction, 'listView.remove', row, by, app.now(), []);
  });
}

async function saving<T>(app: App, act: (transaction: DbOrTransaction) => Promise<T>): Promise<T> {
  try {
    return await app.db.transaction().execute(act);
  } catch (error) {
    if (!app.database.dialect.isUniqueViolation(error)) throw error;
    const message = 'Une vue de cette liste porte déjà ce nom.';
    throw invalidFields([{ field: 'name', code: 'taken', message }], 422);
  }
}

function rowOf({ name, shared, address, columns }: Fields, by: By, now: Date) {
  const tidy = name.trim().replace(/\s+/g, ' ');
  return {
    owner_id: shared ? EVERYBODY : by.id,
    name: tidy,
    name_norm: searchable(tidy),
    address,
    columns: JSON.stringify(columns),
    author_id: by.id,
    author: by.name,
    saved_at: now.toISOString(),
  };
}

const FIELDS = {
  name: 'viewName',
  owner_id: 'viewShared',
  address: 'viewAddress',
  columns: 'viewColumns',
} as const;

function changesOf(before: ListViewsTable | null, after: ListViewsTable): AuditChange[] {
  const text = (row: ListViewsTable | null, of: keyof typeof FIELDS) =>
    row && (of === 'owner_id' ? String(row.owner_id === EVERYBODY) : row[of]);
  return (Object.keys(FIELDS) as (keyof typeof FIELDS)[])
    .filter((of) => text(before, of) !== text(after, of))
    .map((of) => ({ field: FIELDS[of], before: text(before, of), after: text(after, of) }));
}

const leaveTrail = (
  db: DbOrTransaction,
  action: 'listView.save' | 'listView.remove',
  { id, list, name }: { id: string; list: ViewedList; name: string },
  by: Actor,
  now: Date,
  changes: readonly AuditChange[],
) =>
  recordAction(
    db,
    by,
    { action, kind: 'listView', objectId: id, subject: `${name} (${list})`, changes },
    now,
  );
