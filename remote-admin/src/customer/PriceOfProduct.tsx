import type { AdminCustomer, PriceReasons } from '@extranet/shared/contracts';
import { date, money, number } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isQuantity, QUANTITY } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Alert, Button, NumberField, Panel, Stack, type TypedNumber } from '@extranet/shared/ui';
import { Euro } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Facts } from '../Facts.tsx';
import { ReferenceField } from '../ReferenceField.tsx';
import { priceAsked, priceForgotten, useCustomerPrice } from './price.slice.ts';

/** For a customer on the phone: what a part costs them, and what made the price (B5.03). Opened first: the references come with it. */
export function PriceOfProduct({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t('customer.price.title')}>
      {open ? (
        <PriceQuestion customer={customer} />
      ) : (
        <Button icon={Euro} onClick={() => setOpen(true)}>
          {t('customer.price.open')}
        </Button>
      )}
    </Panel>
  );
}

function PriceQuestion({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, reasons, refusal } = useCustomerPrice((state) => state.customerPrice);
  const [ref, setRef] = useState('');
  const [quantity, setQuantity] = useState<TypedNumber>(1);
  const { userId: id, userCatalogs } = customer;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that opened it is gone.
    form.current?.querySelector('input')?.focus();
    return () => {
      dispatch(priceForgotten());
    };
  }, [dispatch]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // This panel stands beside the account's form, and is none of its changes.
    event.stopPropagation();
    if (ref.trim() !== '' && isQuantity(quantity ?? ''))
      dispatch(priceAsked({ id, ref: ref.trim(), quantity: Number(quantity) }));
  };
  return (
    <Stack $gap="m">
      <Question ref={form} onSubmit={handleSubmit} noValidate>
        <ReferenceField
          label={t('customer.price.reference')}
          text={ref}
          error={refusal?.status === 404 ? t('customer.price.unknown', { ref: ref.trim() }) : undefined}
          onText={(text) => {
            setRef(text);
            dispatch(priceForgotten());
          }}
        />
        <NumberField
          label={t('customer.price.quantity')}
          value={quantity}
          rule={QUANTITY}
          sentence={t('customer.price.quantityRule', { max: number(QUANTITY.max) })}
          onValue={setQuantity}
        />
        <Button type="submit" busy={status === 'pending'} disabled={ref.trim() === ''}>
          {t('customer.price.show')}
        </Button>
      </Question>
      {refusal && refusal.status !== 404 && <Alert>{refusal.message}</Alert>}
      {reasons && !userCatalogs.includes(reasons.prodCatalogue) && (
        <Alert tone="warning">{t('customer.price.hidden', { catalogue: reasons.prodCatalogue })}</Alert>
      )}
      <div role="status" aria-label={t('customer.price.title')}>
        {reasons && <Facts facts={factsOf(reasons)} />}
      </div>
    </Stack>
  );

  function factsOf(of: PriceReasons): [string, string][] {
    const facts: [string, string | false][] = [
      [t('customer.price.product'), of.prodRef],
      [t('customer.price.list'), of.listPrice > 0 ? money(of.listPrice) : t('customer.price.noPrice')],
      [
        t('customer.price.discount'),
        of.discount > 0 &&
          t(
            of.specialPrice !== null
              ? 'customer.price.discountBeaten'
              : `customer.price.${of.rule === 'catalogueDiscount' ? 'ofCatalogue' : 'general'}`,
            {
              percent: number(of.discount, Number.isInteger(of.discount) ? 0 : 2),
              catalogue: of.prodCatalogue,
            },
          ),
      ],
      [t('customer.price.special'), of.specialPrice !== null && money(of.specialPrice)],
      [
        t('customer.price.steps'),
        of.steps.length > 0 &&
          of.steps
            .map(({ from, price }) => t('customer.price.step', { from, price: money(price) }))
            .join(' · '),
      ],
      [t('customer.price.validFrom'), of.validFrom !== null && date(of.validFrom, 'day')],
      [t('customer.price.validTo'), of.validTo !== null && date(of.validTo, 'day')],
      [
        t('customer.price.unit', { count: of.quantity }),
        t('customer.price.ht', { price: money(of.unitPrice) }),
      ],
    ];
    return facts.flatMap(([name, value]) => (value === false ? [] : [[name, value] as [string, string]]));
  }
}

/** The button stands on the line of the fields, not of their labels. */
const Question = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem auto;
  align-items: end;
  gap: ${space('m')};
  ${media.phone} { grid-template-columns: minmax(0, 1fr) 7rem; & > button { grid-column: 1 / -1; } }
`;
