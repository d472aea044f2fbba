import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button } from '@extranet/shared/ui';
import { sendingAskedAgain, useCartFacts } from './cart-facts.ts';
import texts from './locales/notices.fr.json';

registerTexts('cart-orders', texts);

/** What was changed while the server did not answer stays on the screen; this says that it still has to be sent. */
export function UnsentNotice() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const unsent = useCartFacts(({ cart }) => cart.unsent);
  if (!unsent) return null;
  return (
    <Alert
      tone="warning"
      title={t('cart.unsent')}
      action={<Button onClick={() => dispatch(sendingAskedAgain())}>{t('retry')}</Button>}
    >
      {t('cart.unsentHint')}
    </Alert>
  );
}
