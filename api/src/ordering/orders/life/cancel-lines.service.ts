import type { OrderCancel } from '@extranet/shared/contracts';
import type { CurrentUser } from '../../../base/current-user.ts';
import type { OrderItemsTable } from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { conflict, invalidFields } from '../../../base/errors.ts';
import { listAdministratorEmails } from '../../../base/mail/administrators.queries.ts';
import { enqueueMail } from '../../../base/mail/outbox.queries.ts';
import { CANCELLED_IN_PART } from './cancelled.ts';
import { type Change, type ChangeRequest, changeOrder, type LockedOrder } from './change-order.service.ts';
import { orderAskedMail } from './order-life.mails.ts';
import { linesOf, stepped } from './steps.service.ts';

type Cancel = Omit<OrderCancel, 'version'>;

/** The customer's own cancellation: the office hears of it, because somebody may be on the way to the shelf. */
export function cancelLines(
  request: ChangeRequest & { readonly user: CurrentUser },
  cancel: Cancel,
): Promise<void> {
  return changeOrder(
    request,
    async (_transaction, { items }) => withoutPieces(items, cancel),
    (transaction, before) => tellOffice(transaction, before, request, cancel),
  );
}

/** Of each chosen line all, or the given pieces: what stays keeps its unit price, and its day. */
function withoutPieces(
  items: readonly OrderItemsTable[],
  { itIds, quantities, reason = '' }: Cancel,
): Change {
  const whole = stepped(items, 'annulee', 'customer', { itIds, reason });
  const pieces = piecesOf(items, { itIds, quantities });
  refuseTooMany(items, pieces);
  const inPart = items.filter(({ id, quantity }) => (pieces.get(id) ?? quantity) < quantity);
  if (inPart.length === 0) return whole;
  const staying = new Map(inPart.map(({ id, quantity }) => [id, quantity - (pieces.get(id) ?? 0)]));
  const chosen = linesOf(items, itIds);
  return {
    items: items.map((item, index) => {
      const quantity = staying.get(item.id);
      return quantity === undefined ? (whole.items?.[index] ?? item) : { ...item, quantity };
    }),
    event: {
      kind: 'step',
      reason: reason.trim(),
      detail: CANCELLED_IN_PART,
      refs: chosen.map(({ id, prod_ref }) => `${prod_ref} × ${pieces.get(id)}`),
    },
  };
}

/** By chosen line; one without a quantity goes whole. */
function piecesOf(
  items: readonly OrderItemsTable[],
  { itIds, quantities = [] }: Pick<Cancel, 'itIds' | 'quantities'>,
): ReadonlyMap<string, number> {
  const given = new Map(quantities.map(({ itId, quantity }) => [itId, quantity]));
  if (given.size !== quantities.length || [...given.keys()].some((id) => !itIds.includes(id)))
    throw invalidFields([UNKNOWN], 422);
  return new Map(linesOf(items, itIds).map(({ id, quantity }) => [id, given.get(id) ?? quantity]));
}

function refuseTooMany(items: readonly OrderItemsTable[], pieces: ReadonlyMap<string, number>): void {
  const wrong = items.filter(({ id, quantity }) => (pieces.get(id) ?? 0) > quantity);
  const [first] = wrong;
  if (!first) return;
  throw conflict(
    'order.tooMany',
    `Vous annulez plus que ce qui est commandé\u00a0: ${first.prod_ref}, reste ${first.quantity}.`,
    { lines: wrong.map(({ id, prod_ref, quantity }) => ({ itId: id, itProdRef: prod_ref, left: quantity })) },
  );
}

async function tellOffice(
  db: DbOrTransaction,
  { order, items }: LockedOrder,
  { user, publicUrl, now }: ChangeRequest & { readonly user: CurrentUser },
  cancel: Cancel,
): Promise<void> {
  const pieces = piecesOf(items, cancel);
  const text = linesOf(items, cancel.itIds)
    .map(({ id, prod_ref }) => `${prod_ref} × ${pieces.get(id)}`)
    .join(', ');
  const reason = cancel.reason?.trim();
  const letter = orderAskedMail({
    order,
    what: 'cancel',
    text: reason ? `${text} – ${reason}` : text,
    customer: user,
    at: now.toISOString(),
    publicUrl,
  });
  for (const recipient of await listAdministratorEmails(db))
    await enqueueMail(db, { kind: 'orderAsked', recipient, letter, replyTo: user.email }, now);
}

const UNKNOWN = {
  field: 'quantities',
  code: 'unknown',
  message: 'Chaque quantité vaut pour une ligne choisie, une seule fois.',
};
