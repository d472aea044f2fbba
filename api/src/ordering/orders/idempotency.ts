import { createHash } from 'node:crypto';
import type { Database } from '../../base/db/open.ts';
import type { IdempotencyKeysTable } from '../../base/db/schema/orders.ts';
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
 * Only this transaction holds the key until it ends, however it ends: by an answer, a refusal, a lost connection or the death
 * of the process, on any machine. No clock is involved. False while another one holds it.
 */
export const holdKey = (
  { dialect }: Pick<Database, 'dialect'>,
  transaction: DbOrTransaction,
  { userId, key }: Claim,
): Promise<boolean> => dialect.tryLock(transaction, `order:${userId}:${key}`);

export const inProgress = () => conflict('order.inProgress', 'Votre commande est en cours d’enregistrement.');

/** The stored answer if the work was done before; otherwise null. */
export async function findAnswer(db: DbOrTransaction, { userId, key, hash }: Claim): Promise<unknown> {
  const earlier = await db
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

/** The row of an answer, for the transaction of the work: it is stored exactly when the work is. */
export const keptAnswer = (
  { userId, key, hash }: Claim,
  answer: unknown,
  now: Date,
): IdempotencyKeysTable => ({
  user_id: userId,
  key,
  request_hash: hash,
  response_body: JSON.stringify(answer),
  created_at: now.toISOString(),
});
