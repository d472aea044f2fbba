import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, media } from '@extranet/shared/theme';
import { Icon } from '@extranet/shared/ui';
import { PackageCheck } from 'lucide-react';
import styled from 'styled-components';
import { addOrderedPart } from './ordered.part.ts';
import { type LastOrder, useOrdered } from './ordered.slice.ts';

addOrderedPart();

const SIZE = 16;

/** A small sign beside a reference: when it was ordered last, and by which order. The supplier's paper has none. */
export function OrderedMark({ order }: { order: LastOrder }) {
  const { t } = useTranslation('catalog');
  const said = t('ordered.last', { day: date(order.orderDate), number: order.orderRef });
  return (
    <Sign role="img" aria-label={said} title={said}>
      <Icon of={PackageCheck} size={SIZE} />
    </Sign>
  );
}

/** The same, where one product is shown and not a table of them. */
export function OrderedMarkOf({ prodId }: { prodId: string }) {
  const order = useOrdered(({ last }) => last[prodId]);
  return order ? <OrderedMark order={order} /> : null;
}

const Sign = styled.span`
  display: inline-flex;
  vertical-align: -3px;
  color: ${color('ink')};
  ${media.print} { display: none; }
`;
