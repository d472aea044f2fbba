import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isQuantity, stepped, type TypedQuantity } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { phoneQuery } from '@extranet/shared/theme';
import { Alert, Button, QuantityStepper, Row, Stack, useMedia } from '@extranet/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { type Dispatch, type FormEvent, type RefObject, type SetStateAction, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useVehicle } from '../useVehicle.ts';
import { addSubmitted } from './product.slice.ts';
import { useLastShown } from './useLastShown.ts';
import { useQuantityKeys } from './useQuantityKeys.ts';

interface Props {
  product: ProductRow;
  quantity: TypedQuantity;
  onQuantity: Dispatch<SetStateAction<TypedQuantity>>;
}

export function AddForm({ product, quantity, onQuantity }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { adding, refusal } = useLastShown();
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const form = useRef<HTMLFormElement>(null);
  useQuantityFocus(form);
  useQuantityKeys(form, (step) => onQuantity((count) => stepped(count, step)));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isQuantity(quantity))
      dispatch(addSubmitted({ prodId: product.prodId, quantity, ...(vehicle && { vehicle }) }));
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} onSubmit={handleSubmit} data-print="never">
      <Stack $gap="s">
        {adding === 'error' && (
          <Alert tone="error" title={t('product.addFailed')}>
            {refusal}
          </Alert>
        )}
        <Row>
          <QuantityStepper
            value={quantity}
            onValue={onQuantity}
            label={t('product.quantityOf', { reference: product.prodRef })}
          />
          <Grow>
            <Button type="submit" variant="primary" wide icon={ShoppingCart} busy={adding === 'pending'}>
              {t('product.add')}
            </Button>
          </Grow>
        </Row>
      </Stack>
    </form>
  );
}

/**
 * If the dialog opened before its product was loaded, the focus is on the dialog; where another product took the place of one, what had the
 * focus is gone. It moves to the quantity.
 */
function useQuantityFocus(form: RefObject<HTMLFormElement | null>): void {
  const phone = useMedia(phoneQuery);
  useEffect(() => {
    const dialog = form.current?.closest('[role="dialog"]');
    const { activeElement, body } = document;
    // Not on a phone, where the keyboard would cover the product.
    if (!phone && dialog && (activeElement === dialog || activeElement === body))
      form.current?.querySelector('input')?.focus();
  }, [form, phone]);
}

const Grow = styled.div`
  flex: 1 1 10rem;
`;
