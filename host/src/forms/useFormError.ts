import { useTranslation } from '@extranet/shared/i18n';
import type { ServerError } from '@extranet/shared/ui';
import { useMemo } from 'react';
import type { FormFailure } from './failure.ts';

/** The server's own message if there is one, else the host's text for the failure. */
export function useFormError(failure: FormFailure | null): ServerError | null {
  const { t } = useTranslation('host');
  return useMemo(() => {
    if (!failure) return null;
    const { code, message, fields } = failure;
    const own = {
      'network.timeout': t('errors.timeout'),
      'network.unreachable': t('errors.unreachable'),
      'user.inactive': t('signIn.inactive'),
    }[code];
    const heading = message || own || t('errors.unknown');
    // If the only field's message is the heading, it would be read out twice.
    const several = fields && Object.values(fields).some((text) => text !== heading);
    return { code, message: heading, ...(several && { fields }) };
  }, [failure, t]);
}
