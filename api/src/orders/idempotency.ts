import { createHash } from 'node:crypto';
import type { Db, DbOrTransaction } from '../db/schema.ts';
import { conflict, unprocessable } from '../errors.ts';

/** Longer than any order takes: a key that is older was left by a process that died before its order. */
const ABANDONED_AFTER_MS = 120_000;

export interface Claim {
  readonly userId: string;
  readonly key: string;
}

/**
 * Claims the key before the work begins. Answers the first answer when the work was done before; refuses the key for
 * another payload, and while the first request still runs.
 */
export async function claimKey(db: Db, claim: Claim, payload: unknown, now: Date): Promise<unknown> {
  const request_hash = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  const abandonedBefore = new Date(now.getTime() - ABANDONED_AFTER_MS).toISOString();
  const aheadOfTime = new Date(now.getTime() + ABANDONED_AFTER_MS).toISOString();
  const row = {
    user_id: claim.userId,
    key: claim.key,
    request_hash,
    status: 'running' as const,
    response_status: null,
    response_body: null,
    created_at: now.toISOString(),
  };
  const claimed = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((onConflict) =>
      onConflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ created_at: row.created_at, request_hash })
        .where('idempotency_keys.status', '=', 'running')
        .where(({ or, eb }) =>
          or([
            eb('idempotency_keys.created_at', '<', abandonedBefore),
            // By a clock that has been set right since; of servers whose clocks differ a little none is meant.
            eb('idempotency_keys.created_at', '>', aheadOfTime),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const earlier = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (!earlier) return claimKey(db, claim, payload, now);
  if (earlier.request_hash !== request_hash) {
    throw unprocessable('order.keyReused', 'Cette demande a déjà été envoyée avec un autre contenu.');
  }
  if (earlier.status === 'running') {
    throw conflict('order.inProgress', 'Votre commande est en cours d’enregistrement.');
  }
  return JSON.parse(earlier.response_body ?? 'null');
}

/** In the transaction of the work: the answer is kept exactly when the work is. */
export async function keepAnswer(
  db: DbOrTransaction,
  { userId, key }: Claim,
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: 'done', response_status: 200, response_body: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** A refusal is no answer to keep: the same key may try again once its reason is gone. */
export async function releaseKey(db: Db, { userId, key }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', '=', 'running')
    .execute();
}
