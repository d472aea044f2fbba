import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, ProgressBar } from '@extranet/shared/ui';
import type { PricesEdit } from '../usePricesEdit.ts';

/** How much of a long list is there, while its first lines are already edited. */
export function RestOfPrices({ rest }: { rest: NonNullable<PricesEdit['rest']> }) {
  const { t } = useTranslation('admin');
  const { loaded, total, failed, retry } = rest;
  const counts = { loaded: integer(loaded), total: integer(total) };
  if (failed)
    return (
      <Alert tone="warning" action={<Button onClick={retry}>{t('common.retry')}</Button>}>
        {t('specialPrices.restFailed', counts)}
      </Alert>
    );
  return <ProgressBar label={t('specialPrices.loadingRest', counts)} value={loaded / Math.max(1, total)} />;
}
