import { useTranslation } from '@extranet/shared/i18n';
import { Skeleton, Stack } from '@extranet/shared/ui';

/** The shape of most pages: a title, a bar of filters, rows. */
export function PageSkeleton() {
  const { t } = useTranslation('host');
  return (
    <Stack role="status" aria-label={t('layout.loading')} style={{ marginBlockStart: '1.5rem' }} data-coming>
      <Skeleton width="40%" height="2rem" />
      <Skeleton height="3rem" />
      <Skeleton height="24rem" />
    </Stack>
  );
}
