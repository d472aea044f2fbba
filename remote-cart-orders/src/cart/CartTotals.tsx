import type { CartItem } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { color, font, media, shadow, space } from '@extranet/shared/theme';
import { Button, ButtonLink, Panel } from '@extranet/shared/ui';
import styled from 'styled-components';
import { isSettled } from '../cart-facts.ts';
import { Totals } from '../Totals.tsx';
import { isBlocked, selectItemCount, useCart } from './cart.slice.ts';

/** HT, VAT and TTC as the server computed them; sticky beside the lines, or at the bottom on a phone. */
export function CartTotals({ lines }: { lines: readonly CartItem[] }) {
  const { t } = useTranslation('cart-orders');
  const mayOrder = useAppSelector(selectMayOrder);
  const et = useCart(({ cart }) => cart.totalPriceET);
  const vat = useCart(({ cart }) => cart.orderVATAmount);
  const total = useCart(({ cart }) => cart.totalPriceIT);
  const count = useCart(({ cart }) => selectItemCount(cart));
  const settled = useCart(({ cart }) => isSettled(cart));
  const ready = mayOrder && !lines.some(isBlocked);
  return (
    <Place>
      <Panel title={t('cart.totals', { count })}>
        <Foot>
          <Totals et={et} vat={vat} it={total} waiting={!settled} />
          {ready ? (
            <ButtonLink to="/orderFinalize" variant="primary" wide>
              {t('cart.finish')}
            </ButtonLink>
          ) : (
            <Button variant="primary" wide disabled>
              {t('cart.finish')}
            </Button>
          )}
          {!mayOrder && <p>{t('cart.mayNotOrder')}</p>}
          <ButtonLink to="/catalog" wide>
            {t('cart.addItems')}
          </ButtonLink>
        </Foot>
      </Panel>
    </Place>
  );
}

const Place = styled.div`
  position: sticky;
  inset-block-start: calc(3.5rem + ${space('l')});
  ${media.tablet} {
    inset-block: auto 0;
    z-index: 2;
    margin-inline: calc(-1 * ${space('s')});
    & > section { box-shadow: ${shadow('pop')}; }
    & > section > header { display: none; }
  }
`;
/** On a narrow screen it takes two lines instead of five, so that the ordered products stay in view. */
const Foot = styled.div`
  display: grid;
  gap: ${space('m')};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space('s')};
    & > dl { grid-column: 1 / -1; }
    & > p { grid-column: 1 / -1; order: -1; }
    & > dl { grid-template: auto auto / repeat(3, auto); grid-auto-flow: column; justify-content: space-between; gap: 0; }
    & > dl > :is(dt, dd) { text-align: start; white-space: nowrap; }
    & > dl > dt { font: ${font('xs')}; color: ${color('soft')}; }
    & > :nth-last-child(1) { order: -1; }
    & > dl { order: -2; }
  }
`;
