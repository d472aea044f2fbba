import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, space } from '@extranet/shared/theme';
import { Alert, Button, Panel, Skeleton } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { addDocumentsPart } from './documents/documents.part.ts';
import { OwnDocuments } from './documents/OwnDocuments.tsx';
import { orderDocumentsOpened, useOrderDocuments } from './documents/order-documents.slice.ts';

addDocumentsPart();

/** Invoices, credit notes and delivery notes of one order. Its own form stands in the page's head. */
export function OrderDocuments({ orderId }: { orderId: string }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { status, documents, orderId: opened } = useOrderDocuments((state) => state.orderDocuments);
  useEffect(() => {
    dispatch(orderDocumentsOpened(orderId));
  }, [dispatch, orderId]);
  const shown = opened === orderId ? status : 'pending';
  return (
    <Panel title={t('documents.ofOrder')} flush>
      {shown === 'pending' && <Skeleton height="3.25rem" />}
      {shown === 'error' && (
        <Padded>
          <Alert
            action={
              <Button onClick={() => dispatch(orderDocumentsOpened(orderId))}>{t('documents.retry')}</Button>
            }
          >
            {t('documents.failed')}
          </Alert>
        </Padded>
      )}
      {shown === 'success' && documents.length === 0 && <Padded>{t('documents.noneOfOrder')}</Padded>}
      {shown === 'success' && documents.length > 0 && (
        <OwnDocuments documents={documents} withOrder={false} />
      )}
    </Panel>
  );
}

const Padded = styled.div`
  padding: ${space('m', 'l')};
  color: ${color('soft')};
`;
