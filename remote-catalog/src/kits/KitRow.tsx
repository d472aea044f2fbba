import type { ProductRow } from '@extranet/shared/contracts';
import { productWords } from '@extranet/shared/rules';
import { color, font, innerFocusRing, space, whenDark } from '@extranet/shared/theme';
import { Price, Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import { dimPictures } from '../dim-pictures.ts';
import { FeaturedStar, ProductMark } from '../ProductMark.tsx';

const PICTURE_SIZE = 48;

export const KitRow = ({ product, onOpen }: { product: ProductRow; onOpen: () => void }) => (
  <li>
    <Opener type="button" onClick={onOpen}>
      <ProductMark product={product} size={PICTURE_SIZE} />
      <span className="what">
        <span className="reference">
          <Reference>{product.prodRef}</Reference> <FeaturedStar product={product} />
        </span>
        <span className="name">{productWords(product)}</span>
      </span>
      <Price amount={product.prodMbrPrice} tax="HT" />
    </Opener>
  </li>
);

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${space('m')};
  inline-size: 100%;
  padding: ${space('s', 'l')};
  border: 0;
  border-block-start: 1px solid ${color('line')};
  background: none;
  color: inherit;
  font: ${font('s')};
  text-align: start;
  cursor: pointer;
  li:first-child > & { border-block-start: 0; }
  &:hover { background: ${color('hover')}; }
  &:focus-visible { ${innerFocusRing} }
  ${whenDark(dimPictures)}
  .what { flex: 1 1 auto; display: grid; min-inline-size: 0; }
  .reference { display: flex; align-items: center; gap: ${space('s')}; color: ${color('soft')}; }
  /* Room for all of it on a phone: kits differ only at the ends of their words. */
  .name { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; }
`;
