import { date } from '@extranet/shared/format';
import { color, font } from '@extranet/shared/theme';
import { IconButton, Price, Reference } from '@extranet/shared/ui';
import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
import type { Translate } from '../translate.ts';
import type { OrderRow } from './grouping.ts';
import { Ordered } from './Ordered.tsx';
import { Amount, ListedState, OrderPdf, type Reorder, ReorderButton, yearOf } from './orderColumns.tsx';

/** The card's height: four lines beside two controls for a thumb. */
export const ORDER_CARD_PX = 100;

/** On a phone and a tablet, where seven columns would lie beyond the edge. `wide`: there is room for words and for both totals. */
export const orderCard = (t: Translate, onReorder: Reorder, wide: boolean) => (row: OrderRow) =>
  row.kind === 'year' ? null : (
    <WithTools>
      {row.begins && <Begins>{yearOf(t, row.begins)}</Begins>}
      <Lines>
        <Reference>{row.order.orderRef}</Reference>
        <small>{[date(row.order.orderDate), row.order.orderInternalRef].filter(Boolean).join(' · ')}</small>
        <Ordered order={row.order} t={t} />
        <span>
          <Price amount={row.order.orderTotalPriceIT} tax="TTC" total />{' '}
          {wide && <Amount of={row.order.orderTotalPriceET} tax={t('ht')} />}{' '}
          <ListedState order={row.order} />
        </span>
      </Lines>
      <OrderPdf order={row.order} t={t} />
      {wide ? (
        <ReorderButton order={row.order} t={t} onReorder={onReorder} />
      ) : (
        <IconButton
          icon={RotateCw}
          name={t('reorder.of', { reference: row.order.orderRef })}
          onClick={() => onReorder(row.order)}
        />
      )}
    </WithTools>
  );

const WithTools = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;
/** Above the controls, in the line of the reference. */
const Begins = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  font: ${font('xs')};
`;
const Lines = styled.div`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  & > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: ${color('soft')}; font: ${font('xs')}; }
`;
