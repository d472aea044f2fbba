import type { ImportKind, ImportRow } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { Alert, Badge, Button, EmptyState, Skeleton, Stack, toast } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ImportDifference } from './ImportDifference.tsx';
import { entriesInWords, unreadColumnsInWords } from './imports/entries-words.ts';
import {
  importChangeAsked,
  importChangeSeen,
  lastImportsOpened,
  useImports,
} from './imports/imports.slice.ts';
import { useRefusal } from './refusals.ts';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';

interface Props {
  kind: ImportKind;
  /** Changes with every import that was applied: the list is read again. */
  after: unknown;
  /** One of them was taken back. */
  onUndone?: () => void;
}

/** The last files: what they changed, who sent them, and the way back. */
export function LastImports({ kind, after, onUndone }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { list, change } = useImports((state) => state.imports);
  const [open, setOpen] = useState<string | null>(null);
  const error = useRefusal(change?.way === 'plan' ? null : (change?.refusal ?? null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `after` says when the list is to be read again.
  useEffect(() => {
    dispatch(lastImportsOpened(kind));
  }, [dispatch, kind, after]);
  const meant = list.imports.find(({ imId }) => imId === change?.id);
  useOnBecomingTrue(change?.way === 'undo' && change.status === 'success', () => {
    toast({ text: t('imports.undoneToast', { file: meant?.imFile ?? '' }) });
    onUndone?.();
  });
  return (
    <Stack $gap="s">
      <h3>{t('imports.last')}</h3>
      {error && meant && (
        <Alert
          title={t('imports.undoRefused', { file: meant.imFile })}
          onDismiss={() => dispatch(importChangeSeen())}
          action={
            error.code === 'import.changedLater' && (
              <Button
                onClick={() =>
                  dispatch(importChangeAsked({ id: meant.imId, way: 'undo', leaveChanged: true }))
                }
              >
                {t('imports.undoOthers')}
              </Button>
            )
          }
        >
          {error.message}
        </Alert>
      )}
      {list.status === 'pending' && <Skeleton height="6rem" />}
      {list.status === 'error' && (
        <EmptyState
          title={t('imports.listFailed')}
          action={<Button onClick={() => dispatch(lastImportsOpened(kind))}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      )}
      {list.status === 'success' && list.imports.length === 0 && <p>{t('imports.noneYet')}</p>}
      <List aria-label={t('imports.last')}>
        {list.imports.map((row) => {
          const busy = change?.id === row.imId && change.status === 'pending';
          const asked = (way: 'undo' | 'unplan') => dispatch(importChangeAsked({ id: row.imId, way }));
          const shown = open === row.imId;
          return (
            <li key={row.imId}>
              <div>
                <p>
                  <strong>{row.imFile}</strong>{' '}
                  <Badge tone={row.imStatus === 'applied' ? 'solid' : 'quiet'}>
                    {t(`imports.status.${row.imStatus}`)}
                  </Badge>
                </p>
                <p>{factsOf(row)}</p>
                {row.imStatus === 'scheduled' && (
                  <p>{t('imports.plannedFor', { day: date(row.imRunAt, 'day') })}</p>
                )}
                {row.imLeft.length > 0 && <p>{t('imports.left', { refs: row.imLeft.join(', ') })}</p>}
              </div>
              <span>
                <Button
                  variant="quiet"
                  aria-expanded={shown}
                  aria-label={t('imports.linesOf', { file: row.imFile })}
                  onClick={() => setOpen(shown ? null : row.imId)}
                >
                  {t('imports.lines')}
                </Button>
                {row.imStatus === 'applied' && (
                  <Button
                    busy={busy}
                    aria-label={t('imports.undoOf', { file: row.imFile })}
                    onClick={() => asked('undo')}
                  >
                    {t('imports.undo')}
                  </Button>
                )}
                {row.imStatus === 'scheduled' && (
                  <Button
                    busy={busy}
                    aria-label={t('imports.unplanOf', { file: row.imFile })}
                    onClick={() => asked('unplan')}
                  >
                    {t('imports.unplan')}
                  </Button>
                )}
              </span>
              {shown && (
                <Whole>
                  <ImportDifference id={row.imId} kind={row.imKind} summary={row.imSummary} />
                </Whole>
              )}
            </li>
          );
        })}
      </List>
    </Stack>
  );

  function factsOf(row: ImportRow) {
    const at = date(row.imAppliedAt ?? row.imCreatedAt, 'minute');
    const undone = row.imUndoneAt && t('imports.undoneAt', { at: date(row.imUndoneAt, 'minute') });
    const { updated } = row.imSummary;
    return [
      at,
      undone,
      row.imAdmin,
      t('imports.changed', { count: updated, shown: integer(updated) }),
      entriesInWords(t, row.imSummary),
      unreadColumnsInWords(t, row.imSummary),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

/** No div: those are one half of a line. */
const Whole = styled.section`
  flex: 1 1 100%;
  min-inline-size: 0;
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space('s', 'm')};
    padding-block: ${space('s')};
    border-block-start: 1px solid ${color('line')};
    font: ${font('s')};
    overflow-wrap: anywhere;
  }
  & > li > div { flex: 1 1 16rem; min-inline-size: 0; }
  & > li > span { display: flex; gap: ${space('s')}; }
  & p { margin: 0; }
  & p + p { color: ${color('soft')}; font: ${font('xs')}; }
  ${media.phone} { & > li > span { flex: 1 1 100%; } }
`;
