import type { FaqPost, FaqPostStatus } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, radius, rowHeight, space } from '@extranet/shared/theme';
import { Alert, Button } from '@extranet/shared/ui';
import { Check, FilePen, Pencil, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { editingBegun, useEditor } from './editor/editor.slice.ts';
import { decisionForgotten, decisionRequested, nextToDecide, useThread } from './thread.slice.ts';

/** A decision is shown at once and can be undone; a refused one is undone automatically, and the reason is shown. */
export function Moderation({ post }: { post: FaqPost }) {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const decision = useThread((state) => state.thread.decisions[post.postId]);
  const { postId, postStatus } = post;
  // One button in the accent's colour per page: while something is written, that is the one to send it.
  const isNext = useThread((state) => nextToDecide(state.thread) === postId);
  const writing = useEditor(({ editor }) => editor.open !== null);
  const undecided = postStatus === 'unvalidated';
  const pending = decision?.status === 'pending';
  const decide = (status: FaqPostStatus) => {
    if (!pending && status !== postStatus) dispatch(decisionRequested({ post, postStatus: status }));
  };
  // Once a decision is pending or made here, both buttons stay in place, so that the second half of a double click does not
  // hit the other one.
  const both = undecided || decision !== undefined;
  return (
    <>
      {decision?.status === 'error' && (
        <Alert onDismiss={() => dispatch(decisionForgotten(postId))}>
          {decision.refusal?.message || t('moderation.failed')}
        </Alert>
      )}
      <Bar
        data-undecided={undecided || undefined}
        data-both={both || undefined}
        role="group"
        aria-label={t('moderation.label')}
      >
        <Told>
          <strong role="status">
            {undecided && t('moderation.choose')}
            {decision?.status === 'success' && !undecided && t(`moderation.done.${postStatus}`)}
          </strong>
          {decision?.status === 'success' && !undecided && (
            <Button variant="quiet" icon={Undo2} onClick={() => decide(decision.before)}>
              {t('moderation.undo')}
            </Button>
          )}
        </Told>
        {(both || postStatus === 'draft') && (
          <Button
            variant={undecided ? (isNext && !writing ? 'primary' : 'secondary') : 'quiet'}
            icon={Check}
            aria-pressed={postStatus === 'validated'}
            onClick={() => decide('validated')}
          >
            {t('moderation.validate')}
          </Button>
        )}
        {(both || postStatus === 'validated') && (
          <Button
            variant={undecided ? 'secondary' : 'quiet'}
            icon={FilePen}
            aria-pressed={postStatus === 'draft'}
            onClick={() => decide('draft')}
          >
            {t('moderation.toDraft')}
          </Button>
        )}
        <Button variant="quiet" icon={Pencil} disabled={pending} onClick={() => dispatch(editingBegun(post))}>
          {t('moderation.edit')}
        </Button>
      </Bar>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('xs', 's')};
  border-radius: ${radius()};
  &[data-both] {
    padding: ${space('s', 'm')};
  }
  ${media.phone} {
    & > button {
      flex: 1 1 auto;
    }
  }
  &[data-undecided] {
    background: ${color('accentGround')};
  }
`;
/** At the start of the line, so that its text does not move the buttons. */
const Told = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  min-block-size: ${rowHeight()};
  margin-inline-end: auto;
  font: ${font('s')};
  ${media.phone} {
    flex: 1 0 100%;
    justify-content: space-between;
  }
`;
