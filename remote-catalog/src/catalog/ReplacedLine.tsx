import type { Replacement } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productKind, productWords } from '@extranet/shared/rules';
import { color, radius, space } from '@extranet/shared/theme';
import { Button, Price, ProductLine, Row } from '@extranet/shared/ui';
import styled from 'styled-components';
import { Availability } from '../Availability.tsx';
import { TakeIt } from '../take-parts.tsx';
import { useOpenProduct } from '../useOpenProduct.ts';

/** Who searched for a reference that can no longer be had reads first what replaces it (B4.06). */
export function ReplacedLine({ replaced: { ref, product } }: { replaced: Replacement }) {
  const { t } = useTranslation('catalog');
  const open = useOpenProduct();
  const { prodRef } = product;
  return (
    <Box role="status">
      <strong>{t('words.replaced', { reference: ref, successor: prodRef })}</strong>
      <ProductLine
        words={productWords(product)}
        reference={prodRef}
        catalogue={product.prodCatalogue}
        kind={productKind(product)}
      >
        <Row $gap="m">
          <Price amount={product.prodMbrPrice} tax="HT" />
          <Availability product={product} />
        </Row>
      </ProductLine>
      <Button onClick={() => open(product)}>{t('replaced.open', { reference: prodRef })}</Button>
      <TakeIt product={product} />
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('s', 'm')};
  margin-block-end: ${space('s')};
  padding: ${space('s', 'm')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
  & > strong { flex: 1 1 100%; }
  & > :nth-child(2) { flex: 1 1 16rem; min-inline-size: 0; }
`;
