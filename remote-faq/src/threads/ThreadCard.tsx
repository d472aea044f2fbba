import type { FaqThread } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Badge, Link, ProductLine, Reference, VisuallyHidden } from '@extranet/shared/ui';
import styled from 'styled-components';
import { threadAddress } from '../addresses.ts';

/** A thread on a phone: reference and count, the product, the question, then author and time of the last contribution. */
export function ThreadCard({ thread, waits }: { thread: FaqThread; waits: boolean }) {
  const { t } = useTranslation('faq');
  const { ref, author, lastPostAt, postCount } = thread;
  return (
    <Card>
      <Line>
        <Wide to={threadAddress(ref)}>
          <Reference>{ref}</Reference>
        </Wide>
        {t('threads.postCount', { count: postCount })}
      </Line>
      <About thread={thread} />
      <Said thread={thread} waits={waits} />
      <Line>
        <span>{author}</span>
        {date(lastPostAt, 'minute')}
      </Line>
    </Card>
  );
}

/** The product that a thread is about; nothing for one that the reader may not see. */
export const About = ({ thread: { product } }: { thread: FaqThread }) =>
  product && (
    <Words>
      <ProductLine words={product.prodWords} catalogue={product.prodCatalogue} kind={product.prodKind} />
    </Words>
  );

interface SaidProps {
  thread: FaqThread;
  waits: boolean;
  /** Above the question, where the product has no column of its own. */
  withProduct?: boolean;
}

/** What was asked, and below it the end of the discussion where there is one. */
export function Said({ thread, waits, withProduct }: SaidProps) {
  const { t } = useTranslation('faq');
  const { product, question, excerpt, mineWaits } = thread;
  return (
    <div>
      {withProduct && product && <Last>{product.prodWords}</Last>}
      <Question title={question}>
        {waits && (
          <>
            <Badge tone="solid">{t('moderation.waits')}</Badge>{' '}
          </>
        )}
        {!waits && mineWaits && (
          <>
            <Badge tone="quiet">{t('threads.mineWaits')}</Badge>{' '}
          </>
        )}
        {question}
      </Question>
      {excerpt !== question && !withProduct && (
        <Last>
          <VisuallyHidden>
            {t('threads.lastPost')}
            {'\u00a0: '}
          </VisuallyHidden>
          {excerpt}
        </Last>
      )}
    </div>
  );
}

/** Lines that fit into a row of the table; the whole words stand in the thread. */
const Words = styled.div`
  white-space: normal;
  font: ${font('xs')};
  & > span > span:last-child > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
  /* A sheet is as high as it needs, and its columns are as wide as their words ask for. */
  ${media.print} { min-inline-size: 8rem; & > span > span:last-child > span { display: block; } }
`;
const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('xxs')};
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space('m')};
  color: ${color('soft')};
  font: ${font('xs')};
`;
/** A thumb reaches it beside its letters too, into the margin of the card; the rest of the card leads there as well. */
const Wide = styled(Link)`
  position: relative;
  &::after { content: ''; position: absolute; inset: calc(-1 * ${space('l')}) calc(-1 * ${space('m')}); }
`;
const Question = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  white-space: normal;
  font: ${font('s')};
  /* Two lines and one below them fit into a row. */
  line-height: 1.25;
  ${media.print} { display: block; }
`;
const Last = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color('soft')};
  font: ${font('xs')};
  ${media.print} { white-space: normal; }
`;
