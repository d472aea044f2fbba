import type { AdminOrder, Order, Parcel } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isOpenState, mayStep, type OrderState } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, ConfirmDialog, Link, PageTitle, Row, toast } from '@extranet/shared/ui';
import { CalendarClock, FileText, PackageCheck, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../day-of.ts';
import { useOnGrowth } from '../../useOnGrowth.ts';
import { LateBadge, OrderStateBadge } from '../OrderStateBadge.tsx';
import { useDocuments } from '../useDocuments.tsx';
import { refusalDismissed, useOrderWork } from './order-work.slice.ts';
import { ParcelDialog } from './ParcelDialog.tsx';
import { PromiseDialog } from './PromiseDialog.tsx';
import { useChange } from './useChange.ts';

type Opened = 'parcel' | 'promise' | 'cancel' | null;

/** Title, state, and the one thing to do next in amber. */
export function WorkHead({ page: { order, life } }: { page: AdminOrder }) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const [opened, setOpened] = useState<Opened>(null);
  const dispatch = useAppDispatch();
  // What was refused in the dialog is nothing of the page's.
  const close = () => {
    setOpened(null);
    dispatch(refusalDismissed());
  };
  const { saving, saved, savedPart } = useOrderWork((state) => state.orderWork);
  const { documents, failure } = useDocuments();
  useOnGrowth(saved, () => {
    setOpened(null);
    if (savedPart) toast({ text: t(`orderWork.saved.${savedPart}`) });
  });
  const states = order.items.flatMap(({ itState }) => itState ?? []);
  const can = (to: OrderState) => states.some((from) => mayStep(from, to, 'office'));
  const waits = states.includes('validee');
  const sends = order.items.some(
    ({ itState, itShipped = 0, itQuantity }) => itState && isOpenState(itState) && itShipped < itQuantity,
  );
  return (
    <>
      <PageTitle
        title={t('orderWork.title')}
        reference={order.orderRef}
        actions={
          <Row>
            {order.orderPDFFilename && (
              <Button icon={FileText} onClick={() => documents.openForm(order)}>
                {t('orders.download')}
              </Button>
            )}
            {sends && (
              <Button icon={CalendarClock} onClick={() => setOpened('promise')}>
                {t('orderWork.promise')}
              </Button>
            )}
            {sends && (
              <Button
                icon={PackagePlus}
                variant={waits ? 'secondary' : 'primary'}
                onClick={() => setOpened('parcel')}
              >
                {t('orderWork.send')}
              </Button>
            )}
            {waits && (
              <Button
                icon={PackageCheck}
                variant="primary"
                busy={saving === 'step'}
                onClick={() => change('step', 'post', 'steps', { step: 'preparer' })}
              >
                {t('orderWork.prepare')}
              </Button>
            )}
          </Row>
        }
      >
        <Row $gap="m">
          <Link to="/extradmin/orders" alone>
            {t('orderWork.back')}
          </Link>
          {order.orderState && <OrderStateBadge state={order.orderState} />}
          <LateBadge dueOn={order.orderDueOn} />
          <Day order={order} parcels={life.parcels} />
          {can('annulee') && (
            <Button variant="quiet" onClick={() => setOpened('cancel')}>
              {t('orderWork.cancel')}
            </Button>
          )}
        </Row>
      </PageTitle>
      <ParcelDialog order={order} open={opened === 'parcel'} onClose={close} />
      <PromiseDialog order={order} open={opened === 'promise'} onClose={close} />
      <ConfirmDialog
        open={opened === 'cancel'}
        title={t('orderWork.cancelTitle')}
        confirm={t('orderWork.cancelConfirm')}
        cancel={t('orderWork.cancelKeep')}
        danger
        busy={saving === 'cancel'}
        onClose={() => setOpened(null)}
        onConfirm={() => change('cancel', 'post', 'steps', { step: 'annuler' })}
      >
        {t('orderWork.cancelText')}
      </ConfirmDialog>
      {failure}
    </>
  );
}

/** The day that matters now: what has arrived, or is cancelled, is promised for no day any more. */
function Day({
  order: { orderState, orderPromisedOn },
  parcels,
}: {
  order: Order;
  parcels: readonly Parcel[];
}) {
  const { t } = useTranslation('admin');
  if (orderState === 'livree') {
    const last = parcels
      .map(({ deliveredAt }) => deliveredAt ?? '')
      .toSorted()
      .at(-1);
    return last ? <span>{t('orderWork.deliveredOn', { day: date(last) })}</span> : null;
  }
  if (!orderPromisedOn || orderState === 'annulee') return null;
  return <span>{t('orderWork.promisedOn', { day: dayOf(orderPromisedOn) })}</span>;
}
