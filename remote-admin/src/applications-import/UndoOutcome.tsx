import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button } from '@extranet/shared/ui';
import { useRefusal } from '../refusals.ts';
import { refusalSeen, undoAsked, useApplicationsImport } from './applications-import.slice.ts';

/** What was changed since keeps an import from being undone whole: the server names it, and the others can be taken back. */
export function UndoOutcome() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const undo = useApplicationsImport((state) => state.applicationsImport.undo);
  const error = useRefusal(undo?.refusal ?? null);
  if (!undo) return null;
  const { row, status } = undo;
  const onDismiss = () => dispatch(refusalSeen());
  if (status === 'success' && row.impLeft.length > 0)
    return (
      <Alert
        tone="success"
        title={t('applications.import.undoneInPart', { file: row.impFile })}
        onDismiss={onDismiss}
      >
        {t('applications.import.left', { refs: row.impLeft.join(', ') })}
      </Alert>
    );
  if (!error) return null;
  return (
    <Alert
      title={t('applications.import.undoRefused', { file: row.impFile })}
      onDismiss={onDismiss}
      action={
        error.code === 'applications.changedLater' && (
          <Button onClick={() => dispatch(undoAsked({ row, leaveChanged: true }))}>
            {t('applications.import.undoOthers')}
          </Button>
        )
      }
    >
      {error.message}
    </Alert>
  );
}
