import type { AttachResult, DocumentsAttached } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import { keyOf } from '../../base/files/file-keys.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { dayInParis, euros } from '../../base/text/french.ts';
import { notify } from '../../people/index.ts';
import { normOfNumber, readName } from './document-name.ts';
import { findOrderByRef, findWaitingFile, insertDocument } from './documents.queries.ts';
import { facturXOf } from './factur-x.ts';

/** Each by itself: one that cannot be attached does not hold up the others. In turn, because each is read whole. */
export async function attachDocuments(
  app: App,
  { paths, orderId }: DocumentsAttached,
  by: Actor,
): Promise<AttachResult[]> {
  const results: AttachResult[] = [];
  for (const path of paths) results.push(await attach(app, path, orderId, by));
  app.jobs.wake();
  return results;
}

async function attach(app: App, path: string, orderId: string | undefined, by: Actor): Promise<AttachResult> {
  const file = await findWaitingFile(app.db, path);
  if (!file) return { path, name: '', outcome: 'gone', number: '', orderRef: '' };
  const said = await readDocument(app, file);
  const told = { path, name: file.name, number: said.number, orderRef: said.orderRef };
  if (!said.orderRef) return { ...told, outcome: 'noOrder' };
  const order = await findOrderByRef(app.db, said.orderRef);
  if (!order) return { ...told, outcome: 'unknownOrder' };
  if (orderId !== undefined && orderId !== order.id) return { ...told, outcome: 'otherOrder' };
  const now = app.now();
  return app.db.transaction().execute(async (transaction) => {
    const id = newId();
    const isNew = await insertDocument(transaction, {
      id,
      kind: said.kind,
      number: said.number,
      number_norm: normOfNumber(said.number),
      order_id: order.id,
      user_id: order.user_id,
      file_id: file.id,
      issued_on: said.issuedOn ?? dayInParis(now),
      due_on: said.dueOn,
      total_it_cents: said.totalCents,
      structured: said.structured ? 1 : 0,
      created_at: now.toISOString(),
    });
    if (!isNew) return { ...told, outcome: 'already' as const };
    const action = {
      action: 'document.attach',
      kind: 'document',
      objectId: id,
      subject: said.number,
    } as const;
    const changes = [{ field: 'order', before: null, after: order.ref }];
    await recordAction(transaction, by, { ...action, changes }, now);
    const what = said.kind === 'credit' ? 'Avoir' : 'Facture';
    const total = said.totalCents === null ? '' : `${euros(said.totalCents)} TTC`;
    await notify(
      transaction,
      {
        userId: order.user_id,
        kind: 'document',
        title: `${what} ${said.number} de la commande ${order.ref}`,
        detail: total,
        path: '/orders/documents',
      },
      app.config.publicUrl,
      now,
    );
    return { ...told, orderRef: order.ref, outcome: 'attached' as const };
  });
}

/** The file's own data count where it has some; its name says the rest. */
async function readDocument(app: App, file: FilesTable) {
  const named = readName(file.name);
  const bytes = await app.files.read(keyOf(file));
  const data = bytes && (await facturXOf(bytes));
  const isCredit = data?.isCredit ?? named.isCredit;
  const total = data?.totalCents ?? null;
  return {
    kind: isCredit ? ('credit' as const) : ('invoice' as const),
    number: data?.number || named.number || `${isCredit ? 'Avoir' : 'Facture'} ${named.orderRef}`,
    orderRef: named.orderRef || (data?.orderRef ?? ''),
    issuedOn: data?.issuedOn ?? null,
    dueOn: data?.dueOn ?? null,
    totalCents: total !== null && isCredit ? -Math.abs(total) : total,
    structured: data !== null,
  };
}
