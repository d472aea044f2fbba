import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { NO_PRICE, price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { productName } from '@extranet/shared/rules';
import { Price, Reference, Row, StockBadge, TowbarGlyph } from '@extranet/shared/ui';
import { type Column, chevron, RowCard, sameForSame, solidMark, useMarks } from '@extranet/shared/ui/table';
import { type ReactNode, useMemo } from 'react';
import { FeaturedStar, ProductMark } from '../ProductMark.tsx';
import type { Source } from './source.ts';

const KIT_MARK_SIZE = 32;
const cardStock = sameForSame((code: string) => <StockBadge code={code} />);
const towbar = <TowbarGlyph />;
/** The list arrives sorted: the value only tells the table that the column is sortable. */
const sortable = { sortValue: () => null };

export function useColumns(
  catalogue: Catalogue,
  audience: Source['audience'],
  phone: boolean,
): Column<ProductRow>[] {
  const { t } = useTranslation('catalog');
  const marks = useMarks();
  return useMemo(() => {
    const isKit = catalogue === 'Kit';
    const isAdmin = audience === 'admin';
    // On a phone the sortable columns are listed above the cards: only the useful ones.
    const onDesk = phone ? {} : sortable;
    const standard = t('row.standard');
    const premium = solidMark(t('row.premium'));
    const columns: (Column<ProductRow> | false)[] = [
      {
        id: 'reference',
        header: t('list.reference'),
        width: '8rem',
        className: 'reference',
        fits: 14,
        cell: (product) => product.prodRef,
        ...sortable,
      },
      {
        id: 'mark',
        header: t(isKit ? 'list.picture' : 'list.socket'),
        hideHeader: true,
        width: isKit ? '3.75rem' : '2.5rem',
        cell: isKit
          ? kitMark
          : ({ prodType }) => (catalogue === 'Attelage' ? towbar : marks.socket(prodType)),
      },
      {
        id: 'vehicule',
        header: t(isKit ? 'list.kit' : 'list.vehicle'),
        width: 'minmax(8rem, 3fr)',
        cell: (product) => productName(product),
        ...sortable,
      },
      {
        id: 'annees',
        header: t('list.years'),
        width: '6rem',
        fits: 11,
        cell: (product) => product.prodAnnee,
        ...onDesk,
      },
      !isKit && {
        id: 'type',
        header: t('list.type'),
        width: '6rem',
        fits: Number.POSITIVE_INFINITY,
        cell: (product) => (product.prodStandard === 'oui' ? standard : premium),
        ...onDesk,
      },
      {
        id: 'prix',
        header: t('list.price'),
        align: 'end',
        width: '8rem',
        className: 'price',
        fits: Number.POSITIVE_INFINITY,
        cell: priceCell,
        ...sortable,
      },
      {
        id: 'stock',
        header: t('list.stock'),
        width: '10rem',
        cell: (product) => marks.stock(product.prodCodeStock),
        ...onDesk,
      },
      // The status is for administrators only: customers see only products that they may order.
      isAdmin && {
        id: 'statut',
        header: t('list.statut'),
        width: '7.5rem',
        cell: ({ prodStatut }) => prodStatut,
      },
      !isAdmin && {
        id: 'open',
        header: t('row.open'),
        hideHeader: true,
        width: '1.5rem',
        cell: () => chevron,
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, marks, catalogue, audience, phone]);
}

const exclusiveOfTax = <small> HT</small>;

/** Plain elements, styled from the table: each keystroke changes twenty of them. */
const priceCell = (product: ProductRow): ReactNode => {
  const shown = price(product.prodMbrPrice);
  return (
    <>
      {shown}
      {shown !== NO_PRICE && exclusiveOfTax}
    </>
  );
};

const kitMark = (product: ProductRow): ReactNode => (
  <Row>
    <ProductMark product={product} size={KIT_MARK_SIZE} />
    <FeaturedStar product={product} />
  </Row>
);

export const productCard = (product: ProductRow): ReactNode => (
  <RowCard
    lead={<strong>{productName(product)}</strong>}
    leadLines={product.prodCatalogue === 'Kit' ? 2 : 1}
    trail={<Price amount={product.prodMbrPrice} tax="HT" />}
    under={
      <>
        <Reference>{product.prodRef}</Reference> {product.prodAnnee}
        {product.prodType && ` · ${product.prodType} br.`}
      </>
    }
    underTrail={cardStock(product.prodCodeStock)}
  />
);
