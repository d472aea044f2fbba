import type { AdminOrder } from '@extranet/shared/contracts';
import { phone } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isOpenState } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Panel, Stack } from '@extranet/shared/ui';
import { useState } from 'react';
import { useOnGrowth } from '../../useOnGrowth.ts';
import { Address } from './Address.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { refusalDismissed, useOrderWork } from './order-work.slice.ts';
import { answerField } from './WorkRequests.tsx';

/** Where it goes, and for what has not left yet: somewhere else. */
export function WorkDelivery({ page: { order, deliveries, life } }: { page: AdminOrder }) {
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
      <Stack $gap="m">
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
        <StillAsked life={life} />
      </Stack>
      {delivery && (
        // An older server does not say where else the customer's orders go.
        <AddressDialog now={delivery} others={deliveries ?? []} open={isAsked} onClose={done} />
      )}
    </Panel>
  );
}

/** Somebody who asked for this address hears of it by the answer. */
function StillAsked({ life: { events, requests } }: Pick<AdminOrder, 'life'>) {
  const { t } = useTranslation('admin');
  const since = events.findLast(({ kind }) => kind === 'redirected')?.at;
  const asked = requests.find(({ answeredAt, askedAt }) => !answeredAt && since && askedAt < since);
  if (!asked) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button onClick={() => document.getElementsByName(answerField(asked.requestId))[0]?.focus()}>
          {t('orderWork.address.answer')}
        </Button>
      }
    >
      {t('orderWork.address.stillAsked')}
    </Alert>
  );
}
