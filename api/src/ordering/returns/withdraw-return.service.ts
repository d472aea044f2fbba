import { returnStep } from '@extranet/shared/rules/order';
import type { Actor } from '../../base/audit/actor.ts';
import type { Db } from '../../base/db/schema.ts';
import { conflict, notFound } from '../../base/errors.ts';
import { findReturn } from './returns.queries.ts';
import { writeStep } from './write-step.ts';

interface Withdrawing {
  readonly userId: string;
  readonly by: Actor;
  readonly now: Date;
}

/** The customer's request goes, with its line in the history and the trail, while nobody has decided about it. Once more changes nothing. */
export function withdrawReturn(db: Db, id: string, { userId, by, now }: Withdrawing): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const before = await findReturn(transaction, id);
    if (!before || before.user_id !== userId) throw notFound();
    if (before.state === 'retire') return;
    if (!returnStep(before.state, 'retire', 'customer')) throw decided();
    // False where a clerk decided this moment.
    const step = { state: 'retire', by, as: 'customer', note: '', now } as const;
    if (!(await writeStep(transaction, before, step))) throw decided();
  });
}

const decided = () =>
  conflict(
    'return.decided',
    'Nous avons déjà traité cette demande\u00a0: elle ne peut plus être retirée. Appelez-nous si elle n’a plus lieu d’être.',
  );
