import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Button, Checkbox, EmptyState, Modal, Skeleton, Stack } from '@extranet/shared/ui';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { CompareTable } from './CompareTable.tsx';
import { useCompared } from './compare.slice.ts';
import { comparedFields } from './compared-fields.ts';

interface Props {
  open: boolean;
  rows: readonly ProductRow[];
  onRetry: () => void;
  onRemove: (prodId: string) => void;
  onClose: () => void;
}

export function CompareDialog({ open, rows, onRetry, onRemove, onClose }: Props) {
  const { t } = useTranslation('catalog');
  const { status, message, products, config } = useCompared((state) => state);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const shown = products.filter(({ prodId }) => rows.some((row) => row.prodId === prodId));
  const fields = config ? comparedFields(shown, config) : [];
  return (
    <Modal open={open} size="l" title={t('comparison.title')} onClose={onClose}>
      {status === 'pending' && <Skeleton height="24rem" />}
      {status === 'error' && (
        <EmptyState
          icon={WifiOff}
          title={t('comparison.failed')}
          action={<Button onClick={onRetry}>{t('list.retry')}</Button>}
        >
          {message || t('list.failedHint')}
        </EmptyState>
      )}
      {status === 'success' && (
        <Stack $gap="m">
          <div data-print="never">
            <Checkbox
              label={t('comparison.onlyDifferent')}
              checked={onlyDifferent}
              onValue={setOnlyDifferent}
            />
          </div>
          <CompareTable
            products={shown}
            fields={onlyDifferent ? fields.filter(({ differs }) => differs) : fields}
            onRemove={onRemove}
          />
        </Stack>
      )}
    </Modal>
  );
}
