import type { ProductRow } from '@extranet/shared/contracts';
import { productOpenRequested } from '@extranet/shared/remote';
import { productKind, productWords } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { ProductLine } from '@extranet/shared/ui';
import styled from 'styled-components';
import { PlainButton } from '../PlainButton.ts';

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

const Opener = styled(PlainButton)`
  min-block-size: 44px;
`;
