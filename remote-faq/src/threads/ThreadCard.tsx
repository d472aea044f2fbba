import type { FaqThread } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, Link, Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import { threadAddress } from '../addresses.ts';

/** A thread on a phone: reference and count, then text, author and time of the last contribution. */
export function ThreadCard({ thread, waits }: { thread: FaqThread; waits: boolean }) {
  const { t } = useTranslation('faq');
  const { ref, excerpt, author, lastPostAt, postCount } = thread;
  return (
    <Card>
      <Line>
        <Link to={threadAddress(ref)}>
          <Reference>{ref}</Reference>
        </Link>
        {t('threads.postCount', { count: postCount })}
      </Line>
      <Said excerpt={excerpt} waits={waits} />
      <Line>
        <span>{author}</span>
        {date(lastPostAt, 'minute')}
      </Line>
    </Card>
  );
}

/** Two lines, which fit the whole excerpt of 120 characters. */
export function Said({ excerpt, waits }: { excerpt: string; waits: boolean }) {
  const { t } = useTranslation('faq');
  return (
    <TwoLines>
      {waits && (
        <>
          <Badge tone="solid">{t('moderation.waits')}</Badge>{' '}
        </>
      )}
      {excerpt}
    </TwoLines>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${space('xxs')};
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space('m')};
  color: ${color('soft')};
  font: ${font('xs')};
`;
const TwoLines = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  white-space: normal;
  overflow-wrap: anywhere;
  font: ${font('s')};
`;
