import type { ApplicationsImportRow } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { Badge, Button, EmptyState, Panel, Skeleton } from '@extranet/shared/ui';
import styled from 'styled-components';
import { importsOpened, useApplicationsImport } from './applications-import.slice.ts';
import { changesInWords } from './changes-words.ts';
import { IgnoredLines } from './IgnoredLines.tsx';

const TONES = { preview: 'quiet', applied: 'solid', undone: 'quiet' } as const;

interface Props {
  /** The import that is being undone. */
  undoing: string | null;
  onUndo: (row: ApplicationsImportRow) => void;
}

/** The last imports; each that is applied can be taken back. */
export function ImportsTable({ undoing, onUndo }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, imports } = useApplicationsImport((state) => state.applicationsImport.list);
  return (
    <Panel title={t('applications.import.last')} flush>
      {status === 'pending' && <Skeleton height="8rem" />}
      {status === 'error' && (
        <EmptyState
          title={t('applications.import.failed')}
          action={<Button onClick={() => dispatch(importsOpened())}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      )}
      {status === 'success' && imports.length === 0 && (
        <EmptyState title={t('applications.import.none')}>{t('applications.import.noneHint')}</EmptyState>
      )}
      <List aria-label={t('applications.import.last')}>
        {imports.map((row) => (
          <li key={row.impId}>
            <div>
              <p>
                <strong>{row.impFile}</strong>{' '}
                <Badge tone={TONES[row.impStatus]}>{t(`applications.import.status.${stateOf(row)}`)}</Badge>
              </p>
              <p>
                {[
                  date(row.impUndoneAt ?? row.impAppliedAt ?? row.impCreatedAt, 'minute'),
                  row.impAdmin,
                  changesInWords(t, row),
                ].join(' · ')}
              </p>
              {row.impLeft.length > 0 && (
                <p>{t('applications.import.left', { refs: row.impLeft.join(', ') })}</p>
              )}
              <IgnoredLines of={row.impIgnored} />
            </div>
            {row.impStatus === 'applied' && (
              <Button
                aria-label={t('applications.import.undoOf', { file: row.impFile })}
                busy={undoing === row.impId}
                onClick={() => onUndo(row)}
              >
                {t('applications.import.undo')}
              </Button>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}

const stateOf = ({ impStatus, impLeft }: ApplicationsImportRow) =>
  impLeft.length > 0 ? 'undoneInPart' : impStatus;

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space('s', 'm')};
    padding: ${space('s', 'l')};
    border-block-start: 1px solid ${color('line')};
    font: ${font('s')};
    overflow-wrap: anywhere;
  }
  & > li:first-child { border-block-start: 0; }
  & > li > div { flex: 1 1 16rem; min-inline-size: 0; }
  & p + p { color: ${color('soft')}; font: ${font('xs')}; }
  ${media.phone} { & > li { padding-inline: ${space('m')}; } & > li > button { flex: 1 1 100%; } }
`;
