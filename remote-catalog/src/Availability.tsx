import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Badge, StockBadge } from '@extranet/shared/ui';

/** What may be in stock but is not for sale: 'En stock' would promise too much. */
export const isSuspended = ({ prodStatut }: ProductRow): boolean => prodStatut === 'non disponible';

export function Availability({ product }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  return isSuspended(product) ? (
    <Badge>{t('row.suspended')}</Badge>
  ) : (
    <StockBadge code={product.prodCodeStock} />
  );
}
