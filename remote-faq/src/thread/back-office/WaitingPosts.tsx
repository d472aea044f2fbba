import type { FaqPostStatus } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { SlotProps } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState, Panel, Skeleton } from '@extranet/shared/ui';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { nextToDecide } from '../thread.slice.ts';
import { waitingPostsOpened } from './back-office.facts.ts';
import {
  type BackOfficeState,
  postDecided,
  postDecisionForgotten,
  useBackOffice,
} from './back-office.slice.ts';
import { WaitingPost } from './WaitingPost.tsx';

/** Content of the slot admin.moderation: what waits in all threads, with the forum's own decisions. */
export default function WaitingPosts({ about, onDecided }: SlotProps['admin.moderation']) {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const { status, posts, decisions } = useBackOffice((state) => state.backOffice);
  useEffect(() => {
    dispatch(waitingPostsOpened(about));
  }, [dispatch, about]);
  const left = useBackOffice(waiting);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current !== undefined && left !== before.current) onDecided?.();
    before.current = status === 'success' ? left : undefined;
  }, [left, status, onDecided]);
  const next = nextToDecide({ posts, decisions });
  if (status === 'error')
    return (
      <EmptyState
        title={t('backOffice.failed')}
        action={<Button onClick={() => dispatch(waitingPostsOpened(about))}>{t('retry')}</Button>}
      >
        {t('failedHint')}
      </EmptyState>
    );
  if (posts.length === 0)
    return status === 'success' ? (
      <EmptyState icon={MessageSquareText} title={t('backOffice.none')}>
        {t('backOffice.noneHint')}
      </EmptyState>
    ) : (
      <Skeleton height="24rem" />
    );
  return (
    <Panel flush>
      {posts.map((post) => (
        <WaitingPost
          key={post.postId}
          post={post}
          decision={decisions[post.postId]}
          isNext={post.postId === next}
          isAlone={about === undefined}
          onDecide={(postStatus: FaqPostStatus) => {
            if (decisions[post.postId]?.status !== 'pending' && postStatus !== post.postStatus)
              dispatch(postDecided({ post, postStatus }));
          }}
          onForget={() => dispatch(postDecisionForgotten(post.postId))}
        />
      ))}
    </Panel>
  );
}

/** How many wait, as the server knows: a decision on its way has not been taken. */
const waiting = ({ backOffice: { posts, decisions } }: { backOffice: BackOfficeState }): number =>
  posts.filter(({ postId, postStatus }) => {
    const decision = decisions[postId];
    if (decision?.status === 'withdrawn') return false;
    return (decision?.status === 'pending' ? decision.before : postStatus) === 'unvalidated';
  }).length;
