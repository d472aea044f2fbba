import type { FaqThread } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, tabletQuery } from '@extranet/shared/theme';
import { IconButton, Link, Reference, useMedia } from '@extranet/shared/ui';
import { type Column, DataTable } from '@extranet/shared/ui/table';
import { PackageSearch } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { threadAddress } from '../addresses.ts';
import { About, Said, ThreadCard } from './ThreadCard.tsx';

/** With header, title, filters and footer just the window, so that the page does not scroll as well (W1.27). */
const HEIGHT = 'max(20rem, calc(100dvh - 22.5rem))';

interface Props {
  threads: FaqThread[];
  /** Threads that wait for moderation. */
  waiting: ReadonlySet<string>;
  loading: boolean;
  empty: ReactNode;
}

export function ThreadTable({ threads, waiting, loading, empty }: Props) {
  const { t } = useTranslation('faq');
  const navigate = useNavigate();
  // A tablet has no room for all columns: the product moves above the question. Nor for a list that scrolls inside a page.
  const narrow = useMedia(tabletQuery);
  const columns = useColumns(waiting, narrow);
  const card = useCallback(
    (thread: FaqThread) => <ThreadCard thread={thread} waits={waiting.has(thread.ref)} />,
    [waiting],
  );
  return (
    <DataTable
      key={String(narrow)}
      label={t('threads.list')}
      columns={columns}
      rows={threads}
      rowKey={placeOf}
      onOpen={({ ref }) => navigate(threadAddress(ref))}
      card={card}
      cardHeight={160}
      density="tall"
      loading={loading}
      empty={empty}
      scrollsWith={narrow ? 'page' : 'itself'}
      maxHeight={HEIGHT}
    />
  );
}

/** Another thread in the same place: its texts are written into the row, which is not made anew. */
const placeOf = (_thread: FaqThread, place: number) => place;

function useColumns(waiting: ReadonlySet<string>, narrow: boolean): Column<FaqThread>[] {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const columns: Column<FaqThread>[] = [
      {
        id: 'ref',
        header: t('threads.reference'),
        width: '7rem',
        className: 'reference',
        cell: ({ ref }) => (
          <Link to={threadAddress(ref)}>
            <Reference>{ref}</Reference>
          </Link>
        ),
        sortValue: ({ ref }) => ref,
      },
      {
        id: 'about',
        header: t('threads.product'),
        width: 'minmax(8rem, 1fr)',
        cell: (thread) => <About thread={thread} />,
        sortValue: ({ product }) => product?.prodWords ?? '',
      },
      {
        id: 'question',
        header: t('threads.question'),
        width: 'minmax(10rem, 2fr)',
        cell: (thread) => <Said thread={thread} waits={waiting.has(thread.ref)} withProduct={narrow} />,
      },
      {
        id: 'date',
        header: t('threads.lastPost'),
        width: '10rem',
        cell: ({ author, lastPostAt }) => (
          <>
            <span>{author}</span>
            <When>{date(lastPostAt, 'minute')}</When>
          </>
        ),
        sortValue: ({ lastPostAt }) => lastPostAt,
      },
      {
        id: 'count',
        header: t('threads.posts'),
        width: '7.5rem',
        align: 'end',
        cell: ({ postCount }) => integer(postCount),
        sortValue: ({ postCount }) => postCount,
      },
      {
        id: 'product',
        header: t('threads.open'),
        hideHeader: true,
        width: '3rem',
        cell: ({ ref, prodId }) =>
          prodId && (
            <IconButton
              icon={PackageSearch}
              name={t('product', { ref })}
              onClick={() => dispatch(productOpenRequested(prodId))}
            />
          ),
      },
    ];
    return narrow ? columns.filter(({ id }) => id !== 'about' && id !== 'count') : columns;
  }, [t, dispatch, waiting, narrow]);
}

const When = styled.span`
  display: block;
  color: ${color('soft')};
  font: ${font('xs')};
`;
