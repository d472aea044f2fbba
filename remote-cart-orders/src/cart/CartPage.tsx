import { useTranslation } from '@extranet/shared/i18n';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Alert, Button, ButtonLink, EmptyState, PageTitle, Skeleton, Stack } from '@extranet/shared/ui';
import { ClipboardPaste, ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { CartNotices } from './CartNotices.tsx';
import { CartTable } from './CartTable.tsx';
import { CartTotals } from './CartTotals.tsx';
import { cartOpened, selectLines, useCart } from './cart.slice.ts';

export default function CartPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const lines = useCart(({ cart }) => selectLines(cart));
  const loaded = useCart(({ cart }) => cart.loaded);
  const failed = useCart(({ cart }) => cart.failed);
  useEffect(() => {
    dispatch(cartOpened());
  }, [dispatch]);
  const retry = <Button onClick={() => dispatch(cartOpened())}>{t('retry')}</Button>;
  const paste = (
    <ButtonLink to="/cart/list" icon={ClipboardPaste}>
      {t('cart.paste')}
    </ButtonLink>
  );

  return (
    <Stack>
      <PageTitle title={t('cart.title')} actions={loaded && lines.length > 0 && mayOrder && paste} />
      <CartNotices />
      {failed && loaded && (
        <Alert tone="error" action={retry}>
          {t('cart.outOfDate')}
        </Alert>
      )}
      {failed && !loaded && (
        <EmptyState title={t('cart.failed')} action={retry}>
          {t('cart.failedHint')}
        </EmptyState>
      )}
      {!loaded && !failed && <Waiting />}
      {loaded && lines.length === 0 && (
        <EmptyState
          icon={ShoppingCart}
          title={t('cart.empty')}
          action={
            <Choices>
              <ButtonLink to="/catalog" variant="primary">
                {t('cart.addItems')}
              </ButtonLink>
              {mayOrder && paste}
            </Choices>
          }
        >
          {t(mayOrder ? 'cart.emptyHint' : 'cart.mayNotOrder')}
        </EmptyState>
      )}
      {lines.length > 0 && (
        <Sides>
          <CartTable lines={lines} />
          <CartTotals lines={lines} />
        </Sides>
      )}
    </Stack>
  );
}

const Waiting = () => (
  <Sides>
    <Skeleton height="20rem" />
    <Skeleton height="14rem" />
  </Sides>
);

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  align-items: start;
  gap: ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space('s')};
`;
