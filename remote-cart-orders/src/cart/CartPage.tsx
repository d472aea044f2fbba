import type { CartItem } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  PageTitle,
  Skeleton,
  Stack,
  usePrinting,
} from '@extranet/shared/ui';
import { ClipboardPaste } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ElsewhereNotice } from '../ElsewhereNotice.tsx';
import { EmptyCart } from '../EmptyCart.tsx';
import { preloadFinalizePage } from '../finalize-page.ts';
import texts from '../locales/cart.fr.json';
import { MayNotOrder, MayNotOrderNotice } from '../MayNotOrder.tsx';
import { PromiseLine } from '../PromiseLine.tsx';
import { UnsentNotice } from '../UnsentNotice.tsx';
import { useFocusOnward } from '../useFocusOnward.ts';
import { useSupplier } from '../useSupplier.ts';
import { VehicleNotices } from '../vehicle-parts.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartTable } from './CartTable.tsx';
import { CartTotals } from './CartTotals.tsx';
import { cartOpened, selectLines, useCart } from './cart.slice.ts';
import { narrowCart } from './cartStyles.ts';
import { PrintedCart } from './PrintedCart.tsx';
import { useRefusedQuantities } from './useRefusedQuantities.ts';
import { useRemoval } from './useRemoval.ts';

registerTexts('cart-orders', texts);

export default function CartPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const lines = useCart(({ cart }) => selectLines(cart));
  const loaded = useCart(({ cart }) => cart.loaded);
  const failed = useCart(({ cart }) => cart.failed);
  const { refused, mark } = useRefusedQuantities(lines);
  // Of the page, not of the table, which goes with its last line.
  const removeLine = useRemoval();
  const page = useRef<HTMLDivElement>(null);
  const leave = useFocusOnward(page, lines.length, 'td.remove button');
  const shown = useRef(lines);
  useEffect(() => {
    shown.current = lines;
  });
  // The same for every answer of the server: with another one, each of its lines would be drawn again.
  const remove = useCallback(
    (item: CartItem, quantity: number) => {
      leave(shown.current.indexOf(item));
      removeLine(item, quantity);
    },
    [leave, removeLine],
  );
  const printing = usePrinting();
  useSupplier();
  useEffect(() => {
    dispatch(cartOpened());
  }, [dispatch]);
  const mayFinish = mayOrder && loaded && lines.length > 0;
  useEffect(() => {
    if (mayFinish) preloadFinalizePage();
  }, [mayFinish]);
  const retry = <Button onClick={() => dispatch(cartOpened())}>{t('retry')}</Button>;
  const paste = (
    <ButtonLink to="/cart/list" icon={ClipboardPaste}>
      {t('cart.paste')}
    </ButtonLink>
  );

  return (
    <>
      {printing && lines.length > 0 && <PrintedCart lines={lines} />}
      <Stack ref={page} data-print={lines.length > 0 ? 'never' : undefined}>
        <PageTitle title={t('cart.title')} actions={mayFinish && paste} />
        <ElsewhereNotice />
        <UnsentNotice />
        <CartNotices />
        {!mayOrder && lines.length > 0 && <MayNotOrderNotice />}
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
        {loaded &&
          lines.length === 0 &&
          (mayOrder ? <EmptyCart action={paste}>{t('cart.emptyHint')}</EmptyCart> : <MayNotOrder />)}
        {lines.length > 0 && <PromiseLine stockCodes={lines.map(({ itProdCodeStock }) => itProdCodeStock)} />}
        {lines.length > 0 && (
          <Room>
            <Sides>
              <CartTable lines={lines} onRefused={mark} onRemove={remove} />
              <CartTotals lines={lines} refused={refused} />
            </Sides>
          </Room>
        )}
        {/* Below the lines: a piece more or less brings it, and the buttons stay under the finger. */}
        <VehicleNotices lines={lines} />
      </Stack>
    </>
  );
}

const Waiting = () => (
  <Room>
    <Sides>
      <Skeleton height="20rem" />
      <Skeleton height="14rem" />
    </Sides>
  </Room>
);

/** What the layout goes by: the totals stand beside the table only where the words of the products keep their room. */
const Room = styled.div`
  container: cart / inline-size;
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  align-items: start;
  gap: ${space('l')};
  ${narrowCart} { grid-template-columns: minmax(0, 1fr); }
`;
