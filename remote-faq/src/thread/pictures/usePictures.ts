import { toFailure } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { toast } from '@extranet/shared/ui';
import { useCallback } from 'react';
import { putRotation } from './pictures.api.ts';

/** Pictures are fetched outside the store: their bytes go directly from the request to the element that shows them. */
export { fetchPicture } from './pictures.api.ts';

const QUARTER_LEFT = -90;

/** A quarter turn to the left (C7.42); the server's error is shown to the user. */
export function useRotation() {
  const { t } = useTranslation('faq');
  return useCallback(
    async (path: string) => {
      try {
        await putRotation({ path, deg: QUARTER_LEFT });
      } catch (error) {
        toast({ tone: 'error', text: toFailure(error).message || t('pictures.notTurned') });
        throw error;
      }
    },
    [t],
  );
}
