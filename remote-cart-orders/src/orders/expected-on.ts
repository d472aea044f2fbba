import type { Order, Parcel } from '@extranet/shared/contracts';

type Waited = Pick<Order, 'items' | 'orderPromisedOn'>;

/**
 * The day on which the last of an order arrives. What its parcels say goes before what was promised once nothing else waits;
 * before that, a parcel can only be later than the promise. null where some of it has no day.
 */
export function expectedOn({ items, orderPromisedOn }: Waited, parcels: readonly Parcel[]): string | null {
  const underWay = parcels.filter(({ deliveredAt }) => !deliveredAt);
  const days = underWay.flatMap((parcel) => parcel.expectedOn ?? []).sort();
  const latest = days.at(-1) ?? null;
  const waits = items.some(
    ({ itState, itQuantity, itShipped = 0 }) => itState !== 'annulee' && itShipped < itQuantity,
  );
  const promised = orderPromisedOn ?? null;
  if (waits) return promised && latest && latest > promised ? latest : promised;
  // A parcel of which nobody knows the day could be the last.
  return underWay.length > 0 && days.length === underWay.length ? latest : promised;
}
