import type { FittingPreview } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Stack } from '@extranet/shared/ui';
import { EffectExamples } from './EffectExamples.tsx';
import { EffectWarnings } from './EffectWarnings.tsx';

/** How many models change their proposal, what is lost by it, and examples. */
export function Effect({
  preview,
  onRule,
}: {
  preview: FittingPreview;
  onRule?: ((ruleId: string) => void) | undefined;
}) {
  const { t } = useTranslation('admin');
  const { models, changed, examples } = preview;
  return (
    <Stack>
      <Alert
        tone={changed === 0 ? 'info' : 'success'}
        title={changed === 0 ? t('rules.effect.nothing') : t('rules.effect.changed', { count: changed })}
      >
        {t('rules.effect.tried', { count: models, shown: integer(models) })}
      </Alert>
      <EffectWarnings preview={preview} onRule={onRule} />
      {examples.length > 0 && <EffectExamples examples={examples} changed={changed} />}
    </Stack>
  );
}
