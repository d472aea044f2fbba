import type { FaqPostStatus, FaqPostToModerate } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, Reference } from '@extranet/shared/ui';
import { RichTextView } from '@extranet/shared/ui/rich-text';
import { Clock, FilePen } from 'lucide-react';
import styled from 'styled-components';
import { DecisionBar } from '../DecisionBar.tsx';
import type { Decision } from '../decision.ts';
import { OfficialBadge } from '../OfficialBadge.tsx';
import { Pictures } from '../pictures/Pictures.tsx';
import { Article, Body, Head } from '../postStyles.ts';
import { AnswerBelow } from './AnswerBelow.tsx';
import { useBackOffice } from './back-office.slice.ts';

interface Props {
  post: FaqPostToModerate;
  decision: Decision | undefined;
  isNext: boolean;
  /** What it answers is not in view. */
  isAlone: boolean;
  onDecide: (status: FaqPostStatus) => void;
  onForget: () => void;
}

/** A contribution as readers will see it, with the reference that it is about. */
export function WaitingPost({ post, decision, isNext, isAlone, onDecide, onForget }: Props) {
  const { t } = useTranslation('faq');
  const answering = useBackOffice(({ answers }) => answers[post.postId]?.open ?? false);
  const overtaken = decision?.status === 'changed' || decision?.status === 'withdrawn';
  const { postRef, postStatus, postAuthor, postOfficial, postCreatedAt, postText, postPictures, postAsked } =
    post;
  return (
    <Article aria-label={t('post.name', { author: postAuthor, date: date(postCreatedAt, 'minute') })}>
      <Head>
        <Reference>{postRef}</Reference>
        <strong>{postAuthor}</strong>
        {postOfficial && <OfficialBadge />}
        <time dateTime={postCreatedAt}>{date(postCreatedAt, 'minute')}</time>
        {postStatus !== 'validated' && (
          <Badge icon={postStatus === 'unvalidated' ? Clock : FilePen}>{t(`status.${postStatus}`)}</Badge>
        )}
      </Head>
      {isAlone && postAsked && (
        <Asked>
          {t('backOffice.asked')} {postAsked}
        </Asked>
      )}
      <Body>
        <RichTextView html={postText} />
      </Body>
      <Pictures paths={postPictures} turnable />
      <DecisionBar
        postStatus={postStatus}
        decision={decision}
        // While the answer is written, its own button is what comes next.
        isNext={isNext && !answering}
        onDecide={onDecide}
        onForget={onForget}
      />
      {!postOfficial && !overtaken && <AnswerBelow post={post} />}
    </Article>
  );
}

/** What it says is read as the answer to this. */
const Asked = styled.p`
  max-inline-size: 75ch;
  padding-inline-start: ${space('m')};
  border-inline-start: 2px solid ${color('line')};
  color: ${color('soft')};
  font: ${font('s')};
`;
