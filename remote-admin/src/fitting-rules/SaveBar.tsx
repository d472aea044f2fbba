import { useTranslation } from '@extranet/shared/i18n';
import { Button } from '@extranet/shared/ui';
import { RecordBar } from '../RecordBar.tsx';
import type { RuleChanges } from './draft.ts';

interface Props {
  changes: RuleChanges;
  count: number;
  toCorrect: number;
  onDrop: () => void;
  onEffect: () => void;
  onSave: () => void;
}

/** What of the rules is unsaved; beside saving, one can look at the effect first. */
export function SaveBar({ changes, count, toCorrect, onDrop, onEffect, onSave }: Props) {
  const { t } = useTranslation('admin');
  const kinds = (['added', 'changed', 'moved', 'removed'] as const)
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => t(`rules.bar.${kind}`, { count: changes[kind].length }));
  return (
    <RecordBar
      unsaved={t('rules.bar.count', { count })}
      kinds={kinds.join(', ')}
      saving={false}
      reason={toCorrect > 0 ? t('rules.bar.toCorrect', { count: toCorrect }) : undefined}
      onDrop={onDrop}
      onSave={onSave}
    >
      <Button disabled={toCorrect > 0} onClick={onEffect}>
        {t('rules.bar.effect')}
      </Button>
    </RecordBar>
  );
}
