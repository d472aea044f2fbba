import type { ParcelPost, ParcelPut } from '@extranet/shared/contracts';
import { lineStateOf, mayStep } from '@extranet/shared/rules/order';
import type { OrderItemsTable } from '../../../base/db/schema/orders.ts';
import { conflict, orNotFound } from '../../../base/errors.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { type ChangeRequest, changeOrder } from './change-order.service.ts';
import {
  deleteParcel,
  insertParcel,
  listParcels,
  markDelivered,
  type StoredParcel,
  updateParcel,
} from './order-life.queries.ts';
import { nameOf, refuseNever, refuseWrong, wordsOf, wrongWords } from './parcel-words.ts';
import { linesOf } from './steps.service.ts';

/** Something leaves: the lines in it are sent, whole or in part. */
export function sendParcel(request: ChangeRequest, post: Omit<ParcelPost, 'version'>): Promise<void> {
  const { now } = request;
  const words = wordsOf(post);
  const twice = new Set(post.lines.map(({ itId }) => itId)).size !== post.lines.length;
  refuseWrong([
    ...wrongWords(words, now),
    (post.lines.length === 0 || twice) && {
      field: 'lines',
      code: 'empty',
      message: 'Un colis contient au moins une ligne, et chaque ligne une seule fois.',
    },
  ]);
  return changeOrder(request, async (transaction, { order, items }) => {
    refuseNever(words, order);
    const chosen = linesOf(
      items,
      post.lines.map(({ itId }) => itId),
    );
    const sent = new Map(post.lines.map(({ itId, quantity }) => [itId, quantity]));
    refuseTooMany(chosen, sent);
    const parcel: StoredParcel = {
      id: newId(),
      order_id: order.id,
      ...words,
      sent_at: now.toISOString(),
      delivered_at: null,
      lines: post.lines.map(({ itId, quantity }) => ({ item_id: itId, quantity })),
    };
    await insertParcel(transaction, parcel);
    return {
      items: moved(items, parcel, { shipped: 1 }),
      event: {
        kind: 'parcel',
        reason: '',
        detail: nameOf(parcel),
        refs: chosen.map(({ id, prod_ref, quantity }) => piecesOf(prod_ref, quantity, sent.get(id) ?? 0)),
      },
      parcel,
    };
  });
}

/** What was typed wrong of a parcel on its way; what is in it stays. */
export function correctParcel(
  request: ChangeRequest,
  parcelId: string,
  put: Omit<ParcelPut, 'version'>,
): Promise<void> {
  const words = wordsOf(put);
  return changeOrder(request, async (transaction, { order, items }) => {
    const parcel = parcelOf(await listParcels(transaction, order.id), parcelId);
    const { expected_on, ...others } = words;
    const sameDay = expected_on === parcel.expected_on;
    // A day that was announced may have passed.
    refuseWrong(wrongWords(sameDay ? { ...others, expected_on: null } : words, request.now));
    if (!sameDay) refuseNever(words, order);
    if (sameDay && nameOf(words) === nameOf(parcel) && words.link === parcel.link)
      throw conflict('order.parcelUnchanged', 'Rien n’a changé\u00a0: le colis est enregistré ainsi.');
    await updateParcel(transaction, parcelId, words);
    const corrected = { ...parcel, ...words };
    return { event: eventOf('parcelCorrected', corrected, items), parcel: corrected };
  });
}

export function parcelArrived(request: ChangeRequest, parcelId: string): Promise<void> {
  return changeOrder(request, async (transaction, { order, items }) => {
    const parcel = parcelOf(await listParcels(transaction, order.id), parcelId);
    await markDelivered(transaction, parcelId, request.now.toISOString());
    return {
      items: moved(items, parcel, { delivered: 1 }),
      event: eventOf('delivered', parcel, items),
    };
  });
}

/** An arrival that was entered by mistake: the parcel is on its way again. */
export function parcelNotArrived(request: ChangeRequest, parcelId: string): Promise<void> {
  return changeOrder(request, async (transaction, { order, items }) => {
    const parcel = orNotFound((await listParcels(transaction, order.id)).find(({ id }) => id === parcelId));
    if (!parcel.delivered_at)
      throw conflict('order.parcelNotDelivered', 'Ce colis n’est pas marqué livré\u00a0: il est en route.');
    await markDelivered(transaction, parcelId, null);
    return {
      items: moved(items, parcel, { delivered: -1 }),
      event: eventOf('undelivered', parcel, items),
    };
  });
}

/** A parcel that was entered by mistake; one that arrived stays. */
export function takeParcelBack(request: ChangeRequest, parcelId: string): Promise<void> {
  return changeOrder(request, async (transaction, { order, items }) => {
    const parcel = parcelOf(await listParcels(transaction, order.id), parcelId);
    await deleteParcel(transaction, parcelId);
    return {
      items: moved(items, parcel, { shipped: -1 }),
      event: eventOf('parcelRemoved', parcel, items),
    };
  });
}

function parcelOf(parcels: readonly StoredParcel[], id: string): StoredParcel {
  const parcel = orNotFound(parcels.find((one) => one.id === id));
  if (parcel.delivered_at)
    throw conflict(
      'order.parcelDelivered',
      'Ce colis est marqué livré. Si c’est une erreur, remettez-le d’abord en route.',
    );
  return parcel;
}

const eventOf = (
  kind: 'delivered' | 'undelivered' | 'parcelCorrected' | 'parcelRemoved',
  parcel: StoredParcel,
  items: readonly OrderItemsTable[],
) => ({
  kind,
  reason: '',
  detail: nameOf(parcel),
  refs: items.flatMap(({ id, prod_ref, quantity }) => {
    const held = parcel.lines.find(({ item_id }) => item_id === id);
    return held ? [piecesOf(prod_ref, quantity, Number(held.quantity))] : [];
  }),
});

/** Pieces of a line are not the line: what is not in this parcel comes with another. */
const piecesOf = (ref: string, ordered: number, held: number) =>
  ordered === held ? ref : `${ref} × ${held}`;

/** Counts a parcel's pieces in, or out again, and says where that leaves each line. */
function moved(
  items: readonly OrderItemsTable[],
  { lines }: StoredParcel,
  { shipped = 0, delivered = 0 }: { shipped?: number; delivered?: number },
): OrderItemsTable[] {
  const pieces = new Map(lines.map(({ item_id, quantity }) => [item_id, quantity]));
  return items.map((item) => {
    const count = pieces.get(item.id);
    if (count === undefined) return item;
    const next = {
      ...item,
      shipped: item.shipped + shipped * count,
      delivered: item.delivered + delivered * count,
    };
    return { ...next, state: lineStateOf(next, 'en_preparation') };
  });
}

function refuseTooMany(chosen: readonly OrderItemsTable[], sent: ReadonlyMap<string, number>): void {
  const wrong = chosen.filter(
    (item) =>
      (sent.get(item.id) ?? 0) > item.quantity - item.shipped ||
      !(mayStep(item.state, 'expediee', 'office') || mayStep(item.state, 'expediee_en_partie', 'office')),
  );
  if (wrong.length === 0) return;
  const [first] = wrong;
  throw conflict(
    'order.tooMany',
    `Ce colis contient plus que ce qui reste à expédier\u00a0: ${first?.prod_ref}, reste ${first?.state === 'annulee' ? 0 : (first?.quantity ?? 0) - (first?.shipped ?? 0)}.`,
    {
      lines: wrong.map(({ id, prod_ref, quantity, shipped, state }) => ({
        itId: id,
        itProdRef: prod_ref,
        left: state === 'annulee' ? 0 : quantity - shipped,
      })),
    },
  );
}
