import { useTranslation } from '@extranet/shared/i18n';
import { isOrderable, productWords } from '@extranet/shared/rules';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, radius, space } from '@extranet/shared/theme';
import { Alert, Button, Price, ProductLine, Row } from '@extranet/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { Availability } from '../../Availability.tsx';
import { useOpenProduct } from '../../useOpenProduct.ts';
import { useVehicle } from '../../useVehicle.ts';
import { addSuccessorPart } from './successor.part.ts';
import { successorAddAsked, successorAsked, useSuccessor } from './successor.slice.ts';

addSuccessorPart();

/** What replaces a product that cannot be ordered, and the one click that takes it instead. */
export default function SuccessorPanel({ reference }: { reference: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const open = useOpenProduct();
  const mayOrder = useAppSelector(selectMayOrder);
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const { ref, product, adding, refusal } = useSuccessor((state) => state.successor);
  useEffect(() => {
    dispatch(successorAsked(reference));
  }, [dispatch, reference]);
  if (!product || ref !== reference) return null;
  const { prodId, prodRef, prodCatalogue, prodType } = product;
  return (
    <Box aria-label={t('successor.title')}>
      <strong>{t('successor.title')}</strong>
      <ProductLine
        words={productWords(product)}
        reference={prodRef}
        catalogue={prodCatalogue}
        kind={prodType}
      >
        <Row>
          <Price amount={product.prodMbrPrice} tax="HT" />
          <Availability product={product} />
        </Row>
      </ProductLine>
      {adding === 'success' && <Alert tone="success">{t('successor.added', { reference: prodRef })}</Alert>}
      {adding === 'error' && <Alert>{refusal || t('successor.failed', { reference: prodRef })}</Alert>}
      <Row data-print="never">
        <Button onClick={() => open(product)}>{t('successor.open')}</Button>
        {mayOrder && isOrderable(product) && adding !== 'success' && (
          <Button
            variant="primary"
            icon={ShoppingCart}
            busy={adding === 'pending'}
            aria-label={t('successor.addOf', { reference: prodRef })}
            onClick={() => dispatch(successorAddAsked({ prodId, quantity: 1, ...(vehicle && { vehicle }) }))}
          >
            {t('successor.add')}
          </Button>
        )}
      </Row>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space('s')};
  padding: ${space('m')};
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('panel')};
`;
