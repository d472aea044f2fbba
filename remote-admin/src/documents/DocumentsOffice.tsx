import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState, PageTitle, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { FileText } from 'lucide-react';
import { useEffect } from 'react';
import { DocumentsDrop } from './DocumentsDrop.tsx';
import { documentsLeft, documentsOpened, useDocuments } from './documents.slice.ts';
import { FoundDocuments } from './FoundDocuments.tsx';

/** Invoices and credit notes: dropped by the dozen, they find their orders by their names. */
export function DocumentsOffice() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, documents } = useDocuments((state) => state.documents);
  useEffect(() => {
    dispatch(documentsOpened(null));
    return () => void dispatch(documentsLeft());
  }, [dispatch]);
  return (
    <Stack>
      <PageTitle title={t('documents.title')} />
      <Panel title={t('documents.attach')}>
        <DocumentsDrop hint={t('documents.hint')} />
      </Panel>
      <Panel title={t('documents.list')} flush>
        {(status === 'empty' || status === 'pending') && <Skeleton height="12rem" />}
        {status === 'error' && (
          <EmptyState
            title={t('documents.failed')}
            action={<Button onClick={() => dispatch(documentsOpened(null))}>{t('common.retry')}</Button>}
          >
            {t('common.failedHint')}
          </EmptyState>
        )}
        {status === 'success' && documents.length === 0 && (
          <EmptyState icon={FileText} title={t('documents.none')}>
            {t('documents.noneHint')}
          </EmptyState>
        )}
        {documents.length > 0 && <FoundDocuments documents={documents} />}
      </Panel>
    </Stack>
  );
}
