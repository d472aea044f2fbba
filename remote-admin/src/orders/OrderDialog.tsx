import type { AdminOrderRow } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Button, Modal, Price, Stack } from '@extranet/shared/ui';
import { FileText, Settings } from 'lucide-react';
import { FactList } from '../FactList.ts';
import { Articles } from './Articles.tsx';
import { OrderStateBadge } from './OrderStateBadge.tsx';
import { customerOf, deliveredTo } from './order-texts.ts';
import type { Documents } from './useDocuments.tsx';

interface Props {
  order: AdminOrderRow | undefined;
  open: boolean;
  onClose: () => void;
  onCustomer: ((userId: string) => void) | undefined;
  onOrder: ((orderId: string) => void) | undefined;
  documents: Documents;
}

/** One order in full, with what its row, or its card on a phone, leaves out. */
export function OrderDialog({ order, open, onClose, onCustomer, onOrder, documents }: Props) {
  const { t } = useTranslation('admin');
  if (!order) return null;
  const delivery = deliveredTo(order);
  const handleCustomer = () => {
    onClose();
    onCustomer?.(order.orderUserId);
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={order.orderRef}
      size="m"
      footer={
        <>
          {onCustomer && (
            <Button icon={Settings} onClick={handleCustomer}>
              {t('orders.openCustomer')}
            </Button>
          )}
          <Button icon={FileText} onClick={() => documents.openForm(order)}>
            {t('orders.download')}
          </Button>
          {onOrder && (
            <Button variant="primary" onClick={() => onOrder(order.orderId)}>
              {t('orders.open')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <FactList>
          <dt>{t('orders.date')}</dt>
          <dd>
            {date(order.orderDate, 'minute')}{' '}
            <OrderStateBadge state={order.orderState ?? order.orderStatus} />
          </dd>
          <dt>{t('orders.customer')}</dt>
          <dd>{customerOf(order)}</dd>
          {order.orderInternalRef && (
            <>
              <dt>{t('orders.internalRef')}</dt>
              <dd>{order.orderInternalRef}</dd>
            </>
          )}
          {delivery && (
            <>
              <dt>{t('orders.delivery')}</dt>
              <dd>{delivery}</dd>
            </>
          )}
          <dt>{t('orders.total')}</dt>
          <dd>
            <Price amount={order.orderTotalPriceIT} tax="TTC" total />{' '}
            <Price amount={order.orderTotalPriceET} tax="HT" total />
          </dd>
          <dt>{t('orders.articles')}</dt>
          <dd>
            <Articles items={order.items} t={t} onDatasheet={documents.openDatasheet} />
          </dd>
        </FactList>
      </Stack>
    </Modal>
  );
}
