import type { PartRequest } from '@extranet/shared/contracts';
import { vehicleName } from '@extranet/shared/rules';
import { sql, type Updateable } from 'kysely';
import type { PartRequestsTable } from '../../../base/db/schema/search.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { type Condition, choice, fields } from '../../../base/lists/filters.ts';
import type { Slice } from '../../../base/lists/slice.ts';
import { findVehicles } from '../../vehicles/vehicles.queries.ts';

const ROWS_MAX = 500;

export const partRequestFields = fields({
  status: choice('part_requests.status', [
    ['new', 'new'],
    ['done', 'done'],
  ]),
});

/** Those that wait before those that are done, the newest of each first: word for word as its index has it. */
export async function listPartRequests(
  db: DbOrTransaction,
  conditions: readonly Condition[],
  slice: Slice | null,
): Promise<PartRequest[]> {
  let query = requests(db)
    .orderBy(sql`case when part_requests.status = 'new' then 0 else 1 end`)
    .orderBy('part_requests.asked_at', 'desc')
    .orderBy('part_requests.id')
    .limit(slice?.count ?? ROWS_MAX)
    .offset(slice?.offset ?? 0);
  for (const condition of conditions) query = query.where(condition);
  return presented(db, await query.execute());
}

export async function findPartRequest(db: DbOrTransaction, id: string): Promise<PartRequest | undefined> {
  const [found] = await presented(db, await requests(db).where('part_requests.id', '=', id).execute());
  return found;
}

export async function markPartRequest(
  db: DbOrTransaction,
  id: string,
  change: Pick<PartRequestsTable, 'status' | 'done_by' | 'done_at'>,
): Promise<void> {
  await db.updateTable('part_requests').set(change).where('id', '=', id).execute();
}

type Answer = Pick<Updateable<PartRequestsTable>, 'done_by' | 'done_at' | 'answer' | 'proposed_ref'>;

/** False when a colleague was quicker: nobody gets two answers. */
export async function answerWaiting(db: DbOrTransaction, id: string, answer: Answer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('part_requests')
    .set({ ...answer, status: 'done' })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const requests = (db: DbOrTransaction) =>
  db
    .selectFrom('part_requests')
    .innerJoin('users', 'users.id', 'part_requests.user_id')
    .selectAll('part_requests')
    .select(['users.comp_name', 'users.name', 'users.firstname', 'users.email', 'users.phone']);

type Row = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

async function presented(db: DbOrTransaction, rows: readonly Row[]): Promise<PartRequest[]> {
  const keys = [...new Set(rows.flatMap(({ vehicle }) => vehicle ?? []))];
  const vehicles = await findVehicles(db, keys);
  return rows.map((row) => {
    const vehicle = vehicles.get(row.vehicle ?? '');
    return {
      id: row.id,
      text: row.asked,
      vehicle: vehicle ? vehicleName(vehicle) : '',
      message: row.message,
      customer: {
        id: row.user_id,
        name: row.comp_name || `${row.name} ${row.firstname}`.trim() || row.email,
        email: row.email,
        phone: row.phone,
      },
      askedAt: row.asked_at,
      status: row.status,
      doneBy: row.done_by,
      doneAt: row.done_at,
      answer: row.answer,
      proposedRef: row.proposed_ref,
    };
  });
}
