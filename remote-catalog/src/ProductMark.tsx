import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productKind } from '@extranet/shared/rules';
import { color } from '@extranet/shared/theme';
import { Icon, ProductGlyph } from '@extranet/shared/ui';
import { ImageThumb } from '@extranet/shared/ui/files';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { fetchThumbnail } from './thumbnails.ts';

interface Props {
  product: ProductRow;
  size?: number;
}

/** The sign of a product: its socket, a towbar, or a kit's picture. */
export function ProductMark({ product, size = 24 }: Props) {
  if (product.prodCatalogue === 'Kit')
    return <ImageThumb path={product.prodPicture} alt="" fetcher={fetchThumbnail} size={size} />;
  return <ProductGlyph catalogue={product.prodCatalogue} kind={productKind(product)} size={size} />;
}

/** Marks a kit that the supplier features (C2.20). */
export function FeaturedStar({ product }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  if (product.prodCatalogue !== 'Kit' || product.prodFeatured !== '1') return null;
  return (
    <Gold role="img" aria-label={t('row.featured')} title={t('row.featured')}>
      <Icon of={Star} size={16} />
    </Gold>
  );
}

const Gold = styled.span`
  display: inline-flex;
  color: ${color('accent')};
  & > svg { fill: currentcolor; }
`;
