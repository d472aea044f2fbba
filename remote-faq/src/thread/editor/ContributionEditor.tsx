import type { FaqPost, FaqPostStatus } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Form, Select } from '@extranet/shared/ui';
import { RichTextEditor, textLength } from '@extranet/shared/ui/rich-text';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { threadOutdated } from '../thread.facts.ts';
import { useThreadRights } from '../useThreadRights.ts';
import { EditorPictures } from './EditorPictures.tsx';
import {
  contributionSubmitted,
  editingCancelled,
  editorClosed,
  statusChosen,
  textChanged,
  useEditor,
} from './editor.slice.ts';
import { LEAST_CHARACTERS } from './least-characters.ts';

/** Somebody else was faster: what is written here can only be copied from now on. */
const TOO_LATE = [404, 409];

/** For a new contribution, or for one that is changed by a moderator, or by its author while it waits. */
export default function ContributionEditor() {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const { moderates } = useThreadRights();
  const { open, html, postStatus, status, refusal, uploads } = useEditor((state) => state.editor);
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const tooShort = textLength(html) < LEAST_CHARACTERS;
  const travelling = uploads.some(({ refusal: refused }) => !refused);
  const pending = status === 'pending';
  const edited = open === 'new' ? null : open;
  const tooLate = edited !== null && status === 'error' && TOO_LATE.includes(refusal?.status ?? 0);
  const cancel = (post: FaqPost) => {
    dispatch(editingCancelled(post));
    // What was withdrawn meanwhile goes with the editor.
    if (tooLate) dispatch(threadOutdated());
  };
  const handleSubmit = () => {
    setTried(true);
    if (!tooShort && !travelling) dispatch(contributionSubmitted());
  };
  const statuses = (['validated', 'draft', 'unvalidated'] as const).map((value) => ({
    value,
    label: t(`status.${value}`),
  }));
  return (
    <Box ref={box}>
      <Form
        label={t('editor.title')}
        status={status}
        error={refusal}
        onSubmit={handleSubmit}
        actions={
          <>
            {edited && (
              <Button variant="quiet" disabled={pending} onClick={() => cancel(edited)}>
                {t('editor.cancel')}
              </Button>
            )}
            {(!edited || (!moderates && !tooLate)) && (
              <Button variant="quiet" disabled={pending} onClick={() => dispatch(editorClosed())}>
                {t('editor.later')}
              </Button>
            )}
            {!tooLate && (
              <Button variant="primary" type="submit" icon={Send} busy={pending} disabled={travelling}>
                {t(edited ? 'editor.save' : 'editor.send')}
              </Button>
            )}
          </>
        }
      >
        <RichTextEditor
          label={t('editor.text')}
          value={html}
          onValue={(text) => dispatch(textChanged(text))}
          minLength={LEAST_CHARACTERS}
          error={tried && tooShort ? t('editor.tooShort', { count: LEAST_CHARACTERS }) : null}
          disabled={pending}
          autoFocus
        />
        {!tooLate && <EditorPictures />}
        {moderates && (
          <Select<FaqPostStatus>
            label={t('editor.status')}
            placeholder={t('moderation.choose')}
            value={postStatus}
            onValue={(chosen) => dispatch(statusChosen(chosen))}
            options={statuses}
          />
        )}
      </Form>
    </Box>
  );
}

/** Scroll margin below, so that the buttons are in view too. */
const Box = styled.div`
  scroll-margin-block: 5rem;
`;
