import type { AdminOrderRow } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import { dayOf } from '../day-of.ts';
import { LateBadge, OrderStateBadge } from './OrderStateBadge.tsx';
import { isLate } from './order-filters.ts';
import { TwoLines } from './TwoLines.tsx';

interface Props {
  order: AdminOrderRow;
  t: ReturnType<typeof useTranslation>['t'];
}

/** Where an order is, and by when it was promised; of a late one the lateness first. */
export function StateCell({ order, t }: Props) {
  const { orderStatus, orderState = orderStatus, orderDueOn, orderPromisedOn } = order;
  if (isLate(orderDueOn))
    return (
      <TwoLines
        first={<LateBadge dueOn={orderDueOn} />}
        second={t('orders.lateState', {
          state: t(`orders.state.${orderState}`),
          day: dayOf(orderDueOn ?? ''),
        })}
      />
    );
  const promised = orderDueOn && orderPromisedOn;
  return (
    <TwoLines
      first={<OrderStateBadge state={orderState} />}
      second={promised ? t('orders.promisedOn', { day: dayOf(orderPromisedOn) }) : ''}
    />
  );
}
