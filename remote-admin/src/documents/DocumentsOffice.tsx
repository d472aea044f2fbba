import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState, PageTitle, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import { FileText } from 'lucide-react';
import { useEffect } from 'react';
import { AttachOutcomes } from './AttachOutcomes.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { documentsDropped, documentsLeft, documentsOpened, useDocuments } from './documents.slice.ts';

const PDF = { 'application/pdf': ['.pdf'] };
/** As many as the server takes at once. */
const AT_ONCE = 100;

/** Invoices and credit notes: dropped by the dozen, they find their orders by their names. */
export function DocumentsOffice() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, documents, sending, busy, results } = useDocuments((state) => state.documents);
  useEffect(() => {
    dispatch(documentsOpened());
    return () => void dispatch(documentsLeft());
  }, [dispatch]);
  return (
    <Stack>
      <PageTitle title={t('documents.title')} />
      <Panel title={t('documents.attach')}>
        <Stack $gap="m">
          <Dropzone
            label={t('documents.zone')}
            hint={t('documents.hint')}
            accept={PDF}
            multiple
            disabled={busy}
            uploads={sending}
            onFiles={(files) => dispatch(documentsDropped(files.slice(0, AT_ONCE)))}
          />
          {results.length > 0 && <AttachOutcomes results={results} />}
        </Stack>
      </Panel>
      <Panel title={t('documents.list')} flush>
        {(status === 'empty' || status === 'pending') && <Skeleton height="12rem" />}
        {status === 'error' && (
          <EmptyState
            title={t('documents.failed')}
            action={<Button onClick={() => dispatch(documentsOpened())}>{t('common.retry')}</Button>}
          >
            {t('common.failedHint')}
          </EmptyState>
        )}
        {status === 'success' && documents.length === 0 && (
          <EmptyState icon={FileText} title={t('documents.none')}>
            {t('documents.noneHint')}
          </EmptyState>
        )}
        <DocumentLines documents={documents} />
      </Panel>
    </Stack>
  );
}
