import type { FaqPost, FaqPostStatus } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { DecisionBar } from './DecisionBar.tsx';
import { editingBegun, useEditor } from './editor/editor.slice.ts';
import { decisionForgotten, decisionRequested, nextToDecide, useThread } from './thread.slice.ts';

/** A decision is shown at once and can be undone; a refused one is undone automatically, and the reason is shown. */
export function Moderation({ post }: { post: FaqPost }) {
  const dispatch = useAppDispatch();
  const decision = useThread((state) => state.thread.decisions[post.postId]);
  const { postId, postStatus } = post;
  // One button in the accent's colour per page: while something is written, that is the one to send it.
  const isNext = useThread((state) => nextToDecide(state.thread) === postId);
  const writing = useEditor(({ editor }) => editor.open !== null);
  const decide = (status: FaqPostStatus) => {
    if (decision?.status !== 'pending' && status !== postStatus)
      dispatch(decisionRequested({ post, postStatus: status }));
  };
  return (
    <DecisionBar
      postStatus={postStatus}
      decision={decision}
      isNext={isNext && !writing}
      onDecide={decide}
      onForget={() => dispatch(decisionForgotten(postId))}
      onEdit={() => dispatch(editingBegun(post))}
    />
  );
}
