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

/** Where an order is, and by when it was promised; of a late one the day is whole as well, it is what one looks for. */
export function StateCell({ order, t }: Props) {
  const { orderStatus, orderState = orderStatus, orderDueOn, orderPromisedOn } = order;
  const badge = <OrderStateBadge state={orderState} />;
  if (orderDueOn && isLate(orderDueOn))
    return <TwoLines first={badge} second={t('orders.lateSince', { day: dayOf(orderDueOn) })} late />;
  const promised = orderDueOn && orderPromisedOn;
  return (
    <TwoLines
      first={badge}
      second={promised ? t('orders.promisedOn', { day: dayOf(orderPromisedOn) }) : ''}
    />
  );
}
