import type { PartRequest } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Form, TextArea } from '@extranet/shared/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { ReferenceField } from '../ReferenceField.tsx';
import { useRefusal } from '../refusals.ts';
import { type AnswerDraft, answerDrafted, answerDropped, answerSent } from './part-requests.slice.ts';

interface Props {
  request: PartRequest;
  draft: AnswerDraft;
  /** It was opened just now, and not on an earlier visit of the page. */
  autoFocus: boolean;
}

/** The answer as the customer reads it in the mail; what was typed stays when the server refuses, and on another page. */
export function AnswerForm({ request: { id, text: asked, customer }, draft, autoFocus }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState(false);
  const refusal = useRefusal(draft.refusal);
  const text = draft.text.trim();
  const ref = draft.ref.trim();
  const handleSubmit = () => {
    setShown(true);
    if (text) dispatch(answerSent({ id, answer: { text, ...(ref && { ref }) } }));
  };
  return (
    <Form
      label={t('partRequests.answerOf', { who: customer.name, text: asked })}
      status={draft.status}
      error={refusal}
      errorsAtFields
      fieldLabel={() => t('partRequests.ref')}
      onSubmit={handleSubmit}
      actions={
        <>
          <Button onClick={() => dispatch(answerDropped(id))}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" icon={Send} busy={draft.status === 'pending'}>
            {t('partRequests.send')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('partRequests.text')}
        required
        autoFocus={autoFocus}
        rows={3}
        maxLength={TEXT_MAX.partRequest}
        value={draft.text}
        error={shown && !text ? t('partRequests.noText') : undefined}
        onValue={(value) => dispatch(answerDrafted({ id, text: value }))}
      />
      <ReferenceField
        label={t('partRequests.ref')}
        text={draft.ref}
        error={refusal?.fields?.ref}
        onText={(value) => dispatch(answerDrafted({ id, ref: value }))}
      />
    </Form>
  );
}
