import { useTranslation } from '@extranet/shared/i18n';
import { Link } from '@extranet/shared/ui';
import { ArrowLeft } from 'lucide-react';

export function BackToOrders() {
  const { t } = useTranslation('cart-orders');
  return (
    <Link to="/orders" icon={ArrowLeft}>
      {t('order.back')}
    </Link>
  );
}
