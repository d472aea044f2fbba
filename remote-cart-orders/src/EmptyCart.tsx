import { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { ButtonLink, EmptyState } from '@extranet/shared/ui';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Beside the way to the catalogue: what else can be done from here. */
  action: ReactNode;
  children: ReactNode;
}

export function EmptyCart({ action, children }: Props) {
  const { t } = useTranslation('cart-orders');
  return (
    <EmptyState
      icon={ShoppingCart}
      title={t('cart.empty')}
      action={
        <Choices>
          <ButtonLink to="/catalog" variant="primary">
            {t('cart.addItems')}
          </ButtonLink>
          {action}
        </Choices>
      }
    >
      {children}
    </EmptyState>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space('s')};
`;
