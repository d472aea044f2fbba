import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, ButtonLink, EmptyState, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { LIST } from '../addresses.ts';
import { Contribution } from './Contribution.tsx';
import { Post } from './Post.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { threadOpened } from './thread.facts.ts';
import { useThread } from './thread.slice.ts';
import { useThreadRights } from './useThreadRights.ts';

export default function ThreadPage() {
  const { ref = '' } = useParams();
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const { contributes } = useThreadRights();
  const { status, posts, ref: opened } = useThread((state) => state.thread);
  const load = () => dispatch(threadOpened(ref));
  useEffect(() => {
    dispatch(threadOpened(ref));
  }, [dispatch, ref]);
  // Until the effect has run, the state is that of the previous thread.
  const shown = opened === ref ? status : 'pending';

  return (
    <Stack>
      <ThreadHead title={posts[0]?.postRef ?? ref} />
      {(shown === 'empty' || shown === 'pending') && <Waiting label={t('thread.loading')} />}
      {shown === 'missing' && (
        <EmptyState
          title={t('thread.missing')}
          action={<ButtonLink to={LIST}>{t('thread.back')}</ButtonLink>}
        >
          {t('thread.missingHint')}
        </EmptyState>
      )}
      {shown === 'error' && (
        <EmptyState title={t('thread.failed')} action={<Button onClick={load}>{t('retry')}</Button>}>
          {t('failedHint')}
        </EmptyState>
      )}
      {shown === 'success' && (
        <>
          {posts.length === 0 ? (
            <EmptyState title={t('thread.none')}>
              {t(contributes ? 'thread.noneContributorHint' : 'thread.noneHint')}
            </EmptyState>
          ) : (
            <Panel flush>
              {posts.map((post) => (
                <Post key={post.postId} post={post} />
              ))}
            </Panel>
          )}
          {contributes && <Contribution />}
        </>
      )}
    </Stack>
  );
}

const WAITING_POSTS = ['a', 'b', 'c'];

const Waiting = ({ label }: { label: string }) => (
  <Stack role="status" aria-label={label}>
    {WAITING_POSTS.map((post) => (
      <Skeleton key={post} height="8rem" />
    ))}
  </Stack>
);
