import type { SearchAnswer } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { OPEN_YEAR } from '@extranet/shared/rules';

/** Why nothing was found, where the catalogues do not have what was named (B3.06), and what stands above the questions to ask instead. */
export function useNoneSaid(): (answer: SearchAnswer) => { none: string; instead: string } {
  const { t } = useTranslation('catalog');
  return ({ understood: { inWords, missing, unknown, built, absent, without } }) => {
    const instead = t('words.instead');
    if (absent) {
      const others = absent.others.join(', ');
      return { none: t('words.noneGeneration', { inWords: absent.inWords, others }), instead };
    }
    if (missing) return { none: t('words.noneFor', { unknown: unknown.join(' ') }), instead };
    if (without && !built) {
      const shown = without.map((one) => one.shown).join(', ');
      return { none: t('words.noneWithout', { without: shown }), instead };
    }
    if (!built) {
      const none = inWords === '' ? t('words.none') : t('words.noneFor', { unknown: inWords });
      return { none, instead: t('words.nearest') };
    }
    return { none: t(built.to === OPEN_YEAR ? 'words.noneBuiltSince' : 'words.noneBuilt', built), instead };
  };
}
