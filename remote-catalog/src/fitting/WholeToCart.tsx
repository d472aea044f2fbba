import type { Product } from '@extranet/shared/contracts';
import { isUnheard } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, media, space } from '@extranet/shared/theme';
import { Alert, Button, ButtonLink, Price } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { CartActions } from './CartActions.tsx';
import { replacementUndone, useFitting } from './fitting.slice.ts';
import { alikeInCart, heldInCart } from './in-cart.ts';
import { useFirstFocus } from './useFirstFocus.ts';

interface Props {
  vehicle: string;
  proposal: Proposal<Product>;
  first: boolean;
  /** Nothing is asked before it: whoever came by Enter goes on with Enter. */
  startsHere: boolean;
}

/** The total at the customer's price, and the one action that puts the whole into the cart. */
export function WholeToCart({ vehicle, proposal, first, startsHere }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const { way, lines, totalCents, complete } = proposal;
  const prodIds = lines.map(({ prodId }) => prodId);
  const adding = useFitting((fitting) =>
    fitting.adding.what === way && fitting.adding.parts === prodIds.join() ? fitting.adding : null,
  );
  const cart = useFitting((fitting) => fitting.cart);
  const held = heldInCart(cart, vehicle, prodIds);
  const added = adding?.status === 'success';
  const inCart = added || (held === 'all' && adding?.status !== 'pending');
  const next = useFirstFocus<HTMLAnchorElement>(first && startsHere && inCart);
  // The clicked button has disappeared: the focus moves to the next action.
  useEffect(() => {
    if (added) next.current?.focus();
  }, [added, next]);
  const failure = adding?.failure;
  const steps = added ? adding.steps : [];
  return (
    <Box data-at-foot>
      {lines.length > 0 && <Price amount={totalCents / 100} tax="HT" size="l" total />}
      {!complete && lines.length > 0 && <small>{t('fitting.incomplete', { count: lines.length })}</small>}
      {failure && (
        <Alert
          tone="error"
          title={t(
            adding.replaces
              ? 'fitting.replaceFailed'
              : isUnheard(failure)
                ? 'fitting.unheard'
                : 'fitting.refused',
          )}
        >
          {isUnheard(failure) ? t('fitting.unheardHint') : failure.message}
        </Alert>
      )}
      {inCart ? (
        <>
          <Alert
            tone="success"
            action={
              steps.length > 0 && (
                <Button onClick={() => dispatch(replacementUndone({ vehicle }))}>{t('fitting.undo')}</Button>
              )
            }
          >
            {steps.some(({ by }) => by < 0)
              ? t('fitting.replaced')
              : t(added ? 'fitting.added' : 'fitting.inCart', { count: steps.length || lines.length })}
          </Alert>
          <ButtonLink
            to="/cart"
            variant={added ? 'primary' : 'secondary'}
            ref={next}
            data-first-action={first || undefined}
          >
            {t('fitting.showCart')}
          </ButtonLink>
        </>
      ) : (
        mayOrder &&
        lines.length > 0 && (
          <CartActions
            whole={{ vehicle, what: way, prodIds }}
            held={held}
            alike={alikeInCart(cart, vehicle, lines)}
            busy={adding?.status === 'pending'}
            first={first}
            startsHere={startsHere}
          />
        )
      )}
      {!mayOrder && <small>{t('fitting.mayNotOrder')}</small>}
    </Box>
  );
}

/** On a phone it stays at the foot of the window while its card is there: the thumb reaches it. */
const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space('s')};
  padding-block-start: ${space('m')};
  border-block-start: 1px solid ${color('line')};
  & > :first-child { justify-self: end; }
  ${media.phone} {
    position: sticky;
    z-index: 1;
    inset-block-end: var(--foot, 0);
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    margin-inline: calc(-1 * ${space('l')});
    padding: ${space('s', 'l')};
    background: ${color('panel')};
    & > :first-child { justify-self: start; }
    & > small, & > [role] { grid-column: 1 / -1; }
  }
`;
