import { useTranslation } from '@extranet/shared/i18n';

/** Beside how many are picked: nothing happens to those that a filter hides, and whoever picked them is told. */
export function HiddenPicks({ count }: { count: number }) {
  const { t } = useTranslation('admin');
  return count > 0 && <span>{t('common.hiddenPicks', { count })}</span>;
}
