import type { Order } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import {
  Button,
  ButtonLink,
  PageTitle,
  Panel,
  Reference,
  Row,
  Stack,
  usePrinting,
} from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { RotateCw } from 'lucide-react';
import { Fragment, useCallback, useState } from 'react';
import styled from 'styled-components';
import { fetchOrderPdf } from '../files.ts';
import { OrderDocuments } from '../OrderDocuments.tsx';
import { OrderStateBadge } from '../OrderStateBadge.tsx';
import { Totals } from '../Totals.tsx';
import { useSupplier } from '../useSupplier.ts';
import { BackToOrders } from './BackToOrders.tsx';
import { deliveryLines } from './delivery-lines.ts';
import { OrderLife } from './OrderLife.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PrintedOrder } from './PrintedOrder.tsx';
import { PromisedDay } from './PromisedDay.tsx';
import { reorderRequested } from './reorder.slice.ts';
import { wantedAgain } from './reorder-lines.ts';

export function OrderDetail({ order }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const printing = usePrinting();
  useSupplier();
  // By line, only what was ticked or unticked by hand: a line that is cancelled while the page is open loses its tick.
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map());
  const handleTick = useCallback((itIds: readonly string[], on: boolean) => {
    setByHand((before) => new Map([...before, ...itIds.map((itId) => [itId, on] as const)]));
  }, []);
  const wanted = new Set(wantedAgain(order.items));
  const chosen = order.items.filter((item) => byHand.get(item.itId) ?? wanted.has(item));
  const ticked = new Set(chosen.map(({ itId }) => itId));
  const all = chosen.length === order.items.length;

  return (
    <>
      {printing && <PrintedOrder order={order} />}
      <Stack data-print="never">
        <PageTitle
          title={t('order.title')}
          reference={order.orderRef}
          actions={
            <Row>
              {order.orderPDFFilename && (
                <FileDownload fetcher={() => fetchOrderPdf(order.orderId)} name={t('orders.pdf')}>
                  {t('orders.pdf')}
                </FileDownload>
              )}
              {order.orderStatus === 'brouillon' && (
                <ButtonLink to={`/deliverySelect/${order.orderId}`} variant="primary">
                  {t('order.chooseDelivery')}
                </ButtonLink>
              )}
              <Button
                icon={RotateCw}
                variant={order.orderStatus === 'brouillon' ? 'secondary' : 'primary'}
                disabled={chosen.length === 0}
                onClick={() => dispatch(reorderRequested({ ...order, items: chosen }))}
              >
                {all ? t('reorder.all') : t('reorder.some', { count: chosen.length })}
              </Button>
            </Row>
          }
        >
          <Row $gap="m">
            <BackToOrders />
            <OrderStateBadge state={order.orderState ?? order.orderStatus} />
            <PromisedDay order={order} />
          </Row>
        </PageTitle>
        <Facts>
          <Panel title={t('order.facts')}>
            <dl>
              <dt>{t('orders.ref')}</dt>
              <dd>
                <Reference>{order.orderRef}</Reference>
              </dd>
              <dt>{t('orders.internalRef')}</dt>
              <dd>{order.orderInternalRef || t('order.noInternalRef')}</dd>
              <dt>{t('orders.date')}</dt>
              <dd>{date(order.orderDate, 'minute')}</dd>
              <CompanyFacts order={order} />
            </dl>
          </Panel>
          <Panel title={t('checkout.delivery')}>
            <DeliveryLines order={order} />
          </Panel>
          <Panel title={t('checkout.totals')}>
            <Totals et={order.orderTotalPriceET} vat={order.orderVATAmount} it={order.orderTotalPriceIT} />
          </Panel>
        </Facts>
        <OrderLines items={order.items} ticked={ticked} onTick={handleTick} />
        <OrderLife order={order} />
        {order.orderStatus !== 'brouillon' && <OrderDocuments orderId={order.orderId} />}
      </Stack>
    </>
  );
}

/** Who ordered for the law, and what the driver was told, as it was then. */
function CompanyFacts({ order: { company } }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  if (!company) return null;
  return (['siret', 'vatNumber', 'instructions'] as const)
    .filter((name) => company[name])
    .map((name) => (
      <Fragment key={name}>
        <dt>{t(`orderCompany.${name}`)}</dt>
        <dd>{company[name]}</dd>
      </Fragment>
    ));
}

function DeliveryLines({ order: { delivery } }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  if (!delivery) return <p>{t('order.noDelivery')}</p>;
  return (
    <address>
      {deliveryLines(delivery).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space('l')};
  & > section { block-size: 100%; }
  & address { font-style: normal; }
  & dl { display: grid; grid-template-columns: auto 1fr; gap: ${space('xs', 'm')}; margin: 0; }
  & dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
