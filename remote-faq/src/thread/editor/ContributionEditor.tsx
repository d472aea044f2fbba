import type { FaqPostStatus } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Form, Select } from '@extranet/shared/ui';
import { RichTextEditor, textLength } from '@extranet/shared/ui/rich-text';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useThreadRights } from '../useThreadRights.ts';
import { EditorPictures } from './EditorPictures.tsx';
import { contributionSubmitted, editorClosed, statusChosen, textChanged, useEditor } from './editor.slice.ts';
import { LEAST_CHARACTERS } from './least-characters.ts';

/** For a new contribution, or for the one that a moderator is editing. */
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
            <Button variant="quiet" disabled={pending} onClick={() => dispatch(editorClosed())}>
              {t(open === 'new' ? 'editor.later' : 'editor.cancel')}
            </Button>
            <Button variant="primary" type="submit" icon={Send} busy={pending} disabled={travelling}>
              {t(open === 'new' ? 'editor.send' : 'editor.save')}
            </Button>
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
        <EditorPictures />
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
