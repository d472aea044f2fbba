import { createHash } from 'node:crypto';
import type { Database } from '../../base/db/open.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, unprocessable } from '../../base/errors.ts';

export interface Claim {
  readonly userId: string;
  readonly key: string;
  /** Of the payload: a key stands for one payload. */
  readonly hash: string;
}

export const claimOf = (userId: string, key: string, payload: unknown): Claim => ({
  userId,
  key,
  hash: createHash('sha256').update(JSON.stringify(payload)).digest('hex'),
});

/**
 * Call it first in the transaction of the work. Returns the stored answer if the work was done before; otherwise null, and
 * this transaction alone holds the key. The key is released when the transaction ends, however it ends: by an answer, a
 * refusal, a lost connection or the death of the process, on any machine. No clock is involved.
 */
export async function claimKey(
  { dialect }: Pick<Database, 'dialect'>,
  transaction: DbOrTransaction,
  { userId, key, hash }: Claim,
): Promise<unknown> {
  if (!(await dialect.tryLock(transaction, `order:${userId}:${key}`))) {
    throw conflict('order.inProgress', 'Votre commande est en cours d’enregistrement.');
  }
  const earlier = await transaction
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response_body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.request_hash !== hash) {
    throw unprocessable('order.keyReused', 'Cette demande a déjà été envoyée avec un autre contenu.');
  }
  return JSON.parse(earlier.response_body);
}

/** Call it in the transaction of the work: the answer is stored exactly when the work is. */
export async function keepAnswer(
  transaction: DbOrTransaction,
  { userId, key, hash }: Claim,
  answer: unknown,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      key,
      request_hash: hash,
      response_body: JSON.stringify(answer),
      created_at: now.toISOString(),
    })
    .execute();
}
