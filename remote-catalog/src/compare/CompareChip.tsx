import { useTranslation } from '@extranet/shared/i18n';
import { Scale } from 'lucide-react';
import { memo } from 'react';
import { Chip } from '../Chip.ts';

/** Beside the chips that narrow the list: begins and ends choosing products to compare. */
export const CompareChip = memo(function Begin({ on, onTurn }: { on: boolean; onTurn: () => void }) {
  const { t } = useTranslation('catalog');
  return (
    <Chip type="button" aria-pressed={on} onClick={onTurn}>
      <Scale size={16} aria-hidden />
      <span>{t('comparison.begin')}</span>
    </Chip>
  );
});
