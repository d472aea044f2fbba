import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { conflict, orNotFound } from '../../base/errors.ts';
import { notify } from '../../people/index.ts';
import { KIND_WORDS } from './document-name.ts';
import { deleteUnread, findDocument, markWithdrawn } from './documents.queries.ts';

/**
 * What nobody has opened goes without a trace on the customer's side; what they have in their books stays in sight, marked, with
 * the word, and they are told. Either way its number is free for the right one.
 */
export async function withdrawDocument(app: App, id: string, reason: string, by: Actor): Promise<void> {
  const now = app.now();
  await app.db.transaction().execute(async (transaction) => {
    const document = orNotFound(await findDocument(transaction, id));
    const { number, kind, order_ref, user_id } = document;
    if (!(await deleteUnread(transaction, id))) {
      if (!(await markWithdrawn(transaction, document, reason, now)))
        throw conflict('document.withdrawn', 'Ce document est déjà retiré.');
      const title = `${KIND_WORDS[kind]} ${number} de la commande ${order_ref}\u00a0: ne compte plus`;
      const news = {
        userId: user_id,
        kind: 'document',
        title,
        detail: reason,
        path: '/orders/documents',
      } as const;
      await notify(transaction, news, app.config.publicUrl, now);
    }
    const changes = [
      { field: 'order', before: order_ref, after: null },
      { field: 'reason', before: null, after: reason },
    ];
    const action = { action: 'document.withdraw', kind: 'document', objectId: id, subject: number } as const;
    await recordAction(transaction, by, { ...action, changes }, now);
  });
  app.jobs.wake();
}
