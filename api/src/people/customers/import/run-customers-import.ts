import type { ImportRow } from '@extranet/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../base/db/open.ts';
import type { UsersTable } from '../../../base/db/schema/accounts.ts';
import type { ImportResultsTable } from '../../../base/db/schema/imports.ts';
import type { Schema } from '../../../base/db/schema.ts';
import { type ChangeTask, changeImport } from '../../../base/imports/change-import.ts';
import { addResults, noResult } from '../../../base/imports/import-results.queries.ts';
import { lookAt } from '../../../base/imports/look-at.ts';
import type { NamedLookTask } from '../../../base/imports/look-task.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { sheetRows } from '../../../base/spreadsheets/rows.ts';
import { namedColumns, unreadableSheet } from '../../../base/spreadsheets/sheet.ts';
import { customerColumns, unreadColumns } from './customer-columns.ts';
import {
  type CustomerLine,
  customerLineReader,
  type KnownCustomers,
  type UnreadCustomer,
} from './customer-line.ts';
import { customerSteps } from './customer-steps.ts';

export type CustomersTask = NamedLookTask | ChangeTask;

export async function runCustomersImport({ db }: Database, task: CustomersTask): Promise<ImportRow> {
  return task.kind === 'look' ? look(db, task) : changeImport(db, task, customerSteps);
}

async function look(db: Kysely<Schema>, task: NamedLookTask): Promise<ImportRow> {
  const { importId: id, by, fileName, at } = task;
  const { results, unread } = await resultsOf(db, task);
  return lookAt(db, { id, kind: 'customers', by, fileName, at }, async () => {
    await addResults(db, results);
    return { unreadColumns: unread };
  });
}

async function resultsOf(
  db: Kysely<Schema>,
  { importId, contents, columns, at }: NamedLookTask,
): Promise<{ results: ImportResultsTable[]; unread: string[] }> {
  const known = await knownCustomers(db, at);
  const results: ImportResultsTable[] = [];
  let unread: string[] = [];
  let read: ReturnType<typeof customerLineReader> | undefined;
  for await (const batch of sheetRows(Buffer.from(contents))) {
    let rows = batch;
    if (!read) {
      const [header, ...others] = batch;
      const headers = namedColumns(header?.cells ?? []);
      read = customerLineReader(customerColumns(headers, columns), known);
      unread = unreadColumns(headers, columns);
      rows = others;
    }
    for (const row of rows) results.push(resultOf(importId, read(row)));
  }
  if (!read) throw unreadableSheet('il est vide.');
  return { results, unread };
}

function resultOf(importId: string, read: CustomerLine | UnreadCustomer): ImportResultsTable {
  if ('reason' in read) return { ...noResult, ...read, import_id: importId };
  const { line, email, user, before, after } = read;
  const id = user?.id ?? newId();
  return {
    ...noResult,
    import_id: importId,
    line,
    ref: email,
    object_id: id,
    user_id: id,
    state: user && Object.keys(after).length === 0 ? 'same' : 'change',
    before_text: user ? JSON.stringify(before) : null,
    after_text: JSON.stringify(after),
  };
}

/** By address, and by number where one customer only has it. */
async function knownCustomers(db: Kysely<Schema>, at: string): Promise<KnownCustomers> {
  const users = await db.selectFrom('users').selectAll().execute();
  const byEmail = new Map(users.map((user) => [user.email_norm, user]));
  const byNumber = new Map<string, UsersTable | null>();
  for (const user of users) {
    const key = numberKey(user.loyalty_number);
    if (key !== '' && user.status !== 'supprime') byNumber.set(key, byNumber.has(key) ? null : user);
  }
  const left = await db
    .selectFrom('email_changes')
    .select('old_email_norm')
    .where('confirmed_at', 'is not', null)
    .where('taken_back_at', 'is', null)
    .where('take_back_until', '>', at)
    .execute();
  const reserved = new Set(left.map(({ old_email_norm }) => old_email_norm));
  return {
    isReserved: (email) => reserved.has(email),
    byEmail: (email) => byEmail.get(email),
    byNumber: (number) => byNumber.get(numberKey(number)) ?? undefined,
  };
}

/** Spreadsheets lose the zeros that a number begins with. */
const numberKey = (text: string) => text.trim().replace(/^0+(?=.)/, '');
