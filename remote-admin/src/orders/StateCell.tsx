import type { AdminOrderRow } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import { dayOf } from '../day-of.ts';
import { OrderStateBadge } from './OrderStateBadge.tsx';
import { isLate } from './order-filters.ts';
import { TwoLines } from './TwoLines.tsx';

interface Props {
  order: AdminOrderRow;
  t: ReturnType<typeof useTranslation>['t'];
}

/**
 * Where an order is, and by when it was promised; of a late one the day is whole as well, it is what one looks for. Before a
 * promise that holds comes what its customer waits for.
 */
export function StateCell({ order, t }: Props) {
  const { orderStatus, orderState = orderStatus, orderDueOn, orderPromisedOn, orderAsked } = order;
  const badge = <OrderStateBadge state={orderState} />;
  if (orderDueOn && isLate(orderDueOn)) {
    const late = orderAsked ? t('orders.lateToAnswer') : t('orders.lateSince', { day: dayOf(orderDueOn) });
    return <TwoLines first={badge} second={late} tone="late" />;
  }
  if (orderAsked) return <TwoLines first={badge} second={t('orders.toAnswer')} tone="waits" />;
  const promised = orderDueOn && orderPromisedOn;
  return (
    <TwoLines
      first={badge}
      second={promised ? t('orders.promisedOn', { day: dayOf(orderPromisedOn) }) : ''}
    />
  );
}
