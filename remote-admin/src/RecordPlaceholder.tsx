import { useTranslation } from '@extranet/shared/i18n';
import { Button, EmptyState, Skeleton, Stack } from '@extranet/shared/ui';

interface Props {
  status: 'empty' | 'pending' | 'success' | 'missing' | 'error';
  missing: string;
  missingHint: string;
  failed: string;
  onRetry: () => void;
  /** The height of the skeleton while the record loads. */
  height: string;
}

/** What a dialog shows without its record: it is loading, unknown, or could not be read. */
export function RecordPlaceholder({ status, missing, missingHint, failed, onRetry, height }: Props) {
  const { t } = useTranslation('admin');
  if (status === 'missing') return <EmptyState title={missing}>{missingHint}</EmptyState>;
  if (status === 'error')
    return (
      <EmptyState title={failed} action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
        {t('common.failedHint')}
      </EmptyState>
    );
  if (status !== 'pending') return null;
  return (
    <Stack aria-busy>
      <Skeleton height="2.5rem" />
      <Skeleton height={height} />
    </Stack>
  );
}
