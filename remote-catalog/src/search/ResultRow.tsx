import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productKind, productName, yearsInWords } from '@extranet/shared/rules';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, Price, Reference } from '@extranet/shared/ui';
import { ExternalLink } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { Availability } from '../Availability.tsx';
import { OrderedMarkOf } from '../ordered-parts.tsx';
import { FeaturedStar, ProductMark } from '../ProductMark.tsx';
import { Highlighted } from './Highlighted.tsx';

const MARK_SIZE = 28;

interface Props {
  product: ProductRow;
  query: string;
  /** It fits the chosen vehicle. */
  fits?: boolean;
}

/** One product found, with the columns of C2.20; in two lines on a phone. */
export function ResultRow({ product, query, fits = false }: Props) {
  const { t } = useTranslation('catalog');
  const isKit = product.prodCatalogue === 'Kit';
  return (
    <Line>
      <span className="mark">
        <Mark product={product} />
      </span>
      <span className="reference">
        <Reference>
          <Highlighted text={product.prodRef} query={query} />
        </Reference>{' '}
        {isKit ? (
          <FeaturedStar product={product} />
        ) : (
          <Badge tone={product.prodStandard === 'oui' ? 'quiet' : 'solid'}>
            {t(product.prodStandard === 'oui' ? 'row.standard' : 'row.premium')}
          </Badge>
        )}
        <OrderedMarkOf prodId={product.prodId} />
      </span>
      <span className="name">
        {fits && (
          <>
            <Badge tone="stock">{t('words.fits')}</Badge>{' '}
          </>
        )}
        <Highlighted text={productName(product)} query={query} />
      </span>
      <Facts product={product} />
    </Line>
  );
}

const Mark = memo(function Sign({ product }: Pick<Props, 'product'>) {
  return <ProductMark product={product} size={MARK_SIZE} />;
});

/** What no letter marks: drawn once for a product. */
const Facts = memo(function Unmarked({ product }: Pick<Props, 'product'>) {
  const { t } = useTranslation('catalog');
  const kind = product.prodType ? t('row.pins', { pins: product.prodType }) : productKind(product);
  return (
    <>
      <span className="years">{[yearsInWords(product.prodAnnee), kind].filter(Boolean).join(' · ')}</span>
      <span className="price">
        <Price amount={product.prodMbrPrice} tax="HT" />
      </span>
      <span className="stock">
        <Availability product={product} />
      </span>
      <span className="open">
        <ExternalLink size={16} role="img" aria-label={t('row.openOne', { reference: product.prodRef })} />
      </span>
    </>
  );
});

/** Its columns follow from the width of the list, which is the container of all rows (listStyles.ts). */
const Line = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: 2rem 11rem minmax(8rem, 1fr) 9rem 7.5rem 9.5rem 1rem;
  grid-template-areas: 'mark reference name years price stock open';
  align-items: center;
  gap: ${space('m')};
  inline-size: 100%;
  white-space: nowrap;
  .mark { grid-area: mark; display: inline-flex; }
  .reference { grid-area: reference; display: flex; align-items: center; gap: ${space('s')}; }
  /* In as many lines as it needs: what is cut off is what tells it from the next. */
  .name { grid-area: name; white-space: normal; overflow-wrap: anywhere; }
  .years { grid-area: years; color: ${color('soft')}; font: ${font('xs')}; }
  .price { grid-area: price; text-align: end; }
  .stock { grid-area: stock; }
  .open { grid-area: open; display: inline-flex; color: ${color('soft')}; }
  @container (inline-size < 56rem) {
    grid-template-columns: 2rem 10rem minmax(0, 1fr) auto;
    grid-template-areas: 'mark name name price' 'mark reference years stock';
    gap: ${space('xxs', 's')};
    padding-block: ${space('xs')};
    .open { display: none; }
    .stock { justify-self: end; }
  }
  @container (inline-size < 30rem) {
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    grid-template-areas: 'mark name price' 'mark reference stock' 'mark years years';
  }
`;
