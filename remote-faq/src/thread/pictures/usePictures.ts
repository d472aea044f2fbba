import { toFailure } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { toast } from '@extranet/shared/ui';
import { useCallback } from 'react';
import { fetchPicture, putRotation } from './pictures.api.ts';

const THUMB_WIDTH = 100;
const LARGE_WIDTH = 1600;
const QUARTER_LEFT = -90;

/** Pictures are fetched outside the store: their bytes go directly from the request to the element that shows them. */
export const fetchThumb = (path: string) => fetchPicture(path, THUMB_WIDTH);
export const fetchLarge = (path: string) => fetchPicture(path, LARGE_WIDTH);

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
