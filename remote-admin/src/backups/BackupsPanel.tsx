import type { BackupFailure, BackupProof } from '@extranet/shared/contracts';
import { date, integer, number } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Button, Panel, Skeleton } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { backupsOpened, useBackups } from './backups.slice.ts';

/** When a backup was last restored to see whether it can be, and what went wrong since. */
export function BackupsPanel() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, overview } = useBackups((state) => state.backups);
  useEffect(() => {
    dispatch(backupsOpened());
  }, [dispatch]);
  return (
    <Panel title={t('backups.title')}>
      <Lines>
        {status === 'error' && (
          <Alert
            title={t('backups.failed')}
            action={<Button onClick={() => dispatch(backupsOpened())}>{t('common.retry')}</Button>}
          />
        )}
        {status === 'pending' && !overview && <Skeleton height="3rem" />}
        {status !== 'error' && overview && (
          <>
            {overview.failed && <Failure of={overview.failed} />}
            <p>{overview.proven ? <Proof of={overview.proven} /> : t('backups.none')}</p>
            <Hint>{t(overview.nightly ? 'backups.nightly' : 'backups.notNightly')}</Hint>
          </>
        )}
      </Lines>
    </Panel>
  );
}

function Proof({ of: { at, takenAt, seconds, rows, files } }: { of: BackupProof }) {
  const { t } = useTranslation('admin');
  return t('backups.proven', {
    ...{ at: date(at, 'minute'), taken: date(takenAt, 'minute') },
    ...{ seconds: number(seconds, seconds < 10 ? 1 : 0), rows: integer(rows), files: integer(files) },
  });
}

function Failure({ of: { at, step, reason } }: { of: BackupFailure }) {
  const { t } = useTranslation('admin');
  return (
    <Alert title={t(`backups.failedAt.${step}`, { at: date(at, 'minute') })}>
      <span lang="en">{reason}</span>
    </Alert>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space('s')};
  font: ${font('s')};
`;
const Hint = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
