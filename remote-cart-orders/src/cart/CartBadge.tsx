import { useTranslation } from '@extranet/shared/i18n';
import { IconButton } from '@extranet/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { selectItemCount, useCart } from './cart.slice.ts';

/** The link to the cart in the header, with the number of pieces. */
export default function CartBadge() {
  const { t } = useTranslation('cart-orders');
  const navigate = useNavigate();
  const count = useCart(({ cart }) => selectItemCount(cart));
  return (
    <IconButton
      name={t('badge.name', { count })}
      icon={ShoppingCart}
      count={count}
      onClick={() => navigate('/cart')}
    />
  );
}
