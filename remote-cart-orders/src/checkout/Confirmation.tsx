import type { Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { ButtonLink, EmptyState, PageTitle, Panel, Reference, Stack } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { fetchOrderPdf } from '../files.ts';
import { Totals } from '../Totals.tsx';

export function Confirmation({ order }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  return (
    <Stack>
      <PageTitle title={t('confirmation.title')} />
      <Panel>
        <EmptyState
          icon={CircleCheck}
          title={t('confirmation.text')}
          action={
            <Stack $gap="m">
              <Totals et={order.orderTotalPriceET} vat={order.orderVATAmount} it={order.orderTotalPriceIT} />
              <Choices>
                <FileDownload
                  fetcher={() => fetchOrderPdf(order.orderId)}
                  name={t('confirmation.pdf')}
                  variant="primary"
                >
                  {t('confirmation.pdf')}
                </FileDownload>
                <ButtonLink to={`/order/${order.orderId}`}>{t('confirmation.see')}</ButtonLink>
                <ButtonLink to="/home">{t('confirmation.home')}</ButtonLink>
              </Choices>
            </Stack>
          }
        >
          {t('confirmation.reference')}{' '}
          <Reference style={{ whiteSpace: 'nowrap' }}>{order.orderRef}</Reference>
        </EmptyState>
      </Panel>
    </Stack>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space('s')};
  & > * { flex: 1 1 auto; }
`;
