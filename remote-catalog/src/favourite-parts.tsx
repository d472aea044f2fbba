import type { ProductRow } from '@extranet/shared/contracts';
import { lazily } from '@extranet/shared/remote';
import { rowHeight, space } from '@extranet/shared/theme';
import { Suspense } from 'react';
import styled from 'styled-components';

// What the dialog of a product shows of the favourites.

const Later = lazily(() => import(/* webpackChunkName: "favourite" */ './favourites/FavouriteButton.tsx'));

/** Its place is there from the start. A product that only makes the dialog draw its parts is nobody's favourite. */
export const Favourite = ({ product }: { product: ProductRow }) => (
  <Place>
    <Suspense fallback={null}>{product.prodId !== '' && <Later product={product} />}</Suspense>
  </Place>
);

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs', 'm')};
  min-block-size: ${rowHeight()};
`;
