import type { FittingPreview } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, Modal, ProgressBar, Stack } from '@extranet/shared/ui';
import { EffectExamples } from './EffectExamples.tsx';
import { EffectWarnings } from './EffectWarnings.tsx';
import { useDraftEffect } from './useDraftEffect.ts';

interface Props {
  open: boolean;
  onRule: (ruleId: string) => void;
  onSave: () => void;
  onClose: () => void;
}

/** What the unsaved changes would do to the proposals. */
export function EffectDialog({ open, onRule, onSave, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { preview, refusal, askAgain } = useDraftEffect(open);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('rules.effect.title')}
      size="l"
      footer={
        <>
          <Button onClick={onClose}>{t('rules.effect.back')}</Button>
          <Button variant="primary" disabled={!preview} onClick={onSave}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {refusal ? (
        <Alert action={<Button onClick={askAgain}>{t('common.retry')}</Button>}>{refusal.message}</Alert>
      ) : preview ? (
        <Effect preview={preview} onRule={onRule} />
      ) : (
        <ProgressBar label={t('rules.effect.computing')} />
      )}
    </Modal>
  );
}

function Effect({ preview, onRule }: { preview: FittingPreview; onRule: (ruleId: string) => void }) {
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
