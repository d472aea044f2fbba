import { useTranslation } from '@extranet/shared/i18n';
import { Badge } from '@extranet/shared/ui';
import { dayOf } from '../../day-of.ts';
import { isUnsaved, stateOf } from '../lines/line-state.ts';
import type { PriceLine } from '../lines/price-lines.ts';

/** Says of a price that it is not paid today, and why, or else that it is still to be saved; nothing of one that is paid as it stands. */
export function LineBadge({ line, today }: { line: PriceLine; today: string }) {
  const { t } = useTranslation('admin');
  const state = stateOf(line, today);
  if (!state) return isUnsaved(line) ? <Badge>{t('specialPrices.unsaved')}</Badge> : null;
  return (
    <Badge tone={state === 'gone' ? 'error' : 'quiet'}>
      {state === 'coming'
        ? t('specialPrices.coming', { day: dayOf(line.validFrom) })
        : t(`specialPrices.${state}`)}
    </Badge>
  );
}
