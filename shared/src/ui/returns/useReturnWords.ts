import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Return } from '../../contracts/index.ts';
import { registerTexts } from '../../i18n/index.ts';
import texts from '../locales/returns.fr.json';

registerTexts('ui', texts);

/** What both sides call the states, steps and reasons of a return. */
export function useReturnWords() {
  const { t } = useTranslation('ui');
  return useMemo(
    () => ({
      stateOf: (state: Return['state']): string => t(`returns.state.${state}`),
      eventOf: (state: Return['state']): string => t(`returns.event.${state}`),
      reasonOf: (reason: Return['reason']): string => t(`returns.reasons.${reason}`),
      photoAlt: t('returns.photoAlt'),
    }),
    [t],
  );
}
