import { useTranslation } from '@extranet/shared/i18n';
import { isQuantity } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Alert, Button, TextField } from '@extranet/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { deliveryAsked } from './product.slice.ts';
import { useLastShown } from './useLastShown.ts';

const DIGITS_MAX = 4;

/** For stock code 0: asks the supplier when the product can be delivered; how many and by when may stay empty. */
export function DeliveryRequest({ prodId }: { prodId: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { asking, askedBefore, askingRefusal } = useLastShown();
  const [quantity, setQuantity] = useState('');
  const [wishedOn, setWishedOn] = useState('');
  if (asking === 'success')
    return (
      <Alert tone="success">
        {askedBefore ? t('product.delivery.askedBefore') : t('product.delivery.asked')}
      </Alert>
    );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const count = Number(quantity);
    dispatch(
      deliveryAsked({ prodId, ...(isQuantity(count) && { quantity: count }), ...(wishedOn && { wishedOn }) }),
    );
  };
  return (
    <Request onSubmit={handleSubmit} data-print="never">
      {asking === 'error' && <Alert tone="error">{askingRefusal || t('product.delivery.failed')}</Alert>}
      <TextField
        label={t('product.delivery.quantity')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS_MAX}
        value={quantity}
        onValue={(text) => setQuantity(text.replace(/\D/g, ''))}
      />
      <TextField label={t('product.delivery.wishedOn')} type="date" value={wishedOn} onValue={setWishedOn} />
      <Button type="submit" wide busy={asking === 'pending'}>
        {t('product.delivery.ask')}
      </Button>
    </Request>
  );
}

const Request = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  align-items: end;
  gap: ${space('s')};
  & > button, & > [role] { grid-column: 1 / -1; }
`;
