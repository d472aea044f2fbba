import type { RelatedProduct } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { color, innerFocusRing, rowHeight, space } from '@extranet/shared/theme';
import { Button, EmptyState, Price, ProductLine, Skeleton } from '@extranet/shared/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { Availability } from '../Availability.tsx';
import { useVehicle } from '../useVehicle.ts';
import { RelatedFit } from '../vehicle-parts.tsx';
import { retryAsked } from './product.slice.ts';
import { useLastShown } from './useLastShown.ts';

export function Related() {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { related } = useLastShown();
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  if (related.status === 'error')
    return (
      <EmptyState
        title={t('product.relatedFailed')}
        action={<Button onClick={() => dispatch(retryAsked())}>{t('list.retry')}</Button>}
      />
    );
  if (related.status !== 'success') return <Skeleton lines={4} />;
  if (related.items.length === 0)
    return <EmptyState title={t('product.noRelated')}>{t('product.noRelatedHint')}</EmptyState>;
  return (
    <ul>
      {related.items.map((item) => (
        <Line
          key={item.prodId}
          item={item}
          onOpen={() => dispatch(productOpenRequested(item.prodId))}
          fit={
            vehicle && (
              <Suspense>
                <RelatedFit
                  vehicle={vehicle}
                  prodId={item.prodId}
                  list={related.items.map(({ prodId }) => prodId)}
                />
              </Suspense>
            )
          }
        />
      ))}
    </ul>
  );
}

interface LineProps {
  item: RelatedProduct;
  onOpen: () => void;
  fit: ReactNode;
}

const Line = ({ item, onOpen, fit }: LineProps) => (
  <li>
    <Opener type="button" onClick={onOpen}>
      <ProductLine
        words={item.prodWords}
        reference={item.prodRef}
        catalogue={item.prodCatalogue}
        kind={item.prodKind}
      >
        {fit}
      </ProductLine>
      <Offer>
        <Price amount={item.prodMbrPrice} tax="HT" />
        <Availability product={item} />
      </Offer>
      <ChevronRight size={18} aria-hidden />
    </Opener>
  </li>
);

const Offer = styled.span`
  display: grid;
  justify-items: end;
`;
const Opener = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space('m')};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${rowHeight()};
  padding: ${space('xs', 's')};
  border: 0;
  border-block-end: 1px solid ${color('line')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color('hover')}; }
  &:focus-visible { ${innerFocusRing} }
`;
