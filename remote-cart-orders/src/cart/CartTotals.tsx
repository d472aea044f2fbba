import type { CartItem } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { color, font, media, phoneQuery, shadow, space } from '@extranet/shared/theme';
import { Button, ButtonLink, Panel, useMedia } from '@extranet/shared/ui';
import { type MouseEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { isSettled } from '../cart-facts.ts';
import { finalizePage } from '../finalize-page.ts';
import { Totals } from '../Totals.tsx';
import { CONTINUE_KEY, useContinueKey } from '../useContinueKey.ts';
import { isBlocked, selectItemCount, useCart } from './cart.slice.ts';
import { narrowCart } from './cartStyles.ts';
import { useRoomAtFoot } from './useRoomAtFoot.ts';

interface Props {
  lines: readonly CartItem[];
  /** Lines whose quantity must be corrected first. */
  refused: readonly CartItem[];
}

/** HT, VAT and TTC as the server computed them; sticky beside the lines, or at the bottom on a phone. */
export function CartTotals({ lines, refused }: Props) {
  const { t } = useTranslation('cart-orders');
  const mayOrder = useAppSelector(selectMayOrder);
  const et = useCart(({ cart }) => cart.totalPriceET);
  const vat = useCart(({ cart }) => cart.orderVATAmount);
  const total = useCart(({ cart }) => cart.totalPriceIT);
  const count = useCart(({ cart }) => selectItemCount(cart));
  const phone = useMedia(phoneQuery);
  const settled = useCart(({ cart }) => isSettled(cart));
  const blocked = lines.some(isBlocked);
  const next = useContinueKey<HTMLAnchorElement>();
  const [waits, setWaits] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useRoomAtFoot(place);
  const toCorrect = refused.map(({ itProdRef }) => itProdRef).join(', ');
  /** The way on stays in its place, because leaving the field may be the very click on it; it leads back to the field. */
  const handleFinish = (event: MouseEvent) => {
    if (toCorrect === '') {
      // The cart stays until the next page has come: without a connection the click would look as if it had done nothing.
      setWaits(!navigator.onLine && !finalizePage.isLoaded());
      return;
    }
    event.preventDefault();
    document.querySelector<HTMLElement>('[role="spinbutton"][aria-invalid="true"]')?.focus();
  };
  return (
    <Place ref={place} data-at-foot>
      <Panel title={t('cart.totals', { count })}>
        <Foot>
          <Totals et={et} vat={vat} it={total} waiting={!settled} compact={phone} />
          {mayOrder && (
            <>
              {blocked ? (
                <Button variant="primary" wide disabled>
                  {t('cart.finish')}
                </Button>
              ) : (
                <ButtonLink
                  to="/orderFinalize"
                  variant="primary"
                  wide
                  ref={next}
                  onClick={handleFinish}
                  aria-keyshortcuts={CONTINUE_KEY}
                >
                  {t('cart.finish')}
                </ButtonLink>
              )}
              {toCorrect && (
                <Correct role="alert">{t('cart.quantityFirst', { references: toCorrect })}</Correct>
              )}
              {waits && <Waits role="alert">{t('cart.finishWaits')}</Waits>}
              <ButtonLink to="/catalog" wide>
                {t('cart.addItems')}
              </ButtonLink>
            </>
          )}
        </Foot>
      </Panel>
    </Place>
  );
}

const Place = styled.div`
  position: sticky;
  inset-block-start: calc(3.5rem + ${space('l')});
  ${narrowCart} {
    /* Above the strip that says that there is no connection. */
    inset-block: auto var(--foot, 0);
    z-index: 2;
    & > section { box-shadow: ${shadow('pop')}; }
    & > section > header { display: none; }
  }
  /* In a low window (200 % zoom, a phone on its side) it would hide what it sums up. */
  @media (max-height: 30rem) { position: static; }
`;
const Waits = styled.p`
  font: ${font('xs', 'strong')};
  ${narrowCart} { order: -1; grid-column: 1 / -1; }
`;
const Correct = styled.p`
  color: ${color('error')};
  font: ${font('xs', 'strong')};
  /* At the foot above the buttons: they stay where they are pressed. */
  ${narrowCart} { order: -1; grid-column: 1 / -1; }
`;
/** At the foot it takes one line, two on a narrow screen, so that the ordered products stay in view. */
const Foot = styled.div`
  display: grid;
  gap: ${space('m')};
  ${narrowCart} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    & > dl { grid-template: auto auto / repeat(3, auto); grid-auto-flow: column; justify-content: start; gap: 0 ${space('xl')}; }
    & > dl > :is(dt, dd) { text-align: start; white-space: nowrap; }
    & > dl > dt { font: ${font('xs')}; color: ${color('soft')}; }
    & > :nth-child(2) { order: 3; }
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space('s')};
    & > dl { grid-column: 1 / -1; justify-content: space-between; }
  }
`;
