import type { ImportRow } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ProgressBar, Row, Stack } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import { type ReactNode, useEffect } from 'react';
import { ImportDifference } from './ImportDifference.tsx';
import { ColumnChoices } from './imports/ColumnChoices.tsx';
import { entriesInWords } from './imports/entries-words.ts';
import {
  type FileScope,
  importColumnsPicked,
  importFileApplyAsked,
  importFileDropped,
  importFileLeft,
  useFileImport,
} from './imports/file-import.slice.ts';
import { LastImports } from './LastImports.tsx';
import { LookSummary } from './LookSummary.tsx';
import { PlanImport } from './PlanImport.tsx';
import { useRefusal } from './refusals.ts';
import { acceptedFor } from './uploads.ts';
import { useConfig } from './useConfig.ts';
import { useOnBecomingTrue } from './useOnBecomingTrue.ts';
import { useTriplesQuestion } from './useTriplesQuestion.tsx';

interface Props {
  kind: FileScope['kind'];
  /** Whose prices they are, where the file need not say. */
  customer?: string;
  /** Why nothing can be applied for now. */
  blocked?: ReactNode;
  onApplied?: () => void;
}

/** A file of many values: its columns, what it would change line by line, then all of it or nothing; and the way back. Another kind or customer needs another key. */
export function FileImport({ kind, customer, blocked, onApplied }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const config = useConfig();
  const { status, progress, name, sheet, columns, look, applied, refusal } = useFileImport(
    (state) => state.fileImport,
  );
  const error = useRefusal(refusal);
  const { ask, question } = useTriplesQuestion();
  useEffect(() => {
    return () => {
      dispatch(importFileLeft());
    };
  }, [dispatch]);
  useOnBecomingTrue(applied !== null, () => onApplied?.());
  const leave = () => dispatch(importFileLeft());
  return (
    <Stack $gap="m">
      {applied && <Applied row={applied} onDismiss={leave} />}
      {error && status === 'noFile' && <Alert onDismiss={leave}>{error.message}</Alert>}
      {status === 'noFile' && (
        <Dropzone
          label={t(`fileImport.drop.${kind}`)}
          hint={t(`fileImport.hint.${customer ? 'one' : kind}`)}
          accept={acceptedFor('ldec', config)}
          maxBytes={config?.upload.ldec.maxBytes}
          onFiles={([file]) =>
            file && dispatch(importFileDropped({ scope: { kind, customer: customer ?? null }, file }))
          }
        />
      )}
      {status === 'uploading' && <ProgressBar label={t('import.uploading', { name })} value={progress} />}
      {sheet && (
        <>
          <p>
            <strong>{sheet.name}</strong>
          </p>
          {sheet.notes && sheet.notes.titleRows > 0 && (
            <Alert tone="warning">{t('imports.titleRows', { count: sheet.notes.titleRows })}</Alert>
          )}
          {sheet.notes?.noHeads && <Alert tone="warning">{t('imports.noHeads')}</Alert>}
          <ColumnChoices
            kind={kind}
            sheet={sheet}
            columns={columns}
            disabled={status === 'applying'}
            onColumns={(chosen) => dispatch(importColumnsPicked(chosen))}
          />
          {error && <Alert>{error.message}</Alert>}
          {status === 'looking' && <ProgressBar label={t('fileImport.looking')} />}
          {look && (
            <>
              <LookSummary kind={kind} summary={look.imSummary} />
              <ImportDifference key={look.imId} id={look.imId} kind={kind} summary={look.imSummary} />
            </>
          )}
          {blocked && <Alert tone="warning">{blocked}</Alert>}
          {status === 'applying' && <ProgressBar label={t('import.processing')} />}
          <Row>
            <Button
              variant="primary"
              busy={status === 'applying'}
              disabled={!look || look.imSummary.updated === 0 || status === 'applying' || Boolean(blocked)}
              onClick={() => look && ask(look.imSummary, () => dispatch(importFileApplyAsked(look.imId)))}
            >
              {t(`fileImport.apply.${kind}`)}
            </Button>
            <Button disabled={status === 'applying'} onClick={leave}>
              {t('fileImport.leave')}
            </Button>
          </Row>
          {look && look.imSummary.updated > 0 && status === 'looked' && (
            <PlanImport id={look.imId} summary={look.imSummary} onPlanned={leave} />
          )}
          {question}
        </>
      )}
      {status === 'noFile' && <LastImports kind={kind} after={applied} onUndone={leave} />}
    </Stack>
  );
}

function Applied({ row, onDismiss }: { row: ImportRow; onDismiss: () => void }) {
  const { t } = useTranslation('admin');
  const { updated, unknown, deleted, unreadable } = row.imSummary;
  const aside = unknown + deleted + unreadable;
  const entries = entriesInWords(t, row.imSummary);
  return (
    <Alert
      tone={aside > 0 ? 'warning' : 'success'}
      title={t('fileImport.done', { file: row.imFile, count: updated, shown: integer(updated) })}
      onDismiss={onDismiss}
    >
      {[entries && `${entries}.`, aside > 0 && t('fileImport.aside', { count: aside })]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
