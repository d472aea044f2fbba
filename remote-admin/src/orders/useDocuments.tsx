import type { AdminOrderRow, FileResponse } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Button, Modal } from '@extranet/shared/ui';
import { showFile } from '@extranet/shared/ui/files';
import { type ReactNode, useMemo, useState } from 'react';
import { itemDatasheet, orderForm } from './documents.ts';

type Item = AdminOrderRow['items'][number];

export interface Documents {
  openForm: (order: Pick<AdminOrderRow, 'orderId' | 'orderRef'>) => void;
  openDatasheet: (item: Item) => void;
}

/** Opens PDFs in a new tab. One dialog for the whole list reports failures, which keeps rows light. */
export function useDocuments(): { documents: Documents; failure: ReactNode } {
  const { t } = useTranslation('admin');
  const [failure, setFailure] = useState<string | null>(null);
  const documents = useMemo<Documents>(() => {
    const open = async (fetcher: Promise<FileResponse>, name: string, missing: string) => {
      // Opened within the click: after the answer, browsers would block it as a pop-up.
      const tab = window.open('', '_blank');
      try {
        showFile(await fetcher, tab, `${name}.pdf`);
      } catch (error) {
        tab?.close();
        const { message, status } = error as { message?: string; status?: number };
        setFailure(status === 404 ? missing : message || t('errors.unreachable'));
      }
    };
    return {
      openForm: ({ orderId, orderRef }) =>
        void open(orderForm(orderId), orderRef, t('orders.noForm', { ref: orderRef })),
      openDatasheet: ({ itId, itProdRef }) =>
        void open(itemDatasheet(itId), itProdRef, t('orders.noDatasheet', { ref: itProdRef })),
    };
  }, [t]);
  return {
    documents,
    failure: (
      <Modal
        open={failure !== null}
        onClose={() => setFailure(null)}
        title={t('orders.documentFailed')}
        size="s"
        footer={<Button onClick={() => setFailure(null)}>{t('common.close')}</Button>}
      >
        {failure}
      </Modal>
    ),
  };
}
