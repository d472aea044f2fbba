import type { Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, media, space } from '@extranet/shared/theme';
import { ButtonLink, Icon, PageTitle, Panel, Reference, Row, Stack } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fullDayOf } from '../day-of.ts';
import { describeOrderItem } from '../described-lines.ts';
import { fetchOrderPdf } from '../files.ts';
import { LinesList } from '../LinesList.tsx';
import { PromisedInPart } from '../PromisedInPart.tsx';
import { Totals } from '../Totals.tsx';
import { addressLines } from './address.ts';

/** What was ordered, where it goes, and what comes next. */
export function Confirmation({ order }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  // The button that was pressed is gone: who reads by ear or by keyboard goes on here.
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.focus({ preventScroll: true }), []);
  return (
    <Stack>
      <PageTitle title={t('confirmation.title')} />
      <Panel>
        <Stack>
          <Done role="status" ref={done} tabIndex={-1}>
            <Icon of={CircleCheck} size={32} />
            <div>
              <strong>{t('confirmation.text')}</strong>
              <p>{t('confirmation.mail')}</p>
            </div>
          </Done>
          <Sides>
            <Facts>
              <dt>{t('confirmation.reference')}</dt>
              <dd>
                <Reference>{order.orderRef}</Reference>
              </dd>
              {order.orderInternalRef && (
                <>
                  <dt>{t('checkout.internalRef')}</dt>
                  <dd>{order.orderInternalRef}</dd>
                </>
              )}
              {order.delivery && (
                <>
                  <dt>{t('checkout.delivery')}</dt>
                  <dd>
                    {addressLines(order.delivery).map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </dd>
                </>
              )}
              <dt>{t('confirmation.promised')}</dt>
              <dd>
                {order.orderPromisedOn ? (
                  fullDayOf(order.orderPromisedOn)
                ) : (
                  <PromisedInPart items={order.items} />
                )}
              </dd>
            </Facts>
            <Stack $gap="m">
              <LinesList
                lines={order.items.map(describeOrderItem)}
                arrivals={order.items.map((item) => ({ ...item, on: item.itPromisedOn ?? null }))}
              />
              <Totals et={order.orderTotalPriceET} vat={order.orderVATAmount} it={order.orderTotalPriceIT} />
            </Stack>
          </Sides>
          <Row data-print="never">
            <FileDownload
              fetcher={() => fetchOrderPdf(order.orderId)}
              name={t('confirmation.pdf')}
              variant="primary"
            >
              {t('confirmation.pdf')}
            </FileDownload>
            <ButtonLink to={`/order/${order.orderId}`}>{t('confirmation.see')}</ButtonLink>
            <ButtonLink to="/home">{t('confirmation.home')}</ButtonLink>
          </Row>
        </Stack>
      </Panel>
    </Stack>
  );
}

const Done = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('m')};
  & > svg { flex: none; color: ${color('stock')}; }
  & p { color: ${color('soft')}; }
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${space('xl')};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
const Facts = styled.dl`
  display: grid;
  margin: 0;
  & > dt { color: ${color('soft')}; }
  & > dd { margin: 0 0 ${space('m')}; }
`;
