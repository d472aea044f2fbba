import type { ProductRow } from '@extranet/shared/contracts';
import { productKind, productName, yearsInWords } from '@extranet/shared/rules';
import { Price, Reference, StockBadge } from '@extranet/shared/ui';
import { RowCard, sameForSame } from '@extranet/shared/ui/table';
import type { ReactNode } from 'react';

const cardStock = sameForSame((code: string) => <StockBadge code={code} />);

/** What tells it from others for the same vehicle. */
const kindOf = (product: ProductRow): string =>
  product.prodType ? `${product.prodType} broches` : productKind(product);

export const productCard = (product: ProductRow): ReactNode => (
  <RowCard
    lead={<strong>{productName(product)}</strong>}
    leadLines={product.prodCatalogue === 'Kit' ? 2 : 1}
    trail={<Price amount={product.prodMbrPrice} tax="HT" />}
    under={
      <>
        <Reference>{product.prodRef}</Reference>
        {[kindOf(product), yearsInWords(product.prodAnnee), product.prodMR]
          .filter(Boolean)
          .map((fact) => ` · ${fact}`)}
      </>
    }
    underTrail={cardStock(product.prodCodeStock)}
  />
);
