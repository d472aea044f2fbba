import { phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Link } from '@extranet/shared/ui';
import { useSupplier } from '../useSupplier.ts';

/** Somebody who knows the parts, where the search knows none. */
export function Phone() {
  const { t } = useTranslation('catalog');
  const phone = useSupplier()?.phone;
  return phone ? (
    <Link href={phoneHref(phone)} alone>
      {t('words.call', { phone })}
    </Link>
  ) : null;
}
