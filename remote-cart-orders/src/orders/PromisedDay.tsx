import type { Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { fullDayOf } from '../day-of.ts';
import { PromisedInPart, partlyPromised } from '../PromisedInPart.tsx';
import { expectedOn } from './expected-on.ts';
import { useOrderLife } from './order-life.slice.ts';

const NOBODY_WAITS = ['livree', 'annulee', 'brouillon'];

/** When an order arrives: an estimate, said as one. */
export function PromisedDay({ order }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const parcels = useOrderLife(({ orderLife: { orderId, life } }) =>
    orderId === order.orderId ? life?.parcels : undefined,
  );
  const { orderState = '', items } = order;
  if (NOBODY_WAITS.includes(orderState)) return null;
  const hasLeft = orderState === 'expediee';
  // What has left says itself when it arrives: the promise made before that is over.
  const day = expectedOn(hasLeft ? { ...order, orderPromisedOn: null } : order, parcels ?? []);
  if (day) return <span>{t('life.promise', { day: fullDayOf(day) })}</span>;
  if (hasLeft) return null;
  return (
    <span>
      {/* What is all on request has no date that could be an estimate. */}
      {partlyPromised(items).on && `${t('life.promiseHint')}\u00a0: `}
      <PromisedInPart items={items} />
    </span>
  );
}
