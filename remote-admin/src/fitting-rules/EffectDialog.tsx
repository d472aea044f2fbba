import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, Modal, ProgressBar } from '@extranet/shared/ui';
import { Effect } from './Effect.tsx';
import { useFittingRules } from './fitting-rules.slice.ts';
import { useEffectOf } from './useEffectOf.ts';

interface Props {
  open: boolean;
  onRule: (ruleId: string) => void;
  onSave: () => void;
  onClose: () => void;
}

/** What the unsaved changes would do to the proposals. */
export function EffectDialog({ open, onRule, onSave, onClose }: Props) {
  const { t } = useTranslation('admin');
  const draft = useFittingRules((state) => state.fittingRules.draft);
  const { preview, refusal, askAgain } = useEffectOf(open ? draft : null);
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
