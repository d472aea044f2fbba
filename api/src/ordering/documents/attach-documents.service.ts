import type { AttachResult, DocumentsAttached } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import { keyOf } from '../../base/files/file-keys.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { dayInParis, euros } from '../../base/text/french.ts';
import { notify } from '../../people/index.ts';
import { isOrderRef, KIND_WORDS, normOfNumber, readName } from './document-name.ts';
import { findOrderByRef, findPlacedOrder, findWaitingFile, insertDocument } from './documents.queries.ts';
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
  if (!file) return { path, name: '', outcome: 'gone', number: '', orderRef: '', otherNumber: '' };
  const said = await readDocument(app, file);
  const { number, orderRef, otherNumber } = said;
  const told = { path, name: file.name, number, orderRef, otherNumber };
  if (said.contradicts) return { ...told, outcome: 'contradicts' };
  // Dropped on an order's page it need not say which one; what it does say must be true.
  if (!orderRef && orderId === undefined) return { ...told, outcome: 'noOrder' };
  const order = await (orderRef ? findOrderByRef(app.db, orderRef) : findPlacedOrder(app.db, orderId ?? ''));
  if (!order) return { ...told, outcome: 'unknownOrder' };
  if (orderId !== undefined && orderId !== order.id) return { ...told, outcome: 'otherOrder' };
  const now = app.now();
  return app.db.transaction().execute(async (transaction) => {
    const id = newId();
    const isNew = await insertDocument(transaction, {
      id,
      kind: said.kind,
      number,
      number_norm: normOfNumber(number),
      order_id: order.id,
      user_id: order.user_id,
      file_id: file.id,
      issued_on: said.issuedOn ?? dayInParis(now),
      due_on: said.dueOn,
      total_it_cents: said.totalCents,
      structured: said.structured ? 1 : 0,
      created_at: now.toISOString(),
      fetched_at: null,
      withdrawn_at: null,
      withdrawn_reason: null,
    });
    if (!isNew) return { ...told, outcome: 'already' as const };
    const changes = [{ field: 'order', before: null, after: order.ref }];
    const action = { action: 'document.attach', kind: 'document', objectId: id, subject: number } as const;
    await recordAction(transaction, by, { ...action, changes }, now);
    const news = {
      userId: order.user_id,
      kind: 'document',
      title: `${KIND_WORDS[said.kind]} ${number} de la commande ${order.ref}`,
      detail: said.totalCents === null ? '' : `${euros(said.totalCents)} TTC`,
      path: '/orders/documents',
    } as const;
    await notify(transaction, news, app.config.publicUrl, now);
    return { ...told, orderRef: order.ref, outcome: 'attached' as const };
  });
}

/**
 * The file's own data count where it has some; its name says the rest. Where they name two orders nobody can tell whose the
 * document is.
 */
async function readDocument(app: App, file: FilesTable) {
  const named = readName(file.name);
  const bytes = await app.files.read(keyOf(file));
  const data = bytes && (await facturXOf(bytes));
  const kind = data ? (data.isCredit ? 'credit' : 'invoice') : named.kind;
  const total = data?.totalCents ?? null;
  const dataRef = data && isOrderRef(data.orderRef) ? data.orderRef : '';
  // 'FA-CMD-2026-001323.pdf' has a kind and an order, but 'FA' is no number of its own.
  const own = /\d/.test(named.number) || named.orderRef === '' ? named.number : '';
  const number = data?.number || own || `${KIND_WORDS[kind]} ${named.orderRef}`.trim();
  // 'Facture du garage.pdf' is a name without a number: only one with digits can contradict.
  const namesAnother = /\d/.test(named.number) && normOfNumber(named.number) !== normOfNumber(number);
  return {
    kind,
    number,
    orderRef: named.orderRef || dataRef,
    contradicts:
      named.orderRef !== '' && dataRef !== '' && referenceKey(named.orderRef) !== referenceKey(dataRef),
    otherNumber: data && namesAnother ? named.number : '',
    issuedOn: data?.issuedOn ?? null,
    dueOn: data?.dueOn ?? null,
    totalCents: total !== null && kind === 'credit' ? -Math.abs(total) : total,
    structured: data !== null,
  };
}
