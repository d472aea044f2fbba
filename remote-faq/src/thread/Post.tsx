import type { FaqPost } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Badge } from '@extranet/shared/ui';
import { RichTextView } from '@extranet/shared/ui/rich-text';
import { Clock, FilePen } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { Editor } from './editor/Editor.tsx';
import { useEditor } from './editor/editor.slice.ts';
import { Moderation } from './Moderation.tsx';
import { Pictures } from './pictures/Pictures.tsx';
import { useThreadRights } from './useThreadRights.ts';

/** One contribution with author, time and text; for a moderator also with the moderation buttons. */
export const Post = memo(function Post({ post }: { post: FaqPost }) {
  const { t } = useTranslation('faq');
  const { moderates, contributes } = useThreadRights();
  const edited = useEditor(
    ({ editor: { open } }) => open !== null && open !== 'new' && open.postId === post.postId,
  );
  const { postStatus, postAuthor, postCreatedAt, postMine, postText, postPictures } = post;
  return (
    <Article aria-label={t('post.name', { author: postAuthor, date: date(postCreatedAt, 'minute') })}>
      <Head>
        <strong>{postAuthor}</strong>
        <time dateTime={postCreatedAt}>{date(postCreatedAt, 'minute')}</time>
        {postStatus !== 'validated' && (
          <Badge icon={postStatus === 'unvalidated' ? Clock : FilePen}>{t(`status.${postStatus}`)}</Badge>
        )}
      </Head>
      {edited ? (
        <Editor />
      ) : (
        <>
          {postMine && !moderates && postStatus === 'unvalidated' && <Waits>{t('post.waits')}</Waits>}
          <Body>
            <RichTextView html={postText} />
          </Body>
          <Pictures
            paths={postPictures}
            turnable={moderates || (contributes && postMine && postStatus !== 'validated')}
          />
          {moderates && <Moderation post={post} />}
        </>
      )}
    </Article>
  );
});

/** content-visibility: posts of long threads are rendered only when they are scrolled into view. */
const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('s')};
  padding: ${space('m', 'l')};
  border-block-end: 1px solid ${color('line')};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 14rem;
  &:last-child {
    border-block-end: 0;
  }
  ${media.phone} {
    padding: ${space('m')};
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space('xs', 'm')};
  & > time {
    color: ${color('soft')};
    font: ${font('s')};
  }
`;
const Body = styled.div`
  max-inline-size: 75ch;
`;
const Waits = styled.p`
  color: ${color('soft')};
  font: ${font('s')};
`;
