import type { ProductRow } from '@extranet/shared/contracts';
import { productKind, productWords } from '@extranet/shared/rules';
import { ProductLine } from '@extranet/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  product: ProductRow;
  /** Below its words, where it has no column of its own. */
  withReference?: boolean;
  children?: ReactNode;
}

export const ProductOfLine = ({ product, withReference = false, children }: Props) => (
  <ProductLine
    words={productWords(product)}
    catalogue={product.prodCatalogue}
    kind={productKind(product)}
    {...(withReference && { reference: product.prodRef })}
  >
    {children}
  </ProductLine>
);
