import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isOrderable, productKind, productName, yearsInWords } from '@extranet/shared/rules';
import { TowbarGlyph } from '@extranet/shared/ui';
import { type Column, chevron, sameForSame, solidMark, useMarks } from '@extranet/shared/ui/table';
import { useMemo } from 'react';
import { isSuspended } from '../Availability.tsx';
import { kilograms } from '../kilograms.ts';
import { kitName } from '../kit-name.ts';
import type { LastOrders } from '../ordered-parts.tsx';
import { Judged, kitMark, Ordered, priceCell, Replaced, TwoLines } from './cells.tsx';
import { type OptionalColumn, optionalColumns } from './chosen-columns.ts';
import type { Source } from './source.ts';
import { type JudgedRow, towedKilograms } from './traits.ts';

const towbar = sameForSame((type: string) => <TowbarGlyph type={type} />);
/** The list arrives sorted: the value only tells the table that the column is sortable. */
const sortable = { sortValue: () => null };

export function useColumns(
  catalogue: Catalogue,
  audience: Source['audience'],
  chosen: readonly OptionalColumn[],
  ordered: LastOrders,
): Column<ProductRow>[] {
  const { t } = useTranslation('catalog');
  const marks = useMarks();
  return useMemo(() => {
    const isKit = catalogue === 'Kit';
    const isAdmin = audience === 'admin';
    const standard = t('row.standard');
    const suspended = t('row.suspended');
    const premium = solidMark(t('row.premium'));
    const columns: (Column<ProductRow> | false)[] = [
      {
        id: 'reference',
        header: t('list.reference'),
        width: '7rem',
        className: 'reference',
        fits: 14,
        cell: ({ prodId, prodRef }) => {
          const order = ordered[prodId];
          return order ? <Ordered reference={prodRef} order={order} /> : prodRef;
        },
        ...sortable,
      },
      catalogue === 'Faisceau' && {
        id: 'prise',
        header: t('list.socket'),
        width: 'minmax(6.5rem, 7rem)',
        cell: ({ prodType }) => marks.socket(prodType),
        ...sortable,
      },
      isKit && {
        id: 'mark',
        header: t('list.picture'),
        hideHeader: true,
        width: '3.75rem',
        cell: kitMark,
      },
      // The back office has no room for both the drawing and the word, beside its menu.
      catalogue === 'Attelage' &&
        !isAdmin && {
          id: 'mark',
          header: t('list.towbar'),
          hideHeader: true,
          width: '2rem',
          cell: (product) => towbar(productKind(product)),
        },
      catalogue === 'Attelage' && {
        id: 'attelage',
        header: t('columns.attelage'),
        width: 'minmax(7.5rem, 8rem)',
        fits: 14,
        cell: productKind,
        ...sortable,
      },
      {
        id: 'vehicule',
        header: t(isKit ? 'list.kit' : 'list.vehicle'),
        width: 'minmax(8rem, 3fr)',
        cell: (product: JudgedRow) => {
          const { what, vehicle } = isKit ? kitName(product) : { what: '', vehicle: productName(product) };
          const judged = product.judgement ? (
            <Judged as={product.judgement} mark={t(`judgement.${product.judgement}`)}>
              {vehicle}
            </Judged>
          ) : (
            vehicle
          );
          const name = isKit ? <TwoLines first={what} second={judged} /> : judged;
          return isAdmin || isOrderable(product) ? name : <Replaced of={product}>{name}</Replaced>;
        },
        ...sortable,
      },
      catalogue === 'Attelage' && {
        id: 'masse',
        header: t('columns.masse'),
        align: 'end',
        width: 'minmax(5.25rem, 6.5rem)',
        fits: 10,
        cell: (product) => kilograms(towedKilograms(product)),
        ...sortable,
      },
      {
        id: 'annees',
        header: t('list.years'),
        width: 'minmax(5.5rem, 6.5rem)',
        className: 'years',
        fits: 11,
        cell: ({ prodAnnee }) => yearsInWords(prodAnnee),
        ...sortable,
      },
      !isKit && {
        id: 'type',
        header: t('list.type'),
        width: 'minmax(4.75rem, 6rem)',
        fits: Number.POSITIVE_INFINITY,
        cell: (product) => (product.prodStandard === 'oui' ? standard : premium),
        ...sortable,
      },
      catalogue === 'Faisceau' && {
        id: 'led',
        header: t('columns.led'),
        width: '5rem',
        fits: 5,
        cell: ({ prodLEDSupport }) => prodLEDSupport,
      },
      catalogue === 'Faisceau' && {
        id: 'codage',
        header: t('columns.codage'),
        width: '5rem',
        fits: 5,
        cell: ({ prodAideProgrammation }) => prodAideProgrammation,
      },
      {
        id: 'ean',
        header: t('columns.ean'),
        width: '8.5rem',
        className: 'reference',
        fits: 14,
        cell: ({ prodCodeEAN }) => prodCodeEAN,
      },
      {
        id: 'prix',
        header: t('list.price'),
        align: 'end',
        width: 'minmax(6.5rem, 7.5rem)',
        className: 'price',
        fits: Number.POSITIVE_INFINITY,
        cell: priceCell,
        ...sortable,
      },
      {
        id: 'stock',
        header: t('list.stock'),
        width: 'minmax(8.25rem, 9.5rem)',
        cell: (product) =>
          !isAdmin && isSuspended(product) ? suspended : marks.stock(product.prodCodeStock),
        ...sortable,
      },
      // The status is for administrators only: customers see only products that they may order.
      isAdmin && {
        id: 'statut',
        header: t('list.statut'),
        width: 'minmax(6.25rem, 7.5rem)',
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
    const optional: readonly string[] = optionalColumns(catalogue);
    const left = (id: string) => optional.includes(id) && !chosen.includes(id as OptionalColumn);
    return columns.filter((column) => column !== false && !left(column.id)) as Column<ProductRow>[];
  }, [t, marks, catalogue, audience, chosen, ordered]);
}
