import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isDayFrom, QUANTITY } from '@extranet/shared/rules';
import { selectUser } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Button, NumberField, TextField } from '@extranet/shared/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { delayAskedAt } from './asked-delays.ts';
import { deliveryAsked } from './product.slice.ts';
import { useLastShown } from './useLastShown.ts';
import { DelayAnswer } from './waiting/DelayAnswer.tsx';
import { delayShown, useWaiting } from './waiting/waiting.slice.ts';

interface Props {
  prodId: string;
  /** What was typed as the quantity to order: most likely as many are asked for. */
  wanted: number | null;
}

/**
 * For stock code 0: asks the supplier when the product can be delivered; how many and by when may stay empty. Its fields
 * come with a button of their own: beside the quantity to order a second one would be taken for the same.
 */
export function DeliveryRequest({ prodId, wanted }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { asking, askedBefore } = useLastShown();
  const delay = useWaiting(({ waiting }) => waiting.delay);
  const [open, setOpen] = useState(false);
  const account = useAppSelector(selectUser)?.id ?? '';
  const askedAt = useMemo(() => delayAskedAt(prodId, account), [prodId, account]);
  useEffect(() => {
    dispatch(delayShown(prodId));
  }, [dispatch, prodId]);
  if (asking === 'success')
    return (
      <Alert tone="success">
        {askedBefore ? t('product.delivery.askedBefore') : t('product.delivery.asked')}
      </Alert>
    );
  if (open) return <RequestForm prodId={prodId} wanted={wanted} />;
  return (
    <>
      {delay?.answeredAt && <DelayAnswer delay={delay} />}
      {askedAt && !delay?.answeredAt && (
        <Alert tone="info">{t('product.delivery.askedOn', { day: date(askedAt, 'day') })}</Alert>
      )}
      <Button wide data-print="never" onClick={() => setOpen(true)}>
        {t(askedAt ? 'product.delivery.askAgain' : 'product.delivery.ask')}
      </Button>
    </>
  );
}

function RequestForm({ prodId, wanted }: Props) {
  const { t } = useTranslation(['catalog', 'ui']);
  const dispatch = useAppDispatch();
  const { asking, askingRefusal } = useLastShown();
  const [quantity, setQuantity] = useState<number | string | null>(wanted);
  const [wishedOn, setWishedOn] = useState('');
  const [refusedDay, setRefusedDay] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const today = date(new Date(), 'iso');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [count, day] = form.current?.querySelectorAll('input') ?? [];
    // A day that is typed in part has no value yet.
    const wrongDay = day?.validity.badInput || (wishedOn !== '' && !isDayFrom(today, wishedOn));
    setRefusedDay(Boolean(wrongDay));
    if (typeof quantity === 'string') count?.focus();
    else if (wrongDay) day?.focus();
    else submit(quantity);
  };
  const submit = (count: number | null) =>
    dispatch(
      deliveryAsked({ prodId, ...(count !== null && { quantity: count }), ...(wishedOn && { wishedOn }) }),
    );
  return (
    <Request
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      data-print="never"
      aria-label={t('product.delivery.ask')}
    >
      <h3>{t('product.delivery.ask')}</h3>
      {asking === 'error' && <Alert tone="error">{askingRefusal || t('product.delivery.failed')}</Alert>}
      <NumberField
        label={t('product.delivery.quantity')}
        rule={QUANTITY}
        sentence={t('ui:quantity.possible', { min: QUANTITY.min, max: integer(QUANTITY.max) })}
        value={quantity}
        onValue={setQuantity}
        autoFocus
      />
      <TextField
        label={t('product.delivery.wishedOn')}
        type="date"
        min={today}
        value={wishedOn}
        onValue={(day) => {
          setWishedOn(day);
          setRefusedDay(false);
        }}
        error={refusedDay ? t('product.delivery.past') : null}
      />
      <Button type="submit" wide busy={asking === 'pending'}>
        {t('product.delivery.send')}
      </Button>
    </Request>
  );
}

const Request = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
  align-items: start;
  gap: ${space('s')};
  padding-block-start: ${space('m')};
  border-block-start: 1px solid ${color('line')};
  & > h3 { font: ${font('s', 'strong')}; }
  & > :is(h3, button, [role]) { grid-column: 1 / -1; }
`;
