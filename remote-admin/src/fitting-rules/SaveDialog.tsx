import type { FittingPreview } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, Checkbox, Modal, ProgressBar, Stack } from '@extranet/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import type { RuleChanges } from './draft.ts';
import { EffectWarnings, hasWarnings } from './EffectWarnings.tsx';
import { useFittingRules } from './fitting-rules.slice.ts';
import { RuleChangesList } from './RuleChangesList.tsx';
import { TextWithCount } from './TextWithCount.tsx';
import { useEffectOf } from './useEffectOf.ts';
import { useOpenForAWhile } from './useOpenForAWhile.ts';

const COMMENT_MAX = 300;

interface Props {
  open: boolean;
  changes: RuleChanges;
  onSave: (comment: string) => void;
  onBringOver: () => void;
  onRule: (ruleId: string) => void;
  onClose: () => void;
}

/** The last question before a new version: what changes, what it breaks, and why, for those who look at it in a year. */
export function SaveDialog({ open, changes, onSave, onBringOver, onRule, onClose }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { saving, refusal, draft } = useFittingRules((state) => state.fittingRules);
  const { preview, refusal: unknown, askAgain } = useEffectOf(open ? draft : null);
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const [accepted, setAccepted] = useState<FittingPreview | null>(null);
  const settled = useOpenForAWhile(open);
  useOnBecomingTrue(saving === 'success', () => {
    setComment('');
    setTried(false);
  });
  const error = useRefusal(saving === 'error' ? refusal : null);
  const meanwhile = error?.status === 409;
  const toAccept = preview !== null && hasWarnings(preview) && accepted !== preview;
  const why = comment.trim();
  const handleClose = () => {
    if (settled()) onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (why !== '' && comment.length <= COMMENT_MAX && !toAccept) onSave(why);
  };
  return (
    <Modal
      open={open}
      onClose={handleClose}
      title={t('rules.save.title')}
      footer={
        <>
          <Button onClick={handleClose}>{t('rules.save.back')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            busy={saving === 'pending'}
            disabled={!preview && !unknown}
          >
            {t('rules.save.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        {error && (
          <Alert
            title={meanwhile ? t('rules.save.meanwhile') : undefined}
            action={meanwhile && <Button onClick={onBringOver}>{t('rules.save.bringOver')}</Button>}
          >
            {meanwhile ? t('rules.save.meanwhileHint') : error.message}
          </Alert>
        )}
        {unknown && (
          <Alert
            tone="warning"
            title={t('rules.save.effectUnknown')}
            action={<Button onClick={askAgain}>{t('common.retry')}</Button>}
          >
            {unknown.message}
          </Alert>
        )}
        {!preview && !unknown && <ProgressBar label={t('rules.effect.computing')} />}
        {preview && <EffectWarnings preview={preview} onRule={onRule} />}
        <form id={id} noValidate onSubmit={handleSubmit}>
          <Stack>
            {preview && hasWarnings(preview) && (
              <Checkbox
                label={t('rules.save.accept')}
                checked={accepted === preview}
                error={tried && toAccept ? t('rules.save.acceptMissing') : null}
                onValue={(on) => setAccepted(on ? preview : null)}
              />
            )}
            <TextWithCount
              label={t('rules.save.comment')}
              hint={t('rules.save.commentHint')}
              required
              max={COMMENT_MAX}
              value={comment}
              error={tried && why === '' ? t('rules.save.commentMissing') : null}
              onValue={setComment}
            />
          </Stack>
        </form>
        <RuleChangesList changes={changes} />
      </Stack>
    </Modal>
  );
}
