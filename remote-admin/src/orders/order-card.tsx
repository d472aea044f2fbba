import type { AdminOrderRow } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import type { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { Price, Reference } from '@extranet/shared/ui';
import { RowCard } from '@extranet/shared/ui/table';
import styled from 'styled-components';
import { isLate } from './order-filters.ts';
import { customerOf } from './order-texts.ts';
import type { tickOf } from './tick-column.tsx';

type Translate = ReturnType<typeof useTranslation>['t'];

/** An order on a phone; with the box that picks it, where several can be. */
export const cardOf =
  (t: Translate, tick: ReturnType<typeof tickOf> | undefined) => (order: AdminOrderRow) => (
    <RowCard
      lead={
        tick ? (
          <Lead>
            {tick(order)}
            <Reference>{order.orderRef}</Reference>
          </Lead>
        ) : (
          <Reference>{order.orderRef}</Reference>
        )
      }
      trail={<Price amount={order.orderTotalPriceIT} tax="TTC" total />}
      under={customerOf(order)}
      underTrail={
        <>
          {stateOf(t, order)}
          {' · '}
          {date(order.orderDate)}
        </>
      }
    />
  );

/** What it waits for comes before where it is: a card has one line for both. */
function stateOf(
  t: Translate,
  { orderDueOn, orderAsked, orderStatus, orderState = orderStatus }: AdminOrderRow,
) {
  if (isLate(orderDueOn)) return t(orderAsked ? 'orders.lateToAnswer' : 'orders.late');
  return t(orderAsked ? 'orders.toAnswer' : `orders.state.${orderState}`);
}

const Lead = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
`;
