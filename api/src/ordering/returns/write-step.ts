import type { ReturnState } from '@extranet/shared/rules/order';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { insertReturnEvent, type StoredReturn, updateReturn } from './returns.queries.ts';

interface Step {
  readonly state: ReturnState;
  readonly by: Actor;
  readonly as: 'office' | 'customer';
  readonly note: string;
  readonly now: Date;
}

/** The new state with its line in the history and in the trail; false where somebody else took a step since it was read. */
export async function writeStep(
  transaction: DbOrTransaction,
  before: StoredReturn,
  { state, by, as, note, now }: Step,
): Promise<boolean> {
  if (!(await updateReturn(transaction, before, state))) return false;
  const row = {
    id: newId(),
    return_id: before.id,
    version: before.version + 1,
    at: now.toISOString(),
    state,
  };
  await insertReturnEvent(transaction, { ...row, note, actor_kind: as, actor: by.name });
  const changes = [{ field: 'returnState', before: before.state, after: state }];
  const of = { kind: 'return', objectId: before.id, subject: before.ref } as const;
  await recordAction(transaction, by, { action: 'return.step', ...of, changes }, now);
  return true;
}
