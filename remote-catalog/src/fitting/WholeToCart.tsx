import type { Product } from '@extranet/shared/contracts';
import { isUnheard } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, space } from '@extranet/shared/theme';
import { Alert, Button, ButtonLink, Price } from '@extranet/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { partsOrdered, useFitting } from './fitting.slice.ts';
import { useFirstFocus } from './useFirstFocus.ts';

interface Props {
  vehicle: string;
  proposal: Proposal<Product>;
  /** Whoever came by Enter goes on with Enter. */
  first: boolean;
}

/** The total at the customer's price, and the one action that puts the whole into the cart. */
export function WholeToCart({ vehicle, proposal, first }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const { way, lines, totalCents, complete } = proposal;
  const prodIds = lines.map(({ prodId }) => prodId);
  const adding = useFitting((fitting) =>
    fitting.adding.what === way && fitting.adding.parts === prodIds.join() ? fitting.adding : null,
  );
  const start = useFirstFocus(first);
  const next = useRef<HTMLAnchorElement>(null);
  const added = adding?.status === 'success';
  // The clicked button has disappeared: the focus moves to the next action.
  useEffect(() => {
    if (added) next.current?.focus();
  }, [added]);
  const failure = adding?.failure;
  return (
    <Box>
      <Price amount={totalCents / 100} tax="HT" size="l" total />
      {!complete && lines.length > 0 && <small>{t('fitting.incomplete', { count: lines.length })}</small>}
      {failure && (
        <Alert tone="error" title={t(isUnheard(failure) ? 'fitting.unheard' : 'fitting.refused')}>
          {isUnheard(failure) ? t('fitting.unheardHint') : failure.message}
        </Alert>
      )}
      {added ? (
        <>
          <Alert tone="success">{t('fitting.added', { count: lines.length })}</Alert>
          <ButtonLink to="/cart" variant="primary" ref={next}>
            {t('fitting.showCart')}
          </ButtonLink>
        </>
      ) : (
        mayOrder &&
        lines.length > 0 && (
          <Button
            ref={start}
            variant={first ? 'primary' : 'secondary'}
            wide
            icon={ShoppingCart}
            busy={adding?.status === 'pending'}
            onClick={() => dispatch(partsOrdered({ vehicle, what: way, prodIds }))}
          >
            {t('fitting.addAll')}
          </Button>
        )
      )}
      {!mayOrder && <small>{t('fitting.mayNotOrder')}</small>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space('s')};
  padding-block-start: ${space('m')};
  border-block-start: 1px solid ${color('line')};
  & > :first-child { justify-self: end; }
  [data-printing] & { display: none; }
`;
