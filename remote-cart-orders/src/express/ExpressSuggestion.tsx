import type { ProductRow } from '@extranet/shared/contracts';
import { space } from '@extranet/shared/theme';
import { Price, Reference, StockBadge } from '@extranet/shared/ui';
import styled from 'styled-components';
import { ProductOfLine } from '../ProductOfLine.tsx';

/** A suggested reference, with what it is once that is known. */
export function ExpressSuggestion({
  reference,
  product,
}: {
  reference: string;
  product: ProductRow | undefined;
}) {
  if (!product) return <Reference>{reference}</Reference>;
  return (
    <Suggested>
      <ProductOfLine product={product} withReference />
      <Price amount={product.prodMbrPrice} tax="HT" />
      <StockBadge code={product.prodCodeStock} />
    </Suggested>
  );
}

const Suggested = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('m')};
  & > :first-child { flex: 1 1 12rem; }
`;
