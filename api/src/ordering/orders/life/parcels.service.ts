import type { ParcelPost } from '@extranet/shared/contracts';
import { isDayFrom, referenceKey } from '@extranet/shared/rules';
import { addDays, inParis, isParcelLink, lineStateOf, mayStep } from '@extranet/shared/rules/order';
import type { OrderItemsTable } from '../../../base/db/schema/orders.ts';
import { conflict, invalidFields, orNotFound } from '../../../base/errors.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { noArrival } from '../../arrival-days.ts';
import { type ChangeRequest, changeOrder } from './change-order.service.ts';
import {
  deleteParcel,
  insertParcel,
  listParcels,
  markDelivered,
  type StoredParcel,
} from './order-life.queries.ts';
import { postcodeOf } from './place.ts';
import { linesOf } from './steps.service.ts';

/** Something leaves: the lines in it are sent, whole or in part. */
export function sendParcel(request: ChangeRequest, post: Omit<ParcelPost, 'version'>): Promise<void> {
  const { now } = request;
  const carrier = post.carrier.trim();
  const number = post.number.trim();
  const link = post.link.trim();
  refuseWrong({ ...post, carrier, link }, now);
  return changeOrder(request, async (transaction, { order, items }) => {
    const never = post.expectedOn && noArrival('expectedOn', post.expectedOn, postcodeOf(order));
    if (never) throw invalidFields([never], 422);
    const chosen = linesOf(
      items,
      post.lines.map(({ itId }) => itId),
    );
    const sent = new Map(post.lines.map(({ itId, quantity }) => [itId, quantity]));
    refuseTooMany(chosen, sent);
    const parcel: StoredParcel = {
      id: newId(),
      order_id: order.id,
      carrier,
      number,
      number_norm: referenceKey(number),
      link,
      sent_at: now.toISOString(),
      expected_on: post.expectedOn ?? null,
      delivered_at: null,
      lines: post.lines.map(({ itId, quantity }) => ({ item_id: itId, quantity })),
    };
    await insertParcel(transaction, parcel);
    return {
      items: moved(items, parcel, { shipped: 1 }),
      event: {
        kind: 'parcel',
        reason: '',
        detail: [carrier, number].filter(Boolean).join(' '),
        refs: chosen.map(({ id, prod_ref, quantity }) => piecesOf(prod_ref, quantity, sent.get(id) ?? 0)),
      },
      parcel,
    };
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
  kind: 'delivered' | 'undelivered' | 'parcelRemoved',
  parcel: StoredParcel,
  items: readonly OrderItemsTable[],
) => ({
  kind,
  reason: '',
  detail: [parcel.carrier, parcel.number].filter(Boolean).join(' '),
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

function refuseWrong({ carrier, link, lines, expectedOn }: Omit<ParcelPost, 'version'>, now: Date): void {
  const twice = new Set(lines.map(({ itId }) => itId)).size !== lines.length;
  const today = addDays(inParis(now).day, -1);
  const fields = [
    carrier === '' && {
      field: 'carrier',
      code: 'empty',
      message: 'Indiquez le transporteur.',
    },
    !isParcelLink(link) && {
      field: 'link',
      code: 'link',
      message: 'Ce lien de suivi n’est pas une adresse https. Copiez l’adresse de la page du transporteur.',
    },
    expectedOn !== undefined &&
      !isDayFrom(today, expectedOn) && {
        field: 'expectedOn',
        code: 'past',
        message: 'La date d’arrivée prévue est passée.',
      },
    (lines.length === 0 || twice) && {
      field: 'lines',
      code: 'empty',
      message: 'Un colis contient au moins une ligne, et chaque ligne une seule fois.',
    },
  ].filter((field) => field !== false);
  if (fields.length > 0) throw invalidFields(fields, 422);
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
