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
import { ImportPreview } from './ImportPreview.tsx';
import { ImportsTable } from './ImportsTable.tsx';

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
  useOnBecomingTrue(undo?.status === 'success', () =>
    toast({ tone: 'success', text: t('applications.import.undone', { file: undo?.row.impFile ?? '' }) }),
  );
  const handleUndo = () => {
    if (asking) dispatch(undoAsked(asking));
    setAsking(undefined);
  };
  return (
    <Stack>
      <Panel title={t('applications.import.panel')} busy={status === 'reading' || status === 'applying'}>
        <Stack $gap="m">
          {applied && (
            <Alert
              tone="success"
              title={t('applications.import.done', { file: applied.impFile })}
              action={<Button onClick={() => setAsking(applied)}>{t('applications.import.undo')}</Button>}
            >
              {t('applications.import.changed', countsOf(applied))}
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
      {undo?.status === 'error' && <UndoRefused />}
      <ImportsTable undoing={undo?.status === 'pending' ? undo.row.impId : null} onUndo={setAsking} />
      {asked && (
        <ConfirmDialog
          open={asking !== undefined}
          title={t('applications.import.undoTitle', { file: asked.impFile })}
          confirm={t('applications.import.undoConfirm')}
          onConfirm={handleUndo}
          onClose={() => setAsking(undefined)}
        >
          {t('applications.import.undoText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** The server names the products that were changed since: undoing would take those changes away too. */
function UndoRefused() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const undo = useApplicationsImport((state) => state.applicationsImport.undo);
  const error = useRefusal(undo?.refusal ?? null);
  return (
    <Alert
      title={t('applications.import.undoRefused', { file: undo?.row.impFile ?? '' })}
      onDismiss={() => dispatch(refusalSeen())}
    >
      {error?.message}
    </Alert>
  );
}

const countsOf = ({ added, changed, removed }: ApplicationsImportRow) => ({ added, changed, removed });
