import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Button,
  ButtonLink,
  EmptyState,
  PageTitle,
  Panel,
  Row,
  Skeleton,
  Stack,
  TextField,
} from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { FilterBar } from '@extranet/shared/ui/table';
import { FileText, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { byMonth, matching } from './by-month.ts';
import { fetchStatement } from './document-files.ts';
import { addDocumentsPart } from './documents.part.ts';
import { documentsOpened, useDocuments } from './documents.slice.ts';
import { MonthPanel } from './MonthPanel.tsx';

addDocumentsPart();

/** Invoices and credit notes of all orders by month, and the account's statement. */
export default function DocumentsPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { status, documents } = useDocuments((state) => state.documents);
  useEffect(() => {
    dispatch(documentsOpened());
  }, [dispatch]);
  const [text, setText] = useState('');
  const some = documents.length > 0;
  // A letter stands in the field at once; the list of years of papers follows.
  const sought = useDeferredValue(text);
  const shown = useMemo(
    () => matching(documents, sought, (kind) => t(`documents.kind.${kind}`)),
    [documents, sought, t],
  );
  const months = useMemo(() => byMonth(shown), [shown]);
  return (
    <Stack>
      <PageTitle
        title={t('documents.title')}
        actions={
          some && (
            <Row>
              <FileDownload fetcher={() => fetchStatement('pdf')} name={t('documents.statementPdf')}>
                {t('documents.statementPdf')}
              </FileDownload>
              <FileDownload fetcher={() => fetchStatement('csv')} name={t('documents.statement')}>
                {t('documents.statement')}
              </FileDownload>
            </Row>
          )
        }
      />
      {(status === 'empty' || status === 'pending') && <Skeleton height="20rem" />}
      {status === 'error' && (
        <Panel>
          <EmptyState
            title={t('documents.failed')}
            action={<Button onClick={() => dispatch(documentsOpened())}>{t('documents.retry')}</Button>}
          >
            {t('documents.failedHint')}
          </EmptyState>
        </Panel>
      )}
      {status === 'success' && !some && (
        <Panel>
          <EmptyState
            icon={FileText}
            title={t('documents.none')}
            action={<ButtonLink to="/orders">{t('documents.toOrders')}</ButtonLink>}
          >
            {t('documents.noneHint')}
          </EmptyState>
        </Panel>
      )}
      {some && (
        <Panel flush>
          <FilterBar
            label={t('documents.filter')}
            count={t('documents.count', { count: shown.length })}
            filtered={text !== ''}
            onClear={() => setText('')}
          >
            <TextField
              label={t('documents.filter')}
              hideLabel
              icon={Search}
              type="search"
              value={text}
              onValue={setText}
              placeholder={t('documents.filterHint')}
            />
          </FilterBar>
        </Panel>
      )}
      {some && shown.length === 0 && (
        <Panel>
          <EmptyState title={t('documents.noMatch')} />
        </Panel>
      )}
      {months.map((month) => (
        <MonthPanel key={month.month} {...month} total={sought === '' ? month.total : null} />
      ))}
    </Stack>
  );
}
