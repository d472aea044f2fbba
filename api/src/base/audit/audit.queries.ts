import type { AuditAction, AuditChange, AuditKind } from '@extranet/shared/contracts';
import { type SqlBool, sql } from 'kysely';
import type { AuditTable } from '../db/schema/system.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import type { Condition } from '../lists/filters.ts';
import type { Slice } from '../lists/slice.ts';
import { newId } from '../secrets/tokens.ts';
import type { Actor } from './actor.ts';
import { limited } from './changes.ts';

const PAGE = 50;

export interface Recorded {
  readonly action: AuditAction;
  readonly kind: AuditKind;
  readonly objectId: string;
  /** The name of the object. */
  readonly subject: string;
  readonly changes?: readonly AuditChange[];
}

/** Call it in the transaction of the action: there is no action without its line, and no line without its action. */
export async function recordAction(
  db: DbOrTransaction,
  by: Actor,
  { action, kind, objectId, subject, changes = [] }: Recorded,
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: now.toISOString(),
      actor_id: by.id,
      actor_kind: by.kind,
      actor: by.name,
      action,
      object_kind: kind,
      object_id: objectId,
      subject,
      details: JSON.stringify(limited(changes)),
      request_id: by.requestId,
    })
    .execute();
}

/** Newest first. New lines only appear at the top: a reader who pages on may see some twice, but misses none. */
export async function listAudit(
  db: DbOrTransaction,
  conditions: readonly Condition[],
  slice: Slice | null,
): Promise<AuditTable[]> {
  let query = db
    .selectFrom('audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(slice?.count ?? PAGE)
    .offset(slice?.offset ?? 0);
  for (const condition of conditions) query = query.where(condition);
  return query.execute();
}

/** Starts from the few administrators instead of the many lines: written as their index has it. */
export async function listActors(db: DbOrTransaction) {
  return db
    .selectFrom('users')
    .select(['id', 'firstname', 'name', 'email'])
    .where(sql<SqlBool>`is_admin = 1`)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('audit').select('audit.id').whereRef('audit.actor_id', '=', 'users.id')),
    )
    .orderBy('name')
    .execute();
}
