import type { SearchAnswer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';

/** Why nothing was found, where the catalogues do not have what was named (B3.06), and what stands above the questions to ask instead. */
export function useNoneSaid(): (answer: SearchAnswer) => { none: string; instead: string } {
  const { t } = useTranslation('catalog');
  return ({ understood: { missing, unknown } }) =>
    missing
      ? { none: t('words.noneFor', { unknown: unknown.join(' ') }), instead: t('words.instead') }
      : { none: t('words.none'), instead: t('words.nearest') };
}
