import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Badge, StockBadge } from '@extranet/shared/ui';

type Offered = Pick<ProductRow, 'prodStatut' | 'prodCodeStock'>;

/** What may be in stock but is not for sale: 'En stock' would promise too much. */
export const isSuspended = ({ prodStatut }: Offered): boolean => prodStatut === 'non disponible';

export function Availability({ product }: { product: Offered }) {
  const { t } = useTranslation('catalog');
  return isSuspended(product) ? (
    <Badge>{t('row.suspended')}</Badge>
  ) : (
    <StockBadge code={product.prodCodeStock} />
  );
}
