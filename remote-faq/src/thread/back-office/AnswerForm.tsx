import type { FaqPost } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Form } from '@extranet/shared/ui';
import { RichTextEditor, textLength } from '@extranet/shared/ui/rich-text';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { LEAST_CHARACTERS } from '../editor/least-characters.ts';
import { type Answer, answerLeft, answerSubmitted, answerTyped } from './answers.slice.ts';

/** What the supplier answers; a contribution that waits is published with it. */
export default function AnswerForm({ post, answer }: { post: FaqPost; answer: Answer }) {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const [tried, setTried] = useState(false);
  const { postId, postStatus } = post;
  const { html, status, refusal } = answer;
  const tooShort = textLength(html) < LEAST_CHARACTERS;
  const pending = status === 'pending';
  const handleSubmit = () => {
    setTried(true);
    if (!tooShort) dispatch(answerSubmitted(post));
  };
  return (
    <Form
      label={t('backOffice.answerTitle')}
      status={status}
      error={refusal}
      onSubmit={handleSubmit}
      actions={
        <>
          <Button variant="quiet" disabled={pending} onClick={() => dispatch(answerLeft(postId))}>
            {t('editor.later')}
          </Button>
          <Button variant="primary" type="submit" icon={Send} busy={pending}>
            {t(postStatus === 'validated' ? 'backOffice.publish' : 'backOffice.validateAndPublish')}
          </Button>
        </>
      }
    >
      <RichTextEditor
        label={t('backOffice.answerTitle')}
        value={html}
        onValue={(text) => dispatch(answerTyped({ postId, html: text }))}
        minLength={LEAST_CHARACTERS}
        error={tried && tooShort ? t('editor.tooShort', { count: LEAST_CHARACTERS }) : null}
        disabled={pending}
        autoFocus
      />
    </Form>
  );
}
