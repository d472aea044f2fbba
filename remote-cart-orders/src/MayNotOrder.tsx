import { phoneHref } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { media, space } from '@extranet/shared/theme';
import { Alert, ButtonLink, EmptyState, Link, Row } from '@extranet/shared/ui';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import texts from './locales/notices.fr.json';
import { useSupplier } from './useSupplier.ts';

registerTexts('cart-orders', texts);

/** Instead of a page that is for ordering: what the account can do, and whom to ask for the right (C5.07). */
export function MayNotOrder() {
  const { t } = useTranslation('cart-orders');
  return (
    <EmptyState
      icon={Lock}
      title={t('cart.mayNotOrder')}
      action={
        <Row>
          <ButtonLink to="/catalog">{t('mayNotOrder.catalogue')}</ButtonLink>
          <ButtonLink to="/orders">{t('checkout.seeOrders')}</ButtonLink>
        </Row>
      }
    >
      {t('mayNotOrder.hint')} <Contact />
    </EmptyState>
  );
}

/** Above a cart that was filled before the right was taken back. */
export function MayNotOrderNotice() {
  const { t } = useTranslation('cart-orders');
  return (
    <Alert tone="warning" title={t('cart.mayNotOrder')}>
      {t('mayNotOrder.kept')} <Contact />
    </Alert>
  );
}

function Contact() {
  const { t } = useTranslation('cart-orders');
  const supplier = useSupplier();
  if (!supplier) return null;
  return (
    <>
      {t('mayNotOrder.ask', { name: supplier.name })}
      <Ways>
        <Link href={phoneHref(supplier.phone)}>{supplier.phone}</Link>
        <Link href={`mailto:${supplier.email}`}>{supplier.email}</Link>
      </Ways>
    </>
  );
}

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space('xs', 'l')};
  white-space: nowrap;
  ${media.coarse} { & > a { padding-block: ${space('m')}; } }
`;
