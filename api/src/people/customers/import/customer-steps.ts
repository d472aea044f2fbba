import type { UsersTable } from '../../../base/db/schema/accounts.ts';
import type { ImportResultsTable } from '../../../base/db/schema/imports.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import type { ImportSteps } from '../../../base/imports/change-import.ts';
import { setLine } from '../../../base/imports/import-results.queries.ts';
import { summaryOf } from '../../../base/imports/import-summary.queries.ts';
import { readThreshold } from '../../../base/imports/threshold.ts';
import { laterThan } from '../../../base/text/instants.ts';
import { normaliseEmail } from '../../../base/text/normalise.ts';
import { withStatusBefore } from '../customer-status.ts';
import { CUSTOMER_FIELDS, type Written } from './customer-fields.ts';
import { blank } from './customer-line.ts';

const ROWS_AT_ONCE = 500;
const BY_LABEL = new Map(Object.values(CUSTOMER_FIELDS).map((field) => [field.label, field]));

type Kind = 'apply' | 'undo';
type Line = Pick<ImportResultsTable, 'line' | 'object_id' | 'ref' | 'before_text' | 'after_text'>;
interface Pair {
  readonly line: Line;
  readonly user: UsersTable | undefined;
}

/** Accounts, some hundred at a time: each keeps what the file says nothing of. */
export const customerSteps: ImportSteps = {
  actions: { apply: 'customers.import', undo: 'customers.undo' },
  objects: 'customer',
  table: 'users',

  /** What stands then is what an undoing brings back; who is deleted or was created meanwhile is set aside. */
  async refresh(db, importId) {
    const gone: string[] = [];
    for await (const pairs of pairsOf(db, importId, ['change', 'same']))
      for (const { line, user } of pairs) {
        const isNew = line.before_text === null;
        if (isNew ? user !== undefined : user === undefined || user.status === 'supprime') {
          gone.push(`${line.ref} (${isNew ? 'compte déjà créé' : 'client supprimé'})`);
          await setLine(db, importId, line, { state: 'deleted' });
        } else if (user) {
          const before = JSON.stringify(writtenNow(user, writtenOf(line.after_text)));
          const state = before === line.after_text ? 'same' : 'change';
          await setLine(db, importId, line, { state, before_text: before });
        }
      }
    return gone.slice(0, ROWS_AT_ONCE);
  },

  async changedSince(db, importId, kind, named) {
    const names: string[] = [];
    for await (const pairs of pairsOf(db, importId, ['change']))
      names.push(...pairs.filter((pair) => !isAsExpected(pair, kind)).map(({ line }) => line.ref));
    return { names: names.slice(0, named), count: names.length };
  },

  async write(db, importId, kind, at) {
    let written = 0;
    for await (const pairs of pairsOf(db, importId, ['change']))
      for (const pair of pairs.filter((one) => isAsExpected(one, kind))) {
        await writeOne(db, pair, kind, at);
        written += 1;
      }
    return written;
  },

  summary: async (db, importId) => summaryOf(db, importId, await readThreshold(db)),
};

/** The lines of an import with the accounts that they mean: a new one by its address, as long as it is not applied. */
async function* pairsOf(
  db: DbOrTransaction,
  importId: string,
  states: readonly ImportResultsTable['state'][],
): AsyncGenerator<Pair[]> {
  for (let after = -1; ; ) {
    const lines = await db
      .selectFrom('import_results')
      .select(['line', 'object_id', 'ref', 'before_text', 'after_text'])
      .where('import_id', '=', importId)
      .where('state', 'in', states)
      .where('line', '>', after)
      .orderBy('line')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = lines.at(-1);
    if (!last) return;
    after = Number(last.line);
    const users = await db
      .selectFrom('users')
      .selectAll()
      .where(({ eb, or }) =>
        or([
          eb(
            'id',
            'in',
            lines.map(({ object_id }) => object_id),
          ),
          eb(
            'email_norm',
            'in',
            lines.map(({ ref }) => normaliseEmail(ref)),
          ),
        ]),
      )
      .execute();
    const byId = new Map(users.map((user) => [user.id, user]));
    const byEmail = new Map(users.map((user) => [user.email_norm, user]));
    yield lines.map((line) => ({
      line,
      user:
        byId.get(line.object_id) ??
        (line.before_text === null ? byEmail.get(normaliseEmail(line.ref)) : undefined),
    }));
  }
}

const writtenOf = (text: string | null): Written => JSON.parse(text ?? '{}') as Written;

/** The same values as they stand now. */
const writtenNow = (user: UsersTable, of: Written): Written =>
  Object.fromEntries(Object.keys(of).map((label) => [label, BY_LABEL.get(label)?.write(user) ?? '']));

/** Of an account that the file created: nobody signed in with it yet. */
function isAsExpected({ line, user }: Pair, kind: Kind): boolean {
  const isNew = line.before_text === null;
  if (kind === 'apply' && isNew) return user === undefined;
  if (!user || user.status === 'supprime') return false;
  if (kind === 'undo' && isNew && (user.id !== line.object_id || user.last_connexion_at !== null))
    return false;
  const expected = kind === 'apply' ? line.before_text : line.after_text;
  return JSON.stringify(writtenNow(user, writtenOf(line.after_text))) === expected;
}

async function writeOne(db: DbOrTransaction, { line, user }: Pair, kind: Kind, at: string): Promise<void> {
  if (!user) {
    const created = { ...blank(line.ref), ...columnsOf(writtenOf(line.after_text)), id: line.object_id };
    await db
      .insertInto('users')
      .values({ ...created, created_at: at, updated_at: at })
      .execute();
    return;
  }
  const taken = kind === 'undo' && line.before_text === null;
  if (taken && !(await hasPrices(db, user.id))) {
    await db.deleteFrom('users').where('id', '=', user.id).execute();
    return;
  }
  const columns = taken
    ? withStatusBefore(user, { status: 'supprime' })
    : columnsOf(writtenOf(kind === 'apply' ? line.after_text : line.before_text));
  await db
    .updateTable('users')
    .set({ ...columns, updated_at: laterThan(user.updated_at, new Date(at)) })
    .where('id', '=', user.id)
    .execute();
}

/** Nobody signed in with it: what the office gave such an account are its prices. Without them it vanishes, and its file can come again. */
const hasPrices = async (db: DbOrTransaction, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('special_prices')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** A value that was empty stays so: no cell of a file can say that, but what stood may have been. */
function columnsOf(written: Written): Partial<UsersTable> {
  const columns: Partial<UsersTable> = {};
  for (const [label, value] of Object.entries(written))
    Object.assign(columns, BY_LABEL.get(label)?.stored(value));
  return columns;
}
