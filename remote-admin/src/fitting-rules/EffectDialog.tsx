import type { FittingPreview } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Modal, ProgressBar, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useRefusal } from '../refusals.ts';
import { Contradictions } from './Contradictions.tsx';
import { EffectExamples } from './EffectExamples.tsx';
import { previewAsked, useFittingRules } from './fitting-rules.slice.ts';

interface Props {
  open: boolean;
  onRule: (ruleId: string) => void;
  onSave: () => void;
  onClose: () => void;
}

/** What the unsaved changes would do to the proposals, asked anew when the draft has changed. */
export function EffectDialog({ open, onRule, onSave, onClose }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { draft, effect } = useFittingRules((state) => state.fittingRules);
  const current = effect?.of === draft ? effect : null;
  const missing = open && current === null;
  useEffect(() => {
    if (missing) dispatch(previewAsked(draft));
  }, [dispatch, missing, draft]);
  const refusal = useRefusal(current?.refusal ?? null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('rules.effect.title')}
      size="l"
      footer={
        <>
          <Button onClick={onClose}>{t('rules.effect.back')}</Button>
          <Button variant="primary" disabled={!current?.preview} onClick={onSave}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {refusal ? (
        <Alert action={<Button onClick={() => dispatch(previewAsked(draft))}>{t('common.retry')}</Button>}>
          {refusal.message}
        </Alert>
      ) : current?.preview ? (
        <Effect preview={current.preview} onRule={onRule} />
      ) : (
        <ProgressBar label={t('rules.effect.computing')} />
      )}
    </Modal>
  );
}

function Effect({ preview, onRule }: { preview: FittingPreview; onRule: (ruleId: string) => void }) {
  const { t } = useTranslation('admin');
  const { models, changed, emptied, contradictions, examples } = preview;
  return (
    <Stack>
      <Alert
        tone={changed === 0 ? 'info' : 'success'}
        title={changed === 0 ? t('rules.effect.nothing') : t('rules.effect.changed', { count: changed })}
      >
        {t('rules.effect.tried', { count: models, shown: integer(models) })}
      </Alert>
      {emptied.length > 0 && (
        <Alert tone="warning" title={t('rules.effect.emptied', { count: emptied.length })}>
          <Emptied models={emptied} />
        </Alert>
      )}
      <Contradictions pairs={contradictions} onRule={onRule} />
      {examples.length > 0 && <EffectExamples examples={examples} changed={changed} />}
    </Stack>
  );
}

/** Enough to see which kind of models it is; the others unfold. */
const NAMED = 12;

function Emptied({ models }: { models: readonly string[] }) {
  const { t } = useTranslation('admin');
  const rest = models.slice(NAMED);
  return (
    <>
      {models.slice(0, NAMED).join(', ')}
      {rest.length > 0 && (
        <details>
          <summary>{t('rules.effect.others', { count: rest.length })}</summary>
          {rest.join(', ')}
        </details>
      )}
    </>
  );
}
