import { returnStep } from '@extranet/shared/rules/order';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { Db } from '../../base/db/schema.ts';
import { conflict, notFound } from '../../base/errors.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { findReturn, insertReturnEvent, updateReturn } from './returns.queries.ts';

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
    if (!(await updateReturn(transaction, before, 'retire'))) throw decided();
    await insertReturnEvent(transaction, {
      ...{ id: newId(), return_id: id, version: before.version + 1, at: now.toISOString(), state: 'retire' },
      ...{ actor_kind: 'customer', actor: by.name, note: '' },
    });
    const changes = [{ field: 'returnState', before: before.state, after: 'retire' }];
    const line = {
      action: 'return.step',
      kind: 'return',
      objectId: id,
      subject: before.ref,
      changes,
    } as const;
    await recordAction(transaction, by, line, now);
  });
}

const decided = () =>
  conflict(
    'return.decided',
    'Nous avons déjà traité cette demande\u00a0: elle ne peut plus être retirée. Appelez-nous si elle n’a plus lieu d’être.',
  );
