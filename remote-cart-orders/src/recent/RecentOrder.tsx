import type { Order } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Price, Reference } from '@extranet/shared/ui';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { OrderStateBadge } from '../OrderStateBadge.tsx';

/** One order in two lines: which and in what state, when and for which job. The whole row leads to where it goes on. */
export function RecentOrder({ order }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const {
    orderId,
    orderRef,
    orderInternalRef,
    orderStatus,
    orderState = orderStatus,
    orderDate,
    orderExpiresAt,
    items,
  } = order;
  const isDraft = orderStatus === 'brouillon';
  const pieces = items.reduce((sum, { itQuantity }) => sum + itQuantity, 0);
  const facts = isDraft
    ? [t('recent.chooseDelivery'), orderExpiresAt && t('recent.until', { date: date(orderExpiresAt) })]
    : [date(orderDate), t('recent.pieces', { count: pieces })];
  return (
    <li>
      <Row to={isDraft ? `/deliverySelect/${orderId}` : `/order/${orderId}`}>
        <Reference>{orderRef}</Reference>
        <OrderStateBadge state={orderState} />
        <Price amount={order.orderTotalPriceIT} tax="TTC" total />
        <Facts>{[...facts, orderInternalRef].filter(Boolean).join(' · ')}</Facts>
      </Row>
    </li>
  );
}

export const rowStyles = css`
  display: grid;
  block-size: 3.5rem;
  padding: ${space('s', 'l')};
  border-block-end: 1px solid ${color('line')};
`;
const Row = styled(Link)`
  ${rowStyles}
  grid-template-columns: auto auto 1fr;
  align-content: center;
  align-items: center;
  justify-items: start;
  gap: 0 ${space('s')};
  color: inherit;
  text-decoration: none;
  li:last-child > & { border-block-end: 0; }
  & > :nth-child(3) { justify-self: end; }
  &:hover { background: ${color('sunken')}; }
`;
const Facts = styled.small`
  grid-column: 1 / -1;
  max-inline-size: 100%;
  overflow: hidden;
  color: ${color('soft')};
  font: ${font('xs')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
