import type { OwnDelayRequest } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert } from '@extranet/shared/ui';

/** What the supplier answered to the account's last request about this product. */
export function DelayAnswer({ delay: { answer, promisedOn, answeredAt } }: { delay: OwnDelayRequest }) {
  const { t } = useTranslation('catalog');
  return (
    <Alert tone="info" title={t('product.delivery.answered', { day: date(answeredAt) })}>
      {promisedOn && <p>{t('product.delivery.leaves', { day: date(promisedOn, 'full') })}</p>}
      {answer && <p>{answer}</p>}
    </Alert>
  );
}
