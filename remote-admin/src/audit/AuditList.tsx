import type { AuditLine } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { tabletQuery } from '@extranet/shared/theme';
import { Button, EmptyState, useMedia } from '@extranet/shared/ui';
import { type Column, DataTable, RowCard } from '@extranet/shared/ui/table';
import { useEffect, useMemo, useState } from 'react';
import { actionName, changedFields, objectName, type Translate } from '../audit-texts.ts';
import { useValueWhileClosing } from '../useValueWhileClosing.ts';
import { AuditDialog } from './AuditDialog.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { auditAsked, auditClosed, auditOpened, olderAsked, useAudit } from './audit.slice.ts';
import { auditQuery, NO_FILTERS } from './audit-query.ts';

export function AuditList() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, query: shown, lines, more } = useAudit((state) => state.audit);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [opened, setOpened] = useState<AuditLine>();
  const shownLine = useValueWhileClosing(opened);
  const query = useMemo(() => auditQuery(filters), [filters]);
  useEffect(() => {
    dispatch(auditOpened());
    return () => {
      dispatch(auditClosed());
    };
  }, [dispatch]);
  useEffect(() => {
    dispatch(auditAsked(query));
  }, [dispatch, query]);
  const columns = useMemo(() => columnsOf(t), [t]);
  // Beside the rail of a tablet the last column would be beyond the edge.
  const narrow = useMedia(tabletQuery);
  const filtered = Object.keys(query).length > 0;
  const count = more
    ? t('audit.atLeast', { shown: integer(lines.length) })
    : t('audit.count', { count: lines.length });
  return (
    <>
      <AuditFilterBar filters={filters} onFilters={setFilters} count={status === 'success' && count} />
      {status === 'error' ? (
        <EmptyState
          title={t('audit.failed')}
          action={<Button onClick={() => dispatch(auditAsked(query))}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('audit.title')}
          columns={columns}
          rows={lines}
          rowKey={keyOf}
          onOpen={setOpened}
          loading={status !== 'success'}
          maxHeight="max(20rem, calc(100dvh - 17rem))"
          onEnd={() => more && dispatch(olderAsked({ query: shown, offset: lines.length }))}
          asCards={narrow}
          card={(line) => <LineCard line={line} />}
          empty={
            <EmptyState title={t(filtered ? 'audit.noneFound' : 'audit.none')}>
              {t(filtered ? 'audit.noneFoundHint' : 'audit.noneHint')}
            </EmptyState>
          }
        />
      )}
      <AuditDialog line={shownLine} open={opened !== undefined} onClose={() => setOpened(undefined)} />
    </>
  );
}

const keyOf = ({ auId }: AuditLine) => auId;

/** What the column cuts is read by pointing at it. */
const whole = (text: string) => <span title={text}>{text}</span>;

const columnsOf = (t: Translate): Column<AuditLine>[] => [
  { id: 'at', header: t('audit.at'), width: '9.5rem', cell: ({ auAt }) => date(auAt, 'minute') },
  { id: 'actor', header: t('audit.actor'), width: 'minmax(7rem, 1fr)', cell: ({ auActor }) => auActor },
  {
    id: 'action',
    header: t('audit.action'),
    width: 'minmax(9rem, 1.5fr)',
    cell: ({ auAction }) => whole(actionName(t, auAction)),
  },
  {
    id: 'object',
    header: t('audit.object'),
    width: 'minmax(7rem, 1.2fr)',
    cell: (line) => whole(objectName(t, line)),
  },
  {
    id: 'changes',
    header: t('audit.changes'),
    width: 'minmax(7rem, 1.5fr)',
    cell: ({ auChanges }) => whole(changedFields(t, auChanges)),
  },
];

function LineCard({ line }: { line: AuditLine }) {
  const { t } = useTranslation('admin');
  return (
    <RowCard
      lead={actionName(t, line.auAction)}
      trail={date(line.auAt)}
      under={[objectName(t, line), line.auActor, changedFields(t, line.auChanges)]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}
