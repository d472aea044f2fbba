import type { ProductRow } from '@extranet/shared/contracts';
import { productOpenRequested } from '@extranet/shared/remote';
import { productKind, productWords } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { innerFocusRing } from '@extranet/shared/theme';
import { ProductLine } from '@extranet/shared/ui';
import styled from 'styled-components';

/** The product that something was asked about; it opens where it stands. */
export function RequestedProduct({ product }: { product: ProductRow }) {
  const dispatch = useAppDispatch();
  return (
    <Opener type="button" onClick={() => dispatch(productOpenRequested(product.prodId))}>
      <ProductLine
        catalogue={product.prodCatalogue}
        kind={productKind(product)}
        words={productWords(product)}
        reference={product.prodRef}
      />
    </Opener>
  );
}

const Opener = styled.button`
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { ${innerFocusRing} }
`;
