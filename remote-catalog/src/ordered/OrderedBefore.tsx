import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font } from '@extranet/shared/theme';
import { Link } from '@extranet/shared/ui';
import styled from 'styled-components';
import { addOrderedPart } from './ordered.part.ts';
import { useOrdered } from './ordered.slice.ts';
import { useWantOrdered } from './useWantOrdered.ts';

addOrderedPart();

/** In a product's dialog: its last order, one click away. */
export function OrderedBefore({ prodId }: { prodId: string }) {
  const { t } = useTranslation('catalog');
  useWantOrdered();
  const order = useOrdered(({ last }) => last[prodId]);
  if (!order) return null;
  return (
    <Said data-print="never">
      {t('ordered.before', { day: date(order.orderDate) })}{' '}
      <Link to={`/order/${order.orderId}`}>{order.orderRef}</Link>
    </Said>
  );
}

/** Beside the button of the sheet, in its height: it comes a moment later, and moves nothing. */
const Said = styled.span`
  flex: 1 1 9rem;
  color: ${color('soft')};
  font: ${font('xs')};
`;
