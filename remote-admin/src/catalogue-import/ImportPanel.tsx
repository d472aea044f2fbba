import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Link, Panel, ProgressBar, Stack } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import { BookOpen } from 'lucide-react';
import { useEffect } from 'react';
import { LastImports } from '../LastImports.tsx';
import { useRefusal } from '../refusals.ts';
import { acceptedFor } from '../uploads.ts';
import { useConfig } from '../useConfig.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import {
  importCancelled,
  importLeft,
  resultSeen,
  sheetDropped,
  useImport,
} from './catalogue-import.slice.ts';
import { ImportReport } from './ImportReport.tsx';

/** Updates prices and stock from a spreadsheet, in three steps: the file, its columns, the report. */
export function ImportPanel() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  useEffect(() => {
    return () => {
      dispatch(importLeft());
    };
  }, [dispatch]);
  const config = useConfig();
  const { status, progress, name, sheet, result, refusal } = useImport((state) => state.catalogueImport);
  const error = useRefusal(refusal);
  const rule = config?.upload.ldec;
  return (
    <Panel
      title={t('import.title')}
      busy={status === 'processing'}
      actions={
        <Link to="/extradmin/handbook" icon={BookOpen}>
          {t('imports.handbook')}
        </Link>
      }
    >
      <Stack $gap="m">
        {result && <ImportReport result={result} onDismiss={() => dispatch(resultSeen())} />}
        {error && status === 'noFile' && (
          <Alert onDismiss={() => dispatch(resultSeen())}>{error.message}</Alert>
        )}
        {status === 'noFile' && (
          <Dropzone
            label={t('import.drop')}
            hint={t('import.hint')}
            accept={acceptedFor('ldec', config)}
            maxBytes={rule?.maxBytes}
            onFiles={([file]) => file && dispatch(sheetDropped(file))}
          />
        )}
        {status === 'uploading' && <ProgressBar label={t('import.uploading', { name })} value={progress} />}
        {sheet && (status === 'uploaded' || status === 'processing') && (
          <ColumnsForm
            key={sheet.path}
            sheet={sheet}
            processing={status === 'processing'}
            error={error?.message ?? null}
            onCancel={() => dispatch(importCancelled())}
          />
        )}
        {status !== 'processing' && (
          <LastImports kind="catalogue" after={result} onUndone={() => dispatch(resultSeen())} />
        )}
      </Stack>
    </Panel>
  );
}
