import { useTranslation } from '@extranet/shared/i18n';
import { IconButton } from '@extranet/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useCartOrders } from '../state.ts';
import { selectItemCount } from './cart.slice.ts';

/** The header's way to the cart, with the number of pieces in it. */
export default function CartBadge() {
  const { t } = useTranslation('cart-orders');
  const navigate = useNavigate();
  const count = useCartOrders((state) => selectItemCount(state.cart));
  return (
    <IconButton
      name={t('badge.name', { count })}
      icon={ShoppingCart}
      count={count}
      onClick={() => navigate('/cart')}
    />
  );
}
