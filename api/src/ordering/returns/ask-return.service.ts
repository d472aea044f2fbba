import type { OrderReturns, ReturnPost } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { nameOf } from '../../base/audit/actor.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { OrderItemsTable } from '../../base/db/schema/orders.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, invalidFields, notFound, unprocessable } from '../../base/errors.ts';
import { listAdministratorEmails } from '../../base/mail/administrators.queries.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { listItemsOf, lockOrder } from '../orders/orders.queries.ts';
import { returnAskedMail } from './return.mails.ts';
import { presentReturns } from './return.present.ts';
import {
  insertReturn,
  insertReturnEvent,
  linesOfReturns,
  listReturnsOfOrder,
  returnedPieces,
  waitingPhotos,
} from './returns.queries.ts';

interface Asking {
  readonly user: CurrentUser;
  readonly orderId: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Puts a return into the office's list and mails it there, once for each form. Answers the return's id. */
export function askForReturn(db: Db, { user, orderId, publicUrl, now }: Asking, post: ReturnPost) {
  return db.transaction().execute(async (transaction) => {
    // The lock makes two windows wait for each other: the second counts what the first returned.
    const order = await lockOrder(transaction, orderId);
    if (!order || order.user_id !== user.id) throw notFound();
    const earlier = await listReturnsOfOrder(transaction, orderId);
    const same = earlier.find(({ form_key }) => form_key === post.key);
    if (same) return sameForm(transaction, same.id, post);
    await refuseTooMany(transaction, await listItemsOf(transaction, [orderId]), post);
    if ((await waitingPhotos(transaction, user.id, post.photos)).length !== post.photos.length)
      throw invalidFields([GONE], 422);
    const id = newId();
    const at = now.toISOString();
    const ref = `${order.ref.replace('CMD', 'RET')}-${earlier.length + 1}`;
    const { key, reason, lines, photos } = post;
    const words = post.text.trim();
    const head = { id, ref, ref_norm: referenceKey(ref), order_id: orderId, form_key: key, reason, words };
    const row = { ...head, state: 'demande', version: 1, asked_at: at } as const;
    await insertReturn(transaction, row, lines, photos);
    const by = { actor_kind: 'customer', actor: nameOf(user), note: '' } as const;
    await insertReturnEvent(transaction, {
      ...{ id: newId(), return_id: id, version: 1, at, state: 'demande' },
      ...by,
    });
    const letter = returnAskedMail({
      ...{ id, ref, orderRef: order.ref, reason, text: words, customer: user, publicUrl },
      lines: await linesOfReturns(transaction, [id]),
    });
    for (const recipient of await listAdministratorEmails(transaction))
      await enqueueMail(transaction, { kind: 'returnAsked', recipient, letter, replyTo: user.email }, now);
    return id;
  });
}

/** A repeat answers the first; another content under the same key is somebody's mistake. */
async function sameForm(db: DbOrTransaction, id: string, { lines }: ReturnPost): Promise<string> {
  const text = (all: readonly (readonly [string, number])[]) =>
    JSON.stringify([...all].sort((a, b) => (a[0] < b[0] ? -1 : 1)));
  const kept = (await linesOfReturns(db, [id])).map(({ item_id, quantity }) => [item_id, quantity] as const);
  if (text(kept) === text(lines.map(({ itId, quantity }) => [itId, quantity] as const))) return id;
  throw unprocessable('return.keyReused', 'Cette demande a déjà été envoyée avec un autre contenu.');
}

async function refuseTooMany(
  db: DbOrTransaction,
  items: readonly OrderItemsTable[],
  { lines }: ReturnPost,
): Promise<void> {
  const wanted = new Map(lines.map(({ itId, quantity }) => [itId, quantity]));
  const known = items.filter(({ id }) => wanted.has(id));
  if (wanted.size !== lines.length || known.length !== wanted.size) throw invalidFields([UNKNOWN], 422);
  const left = await piecesLeft(db, known);
  const wrong = known.filter(({ id }) => (wanted.get(id) ?? 0) > (left.get(id) ?? 0));
  const [first] = wrong;
  if (!first) return;
  throw conflict(
    'return.tooMany',
    `Vous demandez à retourner plus que ce qui peut l’être\u00a0: ${first.prod_ref}, reste ${left.get(first.id) ?? 0}.`,
    { lines: wrong.map(({ id, prod_ref }) => ({ itId: id, itProdRef: prod_ref, left: left.get(id) ?? 0 })) },
  );
}

/** What was sent, less what stands in a return already. Of a cancelled line nothing was sent. */
async function piecesLeft(
  db: DbOrTransaction,
  items: readonly OrderItemsTable[],
): Promise<Map<string, number>> {
  const returned = await returnedPieces(db, items);
  return new Map(items.map(({ id, shipped }) => [id, Math.max(0, shipped - (returned.get(id) ?? 0))]));
}

export async function readOrderReturns(db: DbOrTransaction, orderId: string): Promise<OrderReturns> {
  const items = await listItemsOf(db, [orderId]);
  const left = await piecesLeft(db, items);
  return {
    returns: await presentReturns(db, await listReturnsOfOrder(db, orderId), { forOffice: false }),
    lines: items
      .filter(({ id }) => (left.get(id) ?? 0) > 0)
      .map((item) => ({
        itId: item.id,
        itProdRef: item.prod_ref,
        itLabel: item.label,
        itProdCatalogue: item.catalogue,
        itProdKind: item.kind,
        quantity: left.get(item.id) ?? 0,
      })),
  };
}

const UNKNOWN = {
  field: 'lines',
  code: 'unknown',
  message: 'Choisissez des lignes de cette commande, chacune une seule fois.',
};
const GONE = {
  field: 'photos',
  code: 'unknown',
  message: 'Une photo n’est plus disponible. Retirez-la, puis ajoutez-la de nouveau.',
};
