import { phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import type { Obstacle as Reason } from '@extranet/shared/rules';
import { Link } from '@extranet/shared/ui';
import { useSupplier } from '../useSupplier.ts';

/** Why the product cannot be ordered here, and whom to call. */
export function Obstacle({ reason }: { reason: Reason | 'account' }) {
  const { t } = useTranslation('catalog');
  const supplier = useSupplier();
  return (
    <div>
      <p>{t(`product.obstacle.${reason}`)}</p>
      {supplier && (
        <p data-print="never">
          {t('product.call')}{' '}
          <Link href={phoneHref(supplier.phone)} alone>
            {supplier.phone}
          </Link>
        </p>
      )}
    </div>
  );
}
