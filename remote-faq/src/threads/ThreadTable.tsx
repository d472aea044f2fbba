import type { FaqThread } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { IconButton, Link, Reference } from '@extranet/shared/ui';
import { type Column, DataTable } from '@extranet/shared/ui/table';
import { PackageSearch } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { threadAddress } from '../addresses.ts';
import { Said, ThreadCard } from './ThreadCard.tsx';

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
  const columns = useColumns(waiting);
  const card = useCallback(
    (thread: FaqThread) => <ThreadCard thread={thread} waits={waiting.has(thread.ref)} />,
    [waiting],
  );
  return (
    <DataTable
      label={t('threads.list')}
      columns={columns}
      rows={threads}
      rowKey={keyOf}
      onOpen={({ ref }) => navigate(threadAddress(ref))}
      card={card}
      cardHeight={104}
      density="tall"
      loading={loading}
      empty={empty}
      maxHeight="max(20rem, calc(100dvh - 20rem))"
    />
  );
}

const keyOf = ({ ref }: FaqThread) => ref;

function useColumns(waiting: ReadonlySet<string>): Column<FaqThread>[] {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  return useMemo(
    () => [
      {
        id: 'ref',
        header: t('threads.reference'),
        width: '8rem',
        cell: ({ ref }) => (
          <Link to={threadAddress(ref)}>
            <Reference>{ref}</Reference>
          </Link>
        ),
        sortValue: ({ ref }) => ref,
      },
      {
        id: 'excerpt',
        header: t('threads.lastPost'),
        width: 'minmax(14rem, 1fr)',
        cell: ({ excerpt, ref }) => <Said excerpt={excerpt} waits={waiting.has(ref)} />,
      },
      {
        id: 'author',
        header: t('threads.author'),
        width: '9rem',
        cell: ({ author }) => author,
        sortValue: ({ author }) => author,
      },
      {
        id: 'date',
        header: t('threads.date'),
        width: '9rem',
        cell: ({ lastPostAt }) => date(lastPostAt, 'minute'),
        sortValue: ({ lastPostAt }) => lastPostAt,
      },
      {
        id: 'count',
        header: t('threads.posts'),
        width: '8rem',
        align: 'end',
        cell: ({ postCount }) => integer(postCount),
        sortValue: ({ postCount }) => postCount,
      },
      {
        id: 'product',
        header: t('threads.product'),
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
    ],
    [t, dispatch, waiting],
  );
}
