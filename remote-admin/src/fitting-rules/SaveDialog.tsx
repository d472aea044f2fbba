import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, Modal, Stack, TextArea } from '@extranet/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import type { RuleChanges } from './draft.ts';
import { useFittingRules } from './fitting-rules.slice.ts';
import { RuleChangesList } from './RuleChangesList.tsx';

const COMMENT_MAX = 300;

interface Props {
  open: boolean;
  changes: RuleChanges;
  onSave: (comment: string) => void;
  onBringOver: () => void;
  onClose: () => void;
}

/** The last question before a new version: what changes, and why, for those who look at it in a year. */
export function SaveDialog({ open, changes, onSave, onBringOver, onClose }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { saving, refusal } = useFittingRules((state) => state.fittingRules);
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  useOnBecomingTrue(saving === 'success', () => {
    setComment('');
    setTried(false);
  });
  const error = useRefusal(saving === 'error' ? refusal : null);
  const meanwhile = error?.status === 409;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (comment.trim() !== '') onSave(comment.trim());
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('rules.save.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('rules.save.back')}</Button>
          <Button variant="primary" type="submit" form={id} busy={saving === 'pending'}>
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
        <form id={id} noValidate onSubmit={handleSubmit}>
          <TextArea
            label={t('rules.save.comment')}
            hint={t('rules.save.commentHint')}
            required
            rows={2}
            maxLength={COMMENT_MAX}
            value={comment}
            error={tried && comment.trim() === '' ? t('rules.save.commentMissing') : null}
            onValue={setComment}
          />
        </form>
        <RuleChangesList changes={changes} />
      </Stack>
    </Modal>
  );
}
