import type { AdminProduct } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Badge, Panel, StockBadge, toStockCode } from '@extranet/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { Facts } from '../Facts.tsx';
import { productOverviewWanted, useProductOverview } from './overview.slice.ts';

interface Props {
  product: AdminProduct;
  /** The last lines of the journal, which another feature renders. */
  events: ReactNode;
}

/** Beside a product: its status, what is in stock and where, how it sold, what was last done to it. */
export function ProductAside({ product, events }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, overview } = useProductOverview((state) => state.productOverview);
  const { prodId, prodStatut, prodStockQty, prodStockPlace } = product;
  useEffect(() => {
    dispatch(productOverviewWanted(prodId));
  }, [dispatch, prodId]);
  const unread = status === 'error' ? '–' : '…';
  const last = overview?.lastOrderedAt ? date(overview.lastOrderedAt) : t('product.neverSold');
  return (
    <>
      <Panel title={t('record.glance')}>
        <Facts
          facts={[
            [
              t('product.prodStatut'),
              <Badge key="status" tone={prodStatut === 'disponible' ? 'stock' : 'quiet'}>
                {t(`product.statut.${prodStatut}`)}
              </Badge>,
            ],
            [
              t('product.prodCodeStock'),
              <StockBadge key="stock" code={toStockCode(product.prodCodeStock)} />,
            ],
            [t('product.stockQty'), prodStockQty === null ? t('product.unsaid') : integer(prodStockQty)],
            [t('product.stockPlace'), prodStockPlace || t('product.unsaid')],
            [t('product.sold'), overview ? integer(overview.quantity) : unread],
            [t('product.orders'), overview ? integer(overview.orders) : unread],
            [t('customer.lastOrder'), overview ? last : unread],
            [t('product.changedAt'), date(product.prodUpdatedAt, 'minute')],
          ]}
        />
      </Panel>
      {events}
    </>
  );
}
