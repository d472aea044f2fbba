import type { FittingVersion } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color } from '@extranet/shared/theme';
import { Button, EmptyState, Modal, Skeleton, Stack } from '@extranet/shared/ui';
import { type Column, DataTable, RowCard } from '@extranet/shared/ui/table';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { VersionView } from './VersionView.tsx';
import { useVersions, versionsOpened } from './versions.slice.ts';

interface Props {
  open: boolean;
  /** The version that holds now. */
  current: number;
  /** Unsaved changes would be lost: nothing is restored before they are saved or dropped. */
  unsaved: boolean;
  onClose: () => void;
}

/** All versions, newest first, and each of them: what it changed, and the way back to it. */
export function VersionsDialog({ open, current, unsaved, onClose }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, versions } = useVersions((state) => state.fittingVersions);
  const [number, setNumber] = useState<number | null>(null);
  useEffect(() => {
    if (!open) return;
    setNumber(null);
    dispatch(versionsOpened());
  }, [dispatch, open]);
  const columns = useMemo<Column<FittingVersion>[]>(
    () => [
      {
        id: 'version',
        header: t('rules.versions.version'),
        width: '5rem',
        cell: ({ version }) => <Opens>{version}</Opens>,
      },
      {
        id: 'savedAt',
        header: t('rules.versions.savedAt'),
        width: '9.5rem',
        cell: ({ savedAt }) => date(savedAt, 'minute'),
      },
      {
        id: 'author',
        header: t('rules.versions.author'),
        width: 'minmax(7rem, 1fr)',
        cell: ({ author }) => author,
      },
      {
        id: 'comment',
        header: t('rules.save.comment'),
        width: 'minmax(9rem, 2fr)',
        cell: ({ comment }) => comment,
      },
      {
        id: 'rules',
        header: t('rules.versions.rules'),
        width: '5rem',
        align: 'end',
        cell: ({ rules }) => rules,
      },
    ],
    [t],
  );
  const opened = versions.find(({ version }) => version === number);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={opened ? t('rules.versions.one', { version: opened.version }) : t('rules.versions.title')}
      size="l"
      footer={
        <>
          {opened && <Button onClick={() => setNumber(null)}>{t('rules.versions.all')}</Button>}
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      {status === 'error' ? (
        <EmptyState
          title={t('rules.versions.failed')}
          action={<Button onClick={() => dispatch(versionsOpened())}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      ) : status === 'pending' ? (
        <Stack aria-busy>
          <Skeleton height="2.5rem" />
          <Skeleton height="16rem" />
        </Stack>
      ) : opened ? (
        <VersionView
          key={opened.version}
          version={opened}
          versions={versions}
          current={current}
          unsaved={unsaved}
        />
      ) : (
        <DataTable
          label={t('rules.versions.title')}
          columns={columns}
          rows={versions}
          rowKey={({ version }) => version}
          onOpen={({ version }) => setNumber(version)}
          card={(version) => <VersionCard version={version} />}
          selected={({ version }) => version === current}
          maxHeight="min(28rem, 60dvh)"
          empty={<EmptyState title={t('rules.versions.none')}>{t('rules.versions.noneHint')}</EmptyState>}
        />
      )}
    </Modal>
  );
}

/** The row opens it: it looks like what is clicked. */
const Opens = styled.span`
  color: ${color('ink')};
  text-decoration: underline;
`;

function VersionCard({ version: { version, author, savedAt, comment } }: { version: FittingVersion }) {
  const { t } = useTranslation('admin');
  return (
    <RowCard
      lead={t('rules.versions.one', { version })}
      trail={date(savedAt)}
      under={[author, comment].filter(Boolean).join(' · ')}
    />
  );
}
