import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Alert, Button, Panel } from '@extranet/shared/ui';
import { PenLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Editor } from './editor/Editor.tsx';
import { contributionBegun, useEditor } from './editor/editor.slice.ts';
import { useOwn } from './own/own.slice.ts';
import { nextToDecide, useThread } from './thread.slice.ts';
import { useThreadRights } from './useThreadRights.ts';

/** Below the posts: a button, the editor that it opens, and a thank-you message after sending. */
export function Contribution() {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const { moderates } = useThreadRights();
  const writing = useEditor(({ editor }) => editor.open === 'new');
  // One button in the accent's colour: the one that saves what is being written.
  const changing = useEditor(({ editor }) => editor.open !== null);
  const begun = useEditor(({ editor }) => editor.draft !== null);
  const decides = useThread(({ thread }) => moderates && nextToDecide(thread) !== undefined);
  const sent = useEditor(({ editor }) => editor.sent);
  const withdrawn = useOwn(({ own }) => own.withdrawn);
  const button = useRef<HTMLButtonElement>(null);
  const wrote = useRef(false);
  const withdrawnBefore = useRef(withdrawn);
  useEffect(() => {
    // The editor took its focused button with it.
    if (wrote.current && !writing) button.current?.focus();
    wrote.current = writing;
  }, [writing]);
  useEffect(() => {
    // What was deleted took its own buttons with it.
    if (withdrawn > withdrawnBefore.current) button.current?.focus();
    withdrawnBefore.current = withdrawn;
  }, [withdrawn]);
  if (writing) {
    return (
      <Panel title={t('editor.title')}>
        <Editor />
      </Panel>
    );
  }
  return (
    <Foot>
      {sent && <Alert tone="success">{t(moderates ? `moderation.sent.${sent}` : 'editor.thanks')}</Alert>}
      {withdrawn > 0 && !sent && <Alert tone="success">{t('own.withdrawn')}</Alert>}
      <Button
        ref={button}
        variant={decides || changing ? 'secondary' : 'primary'}
        icon={PenLine}
        onClick={() => dispatch(contributionBegun())}
      >
        {t(begun ? 'editor.resume' : 'editor.open')}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space('l')};
  & > div {
    justify-self: stretch;
  }
`;
