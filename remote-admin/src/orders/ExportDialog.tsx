import type { AdminOrderRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Button, Modal, Row, Select, Stack } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { useState } from 'react';
import { type Exported, type ExportedPart, fetchOrdersFile } from './orders-export.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  exported: Exported;
  /** What the file will have; null while the list is read. */
  orders: readonly AdminOrderRow[] | null;
}

const FORMATS = ['csv', 'xlsx'] as const;

/** Orders, or their lines, as a file for Excel or as CSV (B5.08). */
export function ExportDialog({ open, onClose, exported, orders }: Props) {
  const { t } = useTranslation('admin');
  const [what, setWhat] = useState<ExportedPart>('orders');
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={
        'ids' in exported ? t('orders.exportPicked', { count: exported.ids.length }) : t('orders.exportList')
      }
      size="s"
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Stack>
        <Select
          label={t('orders.exportWhat')}
          value={what}
          options={[
            { value: 'orders' as const, label: t('orders.exportOrders') },
            { value: 'lines' as const, label: t('orders.exportLines') },
          ]}
          onValue={setWhat}
        />
        {orders && (
          <p role="status">
            {t(`orders.exportCount.${what}`, { count: what === 'orders' ? orders.length : linesOf(orders) })}
          </p>
        )}
        <Row>
          {FORMATS.map((format) => (
            <FileDownload
              key={format}
              fetcher={() => fetchOrdersFile(exported, what, format)}
              name={t(`export.${format}`)}
            >
              {t(`export.${format}`)}
            </FileDownload>
          ))}
        </Row>
      </Stack>
    </Modal>
  );
}

const linesOf = (orders: readonly AdminOrderRow[]) =>
  orders.reduce((sum, { items }) => sum + items.length, 0);
