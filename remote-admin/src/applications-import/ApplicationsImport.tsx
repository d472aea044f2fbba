import type { ApplicationsImportRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ConfirmDialog, Panel, ProgressBar, Stack, toast } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import { useEffect, useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { acceptedFor } from '../uploads.ts';
import { useConfig } from '../useConfig.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { useValueWhileClosing } from '../useValueWhileClosing.ts';
import {
  applyAsked,
  fileDropped,
  importDropped,
  importsLeft,
  importsOpened,
  refusalSeen,
  undoAsked,
  useApplicationsImport,
} from './applications-import.slice.ts';
import { changesInWords } from './changes-words.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportsTable } from './ImportsTable.tsx';
import { UndoOutcome } from './UndoOutcome.tsx';

/** A file of applications: looked at before it changes anything, applied, and taken back. */
export function ApplicationsImport() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const config = useConfig();
  const { status, name, progress, preview, applied, undo, ...rest } = useApplicationsImport(
    (state) => state.applicationsImport,
  );
  const [asking, setAsking] = useState<ApplicationsImportRow>();
  const asked = useValueWhileClosing(asking);
  const error = useRefusal(rest.refusal);
  useEffect(() => {
    dispatch(importsOpened());
    return () => {
      dispatch(importsLeft());
    };
  }, [dispatch]);
  useOnBecomingTrue(undo?.status === 'success' && undo.row.impLeft.length === 0, () =>
    toast({ tone: 'success', text: t('applications.import.undone', { file: undo?.row.impFile ?? '' }) }),
  );
  const handleUndo = () => {
    if (asking) dispatch(undoAsked({ row: asking, leaveChanged: false }));
    setAsking(undefined);
  };
  return (
    <Stack>
      <Panel title={t('applications.import.panel')} busy={status === 'reading' || status === 'applying'}>
        <Stack $gap="m">
          <p>{t('applications.import.intro')}</p>
          {applied && (
            <Alert
              tone="success"
              title={t('applications.import.done', { file: applied.impFile })}
              action={<Button onClick={() => setAsking(applied)}>{t('applications.import.undo')}</Button>}
            >
              {changesInWords(t, applied)}
            </Alert>
          )}
          {error && !preview && <Alert onDismiss={() => dispatch(refusalSeen())}>{error.message}</Alert>}
          {status === 'noFile' && (
            <Dropzone
              label={t('applications.import.drop')}
              hint={t('applications.import.hint')}
              accept={acceptedFor('ldec', config)}
              maxBytes={config?.upload.ldec.maxBytes}
              onFiles={([file]) => file && dispatch(fileDropped(file))}
            />
          )}
          {status === 'uploading' && (
            <ProgressBar label={t('applications.import.uploading', { name })} value={progress} />
          )}
          {status === 'reading' && <ProgressBar label={t('applications.import.reading')} />}
          {preview && (
            <ImportPreview
              preview={preview}
              refusal={error}
              applying={status === 'applying'}
              onApply={() => dispatch(applyAsked(preview.impId))}
              onCancel={() => dispatch(importDropped())}
            />
          )}
        </Stack>
      </Panel>
      <UndoOutcome />
      <ImportsTable undoing={undo?.status === 'pending' ? undo.row.impId : null} onUndo={setAsking} />
      {asked && (
        <ConfirmDialog
          open={asking !== undefined}
          title={t('applications.import.undoTitle', { file: asked.impFile })}
          confirm={t('applications.import.undoConfirm')}
          cancel={t('applications.import.keep')}
          onConfirm={handleUndo}
          onClose={() => setAsking(undefined)}
        >
          {t('applications.import.undoText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
