import type { Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { phoneQuery, space } from '@extranet/shared/theme';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  PageTitle,
  Panel,
  Stack,
  TextField,
  useMedia,
  usePrinting,
} from '@extranet/shared/ui';
import { DataTable, FilterBar } from '@extranet/shared/ui/table';
import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSupplier } from '../useSupplier.ts';
import { CartNotice } from './CartNotice.tsx';
import { filterOrders, type OrderRow, prepareFilter, rowKey, withFound } from './grouping.ts';
import { NoOrders } from './NoOrders.tsx';
import { ORDER_CARD_PX, orderCard } from './orderCard.tsx';
import { orderColumns } from './orderColumns.tsx';
import { addOrdersPart } from './orders.part.ts';
import { filterTyped, moreRequested, ordersOpened, useOrders } from './orders.slice.ts';
import { PrintedOrders } from './PrintedOrders.tsx';
import { ReorderDialog } from './ReorderDialog.tsx';
import { reorderRequested } from './reorder.slice.ts';
import { statesIn } from './states-in.ts';
import { useRowsByYear } from './useRowsByYear.ts';
import { useShowNext } from './useShowNext.ts';
import { useTextInAddress } from './useTextInAddress.ts';

addOrdersPart();

/** With header, title, notice, filter, 'more' and footer just the window, so that the page does not scroll as well (W1.27). */
const HEIGHT = 'max(20rem, calc(100dvh - 23.5rem))';

interface Props {
  /** Called once the list is there. */
  onListed?: () => void;
}

export default function OrdersPage({ onListed }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status, items, more, loadingMore, moreFailed, found } = useOrders(({ orders }) => orders);
  const [text, setText] = useTextInAddress();
  const phone = useMedia(phoneQuery);
  const printing = usePrinting();
  useSupplier();
  useEffect(() => {
    dispatch(ordersOpened());
  }, [dispatch]);
  const stateWords = useCallback(
    ({ orderState, orderStatus }: Order) => t(`state.${orderState ?? orderStatus}`),
    [t],
  );
  useEffect(() => prepareFilter(items, stateWords), [items, stateWords]);
  useEffect(() => {
    if (status === 'success') onListed?.();
  }, [status, onListed]);

  // The first answer says whether there are older ones to search, also for a text that came with the address.
  useEffect(() => {
    if (status !== 'pending')
      dispatch(filterTyped({ text, states: statesIn(text, (state) => t(`state.${state}`)) }));
  }, [status, text, t, dispatch]);
  // Deferred, so that typing stays fast with a long list.
  const settled = useDeferredValue(text);
  const shown = useMemo(
    () =>
      filterOrders(withFound(items, settled.trim() === found.text ? found.items : []), settled, stateWords),
    [items, found, settled, stateWords],
  );
  const { rows, listed, narrow } = useRowsByYear(shown);
  const reorder = useCallback((order: Order) => dispatch(reorderRequested(order)), [dispatch]);
  const columns = useMemo(() => orderColumns(t, reorder), [t, reorder]);
  const card = useMemo(() => orderCard(t, reorder, !phone), [t, reorder, phone]);
  const handleOpen = useCallback(
    (row: OrderRow) => {
      if (row.kind === 'order') navigate(`/order/${row.order.orderId}`);
    },
    [navigate],
  );
  const count = t(more && settled === '' ? 'orders.countShown' : 'orders.count', { count: shown.length });
  const filtered = settled.trim() !== '';
  const { place, remember } = useShowNext(rows.length);
  const handleMore = () => {
    remember();
    dispatch(moreRequested());
  };
  const onPaper = shown.length > 0;
  const retry = <Button onClick={() => dispatch(ordersOpened())}>{t('retry')}</Button>;

  return (
    <>
      {printing && onPaper && <PrintedOrders rows={rows} filter={settled.trim()} count={count} />}
      <Stack data-print={onPaper ? 'never' : undefined}>
        <PageTitle
          title={t('orders.title')}
          actions={
            <>
              <ButtonLink to="/orders/requests">{t('orders.requests')}</ButtonLink>
              <ButtonLink to="/orders/returns">{t('orders.returns')}</ButtonLink>
              <ButtonLink to="/orders/documents">
                {t(phone ? 'orders.documentsShort' : 'orders.documents')}
              </ButtonLink>
            </>
          }
        />
        <CartNotice />
        <Panel flush>
          <FilterBar
            label={t('orders.filter')}
            count={(status === 'success' || items.length > 0) && count}
            // On a phone a button that is not there would take a line of its own beside the count.
            onClear={phone && text === '' ? undefined : () => setText('')}
            filtered={text !== ''}
          >
            <Words>
              <TextField
                label={t('orders.filter')}
                hideLabel
                icon={Search}
                type="search"
                value={text}
                onValue={setText}
                placeholder={t(narrow ? 'orders.filterHintShort' : 'orders.filterHint')}
              />
            </Words>
          </FilterBar>
          {status === 'error' && items.length > 0 && (
            <Alert tone="error" action={retry}>
              {t('orders.failed')}
            </Alert>
          )}
          {status === 'error' && items.length === 0 ? (
            <EmptyState title={t('orders.failed')} action={retry} />
          ) : (
            <div ref={place}>
              <DataTable
                key={String(narrow)}
                label={t('orders.list')}
                columns={columns}
                rows={listed}
                rowKey={rowKey}
                onOpen={handleOpen}
                card={card}
                asCards={narrow}
                cardHeight={ORDER_CARD_PX}
                density="tall"
                scrollsWith={narrow ? 'page' : 'itself'}
                maxHeight={HEIGHT}
                loading={status === 'pending'}
                empty={
                  items.length > 0 ? (
                    <EmptyState
                      title={t(more ? 'orders.noMatchShown' : 'orders.noMatch', { count: items.length })}
                    />
                  ) : (
                    <NoOrders />
                  )
                }
              />
            </div>
          )}
          {more && (
            <More>
              {moreFailed && <Alert tone="error">{t('orders.moreFailed')}</Alert>}
              <Button busy={loadingMore} onClick={handleMore}>
                {t(filtered ? 'orders.moreFiltered' : 'orders.more')}
              </Button>
            </More>
          )}
        </Panel>
        <ReorderDialog />
      </Stack>
    </>
  );
}

/** Wide enough for all that can be typed, where there is room. */
const Words = styled.div`
  && { max-inline-size: 30rem; }
`;
const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space('s')};
  padding: ${space('m')};
`;
