import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, StockBadge } from '@extranet/shared/ui';
import { ProductOfLine } from '../ProductOfLine.tsx';
import type { ListLine } from './lines.ts';
import { useList } from './list.slice.ts';
import { Described, Words } from './listStyles.ts';

/** What the product is and whether it is there; one that cannot be ordered leads to its sheet, which has what replaces it. */
export function Known({ line, product }: { line: ListLine; product: ProductRow }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { prodId, prodRef, prodCodeStock } = product;
  const offer = useList(({ list }) => list.offers[prodId]);
  return (
    <Described>
      <Words>
        <ProductOfLine product={product} />
      </Words>
      {line.state === 'notOrderable' ? (
        <Button
          aria-label={t('list.openOf', { reference: prodRef })}
          onClick={() => dispatch(productOpenRequested(prodId))}
        >
          {t('list.open')}
        </Button>
      ) : (
        <StockBadge code={offer?.offProdCodeStock ?? prodCodeStock} />
      )}
    </Described>
  );
}
