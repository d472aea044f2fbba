import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, space } from '@extranet/shared/theme';
import { Alert, Button, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { DocumentLines } from './documents/DocumentLines.tsx';
import { DocumentsDrop } from './documents/DocumentsDrop.tsx';
import { documentsLeft, documentsOpened, useDocuments } from './documents/documents.slice.ts';
import texts from './locales/documents.fr.json';

registerTexts('admin', texts);

/** The papers of one order: dropped here they belong to it, whatever they are called. */
export function OrderDocuments({ orderId }: { orderId: string }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, documents } = useDocuments((state) => state.documents);
  useEffect(() => {
    dispatch(documentsOpened(orderId));
    return () => void dispatch(documentsLeft());
  }, [dispatch, orderId]);
  return (
    <Panel title={t('documents.ofOrder')} flush>
      {(status === 'empty' || status === 'pending') && <Skeleton height="3.25rem" />}
      {status === 'success' && documents.length === 0 && <Padded>{t('documents.noneOfOrder')}</Padded>}
      {documents.length > 0 && <DocumentLines documents={documents} withOrder={false} />}
      <Padded>
        <Stack $gap="m">
          {status === 'error' && (
            <Alert
              action={<Button onClick={() => dispatch(documentsOpened(orderId))}>{t('common.retry')}</Button>}
            >
              {t('documents.failed')}
            </Alert>
          )}
          <DocumentsDrop hint={t('documents.hintOfOrder')} />
        </Stack>
      </Padded>
    </Panel>
  );
}

const Padded = styled.div`
  padding: ${space('m', 'l')};
  color: ${color('soft')};
`;
