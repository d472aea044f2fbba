import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { useCallback } from 'react';

/** The server's message if it sent one, else a text for the connection error. */
export function useFailureText(): (failure: Refusal) => string {
  const { t } = useTranslation('cart-orders');
  return useCallback(
    ({ code, message }) => {
      if (message) return message;
      if (code === 'network.timeout') return t('errors.timeout');
      return code === 'network.unreachable' ? t('errors.unreachable') : t('errors.unknown');
    },
    [t],
  );
}
