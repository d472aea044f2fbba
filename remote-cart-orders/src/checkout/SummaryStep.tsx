import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { color, media, rowHeight, space } from '@extranet/shared/theme';
import { Button, Link, Stack, TextField, toast } from '@extranet/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { slowestOf } from '../arrivals.ts';
import { isSettled, piecesIn, useCartFacts } from '../cart-facts.ts';
import { describeCartItem } from '../described-lines.ts';
import { LinesList, type ListedLine } from '../LinesList.tsx';
import { longDay } from '../long-day.ts';
import { PromiseLine } from '../PromiseLine.tsx';
import { Totals } from '../Totals.tsx';
import { CONTINUE_KEY, useContinueKey } from '../useContinueKey.ts';
import { usePromises } from '../usePromises.ts';
import { VehicleNotices } from '../vehicle-parts.tsx';
import { addressLines, phonesOf } from './address.ts';
import { answersClick, CheckoutNotices } from './CheckoutNotices.tsx';
import { isUnderWay, orderSubmitted, useCheckout } from './checkout.slice.ts';
import { internalRefTyped, useDraft } from './draft.slice.ts';
import { LargeOrder } from './LargeOrder.tsx';
import { largeLines } from './large-lines.ts';

interface Props {
  delivery: Delivery;
  onChangeDelivery: () => void;
}

const together = new Intl.ListFormat('fr', { type: 'conjunction' });

export function SummaryStep({ delivery, onChangeDelivery }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const cart = useCartFacts((state) => state.cart);
  const status = useCheckout(({ checkout }) => checkout.status);
  const internalRef = useDraft(({ draft }) => draft.internalRef);
  const full = internalRef.length >= TEXT_MAX.internalRef;
  const busy = status === 'sending' || status === 'unanswered';
  const held = isUnderWay(status);
  const settled = isSettled(cart);
  const place = { postcode: delivery.daPostCode, country: delivery.daCountry };
  const promises = usePromises(place);
  const dayOf = (code: string) => promises?.find(({ stockCode }) => stockCode === code)?.on ?? null;
  const arrivals = cart.items.map((item) => ({ ...item, on: dayOf(item.itProdCodeStock) }));
  const slowest = slowestOf(arrivals);
  const count = piecesIn(cart.items, cart.wanted);
  const next = useContinueKey<HTMLButtonElement>(() => toast({ text: t('checkout.hurried'), tone: 'info' }));
  const [asked, setAsked] = useState<readonly ListedLine[] | null>(null);
  // A later change of the cart is a later quantity.
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const submit = () => {
    setAsked(null);
    setAgreedTo(cart.fingerprint);
    dispatch(orderSubmitted());
  };
  const handleSubmit = () => {
    const large = largeLines(cart.items);
    if (large.length > 0 && agreedTo !== cart.fingerprint) setAsked(large.map(describeCartItem));
    else submit();
  };
  return (
    <Sides>
      <Stack>
        <section>
          <h3>{t('checkout.delivery')}</h3>
          <address>
            {addressLines(delivery).map((line) => (
              <div key={line}>{line}</div>
            ))}
            <div>{phonesOf(delivery)}</div>
          </address>
          {!held && (
            <Plain type="button" onClick={onChangeDelivery}>
              {t('checkout.changeDelivery')}
            </Plain>
          )}
        </section>
        <TextField
          label={t('checkout.internalRef')}
          hint={t(full ? 'checkout.internalRefFull' : 'checkout.internalRefHint', {
            max: TEXT_MAX.internalRef,
          })}
          value={internalRef}
          onValue={(text) => dispatch(internalRefTyped(text))}
          maxLength={TEXT_MAX.internalRef}
          disabled={held}
          autoComplete="off"
        />
      </Stack>
      <Stack $gap="m">
        <VehicleNotices lines={cart.items} />
        <LinesList lines={cart.items.map(describeCartItem)} arrivals={arrivals} />
        <p>
          {t('checkout.items', { count })} · <Link to="/cart">{t('checkout.seeCart')}</Link>
        </p>
        <PromiseLine stockCodes={cart.items.map(({ itProdCodeStock }) => itProdCodeStock)} place={place} />
        {slowest && (
          <p>
            {t(arrivals.some(({ on }) => on === null) ? 'promise.lastDated' : 'promise.last', {
              count: slowest.references.length,
              references: together.format(slowest.references),
              day: longDay(slowest.othersOn),
            })}
          </p>
        )}
        <Totals et={cart.totalPriceET} vat={cart.orderVATAmount} it={cart.totalPriceIT} waiting={!settled} />
        {answersClick(status) && <CheckoutNotices />}
        <Button
          variant="primary"
          wide
          busy={busy}
          disabled={(held && !busy) || !settled}
          onClick={handleSubmit}
          ref={next}
          aria-keyshortcuts={CONTINUE_KEY}
        >
          {t('checkout.submit')}
        </Button>
        <LargeOrder lines={asked} onAccept={submit} onClose={() => setAsked(null)} />
      </Stack>
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${space('xl')};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  & h3 { margin-block-end: ${space('xs')}; }
  & address { font-style: normal; }
  & p { color: ${color('soft')}; }
  /* Room for a finger around the link, without moving the lines apart. */
  ${media.coarse} { & p > a { padding-block: ${space('m')}; } }
`;
/** 'Modifier l'adresse de livraison' goes one step back on this page, not to another page. */
const Plain = styled.button`
  min-block-size: ${rowHeight()};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
