import {
  NOTIFICATION_KINDS,
  type NotificationChoice,
  type NotificationKind,
} from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** What an account asked for itself, or waits for, comes by mail unless it says no; the rest only if it says yes. */
const BY_MAIL: readonly NotificationKind[] = ['order', 'delay', 'stock', 'return'];

const standard = (kind: NotificationKind): NotificationChoice => ({
  kind,
  mail: BY_MAIL.includes(kind),
  // Nothing is pushed before a browser was subscribed, which is the choice.
  push: true,
});

export async function choicesOf(db: DbOrTransaction, userId: string): Promise<NotificationChoice[]> {
  const rows = await db
    .selectFrom('notification_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  return NOTIFICATION_KINDS.map((kind) => {
    const chosen = rows.find((row) => row.kind === kind);
    return chosen ? { kind, mail: chosen.by_mail === 1, push: chosen.by_push === 1 } : standard(kind);
  });
}

export async function choiceOf(
  db: DbOrTransaction,
  userId: string,
  kind: NotificationKind,
): Promise<NotificationChoice> {
  const row = await db
    .selectFrom('notification_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? { kind, mail: row.by_mail === 1, push: row.by_push === 1 } : standard(kind);
}

export async function saveChoices(
  db: DbOrTransaction,
  userId: string,
  choices: readonly NotificationChoice[],
): Promise<void> {
  for (const { kind, mail, push } of choices) {
    const chosen = { by_mail: mail ? 1 : 0, by_push: push ? 1 : 0 };
    await db
      .insertInto('notification_choices')
      .values({ user_id: userId, kind, ...chosen })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(chosen))
      .execute();
  }
}
