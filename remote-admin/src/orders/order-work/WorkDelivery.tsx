import type { AdminOrder } from '@extranet/shared/contracts';
import { phone } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isOpenState } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Panel } from '@extranet/shared/ui';
import { useState } from 'react';
import { useOnGrowth } from '../../useOnGrowth.ts';
import { Address } from './Address.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { refusalDismissed, useOrderWork } from './order-work.slice.ts';

/** Where it goes, and for what has not left yet: somewhere else. */
export function WorkDelivery({ page: { order, deliveries } }: { page: AdminOrder }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const saved = useOrderWork(({ orderWork }) => orderWork.saved);
  const [isAsked, setIsAsked] = useState(false);
  const done = () => {
    setIsAsked(false);
    dispatch(refusalDismissed());
  };
  useOnGrowth(saved, done);
  const { delivery } = order;
  const waits = order.items.some(({ itState }) => itState && isOpenState(itState));
  return (
    <Panel
      title={t('orders.delivery')}
      actions={
        delivery &&
        waits && (
          <Button variant="quiet" onClick={() => setIsAsked(true)}>
            {t('orderWork.address.change')}
          </Button>
        )
      }
    >
      {delivery ? (
        <Address>
          {[
            delivery.daCompName,
            `${delivery.daFirstname} ${delivery.daName}`.trim(),
            delivery.daAddress,
            `${delivery.daPostCode} ${delivery.daCity}`.trim(),
            delivery.daCountry,
            phone(delivery.daPhone1),
          ]
            .filter(Boolean)
            .map((line) => (
              <div key={line}>{line}</div>
            ))}
        </Address>
      ) : (
        <p>{t('orderWork.noDelivery')}</p>
      )}
      {delivery && (
        // An older server does not say where else the customer's orders go.
        <AddressDialog now={delivery} others={deliveries ?? []} open={isAsked} onClose={done} />
      )}
    </Panel>
  );
}
