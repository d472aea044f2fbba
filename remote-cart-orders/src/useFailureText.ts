import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { useCallback } from 'react';

/** The server's own sentence where it was heard; else what went wrong on the way. */
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
