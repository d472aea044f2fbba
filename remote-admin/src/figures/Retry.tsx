import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState } from '@extranet/shared/ui';
import { figuresOpened } from './figures.slice.ts';
import { usePeriod } from './usePeriod.ts';

export function Retry() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const [days] = usePeriod();
  return (
    <EmptyState
      title={t('figures.failed')}
      action={<Button onClick={() => dispatch(figuresOpened(days))}>{t('common.retry')}</Button>}
    >
      {t('common.failedHint')}
    </EmptyState>
  );
}
