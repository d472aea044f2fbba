import type { Refusal } from '@extranet/shared/http';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Alert } from '@extranet/shared/ui';
import texts from './locales/additions.fr.json';
import { useFailureText } from './useFailureText.ts';

registerTexts('cart-orders', texts);

/** Why several lines did not all come into the cart. */
export function AdditionsRefused({ failure }: { failure: Refusal }) {
  const { t } = useTranslation('cart-orders');
  const failureText = useFailureText();
  return (
    <Alert tone="error" title={t('additions.refused')}>
      {failure.code === 'cart.unheard' ? t('additions.unheard') : failureText(failure)}
    </Alert>
  );
}
