import type { FaqPost } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ConfirmDialog, Row } from '@extranet/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { changeOf } from '../editor/drafts.ts';
import { editingBegun, useEditor } from '../editor/editor.slice.ts';
import { useThreadRights } from '../useThreadRights.ts';
import { refusalDismissed, useOwn, withdrawalConfirmed } from './own.slice.ts';

/** What its author may do with a contribution that waits, and what came of it. A moderator's own 'Modifier' stands with the decisions. */
export function OwnPost({ post, edited }: { post: FaqPost; edited: boolean }) {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const { moderates } = useThreadRights();
  const [asking, setAsking] = useState(false);
  const { postId, postStatus } = post;
  const begun = useEditor(({ editor }) => editor.changes[changeOf(post)] !== undefined);
  const saved = useEditor(({ editor }) => editor.saved === postId);
  const refusal = useOwn(({ own }) => (own.refused?.postId === postId ? own.refused.refusal : null));
  const withdrawing = useOwn(({ own }) => own.withdrawing === postId);
  const change = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // The editor took its focused button with it.
    if (wasEdited.current && !edited) change.current?.focus();
    wasEdited.current = edited;
  }, [edited]);
  if (edited) return null;
  return (
    <>
      {refusal && (
        <Alert onDismiss={() => dispatch(refusalDismissed())}>
          {refusal.message || t('own.notWithdrawn')}
        </Alert>
      )}
      {saved && !moderates && postStatus === 'unvalidated' && <Alert tone="success">{t('own.saved')}</Alert>}
      {postStatus === 'unvalidated' && (
        <Row role="group" aria-label={t('own.label')}>
          {!moderates && (
            <Button
              ref={change}
              icon={Pencil}
              disabled={withdrawing}
              onClick={() => dispatch(editingBegun(post))}
            >
              {t(begun ? 'own.resume' : 'own.edit')}
            </Button>
          )}
          <Button variant="quiet" icon={Trash2} busy={withdrawing} onClick={() => setAsking(true)}>
            {t('own.delete')}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={asking}
        title={t('own.deleteTitle')}
        confirm={t('own.delete')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          dispatch(withdrawalConfirmed(post));
        }}
      >
        {t('own.deleteHint')}
      </ConfirmDialog>
    </>
  );
}
