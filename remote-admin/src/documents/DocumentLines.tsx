import type { ListedDocument } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { IconButton, Reference } from '@extranet/shared/ui';
import { DocumentLine, DocumentList } from '@extranet/shared/ui/timeline';
import { Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { fetchFile } from '../files.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface Props {
  documents: readonly ListedDocument[];
  /** On the order's own page its reference says nothing new. */
  withOrder?: boolean;
}

/** Number, order, customer, day and total; each opens as its file and can be withdrawn. Memoised: a letter in the search does not wait for it. */
export const DocumentLines = memo(function Lines({ documents, withOrder = true }: Props) {
  const { t } = useTranslation('admin');
  const [leaving, setLeaving] = useState<ListedDocument | null>(null);
  return (
    <>
      <DocumentList>
        {documents.map((one) => {
          const { id, number, orderRef, customer, structured, fetchedAt, withdrawnAt } = one;
          return (
            <DocumentLine
              key={id}
              document={one}
              fetcher={fetchFile}
              order={
                withOrder && (
                  <>
                    <Reference>{orderRef}</Reference>
                    {customer && ` · ${customer}`}
                  </>
                )
              }
              also={[structured && 'Factur-X', fetchedAt && t('documents.fetched', { day: date(fetchedAt) })]}
              action={
                !withdrawnAt && (
                  <IconButton
                    icon={Trash2}
                    name={t('documents.withdraw', { number })}
                    onClick={() => setLeaving(one)}
                  />
                )
              }
            />
          );
        })}
      </DocumentList>
      <WithdrawDialog document={leaving} onClose={() => setLeaving(null)} />
    </>
  );
});
