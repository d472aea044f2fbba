import type { FaqPost } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font } from '@extranet/shared/theme';
import { Badge } from '@extranet/shared/ui';
import { RichTextView } from '@extranet/shared/ui/rich-text';
import { Clock, FilePen } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { Editor } from './editor/Editor.tsx';
import { useEditor } from './editor/editor.slice.ts';
import { Moderation } from './Moderation.tsx';
import { OfficialBadge } from './OfficialBadge.tsx';
import { OwnPost } from './own/OwnPost.tsx';
import { Pictures } from './pictures/Pictures.tsx';
import { Article, Body, Head } from './postStyles.ts';
import { useThreadRights } from './useThreadRights.ts';

/** One contribution with author, time and text; for a moderator also with the moderation buttons. */
export const Post = memo(function Post({ post }: { post: FaqPost }) {
  const { t } = useTranslation('faq');
  const { moderates, contributes } = useThreadRights();
  const { postId, postUpdatedAt } = post;
  const editedVersion = useEditor(({ editor: { open } }) =>
    open !== null && open !== 'new' && open.postId === postId ? open.postUpdatedAt : null,
  );
  const edited = editedVersion !== null;
  const { postStatus, postAuthor, postOfficial, postCreatedAt, postMine, postText, postPictures } = post;
  return (
    <Article aria-label={t('post.name', { author: postAuthor, date: date(postCreatedAt, 'minute') })}>
      <Head>
        <strong>{postAuthor}</strong>
        {postOfficial && <OfficialBadge />}
        <time dateTime={postCreatedAt}>{date(postCreatedAt, 'minute')}</time>
        {postStatus !== 'validated' && (
          <Badge icon={postStatus === 'unvalidated' ? Clock : FilePen}>{t(`status.${postStatus}`)}</Badge>
        )}
      </Head>
      {/* What was changed meanwhile by somebody else is read above what was being written. */}
      {editedVersion !== postUpdatedAt && (
        <>
          {postMine && !moderates && postStatus === 'unvalidated' && <Waits>{t('post.waits')}</Waits>}
          <Body>
            <RichTextView html={postText} />
          </Body>
          <Pictures
            paths={postPictures}
            turnable={moderates || (contributes && postMine && postStatus !== 'validated')}
          />
          {moderates && !edited && <Moderation post={post} />}
        </>
      )}
      {edited && <Editor />}
      {postMine && contributes && <OwnPost post={post} edited={edited} />}
    </Article>
  );
});

const Waits = styled.p`
  color: ${color('soft')};
  font: ${font('s')};
`;
